package org.polemarch.victory.model;

/**
 * An effect that lasts: pieces that are not removed, or battles that may not be fought.
 *
 * @param forbidsBattle whether it forbids battle; else it keeps pieces from being removed
 * @param spaces the spaces concerned, as bits
 * @param powers the owners protected, or the powers forbidden to battle, as bits
 * @param sorts the sorts protected, as bits
 * @param causes the causes it protects from, as bits
 * @param actor the power that used the card
 * @param depth how many triggers and cards were being resolved around the removal it concerns
 */
public record Lasting(
        boolean forbidsBattle,
        int card,
        long spaces,
        int powers,
        int sorts,
        int causes,
        Until until,
        int actor,
        int depth) {}
