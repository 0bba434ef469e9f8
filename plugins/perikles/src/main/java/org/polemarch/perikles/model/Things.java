package org.polemarch.perikles.model;

import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Target;

/** What can be clicked: rules name by these what a move is about, boards what their parts stand for. */
public final class Things {

    private Things() {}

    public static Target city(Power city) {
        return Target.space(city.id());
    }

    /** The cubes of a player in a temple area. */
    public static Target cubes(Power city, Seat owner) {
        return Target.piece(city.id() + "-cube-" + owner.id());
    }

    public static Target candidate(Power city, Space space) {
        return Target.piece(city.id() + "-" + space.id());
    }

    /** The counters of that kind which a leader can send. */
    public static Target counter(Power power, UnitType type, int strength) {
        return Target.piece(power.id() + "-" + type.id() + "-" + strength);
    }

    public static Target location(Location location) {
        return Target.space(location.id());
    }

    public static Target line(Location location, Side side) {
        return Target.space(location.id() + "-" + side.id());
    }

    public static Target tile(InfluenceTile tile) {
        return Target.card(tile.id());
    }

    public static Target special(SpecialTile tile) {
        return Target.card(tile.id());
    }

    /**
     * A place on which a special tile is played. It is another target than the place itself, so that a click on a city or
     * location plays no special tile unless the tile was picked first.
     */
    public static Target aimed(SpecialTile tile, Target place) {
        return Target.space(tile.id() + "-" + place.id());
    }
}
