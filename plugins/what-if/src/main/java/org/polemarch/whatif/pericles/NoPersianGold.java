package org.polemarch.whatif.pericles;

import java.util.List;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.whatif.WhatIf;

/** The King has no bases to give, so markers placed in Persia are wasted. */
@Extension
public final class NoPersianGold implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return WhatIf.of("no-persian-gold", "pericles")
                .title("No Persian gold")
                .summary("There are no Persian bases, so Sparta gets no gold from them.")
                .history("Persia is said to have paid Sparta five thousand talents (Andocides 3.29; Isocrates 8.97),"
                        + " enough to replace every fleet it lost (Thucydides 2.65.12). Before Cyrus arrived in 407,"
                        + " though, the pay came late and fell short.");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {"figures": {"persianBases": {"amount": 0}}, "scenarios": {"14.1.09A": {"persianBases": 0}}}
                """);
    }

    @Override
    public List<Section> rules() {
        return List.of(
                Section.enforced("9.11", "Persian Gold", "There is no Persian gold."),
                Section.enforced(
                        "13.1",
                        "Persian Bases",
                        "Persia opens with a Spartan base in Ionia or Alcibiades, but no base can be built there: markers in Persia are lost.",
                        "The condition is asked when a marker is placed."));
    }
}
