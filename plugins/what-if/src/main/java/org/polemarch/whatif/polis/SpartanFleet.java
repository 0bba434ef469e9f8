package org.polemarch.whatif.polis;

import java.util.List;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.whatif.WhatIf;

/** Sparta begins with as many Galleys as the Alpha round lets stand in its two seas. */
@Extension
public final class SpartanFleet implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return WhatIf.of("spartan-fleet", "polis")
                .title("A Spartan fleet")
                .summary("Sparta begins with three Galleys in each of its seas.")
                .history("In 431 Sparta ordered ships from Italy and Sicily for a fleet of five hundred (Thucydides"
                        + " 2.7.2) that never came. King Archidamus had warned that Sparta had neither the money nor the"
                        + " skill for one (1.80-83).");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("{\"sides\": {\"sparta\": {\"galleys\": {\"ionion\": 3, \"myrtoon\": 3}}}}");
    }

    @Override
    public List<Section> rules() {
        return List.of(
                Section.enforced(
                        "setup/sparta",
                        "Game setup: Sparta",
                        "Sparta begins with Pylos, Gythion and Sparti, three Hoplites in Lakedaemon, three Galleys in Ionion and three in"
                                + " Myrtoon, one Merchant, the Proxenos in Sparti, 3 Prestige, 4 Iron, 4 Wood, 4 Wine and 4 Silver."));
    }
}
