package org.polemarch.pericles.model;

/** The kinds of pieces that stand in Theaters. The first seven are the Athenian Side's. */
public enum Piece {
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

    /** How many kinds there are. */
    public static final int COUNT = 14;

    private static final Piece[] ALL = values();
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

    /** By its index. */
    public static Piece of(int index) {
        return ALL[index];
    }

    /** The units of a Side that fight in that kind of battle. Not to be changed. */
    public static Piece[] units(Side side, Arm arm) {
        return arm == Arm.LAND ? LAND[side.index()] : NAVAL[side.index()];
    }

    /** All units of a Side. Not to be changed. */
    public static Piece[] units(Side side) {
        return UNITS[side.index()];
    }

    /** The base of a city-state. */
    public static Piece cityBase(Side side) {
        return side == Side.ATHENS ? ATHENS_BASE : SPARTA_BASE;
    }

    /** The base of a League. */
    public static Piece leagueBase(Side side) {
        return side == Side.ATHENS ? DELIAN_BASE : PELOPONNESIAN_BASE;
    }

    /** The ordinary unit of a city-state. */
    public static Piece city(Side side, Arm arm) {
        return side == Side.ATHENS
                ? (arm == Arm.LAND ? ATHENS_LAND : ATHENS_NAVAL)
                : (arm == Arm.LAND ? SPARTA_LAND : SPARTA_NAVAL);
    }

    /** The ordinary unit of a League. */
    public static Piece league(Side side, Arm arm) {
        return side == Side.ATHENS
                ? (arm == Arm.LAND ? DELIAN_LAND : DELIAN_NAVAL)
                : (arm == Arm.LAND ? PELOPONNESIAN_LAND : PELOPONNESIAN_NAVAL);
    }

    /** Its colour. */
    public Colour colour() {
        return colour;
    }

    /** Its Side. */
    public Side side() {
        return colour.side();
    }

    /** Cube, stick or disk. */
    public Arm arm() {
        return arm;
    }

    /** Whether it is a disk. */
    public boolean isBase() {
        return arm == Arm.BASE;
    }

    /** Its id on the table. */
    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    /** Its place in arrays by this kind. */
    @SuppressWarnings("EnumOrdinal") // the order of the constants is the order of the arrays, by design
    public int index() {
        return ordinal();
    }
}
