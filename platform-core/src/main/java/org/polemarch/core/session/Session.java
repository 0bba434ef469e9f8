package org.polemarch.core.session;

import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.Standing;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Question;
import org.polemarch.api.play.Refusal;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.Seed;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.Holder.BotSeat;
import org.polemarch.core.session.Holder.Person;
import org.polemarch.core.session.SessionListener.Change;
import org.polemarch.core.session.SessionListener.Kind;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.words.CoreWords;

/**
 * A game at a table: who holds the seats, what was played and what happened, undo and redo, branches and replays. It
 * belongs to one thread; bots may think on others, see {@link #ponder}.
 *
 * <p>The current line of answers is all there is: a save contains only that, and undone answers are gone as soon as
 * another is given.
 *
 * @param <S> the game's state
 */
public final class Session<S extends GameState<S>> {

    private final PreparedGame<S> prepared;
    private final Seed seed;
    private Terms terms;
    private final List<Holder> holders;
    private final List<Holder> first;
    private final Course<S> course;
    private final Deque<List<Played>> undone = new ArrayDeque<>();
    private final List<SessionListener> listeners = new CopyOnWriteArrayList<>();
    private Optional<SaveGame> origin = Optional.empty();
    private int version;

    Session(PreparedGame<S> prepared, Seed seed, List<? extends Holder> holders, Terms terms, Course<S> course) {
        int seats = prepared.setup().seats().size();
        if (holders.size() != seats) {
            throw new IllegalArgumentException(holders.size() + " holders for " + seats + " seats");
        }
        this.prepared = prepared;
        this.seed = seed;
        this.holders = new ArrayList<>(holders);
        this.first = List.copyOf(holders);
        this.terms = terms;
        this.course = course;
    }

    /** A new session at its first question. There is a holder for each seat, in seat order. */
    public static <S extends GameState<S>> Session<S> start(
            PreparedGame<S> prepared, Seed seed, List<? extends Holder> holders, Terms terms) {
        return new Session<>(prepared, seed, holders, terms, Course.start(prepared, seed));
    }

    /** A new session whose chance follows from a number somebody chose. */
    public static <S extends GameState<S>> Session<S> start(
            PreparedGame<S> prepared, long seed, List<? extends Holder> holders, Terms terms) {
        return start(prepared, Seed.of(seed), holders, terms);
    }

    private Game<S> game() {
        return course.game();
    }

    private Line<S> line() {
        return course.line();
    }

    private List<LogEntry> log() {
        return line().log();
    }

    /** From now on rules and bots that do not return are given up with a fault that names them. */
    public void watch() {
        course.watch();
    }

    public PreparedGame<S> prepared() {
        return prepared;
    }

    public Setup setup() {
        return prepared.setup();
    }

    public Seed seed() {
        return seed;
    }

    /** Title, versions, and whether play is casual. */
    public Terms terms() {
        return terms;
    }

    /** Renames this game. */
    public void retitle(String title) {
        terms = terms.titled(title);
    }

    public Holder holder(Seat seat) {
        return holders.get(seat.index());
    }

    /** Who held a seat when the session began or was taken up again. */
    public Holder firstHolder(Seat seat) {
        return first.get(seat.index());
    }

    /** Gives a seat to somebody else from now on. */
    public void seat(Seat seat, Holder holder) {
        holders.set(seat.index(), holder);
        version++;
        tell(Kind.RESEATED, List.of());
    }

    public boolean over() {
        return game().over();
    }

    /** The seat that is asked. Only while the game is not over. */
    public Seat toAct() {
        return game().toAct();
    }

    public boolean botToAct() {
        return !over() && holder(toAct()) instanceof BotSeat;
    }

    /** The question. Only while the game is not over. */
    public Question question() {
        return game().question();
    }

    /** What the seat that is asked may expect to do but can't, with the reasons. */
    public List<Refusal> refusals() {
        return game().refusals();
    }

    public Record view(Seat seat) {
        return prepared.book().game().project(game().state(), seat);
    }

    /** Whether nobody else may see now what a seat sees, or what it answers. */
    public boolean isSecret(Seat seat) {
        return game().isSecret(seat);
    }

    /** The result, or how the game would stand if it ended now. Before the end it may tell secrets: for the host. */
    public Outcome outcome() {
        return prepared.book().game().outcome(game().state());
    }

    public Standing standing() {
        return prepared.book().game().standing(game().state());
    }

    public int decisions() {
        return line().size();
    }

    /** All answers, secret ones too: for the host, or when the game is over. */
    public List<Played> history() {
        return Collections.unmodifiableList(line().moves());
    }

    /** Everything that happened, unredacted: for the host, or when the game is over. */
    public List<LogEntry> fullLog() {
        return Collections.unmodifiableList(log());
    }

    public List<LogEntry> log(Seat seat) {
        return log(seat, decisions());
    }

    /** What a seat had seen happen after that many answers. */
    public List<LogEntry> log(Seat seat, int n) {
        return log().stream()
                .takeWhile(entry -> entry.decision() <= n)
                .flatMap(entry -> entry.seenBy(seat).stream())
                .toList();
    }

    /** What everybody saw happen: nothing in it is a secret of one seat. */
    public List<LogEntry> openLog() {
        return log().stream()
                .flatMap(entry -> entry.seenByAll(setup().seats()).stream())
                .toList();
    }

