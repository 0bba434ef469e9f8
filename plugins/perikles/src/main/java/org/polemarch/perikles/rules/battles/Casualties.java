package org.polemarch.perikles.rules.battles;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.data.Counters;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.UnitType;

/**
 * 4.6 The loser of a fought round loses its weakest counter of the round's type: from the main force if that has one,
 * else from the allies. Printed units are never lost, and a Persian counter only goes home.
 */
@Cites({"4.6/casualties", "7/persians"})
public class Casualties implements Procedure<PeriklesState, Casualties.Of> {

    public record Of(Side side) implements Frame {}

    public record Lost(Location location, Power power, UnitType type, int strength) implements GameEvent {}

    /** A Persian counter that was to be lost went home. */
    @Cites("7/persians")
    public record PersiansReturned(Location location, UnitType type, int strength) implements GameEvent {}

    @Override
    public void run(Of frame, Play<PeriklesState> play) {
        IndexSet powers = candidates(frame.side(), play.state());
        if (powers.size() > 1) {
            play.next(new ChooseCasualty.Choose(frame.side()));
        } else if (!powers.isEmpty()) {
            lose(Power.of(powers.first()), frame.side(), play);
        }
    }

    private static int line(Side side, PeriklesState state) {
        return Forces.line(state.battle().slot(), side);
    }

    /** The powers that have counters of the round's type on a side. */
    public IndexSet present(Side side, PeriklesState state) {
        return state.forces().presentWith(line(side, state), state.roundType().index());
    }

    /** The powers of the force that loses: the main force, or the allies if it has no counter of the type. */
    public IndexSet force(Side side, PeriklesState state) {
        IndexSet here = present(side, state);
        if (here.isEmpty()) {
            return here;
        }
        IndexSet main = here.and(state.powersOfCommander(state.forces().main(line(side, state))));
        return main.isEmpty() ? here : main;
    }

    /** The powers one of whose counters may be the one that is lost. */
    public IndexSet candidates(Side side, PeriklesState state) {
        IndexSet force = force(side, state);
        IndexSet candidates = IndexSet.EMPTY;
        int weakest = Counters.STRONGEST + 1;
        for (int power = force.first(); power >= 0; power = force.after(power)) {
            int strength = state.data().counters().strengthOf(lost(power, side, state));
            if (strength < weakest) {
                weakest = strength;
                candidates = IndexSet.EMPTY;
            }
            if (strength == weakest) {
                candidates = candidates.with(power);
            }
        }
        return candidates;
    }

    /** Which counter a power on a side would lose: its weakest. */
    protected int lost(int power, Side side, PeriklesState state) {
        return state.forces().weakest(power, state.roundType().index(), Forces.inLine(line(side, state)));
    }

    /** Whether lost counters of a power only go home. */
    protected boolean survives(Power power) {
        return power == Power.PERSIA;
    }

    public void lose(Power power, Side side, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        UnitType type = state.roundType();
        int counter = lost(power.index(), side, state);
        int strength = state.data().counters().strengthOf(counter);
        Location location = state.fought().location();
        if (survives(power)) {
            state.forces().goHome(counter);
            play.report(() -> new PersiansReturned(location, type, strength));
        } else {
            state.forces().kill(counter);
            play.report(() -> new Lost(location, power, type, strength));
        }
    }
}
