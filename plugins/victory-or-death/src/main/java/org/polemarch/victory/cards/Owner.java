package org.polemarch.victory.cards;

import java.util.Locale;
import org.polemarch.api.data.DataFault;
import org.polemarch.victory.model.Power;

/** Whose pieces or cards a text speaks of, seen from the power that uses the card. */
public enum Owner {
    SELF,
    OWN_TEAM,
    ENEMY_TEAM,
    ENEMY_TEAM_CHOICE,
    ALL,
    CORINTH,
    DELIAN,
    SPARTA,
    ATHENS;

    static Owner of(String id, String card) {
        for (Owner owner : values()) {
            if (owner.name().equals(id.toUpperCase(Locale.ROOT).replace('-', '_'))) {
                return owner;
            }
        }
        throw new DataFault(card + ": there is no owner '" + id + "'");
    }

    /** The powers meant, as bits. */
    public int powers(int actor) {
        return switch (this) {
            case SELF -> 1 << actor;
            case OWN_TEAM -> Power.members(Power.team(actor));
            case ENEMY_TEAM, ENEMY_TEAM_CHOICE -> Power.members(Power.team(actor) ^ 1);
            case ALL -> 0b1111;
            case CORINTH, DELIAN, SPARTA, ATHENS -> 1 << (ordinal() - CORINTH.ordinal());
        };
    }
}
