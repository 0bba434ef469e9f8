package org.polemarch.perikles.model;

import org.polemarch.api.kit.Id;
import org.polemarch.api.kit.IndexSet;

/** The eight special tiles: one for each player, secret until it is played, once in the game. */
public enum SpecialTile implements Id {
    PERIKLES,
    ALKIBIADES,
    PLAGUE,
    SLAVE_REVOLT,
    BRASIDAS,
    THESSALIAN_ALLIES,
    PHORMIO,
    PERSIAN_FLEET;

    public static final int COUNT = 8;

    private static final SpecialTile[] ALL = values();

    public static SpecialTile of(int index) {
        return ALL[index];
    }

    public static IndexSet set(SpecialTile... tiles) {
        IndexSet set = IndexSet.EMPTY;
        for (SpecialTile tile : tiles) {
            set = set.with(tile.index());
        }
        return set;
    }
}
