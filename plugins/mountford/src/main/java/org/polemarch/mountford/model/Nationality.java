package org.polemarch.mountford.model;

import org.polemarch.api.kit.Id;

/** The nationality of a strength point (1.1.1). Allied SPs are nationalities of their own with the power of their city. */
public enum Nationality implements Id {
    ATHENIAN(Power.ATHENS, TileSet.ATHENIAN),
    ATHENIAN_ALLIED(Power.ATHENS, TileSet.ATHENIAN),
    ARGIVE(Power.ARGOS, TileSet.ARGIVE),
    SPARTAN(Power.SPARTA, TileSet.SPARTAN),
    SPARTAN_ALLIED(Power.SPARTA, TileSet.SPARTAN),
    CORINTHIAN(Power.CORINTH, TileSet.CORINTHIAN),
    CORINTHIAN_ALLIED(Power.CORINTH, TileSet.CORINTHIAN),
    THEBAN(Power.THEBES, TileSet.THEBAN),
    SYRACUSAN(Power.SYRACUSE, TileSet.SYRACUSAN);

    private final Power power;
    private final TileSet tiles;

    Nationality(Power power, TileSet tiles) {
        this.power = power;
        this.tiles = tiles;
    }

    /** The state whose relations and garrisons it has. */
    public Power power() {
        return power;
    }

    /** The set whose tiles pay for it (2.3.1, 6.1). */
    public TileSet tiles() {
        return tiles;
    }

    /** Whether PP controls it (1.1.1). */
    public boolean peloponnesian() {
        return power.seat() == 1;
    }
}
