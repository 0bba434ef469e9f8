package org.polemarch.contract.broken;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.RuleStep;

/** Games that say of a seat that it has no secret while it has one. */
public final class UndeclaredSecrets {

    private UndeclaredSecrets() {}

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

    /** Declares that a seat with few cards has no secret. */
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
        List<RuleStep<OstrakaState, ?>> made() {
            List<RuleStep<OstrakaState, ?>> rules = new ArrayList<>(super.made());
            rules.add(new Digging());
            return rules;
        }

        @Cites("4")
        private static final class Digging implements Decision<OstrakaState, Dig, Hide> {

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
