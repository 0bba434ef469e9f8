package org.example.pebbles;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;

/** 2 Taking: in turn each takes some pebbles, at least one. */
@Cites("2")
public class Taking implements Decision<PebblesState, Taking.Turn, Taking.Take> {

    public record Turn(int seat) implements Frame {}

    public record Take(int pebbles) implements Move {}

    public record Took(Seat seat, int pebbles, int left) implements GameEvent {}

    private final Heap heap;
    private final LastPebble last;
    private final Setup setup;

    @Inject
    public Taking(Heap heap, LastPebble last, Setup setup) {
        this.heap = heap;
        this.last = last;
        this.setup = setup;
    }

    @Override
    public Seat decider(Turn turn, PebblesState state) {
        return setup.seats().get(turn.seat());
    }

    @Override
    public List<Take> legal(Turn turn, PebblesState state) {
        List<Take> takes = new ArrayList<>();
        for (int n = 1; n <= Math.min(heap.most(), state.heap); n++) {
            takes.add(new Take(n));
        }
        return takes;
    }

    @Override
    public void apply(Take take, Turn turn, Play<PebblesState> play) {
        PebblesState state = play.state();
        state.heap -= take.pebbles();
        state.taken += take.pebbles();
        play.report(() -> new Took(decider(turn, state), take.pebbles(), state.heap));
        if (state.heap == 0) {
            state.winner = last.winner(turn.seat());
        } else {
            play.next(new Turn(1 - turn.seat()));
        }
    }
}
