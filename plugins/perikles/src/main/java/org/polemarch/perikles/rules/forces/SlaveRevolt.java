package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.data.LocationTile;
import org.polemarch.perikles.data.PeriklesData;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.Things;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.rules.common.NotNow;
import org.polemarch.perikles.rules.common.SpecialTiles;

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
            return aimed(Things.city(Power.SPARTA));
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
            return aimed(Things.location(location));
        }
    }

    /** A hoplite the Spartan leader had not sent is lost for this turn; nobody else sees which. */
    public record HopliteKeptHome() implements GameEvent {}

    /** A Spartan hoplite at a location went home; nobody else sees which. */
    public record HopliteWentHome(Location location) implements GameEvent {}

    public record NobodyToRevolt() implements Reason {}

    private static final int SPARTA = Power.SPARTA.ordinal();
    private static final int HOPLITE = UnitType.HOPLITE.ordinal();
    private static final IndexSet TIMELY = SpecialTile.set(SpecialTile.SLAVE_REVOLT);
    private static final RevoltAtHome POOL = new RevoltAtHome();

    private final SpecialTiles tiles;
    private final NotNow notNow;
    private final Seating seating;
    private final List<RevoltAt> places;

    @Inject
    public SlaveRevolt(SpecialTiles tiles, NotNow notNow, Seating seating, PeriklesData data) {
        this.tiles = tiles;
        this.notNow = notNow;
        this.seating = seating;
        places = data.locations().stream()
                .map(LocationTile::location)
                .map(RevoltAt::new)
                .toList();
    }

    private static List<Target> aimed(Target place) {
        return List.of(Things.special(SpecialTile.SLAVE_REVOLT), Things.aimed(SpecialTile.SLAVE_REVOLT, place));
    }

    /** Whether, as far as everybody knows, a player might play the revolt now. */
    public boolean mayBePlayed(int player, PeriklesState state) {
        if (!state.specials().mayHold(player, TIMELY)) {
            return false;
        }
        if (mayRevoltAtHome(state)) {
            return true;
        }
        for (int slot = 0; slot < state.tiles().slots(); slot++) {
            if (mayRevoltAt(slot, state)) {
                return true;
            }
        }
        return false;
    }

    protected boolean mayRevoltAtHome(PeriklesState state) {
        return spartaIsLed(state) && state.forces().any(SPARTA, HOPLITE, Forces.POOL);
    }

    protected boolean mayRevoltAt(int slot, PeriklesState state) {
        return spartaIsLed(state) && line(slot, state) >= 0;
    }

    private static boolean spartaIsLed(PeriklesState state) {
        return state.cities().leader(SPARTA) != Cities.NOBODY;
    }

    /** The line of a location in which Spartan hoplites stand, or -1; they are never on both sides. */
    private static int line(int slot, PeriklesState state) {
        int attack = Forces.line(slot, Side.ATTACK);
        if (standsIn(attack, state)) {
            return attack;
        }
        int defence = Forces.line(slot, Side.DEFENCE);
        return standsIn(defence, state) ? defence : -1;
    }

    private static boolean standsIn(int line, PeriklesState state) {
        return state.forces().present(line).has(SPARTA) && state.forces().any(SPARTA, HOPLITE, Forces.inLine(line));
    }

    public void addPlays(int player, PeriklesState state, List<Move> moves) {
        if (!state.specials().holds(player, SpecialTile.SLAVE_REVOLT)) {
            return;
        }
        if (mayRevoltAtHome(state)) {
            moves.add(POOL);
        }
        for (int slot = 0; slot < state.tiles().slots(); slot++) {
            if (mayRevoltAt(slot, state)) {
                moves.add(places.get(state.tiles().open(slot)));
            }
        }
    }

    public Refusals addRefusals(Refusals refusals, Seat player, PeriklesState state) {
        if (state.specials().holds(player.index(), SpecialTile.SLAVE_REVOLT)) {
            if (!mayRevoltAtHome(state)) {
                refusals.move(POOL, new NobodyToRevolt());
            }
            for (int slot = 0; slot < state.tiles().slots(); slot++) {
                if (!mayRevoltAt(slot, state)) {
                    refusals.move(places.get(state.tiles().open(slot)), new NobodyToRevolt());
                }
            }
        }
        return notNow.add(refusals, player, TIMELY, state, NotNow.Thing.FORCES);
    }

    public void play(Move move, Seat player, Play<PeriklesState> play) {
        tiles.play(player, play);
        PeriklesState state = play.state();
        if (move instanceof RevoltAt revolt) {
            int line = line(state.slotOf(revolt.location()), state);
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
    protected void passCommand(int line, PeriklesState state) {
        Forces forces = state.forces();
        int main = forces.main(line);
        if (forces.present(line).meets(state.powersOfCommander(main))) {
            return;
        }
        forces.command(line, Cities.NOBODY);
        IndexSet here = forces.present(line);
        int next = here.isEmpty()
                ? -1
                : seating.first(
                        seating.next(main), player -> state.powersOf(player).meets(here));
        if (next >= 0) {
            forces.command(line, state.commander(here.and(state.powersOf(next)).first()));
        }
    }

    /** One of the Spartan hoplites there, drawn blindly, goes home. */
    protected void strike(int place, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        int drawn = play.lot(state.forces().count(SPARTA, HOPLITE, place), "lot.slave-revolt");
        state.forces().revolt(state.forces().nth(SPARTA, HOPLITE, place, drawn));
    }
}
