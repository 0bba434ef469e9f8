package org.example.pebbles;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.Standing;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.RuleStep;

final class Pebbles implements BoardGame<PebblesState> {

    private final Heap heap;
    private final Setup setup;

    @Inject
    Pebbles(Heap heap, Setup setup) {
        this.heap = heap;
        this.setup = setup;
    }

    @Override
    public List<Class<? extends RuleStep<PebblesState, ?>>> rules() {
        return List.of(Beginning.class, Taking.class);
    }

    @Override
    public PebblesState table() {
        PebblesState state = new PebblesState();
        state.heap = setup.scenario().equals("half") ? heap.pebbles() / 2 : heap.pebbles();
        return state;
    }

    @Override
    public List<Frame> opening() {
        return List.of(new Beginning.Begin());
    }

    @Override
    public Record project(PebblesState state, Seat seat) {
        return new PebblesView(state.heap, state.taken);
    }

    @Override
    public PebblesState imagine(PebblesState state, Seat seat, Chance chance) {
        return state.copy();
    }

    @Override
    public Outcome outcome(PebblesState state) {
        List<Score> scores = new ArrayList<>();
        for (Seat seat : setup.seats()) {
            boolean won = state.winner == seat.index();
            scores.add(new Score(
                    seat,
                    won || state.winner < 0 ? 1 : 2,
                    won ? 1 : 0,
                    List.of(new Score.Line("last", won ? 1 : 0))));
        }
        return new Outcome(scores, state.winner < 0 ? Outcome.RUNNING : "ending.last");
    }

    @Override
    public Standing standing(PebblesState state) {
        return Standing.ofTwo(431, 0.5, Map.of());
    }

    @Override
    public double evaluate(PebblesState imagined, Seat seat) {
        return imagined.heap % (heap.most() + 1) == 0 ? 1 : 0;
    }

    @Override
    public SortedMap<String, Integer> census(PebblesState state) {
        return new TreeMap<>(Map.of("pebbles", state.heap + state.taken));
    }
}
