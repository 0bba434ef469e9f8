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
    static boolean faceDown(int place, PeriklesState state) {
        if (place >= Forces.inLine(0)) {
            return !state.revealed((place - Forces.inLine(0)) / 2);
        }
        return place == Forces.POOL || place == Forces.REVOLTED;
    }

    /** Whether a seat cannot tell the face-down counters of a power and type apart: some have left the pool. */
    static boolean blind(int power, int type, PeriklesState state, Seat viewer) {
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

    PeriklesView.Force force(Power power, PeriklesState state, Seat viewer) {
        return new PeriklesView.Force(
                power,
                seating.all().stream()
                        .filter(seat -> state.leads(seat.index(), power.ordinal()))
                        .toList(),
                stacks(power, place -> place == Forces.POOL, state, viewer),
                stacks(power, place -> place == Forces.HOME || place == Forces.REVOLTED, state, viewer),
                stacks(power, place -> place == Forces.DEAD, state, viewer),
                unseen(power, state, viewer));
    }

    List<PeriklesView.Stack> line(int line, PeriklesState state, Seat viewer) {
        List<PeriklesView.Stack> stacks = new ArrayList<>();
        for (Power power : Power.values()) {
            if ((state.forces().present(line) & power.bit()) != 0) {
                stacks.addAll(stacks(power, place -> place == Forces.inLine(line), state, viewer));
            }
        }
        return stacks;
    }

    /** The counters seen in a line of the latest battles. */
    static List<PeriklesView.Stack> seen(int line, PeriklesState state) {
        List<PeriklesView.Stack> stacks = new ArrayList<>();
        Counters counters = state.data().counters();
        for (Power power : Power.values()) {
            for (UnitType type : UnitType.values()) {
                int[] seen = new int[Counters.STRONGEST + 1];
                for (int counter = counters.from(power.ordinal(), type.ordinal());
                        counter < counters.to(power.ordinal(), type.ordinal());
                        counter++) {
                    if (state.chronicle().stood(counter) == line) {
                        seen[counters.strengthOf(counter)]++;
                    }
                }
                addStacks(power, type, seen, stacks);
            }
        }
        return stacks;
    }

    private static List<PeriklesView.Stack> stacks(Power power, IntPredicate places, PeriklesState state, Seat viewer) {
        List<PeriklesView.Stack> stacks = new ArrayList<>();
        for (UnitType type : UnitType.values()) {
            boolean blind = blind(power.ordinal(), type.ordinal(), state, viewer);
            int[] seen = new int[Counters.STRONGEST + 1];
            int unseen = 0;
            Counters counters = state.data().counters();
            for (int counter = counters.from(power.ordinal(), type.ordinal());
                    counter < counters.to(power.ordinal(), type.ordinal());
                    counter++) {
                int place = state.forces().at(counter);
                if (places.test(place)) {
                    if (blind && faceDown(place, state)) {
                        unseen++;
                    } else {
                        seen[counters.strengthOf(counter)]++;
                    }
                }
            }
            addStacks(power, type, seen, stacks);
            if (unseen > 0) {
                stacks.add(new PeriklesView.Stack(power, type, Optional.empty(), unseen));
            }
        }
        return stacks;
    }

    private static List<PeriklesView.Stack> unseen(Power power, PeriklesState state, Seat viewer) {
        List<PeriklesView.Stack> stacks = new ArrayList<>();
        Counters counters = state.data().counters();
        for (UnitType type : UnitType.values()) {
            if (blind(power.ordinal(), type.ordinal(), state, viewer)) {
                int[] together = new int[Counters.STRONGEST + 1];
                for (int counter = counters.from(power.ordinal(), type.ordinal());
                        counter < counters.to(power.ordinal(), type.ordinal());
                        counter++) {
                    if (faceDown(state.forces().at(counter), state)) {
                        together[counters.strengthOf(counter)]++;
                    }
                }
                addStacks(power, type, together, stacks);
            }
        }
        return stacks;
    }

    private static void addStacks(Power power, UnitType type, int[] byStrength, List<PeriklesView.Stack> stacks) {
        for (int strength = 1; strength < byStrength.length; strength++) {
            if (byStrength[strength] > 0) {
                stacks.add(new PeriklesView.Stack(power, type, Optional.of(strength), byStrength[strength]));
            }
        }
    }
}
