package org.polemarch.perikles.rules.battles;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.data.Counters;
import org.polemarch.perikles.model.Battle;
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

    /** A side has lost a round. */
    public record Of(Side side) implements Frame {}

    /** A counter was lost. */
    public record Lost(Location location, Power power, UnitType type, int strength) implements GameEvent {}

    /** A Persian counter that was to be lost went home. */
    @Cites("7/persians")
    public record PersiansReturned(Location location, UnitType type, int strength) implements GameEvent {}

    @Override
    public void run(Of frame, Play<PeriklesState> play) {
        int powers = candidates(frame.side(), play.state());
        if (Integer.bitCount(powers) > 1) {
            play.next(new ChooseCasualty.Choose(frame.side()));
        } else if (powers != 0) {
            lose(Power.of(Integer.numberOfTrailingZeros(powers)), frame.side(), play);
        }
    }

    private static UnitType type(PeriklesState state) {
        Battle battle = state.battle();
        return state.data().round(state.tiles().open(battle.slot()), battle.round());
    }

    /** The powers that have counters of the round's type on a side. */
    int present(Side side, PeriklesState state) {
        return state.forces()
                .presentWith(
                        Forces.line(state.battle().slot(), side), type(state).ordinal());
    }

    /** The powers of the force that loses: the main force, or the allies if it has no counter of the type. */
    int force(Side side, PeriklesState state) {
        int here = present(side, state);
        if (here == 0) {
            return 0;
        }
        int main = here
                & state.powersOfCommander(
                        state.forces().main(Forces.line(state.battle().slot(), side)));
        return main != 0 ? main : here;
    }

    /** The powers one of whose counters may be the one that is lost. */
    int candidates(Side side, PeriklesState state) {
        Forces forces = state.forces();
        Counters counters = state.data().counters();
        int type = type(state).ordinal();
        int line = Forces.line(state.battle().slot(), side);
        int force = force(side, state);
        int weakest = Counters.STRONGEST + 1;
        int candidates = 0;
        for (int power = 0; force >> power != 0; power++) {
            if ((force >> power & 1) != 0) {
                int strength = counters.strengthOf(forces.weakest(power, type, Forces.inLine(line)));
                if (strength < weakest) {
                    weakest = strength;
                    candidates = 0;
                }
                if (strength == weakest) {
                    candidates |= 1 << power;
                }
            }
        }
        return candidates;
    }

    void lose(Power power, Side side, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        UnitType type = type(state);
        int line = Forces.line(state.battle().slot(), side);
        int counter = state.forces().weakest(power.ordinal(), type.ordinal(), Forces.inLine(line));
        int strength = state.data().counters().strengthOf(counter);
        Location location = Location.of(state.tiles().open(state.battle().slot()));
        if (power == Power.PERSIA) {
            state.forces().goHome(counter);
            play.report(() -> new PersiansReturned(location, type, strength));
        } else {
            state.forces().kill(counter);
            play.report(() -> new Lost(location, power, type, strength));
        }
    }
}
