package org.polemarch.whatif.pericles;

import java.util.List;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.whatif.WhatIf;

/** Sparta and its allies begin with more ships, and with the bases that keep them. */
@Extension
public final class SpartanFleet implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return WhatIf.of("spartan-fleet", "pericles")
                .title("A Spartan fleet")
                .summary(
                        "In the long scenarios Sparta starts with 4 ships, its allies with 2 or 4 more than in the book, and there are 3 more bases to support them.")
                .history("In 431 Sparta ordered ships from Italy and Sicily for a fleet of five hundred (Thucydides"
                        + " 2.7.2) that never came. King Archidamus had warned that Sparta had neither the money nor the"
                        + " skill for one (1.80-83).");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of(WhatIf.patch(SpartanFleet.class, "spartan-fleet.json"));
    }

    @Override
    public List<Section> rules() {
        return List.of(
                Section.enforced(
                        "14.0/spartan-fleet",
                        "A Spartan fleet",
                        "In 14.2, 14.3, 14.4 and 14.1.06A three more Spartan ships and a base stand in Sparta, and two more Peloponnesian ships in the Isthmus. In 14.3 and 14.1.06A two more stand in Sicily; a Peloponnesian base each in Aetolia and the Isthmus. In 14.2 and 14.4 the bases are in Aetolia and Boeotia."));
    }
}
