package org.polemarch.contract.broken;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.play.Target;

/** Games whose answers cannot be written down, clicked or carried out. */
public final class BrokenAnswers {

    private BrokenAnswers() {}

    /** An answer by which a card is laid. */
    interface Laying extends Move {
        int card();
    }

    /** A game in which laying a card is said like this. */
    private static Ostraka saying(IntFunction<? extends Laying> lay) {
        return new Ostraka(setup -> new OstrakaGame(setup) {
            @Override
            RuleStep<OstrakaState, ?> turn() {
                return new Saying(seats, lay);
            }
        });
    }

    @Cites("4")
    private static final class Saying extends Turn {

        private final IntFunction<? extends Laying> lay;

        Saying(List<Seat> seats, IntFunction<? extends Laying> lay) {
            super(seats);
            this.lay = lay;
        }

        @Override
        Move lay(int card) {
            return lay.apply(card);
        }

        @Override
        public void apply(Move move, Take frame, Play<OstrakaState> play) {
            if (move instanceof Laying laying) {
                laid(laying.card(), frame.seat(), play);
            } else {
                super.apply(move, frame, play);
            }
        }
    }

    record TwoLines(int card) implements Laying {
        @Override
        public String notation() {
            return "lay\n" + card;
        }
    }

    /** A notation of two lines. */
    public static Ostraka twoLines() {
        return saying(TwoLines::new);
    }

    record Blank(int card) implements Laying {
        @Override
        public String notation() {
            return "lay " + card + " ";
        }
    }

    /** A notation that ends with a blank, which nobody types. */
    public static Ostraka blankAtTheEnd() {
        return saying(Blank::new);
    }

    record Unclickable(int card) implements Laying {
        @Override
        public List<Target> targets() {
            return List.of();
        }
    }

    /** An answer without anything to click. */
    public static Ostraka nothingToClick() {
        return saying(Unclickable::new);
    }

    record Nameless(int card) implements Laying {
        @Override
        public List<Target> targets() {
            return List.of(Target.card(""));
        }
    }

    /** An answer whose target has no name. */
    public static Ostraka namelessTarget() {
        return saying(Nameless::new);
    }

    /** Equal to others of its kind like a record, but none. */
    private static final class NoRecord implements Laying {

        private final int card;

        NoRecord(int card) {
            this.card = card;
        }

        @Override
        public int card() {
            return card;
        }

        @Override
        public String notation() {
            return "lay " + card;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof NoRecord same && same.card == card;
        }

        @Override
        public int hashCode() {
            return Objects.hash(card);
        }
    }

    /** An answer that isn't a record. */
    public static Ostraka noRecord() {
        return saying(NoRecord::new);
    }

    /** What burying a card does instead of what it should do. */
    interface Burial {
        void bury(int card, Seat seat, Play<OstrakaState> play);
    }

    private static Ostraka burying(Burial burial) {
        return new Ostraka(setup -> new OstrakaGame(setup) {
            @Override
            RuleStep<OstrakaState, ?> turn() {
                return new Burying(seats, burial);
            }
        });
    }

    @Cites("4")
    private static final class Burying extends Turn {

        private final Burial burial;

        Burying(List<Seat> seats, Burial burial) {
            super(seats);
            this.burial = burial;
        }

        @Override
        void buried(int card, Seat seat, Play<OstrakaState> play) {
            burial.bury(card, seat, play);
            super.buried(card, seat, play);
        }
    }

    /** A rule that thinks something cannot happen. */
    public static Ostraka unthinkable() {
        return burying((card, seat, play) -> {
            throw new AssertionError("nobody buries " + card);
        });
    }

    /** A rule that calls itself. */
    public static Ostraka bottomless() {
        return burying((card, seat, play) -> deeper(card, seat, play));
    }

    @SuppressWarnings("InfiniteRecursion") // this is the fault
    private static void deeper(int card, Seat seat, Play<OstrakaState> play) {
        deeper(card, seat, play);
    }

    record Muttered(int card) implements GameEvent {}

    /** An event whose message names a component it doesn't have. */
    public static Ostraka muttering() {
        return burying((card, seat, play) -> play.report(() -> new Muttered(1)));
    }

    record Silent(int card) implements GameEvent {}

    /** An event whose message says nothing. */
    public static Ostraka silent() {
        return burying((card, seat, play) -> play.report(() -> new Silent(1)));
    }

    record Stammered(int card) implements GameEvent {}

    /** An event whose message has a slot that is none. */
    public static Ostraka stammering() {
        return burying((card, seat, play) -> play.report(() -> new Stammered(1)));
    }

    record Unsettled(int card) implements GameEvent {
        @Override
        public String cites() {
            return "99";
        }
    }

    /** An event that comes from a section there is not. */
    public static Ostraka unsettled() {
        return burying((card, seat, play) -> play.report(() -> new Unsettled(1)));
    }

    @Cites("4")
    private static final class Grudging extends Turn {

        Grudging(List<Seat> seats) {
            super(seats);
        }

        @Override
        public List<Refusal> refusals(Take frame, OstrakaState state) {
            state.bank++;
            return super.refusals(frame, state);
        }
    }

    /** A refusal that costs something. */
    public static Ostraka grudging() {
        return new Ostraka(setup -> new OstrakaGame(setup) {
            @Override
            RuleStep<OstrakaState, ?> turn() {
                return new Grudging(seats);
            }
        });
    }

    record Forbidden() implements Reason {
        @Override
        public String cites() {
            return "98";
        }
    }

    @Cites("4")
    private static final class Lawless extends Turn {

        Lawless(List<Seat> seats) {
            super(seats);
        }

        @Override
        public List<Refusal> refusals(Take frame, OstrakaState state) {
            return List.of(new Refusal(new Turn.Lay(99), new Forbidden()));
        }
    }

    /** A refusal by a section there is not. */
    public static Ostraka lawless() {
        return new Ostraka(setup -> new OstrakaGame(setup) {
            @Override
            RuleStep<OstrakaState, ?> turn() {
                return new Lawless(seats);
            }
        });
    }

    @Cites("7")
    private static final class Stuffed extends Ostracism {

        Stuffed(List<Seat> seats) {
            super(seats);
        }

        @Override
        public List<Seat> voters(Vote frame, OstrakaState state) {
            List<Seat> voters = new ArrayList<>(super.voters(frame, state));
            voters.add(voters.get(0));
            return voters;
        }
    }

    /** A ballot in which one votes twice. */
    public static Ostraka stuffedBallot() {
        return new Ostraka(setup -> new OstrakaGame(setup) {
            @Override
            RuleStep<OstrakaState, ?> ostracism() {
                return new Stuffed(seats);
            }
        });
    }
}
