package org.polemarch.contract.broken;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;

/** 5: an even card parries a high one; both are discarded. Whoever may parry may also let it pass. */
@Cites("5")
class Parry implements Decision<OstrakaState, Parry.Offer, Move> {

    record Offer(Seat seat, Seat against, int card) implements Frame {}

    record With(int card) implements Move {}

    record LetPass() implements Move {}

    record Parried(Seat seat, int card, int parried) implements GameEvent {
        @Override
        public String cites() {
            return "5";
        }
    }

    final List<Seat> seats;

    Parry(List<Seat> seats) {
        this.seats = seats;
    }

    @Override
    public Seat decider(Offer frame, OstrakaState state) {
        return frame.seat();
    }

    @Override
    public List<Move> legal(Offer frame, OstrakaState state) {
        Deck hand = state.hands[frame.seat().index()];
        List<Move> moves = new ArrayList<>();
        moves.add(new LetPass());
        for (int card : hand.toArray()) {
            if (card % 2 == 0) {
                moves.add(new With(card));
            }
        }
        return moves;
    }

    @Override
    public void apply(Move move, Offer frame, Play<OstrakaState> play) {
        if (move instanceof With with) {
            play.state().hands[frame.seat().index()].remove(with.card());
            play.state().rows[frame.against().index()].remove(frame.card());
            play.state().discard.put(with.card());
            play.state().discard.put(frame.card());
            play.report(() -> new Parried(frame.seat(), with.card(), frame.card()));
        }
    }
}
