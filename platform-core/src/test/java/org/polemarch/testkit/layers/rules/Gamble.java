package org.polemarch.testkit.layers.rules;

/** A rule with a die of its own. */
public final class Gamble {
    public boolean wins() {
        return Math.random() < 0.5;
    }
}
