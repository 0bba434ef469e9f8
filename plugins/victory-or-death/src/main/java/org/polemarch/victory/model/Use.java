package org.polemarch.victory.model;

/**
 * A card in use.
 *
 * @param card its kind
 * @param actor the power that uses it, its owner
 * @param bound the piece an earlier effect of the card chose, {@link PieceAt#NONE} before
 * @param removed whether the battle of an earlier effect removed its victim
 */
public record Use(int card, int actor, Trigger trigger, int bound, boolean removed) {

    public Use(int card, int actor, Trigger trigger) {
        this(card, actor, trigger, PieceAt.NONE, false);
    }

    /** This use with the piece an effect chose. */
    public Use bind(int piece) {
        return new Use(card, actor, trigger, piece, removed);
    }

    /** This use after a battle that removed its victim. */
    public Use withRemoval() {
        return new Use(card, actor, trigger, bound, true);
    }
}
