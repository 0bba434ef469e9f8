package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Reason;
import org.polemarch.perikles.data.LocationTile;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Relations;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Side;

/**
 * 4.5 Where a power's counters may go. War and alliance bind powers, not players: a player may attack a city with one of
 * his powers and help it with another, but never in the same battle.
 */
@Cites({"4.5/restrictions", "4.5/war", "4.5/permission", "7/both-sides"})
public class Restrictions {

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

    @Cites("4.5/permission")
    public record NoPermission(Power power, Power city, Seat leader) implements Reason {}

    /** Triremes cannot go where only hoplites fight. */
    public record HoplitesOnly(Location location) implements Reason {}

    private final Seating seating;

    @Inject
    public Restrictions(Seating seating) {
        this.seating = seating;
    }

    /** What keeps a player from sending counters of a power to a side of a location, whatever their type. */
    public Bar bar(int player, int power, int slot, Side side, PeriklesState state) {
        int city = state.cityOf(slot);
        IndexSet led = state.powersOf(player);
        boolean own = led.has(city);
        if (side == Side.ATTACK && own) {
            return Bar.OWN_CITY;
        }
        IndexSet here = state.forces().present(Forces.line(slot, side));
        IndexSet there = state.forces().present(Forces.line(slot, side.other()));
        if (led.meets(there)) {
            return Bar.OTHER_SIDE;
        }
        Bar relations = relations(power, city, here, there, side, state.relations());
        return relations == Bar.NONE && side == Side.DEFENCE && !own ? leave(power, city, slot, state) : relations;
    }

    /** What keeps a power from fighting beside these against those, with the city among the defenders. */
    protected Bar relations(int power, int city, IndexSet here, IndexSet there, Side side, Relations relations) {
        IndexSet allied = relations.allied(power);
        if (allied.meets(there) || (side == Side.ATTACK && allied.has(city))) {
            return Bar.ALLIED;
        }
        IndexSet war = relations.war(power);
        return war.meets(here) || (side == Side.DEFENCE && war.has(city)) ? Bar.AT_WAR : Bar.NONE;
    }

    /** Whether a power may defend a location of a city that somebody else leads. */
    protected Bar leave(int power, int city, int slot, PeriklesState state) {
        if (state.cities().leader(city) == Cities.NOBODY) {
            return Bar.NO_LEADER;
        }
        return state.relations().permitted(slot).has(power) ? Bar.NONE : Bar.NO_PERMISSION;
    }

    /** Whether triremes can be sent to a location. */
    public boolean triremesMayGo(LocationTile tile) {
        return !tile.hoplitesOnly();
    }

    /** The same as a reason; only for a side that is barred. */
    public Reason reason(Bar bar, Power power, int slot, Side side, PeriklesState state) {
        Location location = state.tile(slot).location();
        Power city = state.tile(slot).city();
        IndexSet here = state.forces().present(Forces.line(slot, side));
        IndexSet there = state.forces().present(Forces.line(slot, side.other()));
        IndexSet withCity = side == Side.DEFENCE ? here.with(city.index()) : here;
        IndexSet againstCity = side == Side.ATTACK ? there.with(city.index()) : there;
        return switch (bar) {
            case OWN_CITY -> new OwnCity(city);
            case OTHER_SIDE -> new OtherSide(location);
            case ALLIED -> new Allied(power, first(state.relations().allied(power.index()), againstCity));
            case AT_WAR -> new AtWar(power, first(state.relations().war(power.index()), withCity));
            case NO_LEADER -> new NoLeader(city);
            case NO_PERMISSION ->
                new NoPermission(power, city, seating.seat(state.cities().leader(city.index())));
            case NONE -> throw new IllegalArgumentException(power + " may go to " + location);
        };
    }

    private static Power first(IndexSet related, IndexSet among) {
        return Power.of(related.and(among).first());
    }
}
