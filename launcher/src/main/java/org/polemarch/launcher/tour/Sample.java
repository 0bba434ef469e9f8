package org.polemarch.launcher.tour;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.teach.Primer;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.Watchdog;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.launcher.table.Situations;

/** A position of a game that nobody plays, for a picture. */
public record Sample(InstalledGame game, PreparedGame<?> prepared, Situation situation) {

    /** Plays up to the position. It takes a while: not on the window's thread. */
    public static Sample of(InstalledGame game, Primer.Picture picture) {
        PreparedGame<?> prepared = game.prepare(game.setup().build(), Optional.empty());
        return Watchdog.call(dog -> played(game, prepared, picture));
    }

    private static <S extends GameState<S>> Sample played(
            InstalledGame installed, PreparedGame<S> prepared, Primer.Picture picture) {
        Game<S> game = prepared.start(picture.seed());
        Chance chance = Chance.seeded(picture.seed());
        while (!game.over() && game.decisions() < picture.moves()) {
            game.play(chance.below(game.moves().size()));
        }
        Seat viewer = prepared.setup().seats().stream()
                .filter(seat -> seat.id().equals(picture.seat()))
                .findFirst()
                .orElse(prepared.setup().seats().get(0));
        return new Sample(installed, prepared, Situations.still(game, viewer, List.of()));
    }
}
