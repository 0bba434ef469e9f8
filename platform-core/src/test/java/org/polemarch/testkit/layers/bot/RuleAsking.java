package org.polemarch.testkit.layers.bot;

import org.polemarch.testkit.layers.rules.Marching;

/** A bot that asks a rule. */
public final class RuleAsking {
    public Class<?> frame(Marching rule) {
        return rule.frame();
    }
}
