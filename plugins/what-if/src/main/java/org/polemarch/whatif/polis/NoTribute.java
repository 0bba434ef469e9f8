package org.polemarch.whatif.polis;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.pf4j.Extension;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.GameOption;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.play.Play;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.endofround.DemandPhoros;
import org.polemarch.polis.rules.endofround.PhorosStep;
import org.polemarch.whatif.WhatIf;

/** Athens has no Phoros. It may tax its harbours instead, as it did from 413 on, unless set-up says otherwise. */
@Extension
public final class NoTribute implements VariantPlugin {

    static final String PHOROS = "end-of-round/phoros";
    static final String HARBOUR_TAX = "end-of-round/harbour-tax";

    /** The Phoros is left to Sparta. */
    @Cites(PHOROS)
    public static class NoPhoros extends PhorosStep {
        @Inject
        public NoPhoros(DemandPhoros demand) {
            super(demand);
        }

        @Override
        protected boolean hasTributaries(Side side, PolisState state) {
            return side != Side.ATHENS && super.hasTributaries(side, state);
        }
    }

    /** In its place comes the harbour tax. */
    @Cites({PHOROS, HARBOUR_TAX})
    public static class TaxedHarbours extends NoPhoros {
        private final HarbourTax tax;

        @Inject
        public TaxedHarbours(DemandPhoros demand, HarbourTax tax) {
            super(demand);
            this.tax = tax;
        }

        @Override
        public void run(Step frame, Play<PolisState> play) {
            super.run(frame, play);
            if (frame.side() == Side.ATHENS && tax.isDue(frame.side(), play.state())) {
                play.next(new HarbourTax.Ask(frame.side()));
            }
        }
    }

    @Override
    public VariantInfo info() {
        return WhatIf.of("no-tribute", "polis")
                .title("The empire without tribute")
                .summary(
                        "Athens collects no Phoros. It may tax its harbours instead: for 1 Prestige, 1 Silver from each Merchant abroad.")
                .history("The allies paid Athens six hundred talents a year (Thucydides 2.13), and even so it borrowed"
                        + " from its temples (IG I3 369). In 413 it replaced the tribute with a tax of one twentieth on"
                        + " everything carried by sea (7.28.4).")
                .options(new GameOption(
                        "harbour-tax",
                        "Harbour tax",
                        "What Athens has in the place of the tribute.",
                        List.of(
                                new GameOption.Choice("yes", "Athens may tax its harbours"),
                                new GameOption.Choice("no", "Athens has nothing instead")),
                        "yes"));
    }

    @Override
    public void change(Variation polis) {
        if (polis.setup().option("harbour-tax").equals("no")) {
            polis.replace(PhorosStep.class).with(NoPhoros.class);
            return;
        }
        polis.replace(PhorosStep.class).with(TaxedHarbours.class);
        polis.add(HarbourTax.class);
        polis.show(HarbourBooks.class);
    }

    @Override
    public Map<String, String> words() {
        return Map.of(
                "HarbourTax.Ask", "Tax the harbours?",
                "HarbourTax.Levy", "Tax the harbours: {silver} Silver for 1 Prestige",
                "HarbourTax.Waive", "No harbour tax",
                "HarbourTax.Levied", "{side} taxes {merchants} {merchants|Merchant|Merchants} abroad.",
                "HarbourBooks", "Harbour tax",
                "harbour.merchants", "Athenian Merchants abroad",
                "harbour.silver", "Silver at the end of the round",
                "harbour.cost", "Prestige it costs");
    }

    @Override
    public List<Section> rules() {
        return List.of(
                Section.enforced(
                        PHOROS,
                        "6. Phoros",
                        "With a polis besides the capital Sparta may give 1 Prestige for 1 Silver or 2 for 3. Athens has no Phoros."),
                Section.enforced(
                        HARBOUR_TAX,
                        "6. Harbour tax",
                        "When the Phoros is due, Athens may give 1 Prestige for 1 Silver from each of its Merchants abroad. It can be"
                                + " left out at set-up."));
    }
}
