package org.example.mountford;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.components.Bellicosity;
import org.polemarch.mountford.rules.components.NotNow;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.sieges.GarrisonChoice;
import org.polemarch.mountford.rules.sieges.Siege;
import org.polemarch.mountford.rules.sieges.SiegeConditions;
import org.polemarch.mountford.rules.sieges.SiegeLines;

/** Another variant: every space falls at one siege point. */
public class ShortSieges implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return new VariantInfo("short-sieges", "mountford", "Short sieges", "One point takes a space.", List.of());
    }

    @Override
    public void change(Variation mountford) {
        mountford.replace(Siege.class).with(ShortSiege.class);
    }

    public static class ShortSiege extends Siege {
        @Inject
        public ShortSiege(
                MountfordData data,
                SiegeConditions conditions,
                SiegeLines lines,
                Relations relations,
                Armies armies,
                Bellicosity bellicosity,
                GarrisonChoice garrisons,
                NotNow notNow) {
            super(data, conditions, lines, relations, armies, bellicosity, garrisons, notNow);
        }

        @Override
        protected int needed(MountfordState state, int space) {
            return 1;
        }
    }
}
