package org.polemarch.core.engine;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Question;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.core.words.CoreWords;

/**
 * A running game: pop a frame and run its rule until a rule asks; take one of the answers it listed; continue.
 *
 * <p>Between two questions a game is plain data and can be copied. It belongs to one thread.
 *
 * @param <S> the game's state
 */
public final class Game<S extends GameState<S>> {

    /** If more rules than this run between two questions, the game is in an endless loop. */
    private static final int LONGEST_RUN = 100_000;

    private final Rulebook<S> book;
    private final Board<S> board;
    private final S state;
    private final Agenda agenda;

    private KnownRule<S> asking;
    private Frame asked;
    private Seat seat;
    private List<? extends Move> moves;
    private Votes votes;

    private int decisions;

    /**
     * Whether the answers are listed only when somebody looks, as in imagined games: most positions that a bot tries are
     * judged and dropped.
     */
    private boolean lazy;

    private Game(Rulebook<S> book, Board<S> board) {
        this.book = book;
        this.board = board;
        this.state = board.state;
        this.agenda = board.agenda;
    }

    /** A new game, run up to its first question. */
    public static <S extends GameState<S>> Game<S> start(
            Rulebook<S> book, Chance chance, Consumer<? super GameEvent> listener) {
        BoardGame<S> game = book.game();
        return at(book, game.table(), game.opening(), chance, listener);
    }

    /** A game at a given position with these frames on its agenda, run up to its first question. */
    public static <S extends GameState<S>> Game<S> at(
            Rulebook<S> book,
            S state,
            List<? extends Frame> todo,
            Chance chance,
            Consumer<? super GameEvent> listener) {
        Game<S> game = new Game<>(book, new Board<>(state, new Agenda(), chance));
        game.listen(listener);
        for (int i = todo.size() - 1; i >= 0; i--) {
            game.agenda.push(todo.get(i));
        }
        game.run();
        return game;
    }

    /** An independent copy at the same question, without a listener. */
    public Game<S> copy() {
        return copy(state.copy(), board.chance.copy(), votes == null ? null : votes.copy());
    }

    /** An independent copy at the same question, with a listener for what happens in it from here on. */
    public Game<S> copy(Consumer<? super GameEvent> newListener) {
        Game<S> copy = copy();
        copy.listen(newListener);
        return copy;
    }

    /**
     * An independent copy at the same question, with different chance to come. For the host only, to see what follows
     * from chance alone.
     */
    public Game<S> copyWithLuck(UnaryOperator<Chance> luck) {
        return copy(state.copy(), luck.apply(board.chance.copy()), votes == null ? null : votes.copy());
    }

    /**
     * A game at the same question that this seat can't tell from this one: whatever the seat can't see is dealt again,
     * sealed votes of others are withdrawn, and the chance to come is new.
     */
    public Game<S> imagine(Seat viewer, Chance thinking) {
        S imagined = book.game().imagine(state, viewer, thinking);
        long seed = ((long) thinking.below(Integer.MAX_VALUE) << 31) ^ thinking.below(Integer.MAX_VALUE);
        return imagined(imagined, viewer, Chance.seeded(seed));
    }

    /**
     * The same as {@link #imagine}, but with the same chance to come. For the host only, to compare what a seat sees in
     * both games: a bot would learn future rolls.
     */
    public Game<S> imagineWithSameLuck(Seat viewer, Chance thinking) {
        return imagined(book.game().imagine(state, viewer, thinking), viewer, board.chance.copy());
    }

    private Game<S> imagined(S imagined, Seat viewer, Chance luck) {
        Game<S> game = copy(imagined, luck, votes == null ? null : votes.imaginedBy(viewer));
        game.lazy = true;
        if (asking != null) {
            game.ask(); // the answers of somebody else may depend on what was dealt again
        }
        return game;
    }

    /**
     * This position under another rulebook of the same game: its rules ask the present question again, and the listener
     * hears them. What a variant has on the agenda is left out where the rulebook has no rule for it; if that is the
     * present question, it is a {@link RuleFault}.
     */
    public Game<S> by(Rulebook<S> other, Consumer<? super GameEvent> newListener) {
        if (asked != null && !other.knows(asked)) {
            throw new RuleFault(CoreWords.of("twin.unasked"));
        }
        Game<S> judged = new Game<>(other, new Board<>(state.copy(), agenda.knownTo(other), board.chance.copy()));
        judged.decisions = decisions;
        judged.board.barriers = board.barriers;
        judged.listen(newListener);
        if (votes != null && other.of(asked).ballot() != null) {
            judged.asking = other.of(asked);
            judged.asked = asked;
            judged.votes = votes.copy();
            judged.ask();
        } else if (asking != null) {
            judged.agenda.push(asked);
            judged.run();
        }
        return judged;
    }

    private Game<S> copy(S newState, Chance newChance, Votes newVotes) {
        Game<S> copy = new Game<>(book, new Board<>(newState, agenda.copy(), newChance));
        copy.asking = asking;
        copy.asked = asked;
        copy.seat = seat;
        copy.moves = moves;
        copy.votes = newVotes;
        copy.decisions = decisions;
        copy.lazy = lazy;
        copy.board.barriers = board.barriers;
        return copy;
    }

    /** Makes this the only listener from now on. */
    public void listen(Consumer<? super GameEvent> newListener) {
        board.listener = newListener;
    }

    /** Whether nothing remains to be done. */
    public boolean over() {
        return asking == null;
    }

    public Seat toAct() {
        requireRunning();
        return seat;
    }

    /** Whether nobody else may see now what that seat sees, or what it answers. */
    public boolean isSecret(Seat viewer) {
        boolean sealing = votes != null && viewer.equals(seat);
        return sealing || book.game().hasSecret(state, viewer);
    }

