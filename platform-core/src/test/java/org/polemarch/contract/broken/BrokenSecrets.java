package org.polemarch.contract.broken;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Cites;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.RuleStep;

/** Games that tell a secret. */
public final class BrokenSecrets {

    private BrokenSecrets() {}

    /** The view shows the next card of the deck among one's own. */
    public static final class LeakInAView extends OstrakaGame {

        public LeakInAView(Setup setup) {
            super(setup);
        }

        @Override
        public Record project(OstrakaState state, Seat seat) {
            OstrakaView view = OstrakaView.of(state, seats, seat);
            List<Integer> hand = new ArrayList<>(view.hand());
            if (!state.deck.isEmpty()) {
                hand.add(state.deck.at(state.deck.size() - 1));
            }
            return view.withHand(hand);
        }
    }

    /** Everybody reads which card was drawn. */
    public static final class LeakInTheLog extends OstrakaGame {

        public LeakInTheLog(Setup setup) {
            super(setup);
        }

        record Drawn(Seat seat, int card) implements GameEvent {}

        @Override
        RuleStep<OstrakaState, ?> drawing() {
            return new Open(seats);
        }

        @Cites("3")
        private static final class Open extends Drawing {

            Open(List<Seat> seats) {
                super(seats);
            }

            @Override
            GameEvent drew(Seat seat, int card) {
                return new Drawn(seat, card);
            }
        }
    }

    /** Everybody reads what was buried, which happens without any barrier. */
    public static final class LeakOfABurial extends OstrakaGame {

        public LeakOfABurial(Setup setup) {
            super(setup);
        }

        record Rich(Seat seat, int worth) implements GameEvent {}

        @Override
        RuleStep<OstrakaState, ?> turn() {
            return new Boasting(seats);
        }

        @Cites("4")
        private static final class Boasting extends Turn {

            Boasting(List<Seat> seats) {
                super(seats);
            }

            @Override
            void buried(int card, Seat seat, Play<OstrakaState> play) {
                super.buried(card, seat, play);
                int worth = OstrakaState.sum(play.state().hands[seat.index()]);
                play.report(() -> new Rich(seat, worth));
            }
        }
    }

    /** Everybody reads what was dealt, before there is a first question. */
    public static final class LeakInTheOpening extends OstrakaGame {

        public LeakInTheOpening(Setup setup) {
            super(setup);
        }

        record Dealt(Seat seat, List<Integer> cards) implements GameEvent {}

        record Tell() implements Frame {}

        @Override
        public List<RuleStep<OstrakaState, ?>> rules() {
            List<RuleStep<OstrakaState, ?>> rules = new ArrayList<>(super.rules());
            rules.add(new Telling(seats));
            return rules;
        }

        @Override
        public List<Frame> opening() {
            return List.of(new Deal.Begin(), new Tell(), new Round.Begin());
        }

        @Cites("1")
        private record Telling(List<Seat> seats) implements Procedure<OstrakaState, Tell> {

            @Override
            public Class<Tell> frame() {
                return Tell.class;
            }

            @Override
            public void run(Tell frame, Play<OstrakaState> play) {
                for (Seat seat : seats) {
                    play.report(() -> new Dealt(seat, OstrakaView.list(play.state().hands[seat.index()])));
                }
            }
        }
    }

    /** A parry is offered only to whoever holds the card for it. */
    public static final class LeakByAsking extends OstrakaGame {

        public LeakByAsking(Setup setup) {
            super(setup);
        }

        @Override
        RuleStep<OstrakaState, ?> turn() {
            return new Sparing(seats);
        }

        @Cites("4")
        private static final class Sparing extends Turn {

            Sparing(List<Seat> seats) {
                super(seats);
            }

            @Override
            boolean mayParry(Seat seat, OstrakaState state) {
                return state.hands[seat.index()].count(card -> card % 2 == 0) > 0;
            }
        }
    }

    /** What one may parry with depends on the hand of the other. */
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

    /** The burial waits for a confirmation, and the frame that waits carries the card. */
    public static final class SecretInAFrame extends OstrakaGame {

        public SecretInAFrame(Setup setup) {
            super(setup);
        }

        record Confirm(Seat seat, int card) implements Frame {}

        record Yes() implements Move {}

        @Override
        public List<RuleStep<OstrakaState, ?>> rules() {
            List<RuleStep<OstrakaState, ?>> rules = new ArrayList<>(super.rules());
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
            public Class<Confirm> frame() {
                return Confirm.class;
            }

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

    /** The running score counts buried cards. */
    public static final class TalkativeScore extends OstrakaGame {

        public TalkativeScore(Setup setup) {
            super(setup);
        }

        @Override
        List<Score.Line> lines(OstrakaState state, Seat seat) {
            List<Score.Line> lines = new ArrayList<>(super.lines(state, seat));
            if (!state.ended) {
                lines.add(new Score.Line("buried", OstrakaState.sum(state.buried[seat.index()])));
            }
            return lines;
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
