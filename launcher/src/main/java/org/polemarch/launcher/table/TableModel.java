package org.polemarch.launcher.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Question;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.engine.IllegalMove;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.session.LogEntry;
import org.polemarch.core.session.Pondering;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.SessionListener;
import org.polemarch.core.session.TakeBack;
import org.polemarch.core.session.UndoRefused;
import org.polemarch.launcher.Say;

/**
 * What a table shows and does, without a toolkit: whose eyes are at the screen, when a curtain falls between two of them,
 * what has been picked, why something cannot be. While it is {@link #hidden} it tells nothing that belongs to one person.
 * It belongs to one thread, the window's.
 */
public final class TableModel implements SessionListener {

    private final Session<?> session;
    private final Words words;
    private final Audience audience;
    private final LogBook logBook;
    private final Answers answers;

    /** After how many answers each seat has last looked. */
    private final Map<Seat, Integer> seen = new LinkedHashMap<>();

    private Runnable changed = () -> {};
    private Optional<Seat> viewer = Optional.empty();

    /** Whether the viewer has said who they are. If not, others look with them, and nobody's secret may be shown. */
    private boolean claimed;

    private Narrowing narrowing = Narrowing.of(List.of());
    private List<GameEvent> news = List.of();

    /** For the eyes at the screen only. */
    private Notice notice = Notice.NONE;

    /** For everybody; it stays until a person does something. */
    private Notice warning = Notice.NONE;

    /** Whether an answer that cannot be taken back is asked about first. */
    private boolean asksFirst;

    private Optional<Move> doubtful = Optional.empty();

    /** A table for a session. */
    public TableModel(Session<?> session) {
        this.session = session;
        this.words = session.prepared().words();
        this.audience = new Audience(session);
        this.logBook = new LogBook(session, words);
        this.answers = new Answers(session, words);
        if (audience.alone()) {
            viewer = audience.ownSeat();
            claimed = true;
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
        return maySee(session.toAct()) ? Stage.ASKED : Stage.CURTAIN;
    }

    /** Whether whoever is at the screen may see what a seat sees: it is theirs, or there is nothing secret in it. */
    private boolean maySee(Seat seat) {
        return audience.alone() || !anyPerson() || isAtScreen(seat) || !session.isSecret(seat);
    }

    private boolean isAtScreen(Seat seat) {
        return claimed && viewer.map(eyes -> audience.same(eyes, seat)).orElse(false);
    }

    /** The people at the table. */
    public Audience audience() {
        return audience;
    }

    /** Whether nothing that belongs to one person may be shown: the curtain is down, or nobody has come yet. */
    public boolean hidden() {
        return !session.over()
                && (stage() == Stage.CURTAIN || viewer.filter(this::maySee).isEmpty());
    }

    /** Whether several people may look at the screen now, for nobody has come to it through a curtain. */
    private boolean shared() {
        return !claimed && !audience.alone();
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
            claimed = true;
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

    /** The eyes at the screen, if it is known whose they are: nobody else sees what they see. */
    public Optional<Seat> ownEyes() {
        return shared() ? Optional.empty() : Optional.of(viewer());
    }

    /** Takes in a new position: who looks, what can be picked, what they have not seen yet. */
    private void look() {
        if (stage() == Stage.ASKED) {
            claimed = audience.alone() || isAtScreen(session.toAct());
            viewer = Optional.of(session.toAct());
        } else if (stage() == Stage.BOT && viewer.filter(this::maySee).isEmpty()) {
            viewer = audience.seats().stream().filter(this::maySee).findFirst();
            claimed = false;
        }
        narrowing = Narrowing.of(stage() == Stage.ASKED ? session.question().moves() : List.of());
        news = List.of();
        if (!hidden()) {
            int known = seen.getOrDefault(viewer(), -1);
            news = (shared() ? session.openLog() : session.log(viewer()))
                    .stream()
                            .filter(entry -> entry.decision() > known)
                            .map(LogEntry::event)
                            .toList();
            seen.put(viewer(), session.decisions());
        }
        changed.run();
    }

    /** Something else than the position changed: what happened is not news any more. */
    public void lookAgain() {
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
            case BOT -> Notice.of(Say.of("table.thinking", next()));
            case CURTAIN -> Notice.of(Say.of("table.pass", curtainFor()));
            case OVER -> Notice.of(ending());
        };
    }

    /** The name of the seat that acts next. */
    public String next() {
        return words.name(session.toAct());
    }

    private String ending() {
        return Sentence.of(words.text(session.outcome().ending())) + " "
                + Sentence.victory(session.outcome().winners(), words);
    }

    /** The answers that are left after what was picked and that contain every word typed. */
    public List<Choice> choices(String typed) {
        return answers.left(narrowing, typed);
    }

    /** The answers that cannot be clicked on the board while others can. */
    public List<Choice> unseen() {
        return answers.unseen(narrowing);
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
            tell(answers.whyNot(narrowing, target));
            return;
        }
        narrowing = narrower.get();
        notice = Notice.NONE;
        Optional<Move> decided = narrowing.decided();
        if (decided.isEmpty()) {
            lookAgain();
        } else if (narrowing.named(decided.get()) || consequence(decided.get()).certain()) {
            choose(decided.get());
        } else { // one click is not enough for what was named in part only and cannot be taken back
            tell(Notice.of(Say.of("table.click-on", words.say(decided.get()))));
        }
    }

