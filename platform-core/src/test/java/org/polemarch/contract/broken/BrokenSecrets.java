package org.polemarch.contract.broken;

import java.util.ArrayList;
import java.util.List;
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

    /** Everybody reads which card somebody chose to bury, though nobody sees it. */
    public static final class LeakOfAChoice extends OstrakaGame {

        public LeakOfAChoice(Setup setup) {
            super(setup);
        }

        record Chosen(Seat seat, int card) implements GameEvent {}

        @Override
        RuleStep<OstrakaState, ?> turn() {
            return new Naming(seats);
        }

        @Cites("4")
        private static final class Naming extends Turn {

            Naming(List<Seat> seats) {
                super(seats);
            }

            @Override
            void buried(int card, Seat seat, Play<OstrakaState> play) {
                super.buried(card, seat, play);
                play.report(() -> new Chosen(seat, card));
            }
        }
    }

    /** Everybody reads where the deck was cut before a draw of the later rounds. */
    public static final class LeakOfAFreshDeal extends OstrakaGame {

        public LeakOfAFreshDeal(Setup setup) {
            super(setup);
        }

        record OnTop(int place) implements GameEvent {}

        @Override
        RuleStep<OstrakaState, ?> drawing() {
            return new Cutting(seats);
        }

        @Cites("3")
        private static final class Cutting extends Drawing {

            Cutting(List<Seat> seats) {
                super(seats);
            }

            @Override
            public void run(Drawing.Begin frame, Play<OstrakaState> play) {
                Deck deck = play.state().deck;
                if (play.state().round > 1) {
                    int place = play.lot(deck.size(), "storm");
                    deck.put(deck.takeAt(place));
                    play.report(() -> new OnTop(place));
                }
                super.run(frame, play);
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

    /** Hands are said to be open, though nobody sees another's. */
    public static final class OpenHands extends OstrakaGame {

        public OpenHands(Setup setup) {
            super(setup);
        }

        @Override
        public boolean hasSecret(OstrakaState state, Seat seat) {
            return !state.buried[seat.index()].isEmpty();
        }
    }

    /** Whoever holds little is said to have no secret. */
    public static final class SecretBySecret extends OstrakaGame {

        public SecretBySecret(Setup setup) {
            super(setup);
        }

        @Override
        public boolean hasSecret(OstrakaState state, Seat seat) {
            return OstrakaState.sum(state.hands[seat.index()]) > OstrakaState.CARDS
                    || !state.buried[seat.index()].isEmpty();
        }
    }

    /** Before the deal everybody hides a card of the deck; until it is hidden nobody is said to have a secret. */
    public static final class OpenCellar extends OstrakaGame {

        public OpenCellar(Setup setup) {
            super(setup);
        }

        record Dig(Seat seat) implements Frame {}

        record Hide(boolean top) implements Move {}

        @Override
        public List<Frame> opening() {
            List<Frame> opening = new ArrayList<>();
            seats.forEach(seat -> opening.add(new Dig(seat)));
            opening.addAll(super.opening());
            return opening;
        }

        @Override
        public List<RuleStep<OstrakaState, ?>> rules() {
            List<RuleStep<OstrakaState, ?>> rules = new ArrayList<>(super.rules());
            rules.add(new Digging());
            return rules;
        }

        @Cites("4")
        private static final class Digging implements Decision<OstrakaState, Dig, Hide> {

            @Override
            public Class<Dig> frame() {
                return Dig.class;
            }

            @Override
            public Seat decider(Dig frame, OstrakaState state) {
                return frame.seat();
            }

            @Override
            public List<Hide> legal(Dig frame, OstrakaState state) {
                return List.of(new Hide(true), new Hide(false));
            }

            @Override
            public void apply(Hide hide, Dig frame, Play<OstrakaState> play) {
                Deck deck = play.state().deck;
                int card = deck.at(hide.top() ? deck.size() - 1 : 0);
                deck.remove(card);
                play.state().buried[frame.seat().index()].put(card);
                play.reveal();
                play.report(() -> new Turn.Buried(frame.seat(), card));
            }
        }
    }
}
