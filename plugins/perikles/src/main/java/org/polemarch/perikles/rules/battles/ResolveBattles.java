package org.polemarch.perikles.rules.battles;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.data.Counters;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.UnitType;

/**
 * 4.6 The locations are resolved from top to bottom. All counters of a location are revealed first. Where nobody
 * attacks nothing is fought, and a Main Defender gets two cubes instead of the tile.
 */
@Cites({"4.6", "4.6/outcomes"})
public class ResolveBattles implements Procedure<PeriklesState, ResolveBattles.Next> {

    /** The location in a space is resolved, and all below it. */
    public record Next(int slot) implements Frame {}

    public record Counter(Power power, UnitType type, int strength) {}

    public record Revealed(Location location, List<Counter> attackers, List<Counter> defenders) implements GameEvent {
        public Revealed {
            attackers = List.copyOf(attackers);
            defenders = List.copyOf(defenders);
        }
    }

    @Override
    public void run(Next frame, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        int slot = frame.slot();
        state.enter(Phase.RESOLVE_BATTLES);
        if (slot == state.tiles().slots()) {
            return;
        }
        if (slot == 0) {
            state.chronicle().begin();
        }
        play.next(new Next(slot + 1));
        state.battle().open(slot);
        record(slot, state);
        boolean attacked = state.anybodyAt(slot, Side.ATTACK);
        if (attacked || state.anybodyAt(slot, Side.DEFENCE)) {
            play.reveal();
            play.report(() -> revealed(slot, state));
        }
        if (!attacked) {
            play.next(new Spoils.Award(), new ReturnHome.Of(UnitType.HOPLITE), new ReturnHome.Of(UnitType.TRIREME));
            return;
        }
        play.next(new Spoils.Award());
        for (int round = state.fought().rounds().size() - 1; round >= 0; round--) {
            play.next(new BattleRound.Begin(round));
        }
    }

    private static void record(int slot, PeriklesState state) {
        state.chronicle().open(slot, state.tiles().open(slot));
        for (Side side : Side.values()) {
            int line = Forces.line(slot, side);
            for (int counter = 0; counter < state.data().counters().count(); counter++) {
                if (state.forces().at(counter) == Forces.inLine(line)) {
                    state.chronicle().saw(counter, line);
                }
            }
        }
    }

    private static Revealed revealed(int slot, PeriklesState state) {
        return new Revealed(
                state.tile(slot).location(),
                counters(Forces.line(slot, Side.ATTACK), state),
                counters(Forces.line(slot, Side.DEFENCE), state));
    }

    private static List<Counter> counters(int line, PeriklesState state) {
        Counters all = state.data().counters();
        List<Counter> here = new ArrayList<>();
        for (int counter = 0; counter < all.count(); counter++) {
            if (state.forces().at(counter) == Forces.inLine(line)) {
                here.add(new Counter(
                        Power.of(all.powerOf(counter)), UnitType.of(all.typeOf(counter)), all.strengthOf(counter)));
            }
        }
        return here;
    }
}
