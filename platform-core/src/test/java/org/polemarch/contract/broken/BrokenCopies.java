package org.polemarch.contract.broken;

import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.RuleStep;

/** Games whose copies are none, or that keep something outside the state. */
public final class BrokenCopies {

    private BrokenCopies() {}

    /** A state whose copy shares the hands. */
    private static final class ShallowState extends OstrakaState {

        ShallowState(int seats) {
            super(seats);
        }

        private ShallowState(ShallowState other) {
            super(other, other.hands);
        }

        @Override
        public OstrakaState copy() {
            return new ShallowState(this);
        }
    }

    /** The copy shares the hands with the original. */
    public static final class ShallowCopy extends OstrakaGame {

        public ShallowCopy(Setup setup) {
            super(setup);
        }

        @Override
        public OstrakaState table() {
            return new ShallowState(seats.size());
        }
    }

    /** An imagined game shares the hand of the seat that imagines it. */
    public static final class SharedImagination extends OstrakaGame {

        public SharedImagination(Setup setup) {
            super(setup);
        }

        @Override
        public OstrakaState imagine(OstrakaState state, Seat seat, Chance chance) {
            OstrakaState imagined = super.imagine(state, seat, chance);
            Deck[] hands = imagined.hands.clone();
            hands[seat.index()] = state.hands[seat.index()];
            return new OstrakaState(imagined, hands);
        }
    }

    /** A rule remembers something about a state, and copies of the state are strangers to it. */
    public static final class MemoryOutsideTheState extends OstrakaGame {

        public MemoryOutsideTheState(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> turn() {
            return new Remembering(seats);
        }

        @Cites("4")
        private static final class Remembering extends Turn {

            private final Map<OstrakaState, Integer> turns = new WeakHashMap<>();

            Remembering(List<Seat> seats) {
                super(seats);
            }

            @Override
            public void apply(Move move, Take frame, Play<OstrakaState> play) {
                int turn = turns.merge(play.state(), 1, Integer::sum);
                super.apply(move, frame, play);
                if (turn == 3) {
                    play.state().bank += play.state().coins[0];
                    play.state().coins[0] = 0;
                }
            }
        }
    }

    /** The game changes from the third time it is set up: a save loaded later is another game. */
    public static final class WornTable extends OstrakaGame {

        private int tables;

        public WornTable(Setup setup) {
            super(setup);
        }

        @Override
        public OstrakaState table() {
            OstrakaState state = super.table();
            if (++tables > 3) {
                state.bank++;
                state.coins[0]--;
            }
            return state;
        }
    }

    /** Listing the answers sorts the hand. */
    public static final class AskingSorts extends OstrakaGame {

        public AskingSorts(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> turn() {
            return new Sorting(seats);
        }

        @Cites("4")
        private static final class Sorting extends Turn {

            Sorting(List<Seat> seats) {
                super(seats);
            }

            @Override
            public List<Move> legal(Take frame, OstrakaState state) {
                Deck hand = state.hands[frame.seat().index()];
                if (!hand.isEmpty()) {
                    hand.put(hand.takeAt(0));
                }
                return super.legal(frame, state);
            }
        }
    }

    /** Looking at a view turns the hand over. */
    public static final class LookingChanges extends OstrakaGame {

        public LookingChanges(Setup setup) {
            super(setup);
        }

        @Override
        public Record project(OstrakaState state, Seat seat) {
            state.bank++;
            return super.project(state, seat);
        }
    }
}
