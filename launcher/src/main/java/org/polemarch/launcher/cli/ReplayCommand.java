package org.polemarch.launcher.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.text.Words;
import org.polemarch.core.engine.Game;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.LogEntry;
import org.polemarch.core.session.Replay;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.rules.Citing;
import org.polemarch.launcher.table.Opening;
import org.polemarch.launcher.words.Refused;
import org.polemarch.launcher.words.Say;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "replay")
final class ReplayCommand implements Runnable {

    private final Program program;

    @Parameters(index = "0", paramLabel = "SAVE")
    private Path save;

    @Option(names = "--to", paramLabel = "N")
    private Integer to;

    @Option(names = "--seat", paramLabel = "SEAT")
    private String seat;

    @Option(names = "--chronicle")
    private boolean chronicle;

    @Option(names = "--variant", paramLabel = "V")
    private List<String> variants = new ArrayList<>();

    @Option(names = "--branch", paramLabel = "FILE")
    private Path branch;

    @Option(names = "--all")
    private boolean all;

    @Option(names = "--json")
    private boolean json;

    @Spec
    private CommandSpec spec;

    ReplayCommand(Program program) {
        this.program = program;
    }

    /** A replay as {@code --json} prints it. */
    record Told(
            String game,
            String title,
            List<String> variants,
            int moves,
            int to,
            Optional<String> seat,
            List<ToldEvent> log,
            Optional<Record> view,
            Optional<String> toAct,
            Outcome outcome) {}

    record ToldEvent(int move, String text, String cites) {}

    @Override
    public void run() {
        if (to != null && to < 0) {
            throw new ParameterException(spec.commandLine(), Say.of("cli.least", "--to", 0, to));
        }
        SaveGame saved = program.saves().read(save);
        Session<?> session = Replay.watch(save.toString(), saved, program.library());
        if (chronicle) {
            program.nameEdited(save, saved);
            new ChronicleText(program.out(), session).tell(json);
            return;
        }
        boolean judged = !variants.isEmpty();
        if (branch != null && !judged) {
            throw new Refused(Say.of("cli.branch-rules"));
        }
        int n = to == null || judged ? session.decisions() : to;
        if (n > session.decisions()) {
            throw new Refused(Say.of("cli.beyond", "--to", n, session.decisions()));
        }
        Optional<Seat> viewer = viewer(session, n, new Onlooker(program, saved, all));
        program.nameEdited(save, saved);
        if (judged) {
            new JudgeText(program, save, session, variants, viewer).tell(json, branch);
        } else {
            tell(session, n, viewer);
        }
    }

    /** What happened by a variant's rule says so. */
    private static String byVariant(Citing citing, GameEvent event) {
        String section = citing.section(event);
        return citing.writer(section).isPresent() ? " [" + citing.written(section) + "]" : "";
    }

    private Optional<Seat> viewer(Session<?> session, int n, Onlooker onlooker) {
        if (seat == null && onlooker.seesAll(session)) {
            return Optional.empty();
        }
        Seat eyes = seat == null ? onlooker.usual(session, n) : SeatOptions.seat(session, seat);
        return Optional.of(onlooker.allowed(eyes, session, n));
    }

    private <S extends GameState<S>> void tell(Session<S> session, int n, Optional<Seat> viewer) {
        Game<S> game = session.replayTo(n);
        Words words = session.prepared().words().forgiving();
        List<LogEntry> log = viewer.map(eyes -> session.log(eyes, n))
                .orElseGet(() -> session.fullLog().stream()
                        .filter(entry -> entry.decision() <= n)
                        .toList());
        Optional<Record> view = viewer.map(eyes -> game.book().game().project(game.state(), eyes));
        Outcome outcome = game.book().game().outcome(game.state());
        if (json) {
            List<ToldEvent> events = new ArrayList<>();
            log.forEach(entry -> events.add(new ToldEvent(
                    entry.decision(),
                    words.say(entry.event()),
                    session.prepared().cites(entry.event()))));
            program.say(JsonOut.of(new Told(
                    session.prepared().info().id(),
                    session.prepared().title(),
                    session.setup().variants(),
                    session.decisions(),
                    n,
                    viewer.map(Seat::id),
                    events,
                    view,
                    game.over() ? Optional.empty() : Optional.of(game.toAct().id()),
                    outcome)));
            return;
        }
        Citing citing = new Citing(session.prepared());
        Opening.lines(session).forEach(line -> program.say(String.format("%5d  %s", 0, line)));
        for (LogEntry entry : log) {
            program.say(String.format(
                    "%5d  %s%s", entry.decision(), words.say(entry.event()), byVariant(citing, entry.event())));
        }
        view.ifPresent(
                record -> session.prepared().textBoard().draw(record, words).forEach(program::say));
        program.say(Say.of(
                "cli.replayed",
                n,
                session.decisions(),
                game.over() ? words.text(outcome.ending()) : Say.of("cli.asked", words.name(game.toAct()))));
    }
}
