package org.polemarch.testkit.layers.rules;

/** A rule with a die of its own: the fault that {@link org.polemarch.testkit.Layers} must find. */
public final class Gamble {
    public boolean wins() {
        return Math.random() < 0.5;
    }
}
