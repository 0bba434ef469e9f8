package org.polemarch.launcher.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.engine.IllegalMove;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.session.Pondering;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.SessionListener;
import org.polemarch.core.session.UndoRefused;
import org.polemarch.launcher.words.Say;

/**
 * What a table shows and does, without a toolkit: the question and the picks, the consequences of answers, the reasons
 * for refusals, and the log. The {@link Eyes} at the screen decide what may be shown; while it is {@link #hidden}, it
 * shows nothing that belongs to one person. It belongs to one thread, the window's.
 */
public final class TableModel implements SessionListener {

    private final Session<?> session;
    private final Words words;
    private final Audience audience;
    private final Eyes eyes;
    private final LogBook logBook;
    private final Answers answers;
    private final Prompts prompts;
    private final Notices notices = new Notices();
    private final Doubt doubt = new Doubt();
    private final Unasked unasked;
    private final Repeating repeating;
    private Runnable changed = () -> {};
    private Narrowing narrowing = Narrowing.of(List.of());
    private Optional<List<LogLine>> told = Optional.empty();

    /** Several answers are being given at once; what comes of them is looked at when the last is given. */
    private boolean inARow;

    public TableModel(Session<?> session) {
        this.session = session;
        this.words = session.prepared().words().forgiving();
        this.audience = new Audience(session);
        this.eyes = new Eyes(session, audience);
        this.logBook = new LogBook(session, new Years());
        this.answers = new Answers(session, words);
        this.prompts = new Prompts(session, words);
        this.unasked = new Unasked(session, audience);
        this.repeating = new Repeating(session);
        session.listen(this);
        List<String> since = Opening.since(session);
        if (!since.isEmpty()) {
            notices.warn(String.join(" ", since));
        }
        goOn();
        look();
    }

    public void onChange(Runnable listener) {
        changed = listener;
    }

    public Session<?> session() {
        return session;
    }

    public Words words() {
        return words;
    }

    public String title() {
        return Opening.title(session);
    }

    public Stage stage() {
        if (session.over()) {
            return Stage.OVER;
        }
        if (session.botToAct()) {
            return Stage.BOT;
        }
        return eyes.curtain() ? Stage.CURTAIN : Stage.ASKED;
    }

    /** Whether nothing that belongs to one person may be shown: the curtain is down, or nobody has come yet. */
    public boolean hidden() {
        return eyes.closed();
    }

    public void liftCurtain() {
        if (stage() == Stage.CURTAIN) {
            eyes.come();
            notices.happened();
            look();
        }
    }

    /** Whose eyes are at the screen. Not to be asked while it is hidden. */
    public Seat viewer() {
        return eyes.seat();
    }

    /** The eyes at the screen, if it is known whose they are: nobody else sees what they see. */
    public Optional<Seat> ownEyes() {
        return eyes.own();
    }

    /** Gives the answers that go without saying. If one of them fails, its question is put. */
    private void goOn() {
        inARow(unasked::giveAll);
    }

    private void inARow(Runnable answers) {
        inARow = true;
        try {
            answers.run();
        } catch (IllegalMove | RuleFault e) {
            notices.warn(Sentence.of(e.getMessage()));
        } finally {
            inARow = false;
        }
    }

    private void look() {
        eyes.look();
        told = Optional.empty();
        narrowing = Narrowing.of(stage() == Stage.ASKED ? session.question().moves() : List.of());
        changed.run();
    }

    /** Something else than the position changed: what happened is not news any more. */
    public void lookAgain() {
        eyes.lookAgain();
        changed.run();
    }

    /** What the board shows. Not to be asked while it is hidden. */
    public Situation situation() {
        return new Situation(
                viewer(),
                session.view(viewer()),
                stage() == Stage.ASKED ? Optional.of(session.question()) : Optional.empty(),
                narrowing.onBoard(),
                narrowing.picked(),
                eyes.news(),
                session.outcome());
    }

    /** The scores, which count public facts only while the game runs; none while it is hidden. */
    public List<Score> scores() {
        return hidden() ? List.of() : session.outcome().scores();
    }

    /** The question in words; while nobody at the screen is asked, who is. */
    public Notice prompt() {
        return prompts.of(stage());
    }

    /** Where the game has got to, for the eyes at the screen; empty while hidden, at the end, and where a game does not say. */
    public Optional<WhereAmI> where() {
        return hidden() || session.over() ? Optional.empty() : WhereAmI.of(session.view(viewer()), words);
    }

    /** What falls due when the round ends, for the eyes at the screen; nothing while hidden. */
    public List<String> due() {
        return hidden() ? List.of() : Dues.of(session, viewer());
    }

    public String next() {
        return prompts.next();
    }

    /** What a branch of this game is told first: what it is, and which seats people hold. */
    public String branched(int move) {
        List<String> held = audience.seats().stream().map(words::name).toList();
        String branch = Say.of("table.branched", move);
        return held.isEmpty() ? branch : branch + " " + Say.of("table.branched.held", Say.all(held));
    }

    public boolean anyPerson() {
        return audience.anyPerson();
    }

    /** The remaining answers, given the picks, that contain every word typed. */
    public List<Choice> choices(String typed) {
        return answers.left(narrowing, typed);
    }

    /** The answers by their targets; none while it is hidden. */
    public Offers offers() {
        boolean open = stage() == Stage.ASKED && !hidden();
        return new Offers(answers, open ? narrowing : Narrowing.of(List.of()));
    }

