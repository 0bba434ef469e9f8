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
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "simulate",
        description = "Lets bots play many games. The same seed gives the same result, whatever the number of threads.")
final class SimulateCommand implements Callable<Integer> {

    private static final int MOST_SAVED_FAULTS = 10;
    private static final String STANDARD_OUTPUT = "-";

    private final Program program;

    @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
    private String game;

    @Option(names = "--games", paramLabel = "N", description = "How many games.", defaultValue = "100")
    private long games;

    @Option(
            names = "--bots",
            paramLabel = "B",
            description = "The bot at every seat not given with --seat.",
            defaultValue = "random")
    private String bots;

    @Mixin
    private SetupOptions options;

    @Mixin
    private SeatOptions seats;

    @Mixin
    private OutputOptions output;

    @Option(names = "--seed", paramLabel = "N", description = "The seed of the run.", defaultValue = "1")
    private long seed;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "How many threads; as many as there are cores if not given.")
    private Integer threads;

    @Option(
            names = "--json",
            paramLabel = "FILE|-",
            description = "Writes the result as JSON to a file, or - for the output.")
    private String json;

    @Option(names = "--bench", description = "Measures speed instead and prints one line of JSON.")
    private boolean bench;

    @Option(
            names = "--bench-seconds",
            paramLabel = "N",
            description = "How long each measurement of --bench takes.",
            defaultValue = "10")
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
            throw new ParameterException(spec.commandLine(), "--bench-seconds is 1 or more, not " + benchSeconds);
        }
        if (games < 1) {
            throw new ParameterException(spec.commandLine(), "--games is 1 or more, not " + games);
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
        throw new Refused(report.faults().size() + " of " + games + " games failed; the first, of seed "
                + first.fault().seed() + ", at move " + first.fault().move() + ": "
                + first.fault().message() + saveFaults(report, installed, prepared));
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
        program.say(report.finished() + (report.finished() == 1 ? " game of " : " games of ") + report.title()
                + ", seed " + report.seed() + ": " + report.meanDecisions() + " decisions a game among "
                + report.meanBranching() + " answers");
        report.seats()
                .forEach(seat -> program.say(String.format(
                        "  %-16s %-12s wins %10s   mean score %10s",
                        seat.seat(), seat.bot(), seat.wins(), seat.meanScore())));
        report.sides().forEach((side, wins) -> program.say(String.format("  side %-24s wins %10s", side, wins)));
        report.endings().forEach((ending, count) -> program.say(String.format("  ended by %-20s %10d", ending, count)));
        report.faults()
                .forEach(line -> program.say(
                        "  fault in the game of seed " + line.fault().seed() + " at move "
                                + line.fault().move() + ": " + line.fault().message()));
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
        return saved.isEmpty() ? "" : " (saved as " + saved.get(0) + ")";
    }
}
