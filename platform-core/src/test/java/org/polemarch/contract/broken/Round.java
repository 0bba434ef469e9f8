package org.polemarch.contract.broken;

import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;

/** 2: everybody draws, everybody has a turn, a storm comes, and the people vote. */
@Cites("2")
class Round implements Procedure<OstrakaState, Round.Begin> {

    record Begin() implements Frame {}

    @Cites({})
    record Began(int round) implements GameEvent {}

    private final List<Seat> seats;
    private final int rounds;

    Round(List<Seat> seats, int rounds) {
        this.seats = seats;
        this.rounds = rounds;
    }

    @Override
    public void run(Begin frame, Play<OstrakaState> play) {
        if (play.state().round == rounds) {
            end(play);
            return;
        }
        int round = ++play.state().round;
        play.report(() -> new Began(round));
        play.next(new Storm.Begin(), new Ostracism.Vote(), new Begin());
        for (int i = seats.size() - 1; i >= 0; i--) {
            play.next(new Turn.Take(seats.get(i)));
        }
        play.next(new Drawing.Begin());
    }

    void end(Play<OstrakaState> play) {
        play.state().ended = true;
        play.end();
    }
}
