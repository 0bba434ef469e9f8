package org.example.skirmish;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.example.skirmish.model.Forces;
import org.example.skirmish.model.SkirmishState;
import org.example.skirmish.rules.Clash;
import org.example.skirmish.rules.Muster;
import org.example.skirmish.rules.Omens;
import org.example.skirmish.rules.Pursuit;
import org.example.skirmish.rules.Summer;
import org.example.skirmish.view.SkirmishView;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.Standing;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.plugin.BoardGame;

/** The rules in rulebook order, and what the platform asks about a position. */
final class SkirmishGame implements BoardGame<SkirmishState> {

    private static final int FIRST_YEAR_BC = 431;

    private final Forces forces;
    private final Setup setup;

    @Inject
    SkirmishGame(Forces forces, Setup setup) {
        this.forces = forces;
        this.setup = setup;
    }

    @Override
    public List<Class<? extends RuleStep<SkirmishState, ?>>> rules() {
        return List.of(Omens.class, Summer.class, Muster.class, Clash.class, Pursuit.class);
    }

    @Override
    public SkirmishState table() {
        return new SkirmishState(forces.hoplites());
    }

    @Override
    public List<Frame> opening() {
        return List.of(new Omens.Draw(), new Summer.Begin(1));
    }

    @Override
    public Record project(SkirmishState state, Seat seat) {
        List<SkirmishView.Army> armies = new ArrayList<>();
        for (Seat each : setup.seats()) {
            armies.add(new SkirmishView.Army(
                    each, state.hoplites(each.index()), state.fallen(each.index()), state.fields(each.index())));
        }
        return new SkirmishView(state.summer(), forces.summers(), state.omen(seat.index()), armies);
    }

    /** Deals again what the seat can't see. The engine keeps the votes of a ballot from the others. */
    @Override
    public SkirmishState imagine(SkirmishState state, Seat seat, Chance chance) {
        SkirmishState imagined = state.copy();
        if (!state.areOmensShown()) {
            imagined.drawOmen(1 - seat.index(), chance.below(forces.bestOmen() + 1));
        }
        return imagined;
    }

    @Override
    public boolean hasSecret(SkirmishState state, Seat seat) {
        return !state.areOmensShown();
    }

    @Override
    public Outcome outcome(SkirmishState state) {
        List<Score> scores = new ArrayList<>();
        for (Seat seat : setup.seats()) {
            int own = state.fields(seat.index());
            int rank = own >= state.fields(1 - seat.index()) ? 1 : 2;
            scores.add(new Score(seat, rank, own, List.of(new Score.Line("score.fields", own))));
        }
        return new Outcome(scores, state.isOver() ? "ending.summers" : Outcome.RUNNING);
    }

    @Override
    public Standing standing(SkirmishState state) {
        int athens = state.fields(0);
        int both = athens + state.fields(1);
        int year = FIRST_YEAR_BC - Math.max(0, state.summer() - 1);
        return Standing.ofTwo(year, both == 0 ? 0.5 : (double) athens / both, Map.of());
    }

    /** Fields count, and so, a little, do the Hoplites left to win the next ones. */
    @Override
    public double evaluate(SkirmishState imagined, Seat seat) {
        int me = seat.index();
        double fields = (double) (imagined.fields(me) - imagined.fields(1 - me)) / forces.summers();
        double men = (double) (imagined.hoplites(me) - imagined.hoplites(1 - me)) / forces.hoplites();
        return Math.max(0, Math.min(1, 0.5 + 0.4 * fields + 0.1 * men));
    }

    @Override
    public SortedMap<String, Integer> census(SkirmishState state) {
        SortedMap<String, Integer> counts = new TreeMap<>();
        for (Seat seat : setup.seats()) {
            counts.put("hoplites of " + seat.id(), state.hoplites(seat.index()) + state.fallen(seat.index()));
        }
        return counts;
    }
}
