package org.polemarch.launcher.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.polemarch.core.bots.Level;
import org.polemarch.core.ladder.Ladder;
import org.polemarch.core.ladder.Pairing;
import org.polemarch.core.ladder.Ratings;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.simulate.Simulation.Player;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.launcher.words.Say;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "ladder")
final class LadderCommand implements Callable<Integer> {

    private final Program program;

    @Parameters(index = "0", paramLabel = "GAME")
    private String game;

    @Option(names = "--games", paramLabel = "N", defaultValue = "20")
    private long games;

    @Option(names = "--bots", paramLabel = "B,B...", split = ",")
    private List<String> bots = Arrays.stream(Level.values()).map(Level::id).toList();

    @Mixin
    private SetupOptions options;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1")
    private long seed;

    @Option(names = "--threads", paramLabel = "T")
    private Integer threads;

    @Spec
    private CommandSpec spec;

    LadderCommand(Program program) {
        this.program = program;
    }

    @Override
    public Integer call() throws InterruptedException {
        int usedThreads = Experiments.threads(threads, spec);
        if (games < 2 || games % 2 != 0) {
            throw new ParameterException(spec.commandLine(), Say.of("cli.ladder.even", games));
        }
        if (bots.stream().distinct().count() < 2) {
            throw new ParameterException(spec.commandLine(), Say.of("cli.ladder.two"));
        }
        InstalledGame installed = program.catalog().game(game);
        PreparedGame<?> prepared = options.prepare(installed);
        List<Player> players = bots.stream().distinct().map(this::player).toList();
        List<Pairing> pairings;
        try (Progress progress =
                new Progress(program.console(), Say.of("cli.unit.games"), Ladder.games(players.size(), games))) {
            pairings = Ladder.play(prepared, players, games, seed, usedThreads, progress);
        }
        program.say(Say.of("cli.ladder", prepared.title(), games, seed));
        for (Pairing each : pairings) {
            program.say(Say.of(
                    "cli.ladder.pairing",
                    String.format("  %-12s", each.second()),
                    String.format(Locale.ROOT, "%6.1f", each.games() - each.won()),
                    each.games(),
                    each.first()));
        }
        program.say(Say.of("cli.ladder.rating", players.get(0).name()));
        for (Ratings.Rating rating : Ratings.of(pairings)) {
            program.say(
                    String.format(Locale.ROOT, "  %-12s %6.0f ± %.0f", rating.bot(), rating.points(), rating.margin()));
        }
        return 0;
    }

    private Player player(String bot) {
        program.library().bot(game, bot); // an unknown bot is refused before the first game
        return new Player(bot, () -> program.library().bot(game, bot));
    }
}
