package org.polemarch.whatif.mountford;

import jakarta.inject.Inject;
import java.util.List;
import org.pf4j.Extension;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.politics.PersianAlliance;
import org.polemarch.whatif.WhatIf;

/** Persia never takes sides, however many Spartans stand in it. */
@Extension
public final class NoPersianGold implements VariantPlugin {

    @Cites("9.3.3")
    public static class KingAloof extends PersianAlliance {
        @Inject
        public KingAloof(MountfordData data) {
            super(data);
        }

        @Override
        protected boolean hoplitesInPersia(MountfordState state) {
            return false;
        }
    }

    @Override
    public VariantInfo info() {
        return WhatIf.of("no-persian-gold", "mountford")
                .title("No Persian gold")
                .summary("Persia never joins the war.")
                .history("Persia is said to have paid Sparta five thousand talents (Andocides 3.29; Isocrates 8.97), which let it lose"
                        + " fleets and build new ones (Thucydides 2.65.12). Before Cyrus came in 407 the pay was thin and late.");
    }

    @Override
    public void change(Variation mountford) {
        mountford.replace(PersianAlliance.class).with(KingAloof.class);
    }

    @Override
    public List<Section> rules() {
        return List.of(Section.enforced(
                "9.3.3",
                "Persia",
                "Persia stays neutral throughout: Spartan hoplites in it bring no tiles, ships, supply, homes or phantom cavalry."));
    }
}
