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
import org.polemarch.mountford.rules.politics.KingsFavour;
import org.polemarch.whatif.WhatIf;

/** The King stays out of the war, no matter who is in Asia. */
@Extension
public final class NoPersianGold implements VariantPlugin {

    private static final String SECTION = "9.3.3";

    @Cites(SECTION)
    public static class KingAtHome extends KingsFavour {
        @Inject
        public KingAtHome(MountfordData data) {
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
                .summary("Persia never joins the war, even if Spartan hoplites stand in Asia.")
                .history("Persia is said to have paid Sparta five thousand talents (Andocides 3.29; Isocrates 8.97),"
                        + " enough to replace every fleet it lost (Thucydides 2.65.12). Before Cyrus arrived in 407,"
                        + " though, the pay came late and fell short.");
    }

    @Override
    public void change(Variation mountford) {
        mountford.replace(KingsFavour.class).with(KingAtHome.class);
    }

    @Override
    public List<Section> rules() {
        return List.of(Section.enforced(
                SECTION,
                "Persia",
                "Stays neutral in every political phase: it gives no tiles, ships, supply, homes or cavalry.",
                "Spartan SPs that stand in Persia need maintenance; their home is Gythium."));
    }
}
