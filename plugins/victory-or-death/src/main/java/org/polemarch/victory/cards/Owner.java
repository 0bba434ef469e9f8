package org.polemarch.victory.cards;

import org.polemarch.api.kit.Id;
import org.polemarch.victory.model.Power;

/** Whose pieces or cards a text means, from the point of view of the power that uses the card. */
public enum Owner implements Id {
    SELF,
    OWN_TEAM,
    ENEMY_TEAM,
    ENEMY_TEAM_CHOICE,
    ALL,
    CORINTH,
    DELIAN,
    SPARTA,
    ATHENS;

    /** The powers meant, as bits. */
    public int powers(int actor) {
        return switch (this) {
            case SELF -> 1 << actor;
            case OWN_TEAM -> Power.members(Power.team(actor));
            case ENEMY_TEAM, ENEMY_TEAM_CHOICE -> Power.members(Power.team(actor) ^ 1);
            case ALL -> Power.ALL;
            case CORINTH, DELIAN, SPARTA, ATHENS -> 1 << (ordinal() - CORINTH.ordinal());
        };
    }
}
