package org.polemarch.launcher.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.polemarch.core.compare.Experiment;
import org.polemarch.core.compare.Figures;
import org.polemarch.core.compare.Reckoning;
import org.polemarch.core.compare.Results;
import org.polemarch.core.compare.Run;
import org.polemarch.core.compare.Shard;
import org.polemarch.core.disk.OutputFile;
import org.polemarch.core.wiring.SetupFault;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Experiments that take many processes or many hours. */
@Command(
        name = "experiment",
        description = "Plays an experiment from a file, in one piece or in shards, and reports on it.",
        subcommands = {
            ExperimentCommand.Start.class,
            ExperimentCommand.Merge.class,
            ExperimentCommand.Resume.class,
            ExperimentCommand.Report.class,
            ExperimentCommand.OfGame.class
        })
final class ExperimentCommand {

    @Command(name = "run", description = "Plays an experiment, or a shard of it; the same bytes on any machine.")
    static final class Start implements Callable<Integer> {

        private final Program program;

        @Parameters(paramLabel = "FILE", description = "The experiment.")
        private Path file;

        @Option(names = "--shard", paramLabel = "i/n", description = "Only the i-th of n parts, counted from 1.")
        private String shard = "1/1";

        @Option(names = "--out", paramLabel = "FILE", description = "Where the games go; beside the file if not given.")
        private Path out;

        @Option(names = "--threads", paramLabel = "T", description = "How many threads.")
        private Integer threads;

        @Spec
        private CommandSpec spec;

        Start(Program program) {
            this.program = program;
        }

        @Override
        public Integer call() throws InterruptedException {
            int usedThreads = Experiments.threads(threads, spec);
            Experiments experiments = new Experiments(program);
            Experiment experiment = experiments.read(file);
            Shard part = part();
            Path to = out != null ? out : beside(part);
            Run run = Experiments.disk(to, () -> Run.start(experiment, part, experiments.shelf(), to));
            experiments.play(run, usedThreads, to);
            program.out().println(to);
            return 0;
        }

        private Shard part() {
            try {
                return Shard.parse(shard);
            } catch (SetupFault e) {
                throw new ParameterException(spec.commandLine(), "--shard: " + e.getMessage(), e);
            }
        }

        private Path beside(Shard part) {
            String name = file.getFileName().toString().replaceFirst("\\.json$", "");
            return file.resolveSibling(
                    name + (part.of() == 1 ? "" : "-" + part.number() + "-of-" + part.of()) + ".results.jsonl");
        }
    }

    @Command(
            name = "merge",
            description = "Puts shards together: the same bytes as if one process had played them all.")
    static final class Merge implements Callable<Integer> {

        @Parameters(arity = "1..*", paramLabel = "FILE", description = "The results of all shards, in any order.")
        private List<Path> files;

        @Option(names = "--out", paramLabel = "FILE", required = true, description = "Where the whole goes.")
        private Path out;

        @Mixin
        private OutputOptions output;

        @Override
        public Integer call() {
            return Experiments.disk(out, () -> {
                Results.merge(files, output.file(out, OutputFile.Kind.RESULTS));
                return 0;
            });
        }
    }

    @Command(name = "resume", description = "Goes on with results that were cut off.")
    static final class Resume implements Callable<Integer> {

        private final Program program;

        @Parameters(paramLabel = "FILE", description = "The results.")
        private Path file;

        @Option(names = "--threads", paramLabel = "T", description = "How many threads.")
        private Integer threads;

        @Spec
        private CommandSpec spec;

        Resume(Program program) {
            this.program = program;
        }

        @Override
        public Integer call() throws InterruptedException {
            int usedThreads = Experiments.threads(threads, spec);
            Experiments experiments = new Experiments(program);
            Run run = Experiments.disk(file, () -> Run.resume(file, experiments.shelf()));
            experiments.play(run, usedThreads, file);
            return 0;
        }
    }

    @Command(name = "report", description = "Says what the results hold, as far as they go.")
    static final class Report implements Callable<Integer> {

        private final Program program;

        @Parameters(paramLabel = "FILE", description = "The results.")
        private Path file;

        @Option(names = "--report", paramLabel = "DIR", description = "Writes a report to a folder: HTML, JSON, CSV.")
        private Path report;

        @Option(
                names = "--json",
                paramLabel = "FILE|-",
                description = "Writes the findings as JSON to a file, or - for the output.")
        private String json;

        @Mixin
        private OutputOptions output;

        Report(Program program) {
            this.program = program;
        }

        @Override
        public Integer call() {
            Experiments.check(json, report, output);
            return new Experiments(program)
                    .tell(Experiments.disk(file, () -> Reckoning.of(Results.open(file))), json, report, output);
        }
    }

    @Command(
            name = "figures",
            description =
                    "Takes out of results what the library shows of a game, to be shipped beside its plugin class as"
                            + " figures.json.")
    static final class OfGame implements Callable<Integer> {

        private final Program program;

        @Parameters(paramLabel = "FILE", description = "The results, with a ladder of skill.")
        private Path file;

        @Option(names = "--game", paramLabel = "GAME", required = true, description = "The game.")
        private String game;

        @Option(names = "--out", paramLabel = "FILE", description = "Where the figures go; printed if not given.")
        private Path out;

        @Mixin
        private OutputOptions output;

        OfGame(Program program) {
            this.program = program;
        }

        @Override
        public Integer call() {
            String figures = Experiments.disk(
                            file,
                            () -> Figures.of(
                                    Reckoning.of(Results.open(file)),
                                    program.catalog().game(game)))
                    .json();
            if (out == null) {
                program.out().print(figures);
                program.out().flush();
                return 0;
            }
            return Experiments.disk(out, () -> {
                output.file(out, OutputFile.Kind.FIGURES).write(figures);
                return 0;
            });
        }
    }
}
