package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Question;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.LogEntry;
import org.polemarch.core.session.Pondering;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.SessionListener;
import org.polemarch.core.session.TakeBack;
import org.polemarch.core.session.UndoRefused;

/**
 * What a table shows and does, without a toolkit: whose eyes are at the screen, when a curtain falls between two of them,
 * what has been picked, why something cannot be. It belongs to one thread, the window's.
 */
public final class TableModel implements SessionListener {

    /** What the table waits for. */
    public enum Stage {
        /** The next person must come to the screen; nothing may be shown. */
        CURTAIN,
        /** The viewer answers a question. */
        ASKED,
        /** A bot thinks. */
        BOT,
        /** The game is over. */
        OVER
    }

    /** Something to tell the player, with the section of the rules it comes from; empty if none. */
    public record Notice(String text, String cites) {
        /** Nothing to tell. */
        public static final Notice NONE = new Notice("", "");
    }

    /** An answer as it is offered in words. */
    public record Choice(Move move, String text) {}

    private final Session<?> session;
    private final Words words;
    private final boolean openHands;
    private Runnable changed = () -> {};
    private Optional<Seat> viewer = Optional.empty();
    private Narrowing narrowing = Narrowing.of(List.of());
    private List<GameEvent> news = List.of();
    private int newsFrom;
    private Notice notice = Notice.NONE;

    /**
     * A table for a session.
     *
     * @param openHands no curtain: whoever is asked is shown, as in solitaire
     */
    public TableModel(Session<?> session, boolean openHands) {
        this.session = session;
        this.words = session.prepared().words();
        this.openHands = openHands;
        session.listen(this);
        look();
    }

    /** Tells somebody after every change. */
    public void onChange(Runnable listener) {
        changed = listener;
    }

    /** The session. */
    public Session<?> session() {
        return session;
    }

    /** The words of the game. */
    public Words words() {
        return words;
    }

    /** What the table waits for. */
    public Stage stage() {
        if (session.over()) {
            return Stage.OVER;
        }
        if (session.botToAct()) {
            return Stage.BOT;
        }
        return viewer.isPresent() && isAtScreen(session.toAct()) ? Stage.ASKED : Stage.CURTAIN;
    }

    private boolean isAtScreen(Seat seat) {
        return openHands
                || persons().size() <= 1
                || viewer.map(eyes -> session.holder(eyes)
                                .name()
                                .equals(session.holder(seat).name()))
                        .orElse(false);
    }

    private Set<String> persons() {
        Set<String> names = new LinkedHashSet<>();
        for (Seat seat : session.setup().seats()) {
            if (session.holder(seat) instanceof Holder.Person person) {
                names.add(person.name());
            }
        }
        return names;
    }

    /** Whom the curtain waits for: the person's name and the seat. */
    public String curtainFor() {
        return session.holder(session.toAct()).name() + " (" + words.name(session.toAct()) + ")";
    }

    /** The person the curtain waits for is at the screen. */
    public void liftCurtain() {
        if (stage() == Stage.CURTAIN) {
            viewer = Optional.of(session.toAct());
            newsFrom = Math.min(newsFrom, session.log(session.toAct()).size());
            look();
        }
    }

    /** Whose eyes are at the screen. While a curtain is down nothing of theirs may be shown. */
    public Seat viewer() {
        return viewer.orElse(session.setup().seats().get(0));
    }

    /** Takes in a new position: who looks, what can be picked. */
    private void look() {
        if (openHands || (viewer.isEmpty() && persons().size() <= 1)) {
            viewer = ownSeat();
        }
        if (stage() == Stage.ASKED) {
            viewer = Optional.of(session.toAct());
        }
        narrowing = Narrowing.of(stage() == Stage.ASKED ? session.question().moves() : List.of());
        List<LogEntry> log = session.log(viewer());
        news = log.subList(Math.min(newsFrom, log.size()), log.size()).stream()
                .map(LogEntry::event)
                .toList();
        newsFrom = log.size();
        changed.run();
    }

    private Optional<Seat> ownSeat() {
        if (!session.over() && session.holder(session.toAct()) instanceof Holder.Person) {
            return Optional.of(session.toAct());
        }
        return viewer.or(() -> session.setup().seats().stream()
                .filter(seat -> session.holder(seat) instanceof Holder.Person)
                .findFirst());
    }

    /** What the board shows. */
    public Situation situation() {
        return new Situation(
                viewer(),
                session.view(viewer()),
                stage() == Stage.ASKED ? Optional.of(session.question()) : Optional.empty(),
                narrowing.lit(),
                narrowing.picked(),
                news,
                session.outcome());
    }

