package org.polemarch.whatif.perikles;

import java.util.List;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.whatif.WhatIf;

/** Sparta has nearly as many triremes as Athens. */
@Extension
public final class SpartanFleet implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return WhatIf.of("spartan-fleet", "perikles")
                .title("A Spartan fleet")
                .summary("Sparta has 7 trireme counters in the place of 4.")
                .history("In 431 Sparta ordered ships from Italy and Sicily for a fleet of five hundred (Thucydides"
                        + " 2.7.2) that never came. King Archidamus had warned that Sparta had neither the money nor the"
                        + " skill for one (1.80-83).");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {"powers": {"sparta": {"triremes": {"1": 2, "2": 3, "3": 2}}}}
                """);
    }

    @Override
    public List<Section> rules() {
        return List.of(Section.enforced(
                "2/spartan-fleet",
                "Components: a Spartan fleet",
                "Sparta has seven trireme counters: two of strength 1, three of 2 and two of 3."));
    }
}
