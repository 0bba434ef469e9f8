package org.polemarch.whatif.victory;

import java.util.List;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.whatif.WhatIf;

/** Sparta has four Triremes, one of them at sea from the start, and the cards to use them. */
@Extension
public final class SpartanFleet implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return WhatIf.of("spartan-fleet", "victory-or-death")
                .title("A Spartan fleet")
                .summary(
                        "Sparta has 4 Triremes, one of which starts in the Messenian Gulf, and four sea cards instead of four land cards.")
                .history("In 431 Sparta ordered ships from Italy and Sicily for a fleet of five hundred (Thucydides"
                        + " 2.7.2) that never came. King Archidamus had warned that Sparta had neither the money nor the"
                        + " skill for one (1.80-83).");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {"powers": {"sparta": {"triremes": 4}},
                 "starting-pieces": {"sparta-trireme-messenian-gulf": {"power": "SPARTA", "sort": "TRIREME", "space": "messenian-gulf"}},
                 "cards": {"spa-mt": {"copies": 4}, "spa-sb": {"copies": 4}, "spa-lb": {"copies": 3}}}
                """);
    }

    @Override
    public List<Section> rules() {
        return List.of(
                Section.enforced(
                        "powers/spartan-fleet",
                        "Power profiles: a Spartan fleet",
                        "Sparta has four Triremes, one of which begins in the Messenian Gulf, and four cards each of Muster Trireme and Sea Battle, but only three of Land Battle."));
    }
}