    /** The question in words; while nobody at the screen is asked, who is. */
    public Notice prompt() {
        return switch (stage()) {
            case ASKED -> {
                Question question = session.question();
                yield new Notice(words.say(question.frame()), question.cites());
            }
            case BOT -> new Notice(words.name(session.toAct()) + " is thinking.", "");
            case CURTAIN -> new Notice("Pass the screen to " + curtainFor() + ".", "");
            case OVER -> new Notice(ending(), "");
        };
    }

    private String ending() {
        List<Seat> winners = session.outcome().winners();
        return words.text(session.outcome().ending()) + " " + words.name(winners)
                + (winners.size() == 1 ? " wins." : " share the victory.");
    }

    /** The answers that are left after what was picked and that contain every word typed. */
    public List<Choice> choices(String typed) {
        List<Choice> left = new ArrayList<>();
        String[] wanted = typed.toLowerCase(Locale.ROOT).trim().split("\\s+");
        for (Move move : narrowing.candidates()) {
            String text = words.say(move);
            String searched = (text + " " + move.notation()).toLowerCase(Locale.ROOT);
            boolean fits = true;
            for (String word : wanted) {
                fits &= searched.contains(word);
            }
            if (fits) {
                left.add(new Choice(move, text));
            }
        }
        return left;
    }

    /** What there is to tell about the last click or command. */
    public Notice notice() {
        return notice;
    }

    /** The player clicked something: the choice is narrowed, an answer given, or the reason told why not. */
    public void pick(Target target) {
        if (stage() != Stage.ASKED) {
            tell(prompt());
            return;
        }
        Optional<Narrowing> narrower = narrowing.pick(target);
        if (narrower.isEmpty()) {
            tell(whyNot(target));
            return;
        }
        narrowing = narrower.get();
        notice = Notice.NONE;
        Optional<Move> decided = narrowing.decided();
        if (decided.isPresent()) {
            choose(decided.get());
        } else {
            changed.run();
        }
    }

    private Notice whyNot(Target target) {
        List<Refusal> refusals = session.refusals();
        return refusals.stream()
                .filter(refusal -> refusal.move().targets().contains(target)
                        && refusal.move().targets().containsAll(narrowing.picked()))
                .findFirst()
                .or(() -> refusals.stream()
                        .filter(refusal -> refusal.move().targets().contains(target))
                        .findFirst())
                .map(refusal ->
                        new Notice(words.say(refusal.reason()), refusal.reason().cites()))
                .orElseGet(() -> new Notice(
                        "That is no answer to this question.",
                        session.question().cites()));
    }

    /** Puts back everything that was picked. */
    public void clearPicks() {
        narrowing = new Narrowing(narrowing.moves(), List.of());
        changed.run();
    }

    /** Gives an answer. */
    public void choose(Move move) {
        notice = Notice.NONE;
        session.play(move);
    }

    /** The bot that is asked, ready to think on another thread. */
    public Pondering ponder(java.util.function.BooleanSupplier interrupted) {
        return session.ponder(interrupted);
    }

    /** A bot has thought. An answer to a question that is no longer asked is dropped. */
    public void answered(Pondering.Answer answer) {
        session.play(answer);
    }

    /** A bot ready to think what it would do in the viewer's place. */
    public Pondering hint(Bot adviser, java.util.function.BooleanSupplier interrupted) {
        return session.hint(adviser, interrupted);
    }

    /** A bot has thought what it would do. */
    public void advised(Pondering.Answer answer) {
        tell(new Notice("A bot would: " + words.say(answer.move()), ""));
    }

    /** Whether something can be taken back, and if not, why. */
    public TakeBack canUndo() {
        return session.canUndo();
    }

    /** Takes back the last decision of a person; if that cannot be, tells why. */
    public void undo() {
        try {
            session.undo();
        } catch (UndoRefused refused) {
            tell(new Notice(refused.getMessage(), ""));
        }
    }

    /** Plays again what was taken back. */
    public void redo() {
        try {
            session.redo();
        } catch (UndoRefused refused) {
            tell(new Notice(refused.getMessage(), ""));
        }
    }

    /** What the viewer saw happen, oldest first, in words; nothing while the curtain is down. */
    public List<LogLine> log() {
        if (stage() == Stage.CURTAIN) {
            return List.of();
        }
        List<LogLine> lines = new ArrayList<>();
        List<LogEntry> entries = session.over() ? session.fullLog() : session.log(viewer());
        for (LogEntry entry : entries) {
            lines.add(new LogLine(
                    entry.decision(), words.say(entry.event()), entry.event().cites()));
        }
        return lines;
    }

    /** A line of the log: the number of the answer it followed from, its words, its section. */
    public record LogLine(int decision, String text, String cites) {}

    /** Tells the player something. */
    public void tell(Notice told) {
        notice = told;
        changed.run();
    }

    @Override
    public void changed(Session<?> which, Change change) {
        if (change.kind() == Kind.UNDONE) {
            newsFrom = 0;
        }
        look();
    }

    @Override
    public void warned(String line) {
        tell(new Notice(line, ""));
    }
}
