package org.polemarch.whatif.polis;

import jakarta.inject.Inject;
import java.util.List;
import org.pf4j.Extension;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.actions.Ways;
import org.polemarch.polis.rules.concepts.Control;
import org.polemarch.polis.rules.concepts.Stacking;
import org.polemarch.whatif.WhatIf;

/** The King sends Sparta nothing: no way leads its Merchants to the market of Persia. */
@Extension
public final class NoPersianGold implements VariantPlugin {

    @Cites({"trade/routes", "move-hoplites", "move-galleys", "move-proxenos", "concepts/control"})
    public static class ClosedToSparta extends Ways {
        @Inject
        public ClosedToSparta(PolisData data, Stacking stacking, Control control) {
            super(data, stacking, control);
        }

        @Override
        public boolean reaches(Market market, IndexSet seas, Side side, PolisState state) {
            return !(side == Side.SPARTA && market == Market.PERSIA) && super.reaches(market, seas, side, state);
        }
    }

    @Override
    public VariantInfo info() {
        return WhatIf.of("no-persian-gold", "polis")
                .title("No Persian gold")
                .summary("Spartan Merchants can't trade with Persia.")
                .history("Persia is said to have paid Sparta five thousand talents (Andocides 3.29; Isocrates 8.97),"
                        + " enough to replace every fleet it lost (Thucydides 2.65.12). Before Cyrus arrived in 407,"
                        + " though, the pay came late and fell short.");
    }

    @Override
    public void change(Variation polis) {
        polis.replace(Ways.class).with(ClosedToSparta.class);
    }

    @Override
    public List<Section> rules() {
        return List.of(Section.enforced(
                "trade/routes",
                "9. Trade: routes",
                "A sea way must be free of enemy control; Athenian Merchants set out through Kyklades, Spartan ones through Ionion or"
                        + " Myrtoon pelagos. Korinthos opens the diolkos; Epidamnos opens Illyria and Abdira opens Thraki by land."
                        + " No way leads Spartan Merchants to Persia.",
                "Athenian Merchants may pass the Spartan port."));
    }
}