    /** The player clicked something: the choice is narrowed, an answer given, or the reason told why not. */
    public void pick(Target target) {
        if (stage() != Stage.ASKED) {
            tell(prompt());
            return;
        }
        Optional<Narrowing> next = narrowing.pick(target);
        if (next.isEmpty() && !answers.isRefused(narrowing, target)) {
            next = narrowing.instead(target);
        }
        if (next.isEmpty()) {
            tell(answers.whyNot(narrowing, target));
            return;
        }
        notices.happened();
        doubt.drop();
        Narrowing narrower = next.get();
        narrower.decided().ifPresentOrElse(this::choose, () -> {
            narrowing = narrower;
            lookAgain();
        });
    }

    /** What can be picked now, and what has been. */
    public Set<Target> open() {
        Set<Target> open = narrowing.onBoard();
        open.addAll(narrowing.picked());
        return open;
    }

    public boolean picking() {
        return !narrowing.picked().isEmpty() || doubt.waiting().isPresent();
    }

    /** Takes back the last pick, or an answer that waits to be confirmed. */
    public void stepBack() {
        narrowing = doubt.waiting().isPresent() ? narrowing : narrowing.back();
        doubt.drop();
        notices.happened();
        lookAgain();
    }

    public void clearPicks() {
        doubt.drop();
        narrowing = new Narrowing(narrowing.moves(), List.of());
        lookAgain();
    }

    /** Gives an answer; one that cannot be taken back perhaps only after {@link #confirm}. */
    public void choose(Move move) {
        if (doubt.holds(move, each -> Trial.isCertain(session, each))) {
            notices.happened();
            lookAgain();
            return;
        }
        give(move);
    }

    private void give(Move move) {
        act(() -> {
            repeating.gives(move);
            session.play(move);
        });
    }

    /** The last pick, if it can be repeated. */
    public Optional<Choice> again() {
        return hidden() || stage() != Stage.ASKED || picking()
                ? Optional.empty()
                : repeating.again().map(move -> new Choice(move, words.say(move)));
    }

    /** Repeats the last pick as often as possible. Where that ends because it can't be undone, it is asked about. */
    public void repeat() {
        inARow(repeating::all);
        happened();
        again().ifPresent(choice -> choose(choice.move()));
    }

    /** What the person who is asked wants to be asked. */
    public Unasked unasked() {
        return unasked;
    }

    /** The person who is asked does not want to be asked this again, or only sometimes. */
    public void ask(AskMe when) {
        unasked.wish(when);
        happened();
    }

    /** What happened of late, for the person at the screen; while nobody is known to be there, the last move only. */
    public Since since() {
        return new Since(log(), session.history(), seat -> ownEyes().isEmpty() || audience.same(seat, viewer()));
    }

    /** From now on an answer that cannot be taken back needs a confirmation, or no longer does; in a casual game there is none. */
    public void askFirst(boolean ask) {
        doubt.want(ask && !session.terms().casual());
    }

    public Optional<Move> doubtful() {
        return hidden() ? Optional.empty() : doubt.waiting();
    }

    public void confirm(boolean yes) {
        Optional<Move> waiting = doubt.waiting();
        if (yes && waiting.isPresent()) {
            doubt.drop();
            give(waiting.get());
        } else {
            stepBack();
        }
    }

    /** A person does something; if it cannot be, they are told why and everything is as it was. */
    private void act(Runnable command) {
        notices.acted();
        try {
            command.run();
        } catch (UndoRefused | IllegalMove | RuleFault e) {
            look();
            tell(Notice.of(Sentence.of(e.getMessage())));
        }
    }

    /** A bot has worked out what it would do, and why. A hint for a question that is no longer asked is dropped. */
    public void advised(Pondering.Answer answer, Adviser adviser) {
        if (session.isCurrent(answer) && stage() == Stage.ASKED) {
            String advice = adviser.advice(session.question().moves(), answer.index(), words);
            tell(Notice.advice(advice, answer.move().targets()));
        }
    }

    /** Whose decision undo would take back, if it is that of another person than the one at the screen. */
    public Optional<String> robbedByUndo() {
        return audience.robbed(session.canUndo(), hidden() ? Optional.empty() : Optional.of(viewer()));
    }

    public void undo() {
        act(() -> {
            eyes.stepBack();
            session.undo();
        });
    }

    public void redo() {
        act(() -> {
            eyes.stepBack();
            session.redo();
        });
    }

    /**
     * What the person at the screen saw happen from any of their seats, oldest first, in words; what everybody saw while
     * several look; all there was when the game is over; nothing while hidden.
     */
    public List<LogLine> log() {
        told = told.or(() -> Optional.of(hidden() ? List.of() : logBook.told(eyes.log()))); // long, and often asked for
        return told.get();
    }

    /** What there is to tell about the last click or command, or else what everybody was warned of. */
    public Notice notice() {
        return hidden() ? notices.open() : notices.now();
    }

    public void tell(Notice told) {
        notices.tell(told);
        lookAgain();
    }

    @Override
    public void changed(Session<?> which, Change change) {
        if (inARow) {
            return;
        }
        notices.happened();
        doubt.drop();
        if (change.kind() == Kind.RESEATED) {
            eyes.reseated();
        }
        if (change.kind() == Kind.UNDONE) {
            logBook.cut();
            eyes.cut();
        }
        happened();
    }

    /** A position was reached. */
    private void happened() {
        goOn();
        look();
    }

    /** Tells everybody something; it stays until a person does something. */
    @Override
    public void warned(String line) {
        notices.warn(line);
        lookAgain();
    }
}