    /** Gives an answer, which must be one of the listed ones; else nothing changes. */
    public Played play(Move move) {
        return play(game().indexOf(move));
    }

    /** Gives the answer with that notation; if it is not one of the listed ones, nothing changes. */
    public Played play(String notation) {
        return play(game().indexOf(notation));
    }

    /** Gives the answer at that position of the question's moves. */
    public Played play(int index) {
        return play(index, false);
    }

    /** The same, as a part of the decision before it: undo takes back both. */
    public Played follow(int index) {
        return play(index, true);
    }

    private Played play(int index, boolean follows) {
        int before = log().size();
        Played played = advance(index, follows);
        undone.clear();
        tell(Kind.PLAYED, log().subList(before, log().size()));
        return played;
    }

    /** Gives a bot's answer, unless the session has changed since the bot was asked. */
    public Optional<Played> play(Pondering.Answer answer) {
        return isCurrent(answer) ? Optional.of(play(answer.index())) : Optional.empty();
    }

    private Played advance(int index, boolean follows) {
        Played played = course.play(index, follows);
        version++;
        return played;
    }

    /**
     * The bot that holds the seat that is asked, ready to think. The same session at the same question gives the same
     * chance to it, resumed or not.
     */
    public Pondering ponder(BooleanSupplier interrupted) {
        if (!(holder(toAct()) instanceof BotSeat seat)) {
            throw new IllegalStateException(toAct() + " is held by a person");
        }
        return ponder(seat.name(), seat.bot(), Streams.Kind.ANSWER, interrupted);
    }

    /** A bot ready to think what it would answer in place of the seat that is asked. */
    public Pondering hint(Bot bot, BooleanSupplier interrupted) {
        return ponder("hint", bot, Streams.Kind.HINT, interrupted);
    }

    private Pondering ponder(String name, Bot bot, Streams.Kind kind, BooleanSupplier interrupted) {
        Pondering pondering = Pondering.of(
                version,
                name,
                bot,
                game().copy(),
                Streams.chance(seed.number(), kind, decisions()),
                interrupted,
                prepared::pluginOf);
        return course.isWatched() ? pondering.watched() : pondering;
    }

    /** Whether an answer a bot thought of still belongs to the question that is asked. */
    public boolean isCurrent(Pondering.Answer answer) {
        return answer.version() == version;
    }

    /** Lets the bot that is asked think and answer on this thread. */
    public Played botMove() {
        return play(ponder(() -> Thread.currentThread().isInterrupted()).think().index());
    }

    /** Whether the last decision of a person can be taken back, and if not, why. */
    public TakeBack canUndo() {
        return TakeBack.of(
                line(),
                seat -> holder(seat) instanceof Person,
                terms.casual(),
                event -> prepared.words().say(event));
    }

    /** Takes back the last decision of a person and everything after it. */
    public void undo() {
        TakeBack back = canUndo();
        if (!back.allowed()) {
            throw new UndoRefused(back.reason());
        }
        undoTo(back.to());
    }

    /** Takes back all but that many answers; for a table that asked {@link #canUndo} and counts answers without a choice, too. */
    public void undoTo(int answers) {
        undone.push(new ArrayList<>(line().moves().subList(answers, decisions())));
        course.backTo(answers);
        version++;
        tell(Kind.UNDONE, List.of());
    }

    /** Whether something was undone and nothing else was played since. */
    public boolean canRedo() {
        return !undone.isEmpty();
    }

    /** Plays again what the last undo took back. */
    public void redo() {
        if (undone.isEmpty()) {
            throw new UndoRefused(CoreWords.of("undo.nothing"));
        }
        int from = decisions();
        int before = log().size();
        try {
            for (Played again : undone.getFirst()) {
                advance(again.index(), again.follows());
            }
        } catch (RuntimeException | Error e) {
            course.backTo(from); // all of it or nothing
            throw e;
        }
        undone.removeFirst();
        tell(Kind.REDONE, log().subList(before, log().size()));
    }

    /** A copy of the game after that many answers, to look at; for the host, who shows projections of it. */
    public Game<S> replayTo(int n) {
        return n == decisions() ? game().copy() : line().at(n);
    }

    /** Another session that was the same up to that many answers and goes its own way from there. */
    public Session<S> branchAt(int n) {
        return new Session<>(prepared, seed, holders, terms.branchedAt(n), course.branchAt(n));
    }

    public Optional<SaveGame> origin() {
        return origin;
    }

    void resumedFrom(SaveGame save) {
        origin = Optional.of(save);
    }

    public String digest() {
        return game().digest();
    }

    /** What the position means at the table; see {@link Fingerprint}. */
    String fingerprint() {
        return line().fingerprint(game());
    }

    /** The record of this session as it stands. */
    public SaveGame save(Instant now) {
        return Minutes.of(this, course, now);
    }

    /** Tells somebody about every change from now on. */
    public void listen(SessionListener listener) {
        listeners.add(listener);
    }

    public void forget(SessionListener listener) {
        listeners.remove(listener);
    }

    private void tell(Kind kind, List<LogEntry> events) {
        Change change = new Change(kind, events);
        listeners.forEach(listener -> listener.changed(this, change));
    }

    void warn(String warning) {
        listeners.forEach(listener -> listener.warned(warning));
    }
}
