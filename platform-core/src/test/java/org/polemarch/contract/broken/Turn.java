package org.polemarch.contract.broken;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;

/** 4: lay a card open into the row or bury it; without cards, rest. A high card may be parried by the next seat. */
@Cites("4")
class Turn implements Decision<OstrakaState, Turn.Take, Move> {

    static final int HIGH = 10;

    record Take(Seat seat) implements Frame {}

    record Lay(int card) implements Move {}

    record Bury(int card) implements Move {}

    record Rest() implements Move {}

    @Cites({})
    record Laid(Seat seat, int card) implements GameEvent {}

    @Cites({})
    record Buried(Seat seat, int card) implements GameEvent {
        @Override
        public Optional<? extends GameEvent> seenBy(Seat viewer) {
            return Optional.of(viewer.equals(seat) ? this : new BuriedUnseen(seat));
        }
    }

    @Cites({})
    record BuriedUnseen(Seat seat) implements GameEvent {}

    record HasCards(int cards) implements Reason {
        @Override
        public String cites() {
            return "4";
        }
    }

    final List<Seat> seats;

    Turn(List<Seat> seats) {
        this.seats = seats;
    }

    @Override
    public Seat decider(Take frame, OstrakaState state) {
        return frame.seat();
    }

    @Override
    public List<Move> legal(Take frame, OstrakaState state) {
        Deck hand = state.hands[frame.seat().index()];
        List<Move> moves = new ArrayList<>();
        for (int i = 0; i < hand.size(); i++) {
            moves.add(lay(hand.at(i)));
            moves.add(new Bury(hand.at(i)));
        }
        if (moves.isEmpty()) {
            moves.add(new Rest());
        }
        return moves;
    }

    Move lay(int card) {
        return new Lay(card);
    }

    @Override
    public List<Refusal> refusals(Take frame, OstrakaState state) {
        int cards = state.hands[frame.seat().index()].size();
        return cards == 0 ? List.of() : List.of(new Refusal(new Rest(), new HasCards(cards)));
    }

    @Override
    public void apply(Move move, Take frame, Play<OstrakaState> play) {
        if (move instanceof Lay lay) {
            laid(lay.card(), frame.seat(), play);
        } else if (move instanceof Bury bury) {
            buried(bury.card(), frame.seat(), play);
        }
    }

    void laid(int card, Seat seat, Play<OstrakaState> play) {
        play.state().hands[seat.index()].remove(card);
        play.state().rows[seat.index()].put(card);
        play.report(() -> new Laid(seat, card));
        Seat next = seats.get((seat.index() + 1) % seats.size());
        if (card >= HIGH && mayParry(next, play.state())) {
            play.next(new Parry.Offer(next, seat, card));
        }
    }

    /** By public facts: a seat with cards may have the right one. */
    boolean mayParry(Seat seat, OstrakaState state) {
        return !state.hands[seat.index()].isEmpty();
    }

    void buried(int card, Seat seat, Play<OstrakaState> play) {
        play.state().hands[seat.index()].remove(card);
        play.state().buried[seat.index()].put(card);
        play.report(() -> new Buried(seat, card));
    }
}
