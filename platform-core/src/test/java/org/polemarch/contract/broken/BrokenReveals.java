package org.polemarch.contract.broken;

import java.util.List;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.RuleStep;

/** Games in which something comes out and undo does not notice. */
public final class BrokenReveals {

    private BrokenReveals() {}

    /** Whom the storm strikes is not rolled but read off the hidden deck, and nothing says that it came out. */
    public static final class UndoAcrossARoll extends OstrakaGame {

        public UndoAcrossARoll(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> storm() {
            return new Foretold();
        }

        @Cites("6")
        private static final class Foretold extends Storm {

            Foretold() {
                super(true);
            }

            @Override
            public void run(Storm.Begin frame, Play<OstrakaState> play) {
                OstrakaState state = play.state();
                int struck = state.deck.at(0) % state.coins.length;
                if (state.coins[struck] > 0) {
                    state.coins[struck]--;
                    state.bank++;
                }
            }
        }
    }

    /** Laying a card turns over the next one of the deck, and the rule does not say so. */
    public static final class UndeclaredReveal extends OstrakaGame {

        public UndeclaredReveal(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> turn() {
            return new Turning(seats);
        }

        @Cites("4")
        private static final class Turning extends Turn {

            Turning(List<Seat> seats) {
                super(seats);
            }

            @Override
            void laid(int card, Seat seat, Play<OstrakaState> play) {
                super.laid(card, seat, play);
                if (card < HIGH && play.state().deck.size() > 3 * seats.size()) {
                    play.state().discard.put(play.state().deck.draw());
                }
            }
        }
    }

    /** The state has dice of its own. */
    public static final class OwnDice extends OstrakaGame {

        public OwnDice(Setup setup) {
            super(setup);
        }

        private static final class DicedState extends OstrakaState {

            private final Chance dice;

            DicedState(int seats) {
                super(seats);
                dice = Chance.seeded(7);
            }

            private DicedState(DicedState other) {
                super(other, copies(other.hands));
                dice = other.dice.copy();
            }

            @Override
            public OstrakaState copy() {
                return new DicedState(this);
            }
        }

        @Override
        public OstrakaState table() {
            return new DicedState(seats.size());
        }
    }
}
