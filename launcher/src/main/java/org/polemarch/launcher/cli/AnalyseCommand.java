package org.polemarch.launcher.cli;

import java.nio.file.Path;
import java.util.List;
import org.polemarch.api.game.Seat;
import org.polemarch.core.analysis.Analysis;
import org.polemarch.core.bots.Budget;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.Replay;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.analysis.Review;
import org.polemarch.launcher.words.Refused;
import org.polemarch.launcher.words.Say;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "analyse")
final class AnalyseCommand implements Runnable {

    private static final int MOST_MILLIS = 600_000;
    private static final int MOST_ROUNDS = 10_000_000;

    private static final int LINES = 20;
    private static final int WIDTH = 50;

    private final Program program;

    @Parameters(index = "0", paramLabel = "SAVE")
    private Path save;

    @Option(names = "--seat", paramLabel = "SEAT")
    private String seat;

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "100")
    private int rounds;

    @Option(names = "--ms", paramLabel = "N", defaultValue = "" + MOST_MILLIS)
    private int milliseconds;

    @Option(names = "--again", paramLabel = "FILE")
    private Path again;

    @Option(names = "--all")
    private boolean all;

    @Option(names = "--json")
    private boolean json;

    @Spec
    private CommandSpec spec;

    AnalyseCommand(Program program) {
        this.program = program;
    }

    /** An analysis as {@code --json} prints it. */
    record Told(
            String game,
            String title,
            List<String> variants,
            String seat,
            int moves,
            List<Analysis.Point> curve,
            List<ToldMistake> mistakes) {}

    record ToldMistake(int move, String played, String better, double chances, double left, String text) {}

    @Override
    public void run() {
        within("--rounds", rounds, MOST_ROUNDS);
        within("--ms", milliseconds, MOST_MILLIS);
        SaveGame saved = program.saves().read(save);
        Session<?> session = Replay.watch(save.toString(), saved, program.library());
        Seat eyes = looking(session, new Onlooker(program, saved, all));
        program.nameEdited(save, saved);
        Analysis analysis = analysis(session, eyes);
        Review review = new Review(analysis, session);
        if (json) {
            program.say(JsonOut.of(told(session, analysis, review)));
        } else {
            program.say(session.prepared().title());
            lines(analysis, review);
        }
        if (again != null) {
            branch(analysis);
        }
    }

    private void within(String option, int value, int most) {
        if (value < 1 || value > most) {
            throw new ParameterException(spec.commandLine(), Say.of("cli.from-one-to", option, most, value));
        }
    }

    private Seat looking(Session<?> session, Onlooker onlooker) {
        int last = session.decisions();
        Seat eyes = seat == null ? onlooker.usual(session, last) : SeatOptions.seat(session, seat);
        return onlooker.allowed(eyes, session, last);
    }

    private Analysis analysis(Session<?> session, Seat judged) {
        try (Progress progress =
                new Progress(program.console(), Say.of("cli.unit.steps"), Analysis.steps(session, judged))) {
            return Analysis.of(
                            session,
                            judged,
                            new Budget(rounds, milliseconds),
                            progress,
                            () -> Thread.currentThread().isInterrupted())
                    .orElseThrow(() -> new Refused(Say.of("cli.analysis.interrupted")));
        }
    }

    private static Told told(Session<?> session, Analysis analysis, Review review) {
        List<ToldMistake> mistakes = analysis.mistakes().stream()
                .map(mistake -> new ToldMistake(
                        mistake.decision() + 1,
                        mistake.played().notation(),
                        mistake.better().notation(),
                        mistake.chances(),
                        mistake.left(),
                        review.text(mistake)))
                .toList();
        return new Told(
                session.prepared().info().id(),
                session.prepared().title(),
                session.setup().variants(),
                analysis.seat().id(),
                analysis.decisions(),
                analysis.curve(),
                mistakes);
    }

    private void lines(Analysis analysis, Review review) {
        program.say(review.heading());
        int step = Math.max(1, (analysis.curve().size() + LINES - 1) / LINES);
        for (int i = 0; i < analysis.curve().size(); i++) {
            Analysis.Point point = analysis.curve().get(i);
            if (i % step == 0 || i == analysis.curve().size() - 1) {
                long percent = Review.percent(point.chances());
                program.say(String.format(
                        "%5d  %3d  %s", point.decision(), percent, "#".repeat((int) (WIDTH * percent / 100))));
            }
        }
        program.say("");
        program.say(review.summary());
        for (Review.Line line : review.lines()) {
            program.say("");
            program.say(line.heading());
            program.say("  " + line.text());
        }
    }

    private void branch(Analysis analysis) {
        int move = analysis.mistakes().stream()
                .findFirst()
                .map(Analysis.Mistake::decision)
                .orElseThrow(() -> new Refused(Say.of("cli.analysis.nothing")));
        Session<?> seated = Replay.resume(save.toString(), program.saves().read(save), program.library());
        Path written = program.saves()
                .write(again, seated.branchAt(move).save(program.clock().instant()))
                .file();
        if (!json) {
            program.say("");
            program.say(Say.of("analysis.written", written, move + 1));
        }
    }
}
