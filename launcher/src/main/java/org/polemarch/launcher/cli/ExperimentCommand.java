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
        subcommands = {
            ExperimentCommand.Start.class,
            ExperimentCommand.Merge.class,
            ExperimentCommand.Resume.class,
            ExperimentCommand.Report.class,
            ExperimentCommand.OfGame.class
        })
final class ExperimentCommand {

    @Command(name = "run")
    static final class Start implements Callable<Integer> {

        private final Program program;

        @Parameters(paramLabel = "FILE")
        private Path file;

        @Option(names = "--shard", paramLabel = "i/n")
        private String shard = "1/1";

        @Option(names = "--out", paramLabel = "FILE")
        private Path out;

        @Option(names = "--threads", paramLabel = "T")
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

    @Command(name = "merge")
    static final class Merge implements Callable<Integer> {

        @Parameters(arity = "1..*", paramLabel = "FILE")
        private List<Path> files;

        @Option(names = "--out", paramLabel = "FILE", required = true)
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

    @Command(name = "resume")
    static final class Resume implements Callable<Integer> {

        private final Program program;

        @Parameters(paramLabel = "FILE")
        private Path file;

        @Option(names = "--threads", paramLabel = "T")
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

    @Command(name = "report")
    static final class Report implements Callable<Integer> {

        private final Program program;

        @Parameters(paramLabel = "FILE")
        private Path file;

        @Option(names = "--report", paramLabel = "DIR")
        private Path report;

        @Option(names = "--json", paramLabel = "FILE|-")
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

    @Command(name = "figures")
    static final class OfGame implements Callable<Integer> {

        private final Program program;

        @Parameters(paramLabel = "FILE")
        private Path file;

        @Option(names = "--game", paramLabel = "GAME", required = true)
        private String game;

        @Option(names = "--out", paramLabel = "FILE")
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
