package org.polemarch.mountford.model;

/** Which condition of a tile is not met, by the tile as a whole or in one space. */
public enum Unfit {
    /** The city whose tile it is has an armistice with Athens (7.3). */
    NOT_AT_WAR,
    /** It has its time within an operation or a battle, and is none of its own. */
    NO_OPERATION,
    TOO_EARLY,
    NO_SPS_TO_JOIN,
    NOT_MEGARA,
    NOT_ATHENS_CITY,
    MEGARA_HELD,
    NO_LAND_SP,
    NO_ATHENIAN_LAND_SP,
    NO_SPARTAN_LAND_SP,
    /** The SPs the tile asks for are kept from operations there by hostages (4.2.7). */
    HOSTAGES,
    OUTSIDE_EMPIRE,
    NOT_ATHENIAN,
    IN_REBELLION,
    FRIENDLY_GROUND,
    OUTSIDE_REGION,
    NOT_NEUTRAL,
    FORTRESS,
    GARRISONED,
    ENEMY_THERE,
    ARGIVE_ALREADY,
    NO_ATHENIANS_IN_SICILY,
    ATHENIANS_IN_SICILY,
    SYRACUSE_FALLEN,
    NO_SPACE_OPEN,
    NO_REBELLION_TO_SUPPRESS,
    NO_REBELLION_THERE,
    NO_ATHENIAN_REACHES,
    OTHERS_REACH,
    NO_SPACE_TO_SPREAD_TO,
    NO_MARKER_BESIDE,
    NO_SPARTAN_REACHES,
    TRIED_BEFORE,
    NO_SPACE_IN_EUBOEA,
    NO_ARMY_ON_MAP,
    NO_TILE_TO_LOSE,
    /** A continuing tile that was played and failed. */
    NO_LAND_BATTLE,
    BATTLE_LOST,
    NO_BATTLE_OFFERED,
    UNFRIENDLY_REACH,
    BATTLE_ACCEPTED
}
