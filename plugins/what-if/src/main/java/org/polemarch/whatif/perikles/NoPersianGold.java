package org.polemarch.whatif.perikles;

import java.util.List;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.whatif.WhatIf;

/** The King pays for no fleet: the Persians have hoplites only. */
@Extension
public final class NoPersianGold implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return WhatIf.of("no-persian-gold", "perikles")
                .title("No Persian gold")
                .summary("The Persians have no triremes.")
                .history("Persia is said to have paid Sparta five thousand talents (Andocides 3.29; Isocrates 8.97),"
                        + " enough to replace every fleet it lost (Thucydides 2.65.12). Before Cyrus arrived in 407,"
                        + " though, the pay came late and fell short.");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {"powers": {"persia": {"triremes": {"2": null, "3": null}}}}
                """);
    }

    @Override
    public List<Section> rules() {
        return List.of(Section.enforced(
                "7/persians/no-fleet",
                "Persians: no fleet",
                "The Persians have six hoplite counters and no triremes."));
    }
}
