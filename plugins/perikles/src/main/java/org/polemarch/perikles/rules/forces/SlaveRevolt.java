package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Cites;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.rules.special.SpecialTiles;

/**
 * 7 Slave Revolt: on his own turn of this phase a player sends one Spartan hoplite home, blindly drawn from the Spartan
 * leader's pool or from a location. It is not dead, but does not fight this turn.
 */
@Cites("7/special-tiles")
public final class SlaveRevolt {

    /** The revolt strikes the pool of the Spartan leader, or a location. */
    public record PlaySlaveRevolt(Optional<Location> location) implements Move {
        @Override
        public String notation() {
            return "play slave-revolt " + location.map(Location::id).orElse("pool");
        }

        @Override
        public List<Target> targets() {
            return List.of(
                    Target.card(SpecialTile.SLAVE_REVOLT.id()),
                    Target.space(location.map(Location::id).orElse(Power.SPARTA.id())));
        }
    }

    /** A Spartan hoplite went home, unseen. */
    public record HopliteRevolted(Optional<Location> location) implements GameEvent {
        @Override
        public String cites() {
            return "7/special-tiles";
        }
    }

    /** There is no Spartan hoplite that could revolt. */
    public record NobodyToRevolt() implements Reason {
        @Override
        public String cites() {
            return "7/special-tiles";
        }
    }

    private static final int SPARTA = Power.SPARTA.ordinal();
    private static final int HOPLITE = UnitType.HOPLITE.ordinal();
    private static final PlaySlaveRevolt POOL = new PlaySlaveRevolt(Optional.empty());
    private static final PlaySlaveRevolt[] AT = new PlaySlaveRevolt[Location.COUNT];

    static {
        for (Location location : Location.values()) {
            AT[location.ordinal()] = new PlaySlaveRevolt(Optional.of(location));
        }
    }

    private final SpecialTiles tiles;

    @Inject
    SlaveRevolt(SpecialTiles tiles) {
        this.tiles = tiles;
    }

    /** Whether, as far as everybody knows, a player might play the revolt now. */
    boolean mayBePlayed(int player, PeriklesState state) {
        return state.specials().mayHold(player, SpecialTile.SLAVE_REVOLT.bit()) && possible(state);
    }

    private static boolean possible(PeriklesState state) {
        if (state.cities().leader(SPARTA) == Cities.NOBODY) {
            return false;
        }
        if (state.forces().any(SPARTA, HOPLITE, Forces.POOL)) {
            return true;
        }
        for (int slot = 0; slot < state.tiles().slots(); slot++) {
            if (line(slot, state) >= 0) {
                return true;
            }
        }
        return false;
    }

    /** The line of a location in which Spartan hoplites stand, or -1; they are never on both sides. */
    private static int line(int slot, PeriklesState state) {
        for (Side side : new Side[] {Side.ATTACK, Side.DEFENCE}) {
            int line = Forces.line(slot, side);
            if ((state.forces().present(line) >> SPARTA & 1) != 0
                    && state.forces().any(SPARTA, HOPLITE, Forces.inLine(line))) {
                return line;
            }
        }
        return -1;
    }

    void addPlays(int player, PeriklesState state, List<Move> moves) {
        if (!state.specials().holds(player, SpecialTile.SLAVE_REVOLT)
                || state.cities().leader(SPARTA) == Cities.NOBODY) {
            return;
        }
        if (state.forces().any(SPARTA, HOPLITE, Forces.POOL)) {
            moves.add(POOL);
        }
        for (int slot = 0; slot < state.tiles().slots(); slot++) {
            if (line(slot, state) >= 0) {
                moves.add(AT[state.tiles().open(slot)]);
            }
        }
    }

    void addRefusals(int player, PeriklesState state, List<Refusal> refusals) {
        tiles.addRefusals(player, SpecialTile.SLAVE_REVOLT.bit(), state, refusals);
        if (state.specials().holds(player, SpecialTile.SLAVE_REVOLT) && !possible(state)) {
            refusals.add(new Refusal(POOL, new NobodyToRevolt()));
        }
    }

    void play(Move move, Seat player, Play<PeriklesState> play) {
        if (!(move instanceof PlaySlaveRevolt revolt)) {
            throw new IllegalArgumentException(move.notation());
        }
        tiles.play(player, play);
        PeriklesState state = play.state();
        int place = revolt.location()
                .map(location -> Forces.inLine(line(state.tiles().slotOf(location.ordinal()), state)))
                .orElse(Forces.POOL);
        int drawn = play.lot(state.forces().count(SPARTA, HOPLITE, place), "lot.slave-revolt");
        state.forces().revolt(state.forces().nth(SPARTA, HOPLITE, place, drawn));
        play.report(() -> new HopliteRevolted(revolt.location()));
    }
}
