package org.polemarch.contract.broken;

import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.play.Target;

/** Games that get stuck, fail, lose things or refuse what they allow; and one that refuses rightly. */
public final class BrokenPlay {

    private BrokenPlay() {}

    /** In the last round there is nobody to vote against. */
    public static final class DeadEnd extends OstrakaGame {

        public DeadEnd(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> ostracism() {
            return new Unanswerable(seats);
        }

        @Cites("7")
        private static final class Unanswerable extends Ostracism {

            Unanswerable(List<Seat> seats) {
                super(seats);
            }

            @Override
            public List<Against> legal(Ostracism.Vote frame, OstrakaState state, Seat voter) {
                return state.round == 3 ? List.of() : super.legal(frame, state, voter);
            }
        }
    }

    /** There is a rule for parrying, but nobody is ever asked. */
    public static final class NobodyParries extends OstrakaGame {

        public NobodyParries(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> turn() {
            return new Unparried(seats);
        }

        @Cites("4")
        private static final class Unparried extends Turn {

            Unparried(List<Seat> seats) {
                super(seats);
            }

            @Override
            boolean mayParry(Seat seat, OstrakaState state) {
                return false;
            }
        }
    }

    /** A listed answer cannot be carried out. */
    public static final class FailingRule extends OstrakaGame {

        public FailingRule(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> turn() {
            return new Failing(seats);
        }

        @Cites("4")
        private static final class Failing extends Turn {

            Failing(List<Seat> seats) {
                super(seats);
            }

            @Override
            void buried(int card, Seat seat, Play<OstrakaState> play) {
                play.state().rows[seat.index()].remove(card);
            }
        }
    }

    /** The storm calls up another one. */
    public static final class RunawayRule extends OstrakaGame {

        public RunawayRule(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> storm() {
            return new Endless();
        }

        @Cites("6")
        private static final class Endless extends Storm {

            Endless() {
                super(true);
            }

            @Override
            public void run(Storm.Begin frame, Play<OstrakaState> play) {
                play.next(frame);
            }
        }
    }

    /** The storm waits for something that does not come. */
    public static final class EndlessLoop extends OstrakaGame {

        public EndlessLoop(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> storm() {
            return new Waiting();
        }

        @Cites("6")
        private static final class Waiting extends Storm {

            Waiting() {
                super(true);
            }

            @Override
            int roll(Play<OstrakaState> play) {
                // Ends when the test gives up, so that no thread is left behind.
                while (!Thread.currentThread().isInterrupted()) {
                    Thread.onSpinWait();
                }
                return 6;
            }
        }
    }

    /** The rounds never end. */
    public static final class NoEnd extends OstrakaGame {

        public NoEnd(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> drawing() {
            return new Refilling(seats);
        }

        @Cites("3")
        private static final class Refilling extends Drawing {

            private final List<Seat> seats;

            Refilling(List<Seat> seats) {
                super(seats);
                this.seats = seats;
            }

            @Override
            public void run(Drawing.Begin frame, Play<OstrakaState> play) {
                play.state().round = 1;
                if (play.state().deck.size() >= seats.size()) {
                    super.run(frame, play);
                }
            }
        }
    }

    /** Buried cards are gone. */
    public static final class LostCard extends OstrakaGame {

        public LostCard(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> turn() {
            return new Losing(seats);
        }

        @Cites("4")
        private static final class Losing extends Turn {

            Losing(List<Seat> seats) {
                super(seats);
            }

            @Override
            void buried(int card, Seat seat, Play<OstrakaState> play) {
                play.state().hands[seat.index()].remove(card);
                play.report(() -> new Buried(seat, card));
            }
        }
    }

    /** Refuses what is among the answers. */
    public static final class WrongRefusal extends OstrakaGame {

        public WrongRefusal(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> turn() {
            return new Contradicting(seats);
        }

        @Cites("4")
        private static final class Contradicting extends Turn {

            Contradicting(List<Seat> seats) {
                super(seats);
            }

            @Override
            public List<Refusal> refusals(Turn.Take frame, OstrakaState state) {
                return List.of(new Refusal(legal(frame, state).get(0), new HasCards(1)));
            }
        }
    }

    /** Says that nothing can be done with a card that can be laid. */
    public static final class RefusedThing extends OstrakaGame {

        public RefusedThing(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> turn() {
            return new Reaching(seats);
        }

        @Cites("4")
        private static final class Reaching extends Turn {

            /** A card that can be clicked. */
            record LayInSight(int card) implements Move {
                @Override
                public List<Target> targets() {
                    return List.of(Target.card("card-" + card));
                }
            }

            Reaching(List<Seat> seats) {
                super(seats);
            }

            @Override
            Move lay(int card) {
                return new LayInSight(card);
            }

            @Override
            public List<Refusal> refusals(Turn.Take frame, OstrakaState state) {
                List<Target> lit = legal(frame, state).get(0).targets();
                return lit.isEmpty() ? List.of() : List.of(Refusal.of(lit, new HasCards(1)));
            }
        }
    }

    /** No fault: says that nothing can be done with a card that nobody has. */
    public static final class RefusedNothing extends OstrakaGame {

        public RefusedNothing(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> turn() {
            return new Explaining(seats);
        }

        @Cites("4")
        private static final class Explaining extends Turn {

            Explaining(List<Seat> seats) {
                super(seats);
            }

            @Override
            public List<Refusal> refusals(Turn.Take frame, OstrakaState state) {
                return List.of(Refusal.of(List.of(Target.card("card-" + OstrakaState.CARDS)), new HasCards(1)));
            }
        }
    }
}
