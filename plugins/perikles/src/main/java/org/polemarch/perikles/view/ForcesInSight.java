package org.polemarch.perikles.view;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.polemarch.api.game.Seat;
import org.polemarch.perikles.data.Counters;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.UnitType;

/**
 * Which counters a seat can tell apart. Leaders see the counters of their powers; everybody sees the dead, those home from
 * battle and those of a location whose battle has begun. The others lie face down: all that is known of them is what they
 * are taken together.
 */
public class ForcesInSight {

    private final Seating seating;

    @Inject
    public ForcesInSight(Seating seating) {
        this.seating = seating;
    }

    /** Whether a counter lies face down for those who do not lead its power. */
    public boolean faceDown(int place, PeriklesState state) {
        if (place >= Forces.inLine(0)) {
            return !state.revealed((place - Forces.inLine(0)) / 2);
        }
        return place == Forces.POOL || place == Forces.REVOLTED;
    }

    /** Whether a seat cannot tell the face-down counters of a power and type apart: some have left the pool. */
    public boolean blind(int power, int type, PeriklesState state, Seat viewer) {
        if (state.leads(viewer.index(), power)) {
            return false;
        }
        Counters counters = state.data().counters();
        for (int counter = counters.from(power, type); counter < counters.to(power, type); counter++) {
            int place = state.forces().at(counter);
            if (place != Forces.POOL && faceDown(place, state)) {
                return true;
            }
        }
        return false;
    }

    public PeriklesView.Force force(Power power, PeriklesState state, Seat viewer) {
        return new PeriklesView.Force(
                power,
                seating.all().stream()
                        .filter(seat -> state.leads(seat.index(), power.index()))
                        .toList(),
                stacks(power, place -> place == Forces.POOL, state, viewer),
                stacks(power, place -> place == Forces.HOME || place == Forces.REVOLTED, state, viewer),
                stacks(power, place -> place == Forces.DEAD, state, viewer),
                unseen(power, state, viewer));
    }

    public List<PeriklesView.Stack> line(int line, PeriklesState state, Seat viewer) {
        List<PeriklesView.Stack> stacks = new ArrayList<>();
        for (Power power : state.forces().present(line).map(Power::of)) {
            stacks.addAll(stacks(power, place -> place == Forces.inLine(line), state, viewer));
        }
        return stacks;
    }

    /** The counters seen in a line of the latest battles. */
    public List<PeriklesView.Stack> seen(int line, PeriklesState state) {
        List<PeriklesView.Stack> stacks = new ArrayList<>();
        for (Power power : Power.values()) {
            for (UnitType type : UnitType.values()) {
                count(power, type, counter -> state.chronicle().stood(counter) == line, state, stacks);
            }
        }
        return stacks;
    }

    private List<PeriklesView.Stack> stacks(Power power, IntPredicate places, PeriklesState state, Seat viewer) {
        Forces forces = state.forces();
        List<PeriklesView.Stack> stacks = new ArrayList<>();
        for (UnitType type : UnitType.values()) {
            boolean blind = blind(power.index(), type.index(), state, viewer);
            IntPredicate here = counter -> places.test(forces.at(counter));
            IntPredicate hidden = counter -> blind && faceDown(forces.at(counter), state);
            count(power, type, here.and(hidden.negate()), state, stacks);
            int unseen = 0;
            for (int counter = from(power, type, state); counter < to(power, type, state); counter++) {
                unseen += here.and(hidden).test(counter) ? 1 : 0;
            }
            if (unseen > 0) {
                stacks.add(new PeriklesView.Stack(power, type, Optional.empty(), unseen));
            }
        }
        return stacks;
    }

    private List<PeriklesView.Stack> unseen(Power power, PeriklesState state, Seat viewer) {
        List<PeriklesView.Stack> stacks = new ArrayList<>();
        for (UnitType type : UnitType.values()) {
            if (blind(power.index(), type.index(), state, viewer)) {
                count(power, type, counter -> faceDown(state.forces().at(counter), state), state, stacks);
            }
        }
        return stacks;
    }

    private static int from(Power power, UnitType type, PeriklesState state) {
        return state.data().counters().from(power.index(), type.index());
    }

    private static int to(Power power, UnitType type, PeriklesState state) {
        return state.data().counters().to(power.index(), type.index());
    }

    /** Adds a stack for each strength of those counters of a power and type. */
    private static void count(
            Power power, UnitType type, IntPredicate which, PeriklesState state, List<PeriklesView.Stack> stacks) {
        int[] byStrength = new int[Counters.STRONGEST + 1];
        for (int counter = from(power, type, state); counter < to(power, type, state); counter++) {
            if (which.test(counter)) {
                byStrength[state.data().counters().strengthOf(counter)]++;
            }
        }
        for (int strength = 1; strength < byStrength.length; strength++) {
            if (byStrength[strength] > 0) {
                stacks.add(new PeriklesView.Stack(power, type, Optional.of(strength), byStrength[strength]));
            }
        }
    }
}
