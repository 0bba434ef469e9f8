package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
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
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.rules.special.SpecialTiles;
import org.polemarch.perikles.rules.turn.OtherTimes;

/**
 * 7 Slave Revolt: on his own turn of this phase a player sends one Spartan hoplite home, blindly drawn from the Spartan
 * leader's pool or from a location. It is not dead, but does not fight this turn.
 */
@Cites("7/special-tiles")
public class SlaveRevolt {

    /** Among the hoplites the Spartan leader has not sent. */
    public record RevoltAtHome() implements Move {
        @Override
        public String notation() {
            return "play slave-revolt pool";
        }

        @Override
        public List<Target> targets() {
            return SpecialTile.SLAVE_REVOLT.aimedAt(Power.SPARTA.id());
        }
    }

    /** Among the Spartan hoplites at a location. */
    public record RevoltAt(Location location) implements Move {
        @Override
        public String notation() {
            return "play slave-revolt " + location.id();
        }

        @Override
        public List<Target> targets() {
            return SpecialTile.SLAVE_REVOLT.aimedAt(location.id());
        }
    }

    /** A hoplite the Spartan leader had not sent is lost for this turn; nobody else sees which. */
    public record HopliteKeptHome() implements GameEvent {}

    /** A Spartan hoplite at a location went home; nobody else sees which. */
    public record HopliteWentHome(Location location) implements GameEvent {}

    /** There is no Spartan hoplite there that could revolt. */
    public record NobodyToRevolt() implements Reason {}

    private static final int SPARTA = Power.SPARTA.ordinal();
    private static final int HOPLITE = UnitType.HOPLITE.ordinal();
    private static final RevoltAtHome POOL = new RevoltAtHome();
    private static final RevoltAt[] AT = new RevoltAt[Location.COUNT];

    static {
        for (Location location : Location.values()) {
            AT[location.ordinal()] = new RevoltAt(location);
        }
    }

    private final SpecialTiles tiles;
    private final OtherTimes otherTimes;
    private final Seating seating;

    @Inject
    public SlaveRevolt(SpecialTiles tiles, OtherTimes otherTimes, Seating seating) {
        this.tiles = tiles;
        this.otherTimes = otherTimes;
        this.seating = seating;
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
        otherTimes.addRefusals(player, SpecialTile.SLAVE_REVOLT.bit(), state, refusals, OtherTimes.Thing.FORCES);
        if (!state.specials().holds(player, SpecialTile.SLAVE_REVOLT)) {
            return;
        }
        List<Move> legal = new ArrayList<>();
        addPlays(player, state, legal);
        if (!legal.contains(POOL)) {
            refusals.add(new Refusal(POOL, new NobodyToRevolt()));
        }
        for (int slot = 0; slot < state.tiles().slots(); slot++) {
            Move there = AT[state.tiles().open(slot)];
            if (!legal.contains(there)) {
                refusals.add(new Refusal(there, new NobodyToRevolt()));
            }
        }
    }

    void play(Move move, Seat player, Play<PeriklesState> play) {
        tiles.play(player, play);
        PeriklesState state = play.state();
        if (move instanceof RevoltAt revolt) {
            int slot = state.tiles().slotOf(revolt.location().ordinal());
            int line = line(slot, state);
            strike(Forces.inLine(line), play);
            passCommand(line, state);
            play.report(() -> new HopliteWentHome(revolt.location()));
        } else {
            strike(Forces.POOL, play);
            play.report(HopliteKeptHome::new);
        }
    }

    /**
     * If the Main player has no counter left in the line, the next player clockwise who has one takes his place; if
     * nobody has, the next counter sent there decides.
     */
    private void passCommand(int line, PeriklesState state) {
        Forces forces = state.forces();
        int main = forces.main(line);
        if ((forces.present(line) & state.powersOfCommander(main)) != 0) {
            return;
        }
        forces.command(line, Cities.NOBODY);
        int player = main;
        for (int tried = 0; tried < seating.players() && forces.present(line) != 0; tried++) {
            player = seating.next(player);
            int powers = forces.present(line) & state.powersOf(player);
            if (powers != 0) {
                forces.command(line, state.commander(Integer.numberOfTrailingZeros(powers)));
                return;
            }
        }
    }

    private static void strike(int place, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        int drawn = play.lot(state.forces().count(SPARTA, HOPLITE, place), "lot.slave-revolt");
        state.forces().revolt(state.forces().nth(SPARTA, HOPLITE, place, drawn));
    }
}
