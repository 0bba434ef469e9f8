package org.polemarch.contract.broken;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.api.play.RuleStep;

/** Games that show a secret: in a view, in the log, in a score. */
public final class BrokenSecrets {

    private BrokenSecrets() {}

    /** The view shows the next card of the deck among your own. */
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
        List<RuleStep<OstrakaState, ?>> made() {
            List<RuleStep<OstrakaState, ?>> rules = new ArrayList<>(super.made());
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
            public void run(Tell frame, Play<OstrakaState> play) {
                for (Seat seat : seats) {
                    play.report(() -> new Dealt(seat, OstrakaView.list(play.state().hands[seat.index()])));
                }
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
}
