package org.polemarch.launcher.soak;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.PluginHost;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Holder.BotSeat;
import org.polemarch.core.session.Session;
import org.polemarch.core.wiring.PreparedGame;

/** A machine that is killed: it plays and saves after every move, and says after each how many moves the disk has. */
final class Autosaver {

    static final String GAME = "polis";

    private Autosaver() {}

    static void run(long seed, Path bundled, Path folder) {
        try (PluginHost host = Installed.host(bundled, folder)) {
            InstalledGame game = host.catalog().game(GAME);
            PreparedGame<?> prepared = game.prepare(game.setup().build(), Optional.empty());
            BotSeat bot = new BotSeat("random", new RandomBot());
            for (long number = 0; ; number++) {
                Session<?> session = Session.start(
                        prepared, seed + number, List.of(bot, bot), game.terms(prepared, false, Installed.VERSION));
                Path file = folder.resolve("game-" + number + ".json");
                session.listen(new Autosave(new SaveFiles(), file, Clock.systemUTC()));
                while (!session.over()) {
                    session.botMove();
                    System.out.println(number + " " + session.decisions());
                }
            }
        }
    }
}
