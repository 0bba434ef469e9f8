package org.polemarch.launcher.tour;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.game.Seat;
import org.polemarch.api.teach.Guide;
import org.polemarch.core.engine.Seed;
import org.polemarch.core.engine.Watchdog;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.InstalledLibrary;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.Terms;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupBuilder;
import org.polemarch.launcher.words.Say;

/** The game for a guide: always the same one, in which everything can be undone. */
public final class GuidedGame {

    private GuidedGame() {}

    /** Sets it up. It may take a while: not on the window's thread. */
    public static Session<?> begin(InstalledGame game, Guide guide, InstalledLibrary library, String player) {
        SetupBuilder setup = game.setup();
        guide.scenario().ifPresent(setup::scenario);
        guide.seats().ifPresent(setup::seats);
        guide.options().orElse(Map.of()).forEach(setup::option);
        PreparedGame<?> prepared = game.prepare(setup.build(), Optional.empty());
        List<Holder> holders = new ArrayList<>();
        for (Seat seat : prepared.setup().seats()) {
            boolean own = seat.id().equals(guide.seat());
            String name = player.isBlank() ? prepared.words().name(seat) : player;
            holders.add(
                    own
                            ? new Holder.Person(name)
                            : new Holder.BotSeat(guide.bot(), library.bot(game.id(), guide.bot())));
        }
        Terms terms = game.terms(prepared, true, library.program())
                .titled(Say.of("tour.title", game.info().title()));
        return Watchdog.call(dog -> Session.start(prepared, Seed.of(guide.seed()), holders, terms));
    }
}
