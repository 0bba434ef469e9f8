package org.polemarch.contract.broken;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.RuleStep;

/** Games that tell a secret by what they ask, whom, and which answers they give or refuse; and one that only seems to. */
public final class LeakyQuestions {

    private LeakyQuestions() {}

    /** A parry is offered only to the seat that holds the card for it. */
    public static final class LeakByAsking extends OstrakaGame {

        public LeakByAsking(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> turn() {
            return new Sparing(seats);
        }

        @Cites("4")
        private static class Sparing extends Turn {

            Sparing(List<Seat> seats) {
                super(seats);
            }

            @Override
            boolean mayParry(Seat seat, OstrakaState state) {
                return state.hands[seat.index()].count(card -> card % 2 == 0) > 0;
            }
        }
    }

    /** The same behind a barrier: something is said to have come out, and nothing has. */
    public static final class LeakBehindABarrier extends OstrakaGame {

        public LeakBehindABarrier(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> turn() {
            return new Pretending(seats);
        }

        @Cites("4")
        private static final class Pretending extends LeakByAsking.Sparing {

            Pretending(List<Seat> seats) {
                super(seats);
            }

            @Override
            void laid(int card, Seat seat, Play<OstrakaState> play) {
                play.reveal();
                super.laid(card, seat, play);
            }
        }
    }

    /** A die is rolled before the offer; it falls the same whatever anybody holds, and the offer does not. */
    public static final class LeakBehindADie extends OstrakaGame {

        public LeakBehindADie(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> turn() {
            return new Rattling(seats);
        }

        @Cites("4")
        private static final class Rattling extends LeakByAsking.Sparing {

            Rattling(List<Seat> seats) {
                super(seats);
            }

            @Override
            void laid(int card, Seat seat, Play<OstrakaState> play) {
                play.roll(6, "storm");
                super.laid(card, seat, play);
            }
        }
    }

    /**
     * No leak: whoever holds the card for a parry rolls a larger die for it, before everybody. The offer that follows tells
     * no more than the die did, though no view shows it any longer.
     */
    public static final class OpenDie extends OstrakaGame {

        public OpenDie(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> turn() {
            return new Rolling(seats);
        }

        @Cites("4")
        private static final class Rolling extends LeakByAsking.Sparing {

            private static final int SMALL = 4;
            private static final int LARGE = 6;

            Rolling(List<Seat> seats) {
                super(seats);
            }

            @Override
            void laid(int card, Seat seat, Play<OstrakaState> play) {
                Seat next = seats.get((seat.index() + 1) % seats.size());
                play.roll(mayParry(next, play.state()) ? LARGE : SMALL, "storm");
                super.laid(card, seat, play);
            }
        }
    }

    /** What you may parry with depends on the hand of your opponent. */
    public static final class LeakByAnswers extends OstrakaGame {

        public LeakByAnswers(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> parry() {
            return new Knowing(seats);
        }

        @Cites("5")
        private static final class Knowing extends Parry {

            Knowing(List<Seat> seats) {
                super(seats);
            }

            @Override
            public List<Move> legal(Parry.Offer frame, OstrakaState state) {
                Deck other = state.hands[frame.against().index()];
                List<Move> moves = new ArrayList<>(super.legal(frame, state));
                moves.removeIf(move -> move instanceof With && other.count(card -> card % 2 == 0) > 0);
                return moves;
            }
        }
    }

    /** The reason of a refusal tells what another seat holds. */
    public static final class LeakByRefusing extends OstrakaGame {

        public LeakByRefusing(Setup setup) {
            super(setup);
        }

        record TheyHold(int worth) implements Reason {
            @Override
            public String cites() {
                return "5";
            }
        }

        @Override
        RuleStep<OstrakaState, ?> parry() {
            return new Explaining(seats);
        }

        @Cites("5")
        private static final class Explaining extends Parry {

            Explaining(List<Seat> seats) {
                super(seats);
            }

            @Override
            public List<Refusal> refusals(Parry.Offer frame, OstrakaState state) {
                int worth = OstrakaState.sum(state.hands[frame.against().index()]);
                return List.of(new Refusal(new With(99), new TheyHold(worth)));
            }
        }
    }

    /** The second vote is given only to seats with an odd hand. */
    public static final class VotersBySecret extends OstrakaGame {

        public VotersBySecret(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> ostracism() {
            return new Choosy(seats);
        }

        @Cites("7")
        private static final class Choosy extends Ostracism {

            Choosy(List<Seat> seats) {
                super(seats);
            }

            @Override
            public List<Seat> voters(Vote frame, OstrakaState state) {
                return seats.stream()
                        .filter(seat -> seat.index() == 0 || OstrakaState.sum(state.hands[seat.index()]) % 2 == 1)
                        .toList();
            }
        }
    }
}
