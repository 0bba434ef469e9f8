package org.polemarch.contract.broken;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.RuleStep;

/** Games that come out otherwise when they are played again. */
public final class BrokenOrder {

    private BrokenOrder() {}

    /** The hand is ordered by hash codes of the moment. */
    public static final class OrderOfTheMoment extends OstrakaGame {

        public OrderOfTheMoment(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> turn() {
            return new Hashed(seats);
        }

        @Cites("4")
        private static final class Hashed extends Turn {

            /** A card without equals and hashCode. */
            private static final class Card {
                private final Move move;

                Card(Move move) {
                    this.move = move;
                }
            }

            Hashed(List<Seat> seats) {
                super(seats);
            }

            @Override
            public List<Move> legal(Take frame, OstrakaState state) {
                Set<Card> cards = new HashSet<>();
                super.legal(frame, state).forEach(move -> cards.add(new Card(move)));
                return cards.stream().map(card -> card.move).collect(Collectors.toList());
            }
        }
    }

    /** What is drawn follows from the order of an immutable set, which is fixed only while a machine runs. */
    public static final class OrderOfTheMachine extends OstrakaGame {

        public OrderOfTheMachine(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> drawing() {
            return new Jumbled(seats);
        }

        @Cites("3")
        private static final class Jumbled extends Drawing {

            Jumbled(List<Seat> seats) {
                super(seats);
            }

            @Override
            public void run(Drawing.Begin frame, Play<OstrakaState> play) {
                // Among so large a range two machines hardly ever begin with the same number; only even ones, because
                // they fill
                // the
                // set's table evenly, and a gap in it would make many machines begin with the number behind it.
                Set<Integer> numbers = Set.copyOf(
                        IntStream.range(0, 4000).map(n -> 2 * n).boxed().toList());
                play.state().deck.shuffle(Chance.seeded(numbers.iterator().next()));
                super.run(frame, play);
            }
        }
    }

    /** A rule counts in a field. */
    public static final class CountingRule extends OstrakaGame {

        private final Storm storm = new Counting();

        public CountingRule(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> storm() {
            return storm;
        }

        @Cites("6")
        private static final class Counting extends Storm {

            private int storms;

            Counting() {
                super(true);
            }

            @Override
            int roll(Play<OstrakaState> play) {
                super.roll(play);
                return ++storms == 1 ? 6 : 1;
            }
        }
    }

    /** A rule gathers the answers in a list it uses again and again. */
    public static final class SharedScratch extends OstrakaGame {

        private final Turn turn;

        public SharedScratch(Setup setup) {
            super(setup);
            turn = new Scratching(seats);
        }

        @Override
        RuleStep<OstrakaState, ?> turn() {
            return turn;
        }

        @Cites("4")
        private static final class Scratching extends Turn {

            private static final long PAUSE_NANOS = 20_000;

            private final Deck scratch = new Deck();

            Scratching(List<Seat> seats) {
                super(seats);
            }

            @Override
            public List<Move> legal(Take frame, OstrakaState state) {
                scratch.clear();
                for (int card : state.hands[frame.seat().index()].toArray()) {
                    scratch.put(card);
                    LockSupport.parkNanos(PAUSE_NANOS); // others come in here, so that the clash is certain
                }
                List<Move> moves = new ArrayList<>();
                for (int card : scratch.toArray()) {
                    moves.add(lay(card));
                    moves.add(new Bury(card));
                }
                return moves.isEmpty() ? List.of(new Rest()) : moves;
            }
        }
    }

    /** The state has a map without order. */
    public static final class UnorderedState extends OstrakaGame {

        public UnorderedState(Setup setup) {
            super(setup);
        }

        private static final class MappedState extends OstrakaState {

            private final Map<Seat, Integer> marks = new HashMap<>();

            MappedState(int seats) {
                super(seats);
            }

            private MappedState(MappedState other) {
                super(other, copies(other.hands));
                marks.putAll(other.marks);
            }

            @Override
            public OstrakaState copy() {
                return new MappedState(this);
            }
        }

        @Override
        public OstrakaState table() {
            return new MappedState(seats.size());
        }
    }

    /** An event with an array is not equal to itself told again. */
    public static final class EventWithAnArray extends OstrakaGame {

        public EventWithAnArray(Setup setup) {
            super(setup);
        }

        @SuppressWarnings("ArrayRecordComponent") // this is the fault
        record Counted(int[] coins) implements GameEvent {}

        @Override
        RuleStep<OstrakaState, ?> round() {
            return new Accounting(seats, rounds);
        }

        @Cites("2")
        private static final class Accounting extends Round {

            Accounting(List<Seat> seats, int rounds) {
                super(seats, rounds);
            }

            @Override
            public void run(Round.Begin frame, Play<OstrakaState> play) {
                super.run(frame, play);
                play.report(() -> new Counted(play.state().coins.clone()));
            }
        }
    }

    /** Cards of the same parity have the same notation. */
    public static final class DuplicateNotation extends OstrakaGame {

        public DuplicateNotation(Setup setup) {
            super(setup);
        }

        record Lay(int card) implements Move {
            @Override
            public String notation() {
                return "lay " + (card % 2 == 0 ? "even" : "odd");
            }
        }

        @Override
        RuleStep<OstrakaState, ?> turn() {
            return new Vague(seats);
        }

        @Cites("4")
        private static final class Vague extends Turn {

            Vague(List<Seat> seats) {
                super(seats);
            }

            @Override
            Move lay(int card) {
                return new DuplicateNotation.Lay(card);
            }

            @Override
            public void apply(Move move, Take frame, Play<OstrakaState> play) {
                if (move instanceof DuplicateNotation.Lay lay) {
                    laid(lay.card(), frame.seat(), play);
                } else {
                    super.apply(move, frame, play);
                }
            }
        }
    }

    /** The first answer is listed twice. */
    public static final class AnswerTwice extends OstrakaGame {

        public AnswerTwice(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> parry() {
            return new Stuttering(seats);
        }

        @Cites("5")
        private static final class Stuttering extends Parry {

            Stuttering(List<Seat> seats) {
                super(seats);
            }

            @Override
            public List<Move> legal(Offer frame, OstrakaState state) {
                List<Move> moves = new ArrayList<>(super.legal(frame, state));
                moves.add(new LetPass());
                return moves;
            }
        }
    }
}
