package org.polemarch.mountford;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.components.Relations;

/**
 * Persia is at war from the first turn on, and Spartan hoplites in its towns keep it there (9.3.3). From the usual start
 * such hoplites would have to be shipped to Asia and still be in the field in a political phase, which play without a plan
 * never does. The position changes, no rule.
 */
final class WarInAsia implements VariantPlugin {

    private static final String POSITION = """
            at-war    persia
            miletus   home           2 hoplite-phlius
            sardis    home           2 hoplite-sparta
            ephesus   spa-mindarus   3 naval-gythium 1 hoplite-sparta
            """;

    @Override
    public VariantInfo info() {
        return new VariantInfo(
                "war-in-asia", "mountford", "War in Asia", "Persia is at war from the first turn on.", List.of());
    }

    @Override
    public void change(Variation mountford) {
        mountford.replace(StartingPosition.class).with(FromAsia.class);
    }

    /** The game from that position. */
    static class FromAsia extends StartingPosition {

        @Inject
        FromAsia(MountfordData data, Relations relations) {
            super(data, relations);
        }

        @Override
        public MountfordState table() {
            return Position.lay(super.table(), POSITION);
        }
    }
}
