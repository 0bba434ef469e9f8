package org.polemarch.launcher.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.polemarch.api.game.Seat;
import org.polemarch.core.engine.Seed;
import org.polemarch.core.engine.Watchdog;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.Terms;
import org.polemarch.core.wiring.PreparedGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "play")
final class PlayCommand implements Runnable {

    private static final String HUMAN = "human";
    private static final String USUAL_BOT = "easy";

    private final Program program;

    @Parameters(index = "0", paramLabel = "GAME")
    private String game;

    @Mixin
    private SetupOptions options;

    @Mixin
    private SeatOptions seats;

    @Option(names = "--seed", paramLabel = "N")
    private Seed seed;

    @Option(names = "--casual")
    private boolean casual;

    @Option(names = "--text")
    private boolean text;

    PlayCommand(Program program) {
        this.program = program;
    }

    @Override
    public void run() {
        InstalledGame installed = program.catalog().game(game);
        PreparedGame<?> prepared = options.prepare(installed);
        Session<?> session = session(installed, prepared);
        Autosave autosave = new Autosave(
                program.saves(), program.saves().free(program.home().saves(), game), program.clock());
        new Tables(program).open(session, autosave, text);
    }

    private Session<?> session(InstalledGame installed, PreparedGame<?> prepared) {
        Map<String, String> chosen = seats.holders(installed, prepared.setup());
        boolean yours = chosen.values().stream().noneMatch(PlayCommand::isPerson);
        List<Holder> holders = new ArrayList<>();
        for (Seat seat : prepared.setup().seats()) {
            String who = chosen.getOrDefault(seat.id(), yours ? HUMAN : USUAL_BOT);
            yours &= chosen.containsKey(seat.id());
            holders.add(holder(who, prepared.words().name(seat)));
        }
        Terms terms = installed.terms(prepared, casual, Program.VERSION);
        Seed chance = seed != null ? seed : Seed.fresh();
        return Watchdog.call(dog -> Session.start(prepared, chance, holders, terms));
    }

    private static boolean isPerson(String who) {
        return who.equals(HUMAN) || who.startsWith(HUMAN + ":");
    }

    private Holder holder(String who, String title) {
        if (who.equals(HUMAN)) {
            return new Holder.Person(title);
        }
        if (who.startsWith(HUMAN + ":") && who.length() > HUMAN.length() + 1) {
            return new Holder.Person(who.substring(HUMAN.length() + 1));
        }
        return new Holder.BotSeat(who, program.library().bot(game, who));
    }
}
