package org.polemarch.contract.broken;

import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;

/** 1: two cards each. */
@Cites("1")
final class Deal implements Procedure<OstrakaState, Deal.Begin> {

    record Begin() implements Frame {}

    private final List<Seat> seats;

    Deal(List<Seat> seats) {
        this.seats = seats;
    }

    @Override
    public void run(Begin frame, Play<OstrakaState> play) {
        play.shuffle(play.state().deck, "deck");
        for (int i = 0; i < 2; i++) {
            for (Seat seat : seats) {
                play.state().hands[seat.index()].put(play.state().deck.draw());
            }
        }
    }
}
