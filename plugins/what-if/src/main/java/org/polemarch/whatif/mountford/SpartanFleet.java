package org.polemarch.whatif.mountford;

import java.util.List;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.whatif.WhatIf;

/** Five ships lie at Gythium, as many as cost nothing there, and Lysander need not be waited for. */
@Extension
public final class SpartanFleet implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return WhatIf.of("spartan-fleet", "mountford")
                .title("A Spartan fleet")
                .summary("Gythium begins with 5 naval SPs, and Lysander can be drawn from turn 1.")
                .history("In 431 Sparta ordered ships from Italy and Sicily for a fleet of five hundred (Thucydides"
                        + " 2.7.2) that never came. King Archidamus had warned that Sparta had neither the money nor the"
                        + " skill for one (1.80-83).");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {"forces": {"gythium": {"naval": 5}}, "leaders": {"spa-lysander": {"earliestTurn": 1}}}
                """);
    }

    @Override
    public List<Section> rules() {
        return List.of(Section.enforced(
                "9.1/spartan-fleet",
                "Initial setup: a Spartan fleet",
                "Five naval SPs begin at Gythium in the place of one, and Lysander does not wait for turn five."));
    }
}
