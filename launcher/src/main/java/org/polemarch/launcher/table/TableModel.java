package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Question;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.engine.IllegalMove;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.LogEntry;
import org.polemarch.core.session.Pondering;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.SessionListener;
import org.polemarch.core.session.TakeBack;
import org.polemarch.core.session.UndoRefused;

/**
 * What a table shows and does, without a toolkit: whose eyes are at the screen, when a curtain falls between two of them,
 * what has been picked, why something cannot be. While it is {@link #hidden} it tells nothing that belongs to one person.
 * It belongs to one thread, the window's.
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

        /** Something no section says. */
        public static Notice of(String text) {
            return new Notice(text, "");
        }
    }

    /** An answer as it is offered in words. */
    public record Choice(Move move, String text) {}

    /** A line of the log: the number of the answer it followed from, its words, its section. */
    public record LogLine(int decision, String text, String cites) {}

    private final Session<?> session;
    private final Words words;
    private final Map<Seat, Integer> seen = new LinkedHashMap<>();
    private Runnable changed = () -> {};
    private Optional<Seat> viewer = Optional.empty();
    private Narrowing narrowing = Narrowing.of(List.of());
    private List<GameEvent> news = List.of();

    /** For the eyes at the screen only. */
    private Notice notice = Notice.NONE;

    /** For everybody; it stays until a person does something. */
    private Notice warning = Notice.NONE;

    /** A table for a session. */
    public TableModel(Session<?> session) {
        this.session = session;
        this.words = session.prepared().words();
        if (persons().size() <= 1) {
            viewer = ownSeat();
        }
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
        return persons().size() <= 1 || isAtScreen(session.toAct()) ? Stage.ASKED : Stage.CURTAIN;
    }

    private boolean isAtScreen(Seat seat) {
        return viewer.map(eyes -> session.holder(eyes).equals(session.holder(seat)))
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

    /** The seat of the only person, the asked one if they hold several; a game of bots is watched from the first seat. */
    private Optional<Seat> ownSeat() {
        List<Seat> seats = session.setup().seats();
        if (!session.over() && session.holder(session.toAct()) instanceof Holder.Person) {
            return Optional.of(session.toAct());
        }
        return seats.stream()
                .filter(seat -> session.holder(seat) instanceof Holder.Person)
                .findFirst()
                .or(() -> Optional.of(seats.get(0)));
    }

    /** Whether nothing that belongs to one person may be shown: the curtain is down, or nobody has come yet. */
    public boolean hidden() {
        return !session.over() && (stage() == Stage.CURTAIN || viewer.isEmpty());
    }

    /** Whom the curtain waits for: the person, and the seat if it has another name. */
    public String curtainFor() {
        String person = session.holder(session.toAct()).name();
        String seat = words.name(session.toAct());
        return person.equals(seat) ? person : person + " (" + seat + ")";
    }

    /** The person the curtain waits for is at the screen. */
    public void liftCurtain() {
        if (stage() == Stage.CURTAIN) {
            viewer = Optional.of(session.toAct());
            notice = Notice.NONE;
            look();
        }
    }

    /** Whose eyes are at the screen. Not to be asked while it is hidden. */
    public Seat viewer() {
        if (hidden()) {
            throw new IllegalStateException("nobody may look now");
        }
        return viewer.orElse(session.setup().seats().get(0));
    }

    /** Takes in a new position: who looks, what can be picked, what they have not seen yet. */
    private void look() {
        if (stage() == Stage.ASKED) {
            viewer = Optional.of(session.toAct());
        }
        narrowing = Narrowing.of(stage() == Stage.ASKED ? session.question().moves() : List.of());
        news = List.of();
        if (!hidden()) {
            List<LogEntry> log = session.log(viewer());
            news = log.subList(seen.getOrDefault(viewer(), 0), log.size()).stream()
                    .map(LogEntry::event)
                    .toList();
            seen.put(viewer(), log.size());
        }
        changed.run();
    }

    /** Something else than the position changed: what happened is not news any more. */
    private void lookAgain() {
        news = List.of();
        changed.run();
    }

    /** What the board shows. Not to be asked while it is hidden. */
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

    /** The scores, which count public facts only while the game runs; none while it is hidden. */
    public List<Score> scores() {
        return hidden() ? List.of() : session.outcome().scores();
    }

    /** The question in words; while nobody at the screen is asked, who is. */
    public Notice prompt() {
        return switch (stage()) {
            case ASKED -> {
                Question question = session.question();
                yield new Notice(words.say(question.frame()), question.cites());
            }
            case BOT -> Notice.of(words.name(session.toAct()) + " is thinking.");
            case CURTAIN -> Notice.of("Pass the screen to " + curtainFor() + ".");
            case OVER -> Notice.of(ending());
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

    /** What there is to tell about the last click or command, or else what everybody was warned of. */
    public Notice notice() {
        return hidden() || notice.equals(Notice.NONE) ? warning : notice;
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
            lookAgain();
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
        lookAgain();
    }

    /** Gives an answer. */
    public void choose(Move move) {
        act(() -> session.play(move));
    }

    /** A person does something; if it cannot be, they are told why and everything is as it was. */
    private void act(Runnable deed) {
        notice = Notice.NONE;
        warning = Notice.NONE;
        try {
            deed.run();
        } catch (UndoRefused | IllegalMove | RuleFault e) {
            look();
            tell(Notice.of(e.getMessage()));
        }
    }

    /** The bot that is asked, ready to think on another thread. */
    public Pondering ponder(BooleanSupplier interrupted) {
        return session.ponder(interrupted);
    }

    /** A bot has thought. An answer to a question that is no longer asked is dropped. */
    public void answered(Pondering.Answer answer) {
        session.play(answer);
    }

    /** A bot ready to think what it would do in the viewer's place. */
    public Pondering hint(Bot adviser, BooleanSupplier interrupted) {
        return session.hint(adviser, interrupted);
    }

    /** A bot has thought what it would do. Advice on a question that is no longer asked is nobody's business. */
    public void advised(Pondering.Answer answer) {
        if (session.isCurrent(answer) && stage() == Stage.ASKED) {
            tell(Notice.of("A bot would: " + words.say(answer.move())));
        }
    }

    /** Whether something can be taken back, and if not, why. */
    public TakeBack canUndo() {
        return session.canUndo();
    }

    /** Takes back the last decision of a person; if that cannot be, tells why. */
    public void undo() {
        act(() -> {
            stepBack();
            session.undo();
        });
    }

    /** Plays again what was taken back. */
    public void redo() {
        act(() -> {
            stepBack();
            session.redo();
        });
    }

    /** While the curtain is down nobody knows who is at the screen, so whoever is asked next must come to it anew. */
    private void stepBack() {
        if (stage() == Stage.CURTAIN) {
            viewer = Optional.empty();
        }
    }

    /** What the viewer saw happen, oldest first, in words; all there was when the game is over; nothing while hidden. */
    public List<LogLine> log() {
        if (hidden()) {
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

    /** Tells the eyes at the screen something. */
    public void tell(Notice told) {
        notice = told;
        lookAgain();
    }

    @Override
    public void changed(Session<?> which, Change change) {
        notice = Notice.NONE;
        if (change.kind() == Kind.UNDONE) {
            seen.replaceAll((seat, count) -> Math.min(count, session.log(seat).size()));
        }
        look();
    }

    /** Tells everybody something; it stays until a person does something. */
    @Override
    public void warned(String line) {
        warning = Notice.of(line);
        lookAgain();
    }
}
