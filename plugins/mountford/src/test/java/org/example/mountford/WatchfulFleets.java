package org.example.mountford;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.armies.Bars;
import org.polemarch.mountford.rules.components.NotNow;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.Zones;
import org.polemarch.mountford.rules.movement.Interception;

/** A variant as somebody else would write it: every interception succeeds. */
public class WatchfulFleets implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return new VariantInfo("watchful", "mountford", "Watchful fleets", "Every interception succeeds.", List.of());
    }

    @Override
    public void change(Variation mountford) {
        mountford.replace(Interception.class).with(Certain.class);
    }

    public static class Certain extends Interception {
        @Inject
        public Certain(MountfordData data, Relations relations, Zones zones, Bars bars, NotNow notNow) {
            super(data, relations, zones, bars, notNow);
        }

        @Override
        protected int caughtFrom(Offer offer, MountfordState state) {
            return 1;
        }
    }
}