    /** Whether somebody is there for whose turn the bots could be skipped. */
    public boolean anyPerson() {
        return !audience.persons().isEmpty();
    }

    /** Whether something was picked that can be put back. */
    public boolean picking() {
        return !narrowing.picked().isEmpty();
    }

    /** Puts back everything that was picked. */
    public void clearPicks() {
        narrowing = new Narrowing(narrowing.moves(), List.of());
        lookAgain();
    }

    /** Gives an answer; one that cannot be taken back perhaps only after {@link #confirm}. */
    public void choose(Move move) {
        if (asksFirst && doubtful.isEmpty() && !Consequence.of(session, move).certain()) {
            doubtful = Optional.of(move);
            lookAgain();
            return;
        }
        doubtful = Optional.empty();
        act(() -> session.play(move));
    }

    /** From now on an answer that cannot be taken back is asked about first, or no longer. */
    public void askFirst(boolean ask) {
        asksFirst = ask;
    }

    /** The answer that cannot be taken back and waits to be confirmed. */
    public Optional<Move> doubtful() {
        return hidden() ? Optional.empty() : doubtful;
    }

    /** Gives the answer that waits, or drops it. */
    public void confirm(boolean yes) {
        Optional<Move> waiting = doubtful;
        if (yes && waiting.isPresent()) {
            choose(waiting.get());
        } else {
            doubtful = Optional.empty();
            clearPicks();
        }
    }

    /** What an answer would lead to, as far as that is certain. */
    public Consequence consequence(Move move) {
        return Consequence.of(session, move);
    }

    /** A person does something; if it cannot be, they are told why and everything is as it was. */
    private void act(Runnable deed) {
        notice = Notice.NONE;
        warning = Notice.NONE;
        try {
            deed.run();
        } catch (UndoRefused | IllegalMove | RuleFault e) {
            look();
            tell(Notice.of(Sentence.of(e.getMessage())));
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
        advise(answer, "");
    }

    /** The same, with the adviser's reasons. */
    public void advised(Pondering.Answer answer, Adviser adviser) {
        if (session.isCurrent(answer) && stage() == Stage.ASKED) {
            advise(answer, " " + adviser.why(session.question().moves(), answer.index(), words));
        }
    }

    private void advise(Pondering.Answer answer, String why) {
        if (session.isCurrent(answer) && stage() == Stage.ASKED) {
            tell(Notice.of(Say.of("hint.would", words.say(answer.move())) + why));
        }
    }

    /** Whether something can be taken back, and if not, why. */
    public TakeBack canUndo() {
        return session.canUndo();
    }

    /** Whose decision undo would take back, if it is that of another person than the one at the screen. */
    public Optional<String> robbedByUndo() {
        return audience.robbed(canUndo(), hidden() ? Optional.empty() : viewer);
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
            claimed = false;
        }
    }

    /**
     * What the viewer saw happen, oldest first, in words; what everybody saw while several look; all there was when the
     * game is over; nothing while hidden.
     */
    public List<LogLine> log() {
        if (hidden()) {
            return List.of();
        }
        if (session.over()) {
            return logBook.whole();
        }
        return shared() ? logBook.open() : logBook.of(viewer());
    }

    /** Tells the eyes at the screen something. */
    public void tell(Notice told) {
        notice = told;
        lookAgain();
    }

    @Override
    public void changed(Session<?> which, Change change) {
        notice = Notice.NONE;
        doubtful = Optional.empty();
        if (change.kind() == Kind.RESEATED) {
            viewer = audience.reseated(viewer);
            claimed &= viewer.isPresent();
        }
        if (change.kind() == Kind.UNDONE) {
            logBook.cut(session.decisions());
            seen.replaceAll((seat, count) -> Math.min(count, session.decisions()));
        }
        look();
    }

    /** Tells everybody something; it stays until a person does something. */
    @Override
    public void warned(String line) {
        warning = Notice.of(Sentence.begun(line));
        lookAgain();
    }
}
