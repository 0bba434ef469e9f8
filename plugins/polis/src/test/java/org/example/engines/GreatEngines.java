package org.example.engines;

import java.util.List;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.polis.rules.actions.LaySiege;

public final class GreatEngines implements VariantPlugin {
    @Override
    public VariantInfo info() {
        return new VariantInfo("great-engines", "polis", "Great engines", "Sieges roll a six-sided die.", List.of());
    }

    @Override
    public void change(Variation polis) {
        polis.replace(LaySiege.class).with(SixSidedSiege.class);
    }
}
