package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Reason;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Side;

/**
 * 4.5 Where a power's counters may go. War and alliance bind powers, not players: a player may attack a city with one of
 * his powers and help it with another, but never in the same battle.
 */
@Cites({"4.5/restrictions", "4.5/war", "4.5/permission", "7/both-sides"})
public class Restrictions {

    /** What stands in the way. */
    public enum Bar {
        NONE,
        OWN_CITY,
        OTHER_SIDE,
        ALLIED,
        AT_WAR,
        NO_LEADER,
        NO_PERMISSION
    }

    /** A player may not attack a location of a city he leads. */
    public record OwnCity(Power city) implements Reason {}

    /** A player may not be on both sides of a battle. */
    public record OtherSide(Location location) implements Reason {}

    /** Allied powers may not be on opposite sides. */
    @Cites("4.5/war")
    public record Allied(Power power, Power ally) implements Reason {}

    /** Powers at war may not be on the same side. */
    @Cites("4.5/war")
    public record AtWar(Power power, Power enemy) implements Reason {}

    /** Nobody leads the city, so nobody can permit to defend it. */
    @Cites("4.5/permission")
    public record NoLeader(Power city) implements Reason {}

    /** The leader of the city has not permitted it. */
    @Cites("4.5/permission")
    public record NoPermission(Power power, Power city, Seat leader) implements Reason {}

    /** Triremes cannot go where only hoplites fight. */
    public record HoplitesOnly(Location location) implements Reason {}

    private final Seating seating;

    @Inject
    public Restrictions(Seating seating) {
        this.seating = seating;
    }

    /** What keeps a player from sending hoplites of a power to a side of a location. */
    Bar bar(int player, int power, int slot, Side side, PeriklesState state) {
        Forces forces = state.forces();
        int city = state.data().cityOf(state.tiles().open(slot));
        int attackers = forces.present(Forces.line(slot, Side.ATTACK));
        int defenders = forces.present(Forces.line(slot, Side.DEFENCE));
        int own = state.powersOf(player);
        if (side == Side.ATTACK) {
            if ((own >> city & 1) != 0) {
                return Bar.OWN_CITY;
            }
            if ((own & defenders) != 0) {
                return Bar.OTHER_SIDE;
            }
            if ((state.relations().allied(power) & (defenders | 1 << city)) != 0) {
                return Bar.ALLIED;
            }
            return (state.relations().war(power) & attackers) != 0 ? Bar.AT_WAR : Bar.NONE;
        }
        if ((own & attackers) != 0) {
            return Bar.OTHER_SIDE;
        }
        if ((state.relations().allied(power) & attackers) != 0) {
            return Bar.ALLIED;
        }
        if ((state.relations().war(power) & (defenders | 1 << city)) != 0) {
            return Bar.AT_WAR;
        }
        if ((own >> city & 1) != 0) {
            return Bar.NONE;
        }
        if (state.cities().leader(city) == Cities.NOBODY) {
            return Bar.NO_LEADER;
        }
        return (state.relations().permitted(slot) >> power & 1) != 0 ? Bar.NONE : Bar.NO_PERMISSION;
    }

    /** The same as a reason; only for a side that is barred. */
    Reason reason(Bar bar, Power power, int slot, Side side, PeriklesState state) {
        Location location = Location.of(state.tiles().open(slot));
        Power city = Power.of(state.data().cityOf(location.ordinal()));
        int here = state.forces().present(Forces.line(slot, side));
        int there = state.forces().present(Forces.line(slot, side.other()));
        int withCity = side == Side.DEFENCE ? here | city.bit() : here;
        int againstCity = side == Side.ATTACK ? there | city.bit() : there;
        return switch (bar) {
            case OWN_CITY -> new OwnCity(city);
            case OTHER_SIDE -> new OtherSide(location);
            case ALLIED -> new Allied(power, first(state.relations().allied(power.ordinal()) & againstCity));
            case AT_WAR -> new AtWar(power, first(state.relations().war(power.ordinal()) & withCity));
            case NO_LEADER -> new NoLeader(city);
            case NO_PERMISSION ->
                new NoPermission(power, city, seating.seat(state.cities().leader(city.ordinal())));
            case NONE -> throw new IllegalArgumentException(power + " may go to " + location);
        };
    }

    private static Power first(int powers) {
        return Power.of(Integer.numberOfTrailingZeros(powers));
    }
}
