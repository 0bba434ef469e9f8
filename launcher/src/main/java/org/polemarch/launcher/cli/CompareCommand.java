package org.polemarch.launcher.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.polemarch.core.compare.Experiment;
import org.polemarch.core.compare.Findings;
import org.polemarch.core.compare.Reckoning;
import org.polemarch.core.compare.Run;
import org.polemarch.core.compare.Shard;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Refused;
import org.polemarch.launcher.words.Say;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Compares sets of rules. */
@Command(name = "compare")
final class CompareCommand implements Callable<Integer> {

    private final Program program;

    @Parameters(arity = "1..*", paramLabel = "WHAT")
    private List<String> whats;

    @Option(names = "--games", paramLabel = "N", defaultValue = "200")
    private long games;

    @Option(names = "--bots", paramLabel = "B", split = ",", defaultValue = "greedy")
    private List<String> bots;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1")
    private long seed;

    @Option(names = "--threads", paramLabel = "T")
    private Integer threads;

    @Option(
            names = "--skill",
            paramLabel = "BOTS",
            split = ",",
            arity = "0..1",
            fallbackValue = "random,greedy,mcts:50r")
    private List<String> skill = new ArrayList<>();

    @Option(names = {"--ablation", "--ablate"})
    private boolean ablate;

    @Option(names = "--report", paramLabel = "DIR")
    private Path report;

    @Option(names = "--json", paramLabel = "FILE|-")
    private String json;

    @Mixin
    private OutputOptions output;

    @Spec
    private CommandSpec spec;

    CompareCommand(Program program) {
        this.program = program;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (games < 1) {
            throw new ParameterException(spec.commandLine(), Say.of("cli.least", "--games", 1, games));
        }
        if (whats.size() < 2 && !ablate && skill.isEmpty() && report == null && json == null) {
            throw new ParameterException(spec.commandLine(), Say.of("cli.two-whats"));
        }
        int usedThreads = Experiments.threads(threads, spec);
        Experiments.check(json, report, output);
        Experiments experiments = new Experiments(program);
        List<String> played = ablate ? Experiment.ablation(whats, experiments.shelf()) : whats;
        Experiment experiment = new Experiment(played, bots, games, seed, skill);
        Path folder = folder();
        try {
            Path file = folder.resolve("results.jsonl");
            Run run = Experiments.disk(file, () -> Run.start(experiment, Shard.ALL, experiments.shelf(), file));
            experiments.play(run, usedThreads, file);
            Findings findings = Experiments.disk(file, () -> Reckoning.of(run.results()));
            return experiments.tell(findings, json, report, output);
        } finally {
            remove(folder);
        }
    }

    /** Only experiments keep the games themselves; a comparison keeps just its findings. */
    private static Path folder() {
        try {
            return Files.createTempDirectory("polemarch-compare");
        } catch (IOException e) {
            throw new Refused(Say.of("cli.no-room", Complaint.of(e)));
        }
    }

    private static void remove(Path folder) {
        try {
            Files.deleteIfExists(folder.resolve("results.jsonl"));
            Files.deleteIfExists(folder);
        } catch (IOException e) {
            // Nobody minds what is left in the folder for temporary files.
        }
    }
}
