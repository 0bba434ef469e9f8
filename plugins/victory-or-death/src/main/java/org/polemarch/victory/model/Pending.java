package org.polemarch.victory.model;

/**
 * One thing on the stack of what is being resolved: a trigger that may be answered, or a card in use.
 *
 * @param card the kind of the card in use, -1 for a trigger
 * @param actor the power that uses the card, -1 for a trigger
 */
public record Pending(int card, int actor, Trigger trigger) {}
