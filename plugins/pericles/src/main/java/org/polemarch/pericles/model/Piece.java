package org.polemarch.pericles.model;

import org.polemarch.api.kit.Id;

/** The kinds of pieces that stand in Theaters. The first seven are the Athenian Side's. */
public enum Piece implements Id {
    ATHENS_LAND(Colour.ATHENS, Arm.LAND),
    ATHENS_NAVAL(Colour.ATHENS, Arm.NAVAL),
    ATHENS_BASE(Colour.ATHENS, Arm.BASE),
    DELIAN_LAND(Colour.DELIAN, Arm.LAND),
    DELIAN_NAVAL(Colour.DELIAN, Arm.NAVAL),
    DELIAN_BASE(Colour.DELIAN, Arm.BASE),
    ARGOS_LAND(Colour.ARGOS, Arm.LAND),
    SPARTA_LAND(Colour.SPARTA, Arm.LAND),
    THE_300(Colour.SPARTA, Arm.LAND),
    SPARTA_NAVAL(Colour.SPARTA, Arm.NAVAL),
    SPARTA_BASE(Colour.SPARTA, Arm.BASE),
    PELOPONNESIAN_LAND(Colour.PELOPONNESIAN, Arm.LAND),
    PELOPONNESIAN_NAVAL(Colour.PELOPONNESIAN, Arm.NAVAL),
    PELOPONNESIAN_BASE(Colour.PELOPONNESIAN, Arm.BASE);

    private static final Piece[] ALL = values();

    public static final int COUNT = ALL.length;
    private static final Piece[][] LAND = {
        {ATHENS_LAND, DELIAN_LAND, ARGOS_LAND}, {SPARTA_LAND, THE_300, PELOPONNESIAN_LAND}
    };
    private static final Piece[][] NAVAL = {{ATHENS_NAVAL, DELIAN_NAVAL}, {SPARTA_NAVAL, PELOPONNESIAN_NAVAL}};
    private static final Piece[][] UNITS = {
        {ATHENS_LAND, ATHENS_NAVAL, DELIAN_LAND, DELIAN_NAVAL, ARGOS_LAND},
        {SPARTA_LAND, THE_300, SPARTA_NAVAL, PELOPONNESIAN_LAND, PELOPONNESIAN_NAVAL}
    };

    private final Colour colour;
    private final Arm arm;

    Piece(Colour colour, Arm arm) {
        this.colour = colour;
        this.arm = arm;
    }

    public static Piece of(int index) {
        return ALL[index];
    }

    public static Piece[] units(Side side, Arm arm) {
        return arm == Arm.LAND ? LAND[side.index()] : NAVAL[side.index()];
    }

    public static Piece[] units(Side side) {
        return UNITS[side.index()];
    }

    public static Piece cityBase(Side side) {
        return side == Side.ATHENS ? ATHENS_BASE : SPARTA_BASE;
    }

    public static Piece leagueBase(Side side) {
        return side == Side.ATHENS ? DELIAN_BASE : PELOPONNESIAN_BASE;
    }

    public static Piece city(Side side, Arm arm) {
        return side == Side.ATHENS
                ? (arm == Arm.LAND ? ATHENS_LAND : ATHENS_NAVAL)
                : (arm == Arm.LAND ? SPARTA_LAND : SPARTA_NAVAL);
    }

    public static Piece league(Side side, Arm arm) {
        return side == Side.ATHENS
                ? (arm == Arm.LAND ? DELIAN_LAND : DELIAN_NAVAL)
                : (arm == Arm.LAND ? PELOPONNESIAN_LAND : PELOPONNESIAN_NAVAL);
    }

    public Colour colour() {
        return colour;
    }

    public Side side() {
        return colour.side();
    }

    public Arm arm() {
        return arm;
    }

    public boolean isBase() {
        return arm == Arm.BASE;
    }
}
