package org.example.longturns;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.rules.round.Ransom;
import org.polemarch.polis.rules.round.Turn;

/** A turn of three actions. */
public final class LongTurns implements VariantPlugin {

    public static class ThreeActions extends Turn {
        @Inject
        public ThreeActions(PolisData data, Ransom ransom) {
            super(data, ransom);
        }

        @Override
        protected int actions() {
            return 3;
        }
    }

    @Override
    public VariantInfo info() {
        return new VariantInfo("long-turns", "polis", "Long turns", "A turn has three actions.", List.of());
    }

    @Override
    public void change(Variation polis) {
        polis.replace(Turn.class).with(ThreeActions.class);
    }
}
