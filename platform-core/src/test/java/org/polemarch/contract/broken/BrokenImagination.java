package org.polemarch.contract.broken;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.RuleStep;

/** Games whose imagined positions or views are not what they should be. */
public final class BrokenImagination {

    private BrokenImagination() {}

    /** The burial waits for a confirmation, and the frame that waits carries the card. */
    public static final class SecretInAFrame extends OstrakaGame {

        public SecretInAFrame(Setup setup) {
            super(setup);
        }

        record Confirm(Seat seat, int card) implements Frame {}

        record Yes() implements Move {}

        @Override
        List<RuleStep<OstrakaState, ?>> made() {
            List<RuleStep<OstrakaState, ?>> rules = new ArrayList<>(super.made());
            rules.add(new Confirming());
            return rules;
        }

        @Override
        RuleStep<OstrakaState, ?> turn() {
            return new Hesitating(seats);
        }

        @Cites("4")
        private static final class Hesitating extends Turn {

            Hesitating(List<Seat> seats) {
                super(seats);
            }

            @Override
            void buried(int card, Seat seat, Play<OstrakaState> play) {
                play.next(new Confirm(seat, card));
            }
        }

        @Cites("4")
        private static final class Confirming implements Decision<OstrakaState, Confirm, Yes> {

            @Override
            public Seat decider(Confirm frame, OstrakaState state) {
                return frame.seat();
            }

            @Override
            public List<Yes> legal(Confirm frame, OstrakaState state) {
                return List.of(new Yes());
            }

            @Override
            public void apply(Yes move, Confirm frame, Play<OstrakaState> play) {
                play.state().hands[frame.seat().index()].remove(frame.card());
                play.state().buried[frame.seat().index()].put(frame.card());
            }
        }
    }

    /** Nothing is dealt again: bots see through all cards. */
    public static final class TrueImagination extends OstrakaGame {

        public TrueImagination(Setup setup) {
            super(setup);
        }

        @Override
        public OstrakaState imagine(OstrakaState state, Seat seat, Chance chance) {
            return state.copy();
        }
    }

    /** A card is missing from every imagined game. */
    public static final class LossyImagination extends OstrakaGame {

        public LossyImagination(Setup setup) {
            super(setup);
        }

        @Override
        public OstrakaState imagine(OstrakaState state, Seat seat, Chance chance) {
            OstrakaState imagined = super.imagine(state, seat, chance);
            if (!imagined.deck.isEmpty()) {
                imagined.deck.draw();
            }
            return imagined;
        }
    }

    /** A view that is not equal to itself made again. */
    public static final class ViewWithAnArray extends OstrakaGame {

        public ViewWithAnArray(Setup setup) {
            super(setup);
        }

        @SuppressWarnings("ArrayRecordComponent") // this is the fault
        record Raw(int[] hand) {}

        @Override
        public Record project(OstrakaState state, Seat seat) {
            return new Raw(state.hands[seat.index()].toArray());
        }
    }

    /** A view with a part that cannot be read back. */
    public static final class ViewWithAMove extends OstrakaGame {

        public ViewWithAMove(Setup setup) {
            super(setup);
        }

        record Moves(List<Move> hand) {}

        @Override
        public Record project(OstrakaState state, Seat seat) {
            return new Moves(IntStream.of(state.hands[seat.index()].toArray())
                    .<Move>mapToObj(Turn.Lay::new)
                    .toList());
        }
    }
}
