package org.polemarch.launcher.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.polemarch.core.admission.Limits;
import org.polemarch.core.admission.Subject;
import org.polemarch.core.admission.Trouble;
import org.polemarch.core.admission.Trouble.Kind;
import org.polemarch.core.admission.Verdict;
import org.polemarch.launcher.words.Refused;
import org.polemarch.launcher.words.Say;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "check")
final class CheckCommand implements Callable<Integer> {

    private static final int USUAL_GAMES = 5;

    private final Program program;

    @Parameters(arity = "1..*", paramLabel = "GAME|VARIANT|JAR|FILE")
    private List<String> what;

    @Option(names = "--games", paramLabel = "N", defaultValue = "" + USUAL_GAMES)
    private int games;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1")
    private long seed;

    @Option(names = "--memory", paramLabel = "MB", defaultValue = "768")
    private int memory;

    @Option(names = "--minutes", paramLabel = "N", defaultValue = "60")
    private double minutes;

    @Spec
    private CommandSpec spec;

    CheckCommand(Program program) {
        this.program = program;
    }

    @Override
    public Integer call() {
        require(games >= 1, Say.of("cli.least", "--games", 1, games));
        require(memory >= 32, Say.of("cli.least", "--memory", 32, memory));
        require(minutes > 0, Say.of("cli.above", "--minutes", 0, minutes));
        Limits limits = new Limits(
                memory, Duration.ofMillis(Math.round(minutes * 60_000)), games, Math.max(games, Limits.USUAL.rare()));
        boolean kept = true;
        for (String each : what) {
            kept &= check(each, subject(each), limits);
        }
        return kept ? 0 : Polemarch.FAILED;
    }

    private void require(boolean right, String fault) {
        if (!right) {
            throw new ParameterException(spec.commandLine(), fault);
        }
    }

    /** A file, or the id of something installed. */
    static Subject subject(String what) {
        if (what.endsWith(".jar") || what.endsWith(".json")) {
            Path file = Path.of(what);
            if (!Files.isRegularFile(file)) {
                throw new Refused(Say.of("cli.check.no-file", file));
            }
            return Subject.of(file);
        }
        try {
            return Files.isRegularFile(Path.of(what)) ? Subject.of(Path.of(what)) : Subject.named(what);
        } catch (InvalidPathException e) {
            return Subject.named(what);
        }
    }

    private boolean check(String name, Subject subject, Limits limits) {
        Verdict verdict = Checking.twice(program, subject, limits, seed);
        verdict.notes().forEach(note -> program.say(note));
        for (Trouble trouble : verdict.troubles()) {
            if (trouble.kind() == Kind.BROKEN_PROMISE) {
                program.say(trouble.text());
            } else {
                program.console().err().println("polemarch check: " + name + ": " + trouble.line());
            }
        }
        verdict.results().forEach(program::say);
        return verdict.admitted();
    }
}
