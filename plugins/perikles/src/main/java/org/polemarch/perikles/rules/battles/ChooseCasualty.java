package org.polemarch.perikles.rules.battles;

import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.rules.common.NotNow;

/** 4.6 If counters of several cities are equally weak, the Main player of the side chooses which is lost. */
@Cites("4.6/casualties")
public class ChooseCasualty implements Decision<PeriklesState, ChooseCasualty.Choose, ChooseCasualty.Lose> {

    /** A side loses a counter. */
    public record Choose(Side side) implements Frame {}

    /** One of that power. */
    public record Lose(Power power) implements Move {}

    /** The power is an ally, and the main force loses first. */
    public record MainForceFirst(Power power) implements Reason {}

    /** The power has only stronger counters here. */
    public record Stronger(Power power) implements Reason {}

    private static final Lose[] LOSE =
            Arrays.stream(Power.values()).map(Lose::new).toArray(Lose[]::new);

    private final Casualties casualties;
    private final Seating seating;
    private final NotNow notNow;

    @Inject
    public ChooseCasualty(Casualties casualties, Seating seating, NotNow notNow) {
        this.casualties = casualties;
        this.seating = seating;
        this.notNow = notNow;
    }

    /** Of several Persian leaders the first from the turn's first player chooses for all. */
    @Override
    public Seat decider(Choose frame, PeriklesState state) {
        int main = state.forces().main(Forces.line(state.battle().slot(), frame.side()));
        return seating.seat(main == Forces.PERSIANS ? seating.first(state.first(), state.persians()::has) : main);
    }

    @Override
    public List<Lose> legal(Choose frame, PeriklesState state) {
        return casualties.candidates(frame.side(), state).map(power -> LOSE[power]);
    }

    @Override
    public List<Refusal> refusals(Choose frame, PeriklesState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        IndexSet force = casualties.force(frame.side(), state);
        IndexSet others = casualties.present(frame.side(), state).minus(casualties.candidates(frame.side(), state));
        for (Lose lose : others.map(power -> LOSE[power])) {
            Power power = lose.power();
            refusals.move(lose, force.has(power.index()) ? new Stronger(power) : new MainForceFirst(power));
        }
        return notNow.add(refusals, decider(frame, state), IndexSet.EMPTY, state)
                .list();
    }

    @Override
    public void apply(Lose move, Choose frame, Play<PeriklesState> play) {
        casualties.lose(move.power(), frame.side(), play);
    }
}
