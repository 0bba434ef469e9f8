package org.polemarch.launcher.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.polemarch.core.compare.Experiment;
import org.polemarch.core.compare.Findings;
import org.polemarch.core.compare.Run;
import org.polemarch.core.compare.Shelf;
import org.polemarch.core.disk.InputFile;
import org.polemarch.core.disk.OutputFile;
import org.polemarch.core.report.ReportFolder;
import org.polemarch.launcher.compare.InstalledShelf;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Refused;
import org.polemarch.launcher.words.Say;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** What the commands that compare have in common. */
final class Experiments {

    private static final long LARGEST_FILE = 1024 * 1024;
    private static final String STANDARD_OUTPUT = "-";

    private final Program program;

    Experiments(Program program) {
        this.program = program;
    }

    /** The installed games and bots. */
    Shelf shelf() {
        return new InstalledShelf(program.catalog(), program.library());
    }

    /** Something that reads or writes files. */
    @FunctionalInterface
    interface Disk<T> {
        T use() throws IOException;
    }

    /** Reports in one line what can't be read or written. */
    static <T> T disk(Path file, Disk<T> disk) {
        try {
            return disk.use();
        } catch (IOException e) {
            throw new Refused(Say.of("cli.disk", file, Complaint.of(e)));
        }
    }

    Experiment read(Path file) {
        return disk(file, () -> {
            if (Files.size(InputFile.ordinary(file)) > LARGEST_FILE) {
                throw new Refused(Say.of("cli.no-experiment", file, LARGEST_FILE));
            }
            return Experiment.read(file.toString(), Files.readString(file), shelf());
        });
    }

    void play(Run run, int threads, Path file) throws InterruptedException {
        try (Countdown progress = new Countdown(program.console(), run.games(), System::nanoTime)) {
            run.play(threads, progress);
        } catch (IOException e) {
            throw new Refused(Say.of("cli.experiment-unwritten", file, Complaint.of(e)));
        }
    }

    static int threads(Integer chosen, CommandSpec spec) {
        int threads = chosen != null ? chosen : Runtime.getRuntime().availableProcessors();
        if (threads < 1 || threads > 1024) {
            throw new ParameterException(spec.commandLine(), Say.of("cli.from-to", "--threads", 1, 1024, threads));
        }
        return threads;
    }

    /** Refuses, before the first game, an output that couldn't be written after the last one. */
    static void check(String json, Path report, OutputOptions output) {
        if (json != null && !json.equals(STANDARD_OUTPUT)) {
            output.file(Path.of(json), OutputFile.Kind.FINDINGS);
        }
        if (report != null) {
            disk(report, () -> {
                ReportFolder.check(report, output.force());
                return report;
            });
        }
    }

    /** The findings in words, and as JSON or as a folder of pages where that is asked for; the exit code. */
    int tell(Findings findings, String json, Path report, OutputOptions output) {
        if (json != null && json.equals(STANDARD_OUTPUT)) {
            program.out().print(findings.json());
            program.out().flush();
        } else {
            new FindingsText(program.out()).tell(findings);
        }
        if (json != null && !json.equals(STANDARD_OUTPUT)) {
            disk(Path.of(json), () -> {
                output.file(Path.of(json), OutputFile.Kind.FINDINGS).write(findings.json());
                return json;
            });
        }
        if (report != null) {
            Path page = disk(report, () -> ReportFolder.write(report, output.force(), findings));
            program.console().err().println(Say.of("cli.report-in", page));
        }
        return warn(findings);
    }

    /** Failed games are reported; the command fails if a WHAT has no finished game. */
    private int warn(Findings findings) {
        boolean nothing = false;
        for (Findings.Portrait what : findings.whats()) {
            if (what.failed() > 0) {
                program.console()
                        .err()
                        .println(Say.of(
                                "cli.games-failed",
                                what.failed(),
                                what.failed() + what.games(),
                                what.what(),
                                what.faults().get(0)));
            }
            nothing |= what.games() == 0;
        }
        return nothing ? Polemarch.FAILED : 0;
    }
}
