package org.polemarch.contract.broken;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;

/** 3: a card each from the deck, unseen by the others. */
@Cites("3")
class Drawing implements Procedure<OstrakaState, Drawing.Begin> {

    record Begin() implements Frame {}

    @Cites({})
    record Drew(Seat seat, int card) implements GameEvent {
        @Override
        public Optional<? extends GameEvent> seenBy(Seat viewer) {
            return Optional.of(viewer.equals(seat) ? this : new DrewUnseen(seat));
        }
    }

    record DrewUnseen(Seat seat) implements GameEvent {
        @Override
        public String cites() {
            return "3";
        }
    }

    private final List<Seat> seats;

    Drawing(List<Seat> seats) {
        this.seats = seats;
    }

    @Override
    public void run(Begin frame, Play<OstrakaState> play) {
        play.reveal();
        for (Seat seat : seats) {
            int card = play.state().deck.draw();
            play.state().hands[seat.index()].put(card);
            play.report(() -> drew(seat, card));
        }
    }

    GameEvent drew(Seat seat, int card) {
        return new Drew(seat, card);
    }
}
