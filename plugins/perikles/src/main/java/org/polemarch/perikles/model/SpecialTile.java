package org.polemarch.perikles.model;

import java.util.List;
import java.util.Locale;
import org.polemarch.api.play.Target;

/** The eight special tiles: one for each player, secret until it is played, once in the game. */
public enum SpecialTile {
    PERIKLES,
    ALKIBIADES,
    PLAGUE,
    SLAVE_REVOLT,
    BRASIDAS,
    THESSALIAN_ALLIES,
    PHORMIO,
    PERSIAN_FLEET;

    /** How many tiles there are. */
    public static final int COUNT = 8;

    /** The tiles played in the Take Influence phase. */
    public static final int INFLUENCE = PERIKLES.bit() | ALKIBIADES.bit() | PLAGUE.bit();

    private static final SpecialTile[] ALL = values();

    /** The tile with that ordinal. */
    public static SpecialTile of(int index) {
        return ALL[index];
    }

    /** Its bit in a set of tiles. */
    public int bit() {
        return 1 << ordinal();
    }

    /**
     * The tile, and a place it is played on. The place is another target than the place itself, so that a click on a
     * city or location plays no special tile unless the tile was picked first.
     */
    public List<Target> aimedAt(String place) {
        return List.of(Target.card(id()), Target.space(id() + "-" + place));
    }

    /** Its id in the data and in notations. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
