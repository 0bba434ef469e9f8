package org.polemarch.launcher.cli;

import java.time.Duration;
import org.polemarch.core.admission.Admission;
import org.polemarch.core.admission.Limits;
import org.polemarch.core.admission.Progress;
import org.polemarch.core.admission.Subject;
import org.polemarch.core.admission.Verdict;
import org.polemarch.launcher.machine.Console;
import org.polemarch.launcher.machine.Home;
import org.polemarch.launcher.words.Say;

/** Holds something to the contract in a separate Java process and shows its progress on a terminal; quiet in a pipe. */
final class Checking implements Progress, AutoCloseable {

    private final Program program;
    private final Console console;
    private final String what;
    private org.polemarch.launcher.cli.Progress bar;

    private Checking(Program program, String what) {
        this.program = program;
        this.console = program.console();
        this.what = what;
        this.bar = new org.polemarch.launcher.cli.Progress(console, what, 0);
    }

    /** A check as at installation. */
    static Verdict of(Program program, Subject subject, Limits limits) {
        try (Checking checking = new Checking(program, subject.name())) {
            checking.begin(limits);
            return checking.admission(limits, 1).of(subject, checking);
        }
    }

    /** A first opinion. */
    static Verdict briefly(Program program, Subject subject, Limits limits) {
        try (Checking checking = new Checking(program, subject.name())) {
            return checking.admission(limits.withGames(1), 1).briefly(subject);
        }
    }

    /** A check in two processes, which also finds dependencies on the environment. */
    static Verdict twice(Program program, Subject subject, Limits limits, long seed) {
        try (Checking checking = new Checking(program, subject.name())) {
            checking.begin(limits);
            return checking.admission(limits, seed).twice(subject, checking);
        }
    }

    private Admission admission(Limits limits, long seed) {
        return new Admission(program.folders(), Program.VERSION, Home.java(), limits, seed);
    }

    private void begin(Limits limits) {
        tell(Say.of("cli.checking", what, spoken(limits.time())));
    }

    @Override
    public void planned(int games, Duration about) {
        tell(Say.of("cli.checking.plan", games, spoken(about)));
        bar = new org.polemarch.launcher.cli.Progress(console, what, games);
    }

    @Override
    public void played(int games) {
        bar.accept(games);
    }

    private void tell(String line) {
        if (console.terminal()) {
            console.err().println(line);
            console.err().flush();
        }
    }

    private static String spoken(Duration time) {
        long seconds = Math.max(1, Math.round(time.toMillis() / 1000.0));
        return seconds < 100 ? seconds + " s" : Math.round(seconds / 60.0) + " min";
    }

    @Override
    public void close() {
        bar.close();
    }
}
