package org.polemarch.testkit.layers.bot;

import org.polemarch.api.play.Play;
import org.polemarch.testkit.layers.model.Position;
import org.polemarch.testkit.layers.rules.Marching;

/** A bot that asks a rule. */
public final class RuleAsking {
    public void march(Marching rule, Play<Position> play) {
        rule.run(new Marching.March(1), play);
    }
}
