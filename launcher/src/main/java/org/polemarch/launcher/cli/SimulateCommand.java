package org.polemarch.launcher.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.core.disk.OutputFile;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Terms;
import org.polemarch.core.simulate.Bench;
import org.polemarch.core.simulate.Simulation;
import org.polemarch.core.simulate.SimulationReport;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.launcher.words.Refused;
import org.polemarch.launcher.words.Say;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "simulate")
final class SimulateCommand implements Callable<Integer> {

    private static final int MOST_SAVED_FAULTS = 10;
    private static final String STANDARD_OUTPUT = "-";

    private final Program program;

    @Parameters(index = "0", paramLabel = "GAME")
    private String game;

    @Option(names = "--games", paramLabel = "N", defaultValue = "100")
    private long games;

    @Option(names = "--bots", paramLabel = "B", defaultValue = "random")
    private String bots;

    @Mixin
    private SetupOptions options;

    @Mixin
    private SeatOptions seats;

    @Mixin
    private OutputOptions output;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1")
    private long seed;

    @Option(names = "--threads", paramLabel = "T")
    private Integer threads;

    @Option(names = "--json", paramLabel = "FILE|-")
    private String json;

    @Option(names = "--bench")
    private boolean bench;

    @Option(names = "--bench-seconds", paramLabel = "N", defaultValue = "10")
    private int benchSeconds;

    @Spec
    private CommandSpec spec;

    SimulateCommand(Program program) {
        this.program = program;
    }

    @Override
    public Integer call() throws InterruptedException {
        int usedThreads = Experiments.threads(threads, spec);
        if (benchSeconds < 1) {
            throw new ParameterException(spec.commandLine(), Say.of("cli.least", "--bench-seconds", 1, benchSeconds));
        }
        if (games < 1) {
            throw new ParameterException(spec.commandLine(), Say.of("cli.least", "--games", 1, games));
        }
        InstalledGame installed = program.catalog().game(game);
        PreparedGame<?> prepared = options.prepare(installed);
        if (bench) {
            Duration measure = Duration.ofSeconds(benchSeconds);
            program.say(new Bench<>(prepared, seed, usedThreads)
                    .run(measure.dividedBy(2), measure)
                    .json());
            return 0;
        }
        return simulate(installed, prepared, usedThreads);
    }

    private <S extends GameState<S>> int simulate(InstalledGame installed, PreparedGame<S> prepared, int usedThreads)
            throws InterruptedException {
        List<Simulation.Player> players = players(installed, prepared);
        Optional<OutputFile> file = Optional.ofNullable(json)
                .filter(name -> !name.equals(STANDARD_OUTPUT))
                .map(name -> output.file(Path.of(name), OutputFile.Kind.SIMULATION));
        SimulationReport report;
        try (Progress progress = new Progress(program.console(), "games", games)) {
            report = Simulation.run(prepared, players, games, seed, usedThreads, progress);
        }
        if (json == null) {
            tell(report);
        } else {
            write(report, file);
        }
        if (report.faults().isEmpty()) {
            return 0;
        }
        SimulationReport.FaultLine first = report.faults().get(0);
        throw new Refused(Say.of(
                        "cli.simulated.failed",
                        report.faults().size(),
                        games,
                        first.fault().seed(),
                        first.fault().move(),
                        first.fault().message())
                + saveFaults(report, installed, prepared));
    }

    private List<Simulation.Player> players(InstalledGame installed, PreparedGame<?> prepared) {
        Map<String, String> chosen = seats.holders(installed, prepared.setup());
        List<Simulation.Player> players = new ArrayList<>();
        for (Seat seat : prepared.setup().seats()) {
            String bot = chosen.getOrDefault(seat.id(), bots);
            program.library().bot(game, bot); // an unknown bot is refused before the first game
            players.add(new Simulation.Player(bot, () -> program.library().bot(game, bot)));
        }
        return players;
    }

    private void tell(SimulationReport report) {
        program.say(Say.of(
                "cli.simulated",
                report.finished(),
                report.title(),
                report.seed(),
                report.meanDecisions(),
                report.meanBranching()));
        report.seats()
                .forEach(seat -> program.say(String.format(
                        "  %-16s %-12s %s %10s   %s %10s",
                        seat.seat(),
                        seat.bot(),
                        Say.of("cli.simulated.wins"),
                        seat.wins(),
                        Say.of("cli.simulated.score"),
                        seat.meanScore())));
        report.sides()
                .forEach((side, wins) -> program.say(String.format(
                        "  %s %-24s %s %10s", Say.of("cli.simulated.side"), side, Say.of("cli.simulated.wins"), wins)));
        report.endings()
                .forEach((ending, count) ->
                        program.say(String.format("  %s %-20s %10d", Say.of("cli.simulated.ended"), ending, count)));
        report.faults()
                .forEach(line -> program.say("  "
                        + Say.of(
                                "cli.simulated.fault",
                                line.fault().seed(),
                                line.fault().move(),
                                line.fault().message())));
    }

    private void write(SimulationReport report, Optional<OutputFile> file) {
        if (file.isEmpty()) {
            program.out().print(report.json());
            program.out().flush();
            return;
        }
        Experiments.disk(file.get().file(), () -> {
            file.get().write(report.json());
            return report;
        });
    }

    /** The first faults are saved beside the result, or among the saves if it is only shown, so that they can be looked at with replay; where the first is. */
    private <S extends GameState<S>> String saveFaults(
            SimulationReport report, InstalledGame installed, PreparedGame<S> prepared) {
        Path folder = json == null || json.equals(STANDARD_OUTPUT)
                ? program.home().saves()
                : Path.of(json).toAbsolutePath().getParent();
        Terms terms = installed.terms(prepared, true, Program.VERSION).titled("fault");
        List<Path> saved = new ArrayList<>();
        report.faults().stream()
                .limit(MOST_SAVED_FAULTS)
                .forEach(line -> report.save(
                                line, prepared, terms, program.clock().instant())
                        .ifPresent(content -> {
                            Path file = program.saves()
                                    .free(
                                            folder,
                                            "fault-" + game + "-" + line.fault().seed());
                            saved.add(program.saves().write(file, content).file());
                        }));
        return saved.isEmpty() ? "" : " " + Say.of("cli.simulated.kept", saved.get(0));
    }
}
