package org.polemarch.whatif.perikles;

import java.util.List;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.whatif.WhatIf;

/** Cyzicus takes the place of Sicily, so that there are still seven battles every turn. */
@Extension
public final class NoSicily implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return WhatIf.of("no-sicily", "perikles")
                .title("No Sicilian expedition")
                .summary("The location Sicily, worth 7, is replaced by Cyzicus, worth 5.")
                .history("Athens lost two fleets and most of forty thousand men in Sicily (Thucydides 7.75.5), and its"
                        + " allies lost their fear of it. Thucydides blames the size of the plan in one place (6.1) and"
                        + " the quarrels at home in another (2.65.11).");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {"locations": {"sicily": null,
                  "cyzicus": {"name": "Cyzicus", "city": "sparta", "points": 5, "rounds": ["hoplite", "trireme"],
                    "greyUnits": ["trireme"], "violetUnits": [], "latitude": 40.39, "longitude": 27.87, "yearBc": 410,
                    "source": "what if Athens had stayed at home; Xenophon, Hellenica 1.1.11-18"}}}
                """);
    }

    @Override
    public List<Section> rules() {
        return List.of(Section.enforced(
                "4.1/no-sicily",
                "Location tiles: no Sicily",
                "Cyzicus, held by Sparta and worth 5 points, is one of the 21 location tiles; Sicily is not."));
    }
}