    public List<? extends Move> moves() {
        requireRunning();
        if (moves == null) {
            list();
        }
        return moves;
    }

    public Question question() {
        requireRunning();
        Optional<String> section =
                votes != null ? Optional.empty() : asking.decision().cites(asked, state);
        return new Question(seat, asked, book.citations().of(asking.rule(), section), moves());
    }

    /** The true position. For the host only: players and bots are shown projections. */
    public S state() {
        return state;
    }

    public Rulebook<S> book() {
        return book;
    }

    public int decisions() {
        return decisions;
    }

    /** Remembers what remains to be done after the question that is asked. */
    public void mark() {
        agenda.mark();
    }

    /** Whether what was scheduled since {@link #mark} is done and the game continues with what was to come anyway. */
    public boolean isPastMark() {
        return agenda.isPastMark();
    }

    /** The state of chance, on which its future depends. For the host only. */
    public long chance() {
        return board.chance.state();
    }

    /** How often chance was used or a secret was revealed. Undo doesn't cross a change of this number. */
    public int barriers() {
        return board.barriers;
    }

    /** Gives an answer, which must be one of the listed ones. If it is not, nothing changes. */
    public void play(Move move) {
        play(indexOf(move));
    }

    /** Gives the answer with that notation. If it is not one of the listed ones, nothing changes. */
    public Move play(String notation) {
        int index = indexOf(notation);
        Move move = moves().get(index);
        play(index);
        return move;
    }

    /** The position of an answer in {@link #moves()}; an {@link IllegalMove} with the reason if it is not listed. */
    public int indexOf(Move move) {
        int index = moves().indexOf(move);
        if (index < 0) {
            throw new IllegalMove(move.notation(), question(), refusalOf(move.notation()));
        }
        return index;
    }

    /** The position of the answer with that notation; an {@link IllegalMove} with the reason if it is not listed. */
    public int indexOf(String notation) {
        for (int i = 0; i < moves().size(); i++) {
            if (moves.get(i).notation().equals(notation)) {
                return i;
            }
        }
        throw new IllegalMove(notation, question(), refusalOf(notation));
    }

    /** Gives the answer at that position of {@link #moves()}. */
    public void play(int index) {
        List<? extends Move> listed = moves();
        KnownRule<S> rule = asking;
        Frame frame = asked;
        Votes cast = votes;
        if (cast == null) {
            Objects.checkIndex(index, listed.size());
            decisions++;
            settle();
            apply(rule.decision(), listed, index, frame);
        } else {
            boolean more = cast.cast(listed.get(index));
            decisions++;
            if (more) {
                ask();
                return;
            }
            settle();
            board.barriers++; // the votes are opened
            rule.ballot().apply(cast.all(), frame, board);
        }
        run();
    }

    /** The move goes from the list to the rule untyped, so that no type check of its class is needed. */
    @SuppressWarnings({"unchecked", "ExtendsObject"}) // the list is the one this rule made; see Decision
    private <M extends Object & Move> void apply(
            Decision<S, Frame, ?> rule, List<? extends Move> listed, int index, Frame frame) {
        ((Decision<S, Frame, M>) rule).apply(((List<M>) listed).get(index), frame, board);
    }

    private void settle() {
        asking = null;
        asked = null;
        seat = null;
        moves = null;
        votes = null;
    }

    private void run() {
        for (int steps = 0; !agenda.isEmpty(); steps++) {
            Frame frame = agenda.pop();
            KnownRule<S> rule = book.of(frame);
            if (steps > LONGEST_RUN) {
                throw new RuleFault(Rulebook.name(rule.rule()) + " runs away: " + LONGEST_RUN
                        + " rules ran without a question; it schedules work without end");
            }
            if (rule.procedure() != null) {
                rule.procedure().run(frame, board);
                continue;
            }
            if (rule.ballot() != null) {
                List<Seat> voters = rule.ballot().voters(frame, state);
                if (voters.isEmpty()) {
                    rule.ballot().apply(List.of(), frame, board);
                    continue;
                }
                votes = new Votes(voters);
            } else if (!rule.decision().asks(frame, board)) {
                continue;
            }
            asking = rule;
            asked = frame;
            ask();
            return;
        }
    }

    private void ask() {
        if (votes != null) {
            seat = votes.asked();
        } else {
            seat = asking.decision().decider(asked, state);
        }
        moves = null;
        if (!lazy) {
            list();
        }
    }

    private void list() {
        moves = votes != null
                ? asking.ballot().legal(asked, state, seat)
                : asking.decision().legal(asked, state);
        if (moves.isEmpty()) {
            throw new RuleFault(Rulebook.name(asking.rule()) + " asks " + seat + " about " + asked
                    + " and lists no answer; a question always has at least one, or it is not asked");
        }
    }

    /** What the seat that is asked may expect to do but can't, with the reasons. */
    public List<Refusal> refusals() {
        requireRunning();
        return votes != null
                ? asking.ballot().refusals(asked, state, seat)
                : asking.decision().refusals(asked, state);
    }

    private Optional<Refusal> refusalOf(String notation) {
        return new WhyNot(moves(), refusals()).of(notation);
    }

    /** A digest of everything that affects the rest of the game. */
    public String digest() {
        Digest digest = new Digest();
        digest.add(state);
        digest.add(agenda.toArray());
        digest.add(asked == null ? "" : asked);
        digest.add(votes == null ? "" : votes.sealed());
        digest.add(board.chance.state());
        return digest.hex();
    }

    /** A digest of the state alone, without the question and the state of chance. */
    public String stateDigest() {
        Digest digest = new Digest();
        digest.add(state);
        return digest.hex();
    }

    private void requireRunning() {
        if (asking == null) {
            throw new IllegalStateException("the game is over");
        }
    }
}
