package org.polemarch.whatif.victory;

import java.util.List;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.whatif.WhatIf;

/** The Peace of Nicias can be made a second time, for one Land Battle less. */
@Extension
public final class PeaceHolds implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return WhatIf.of("peace-holds", "victory-or-death")
                .title("The peace that held")
                .summary("Athens has the Peace of Nicias twice, and a Land Battle less.")
                .history(
                        "The Peace of Nicias was hollow for six years and ten months (Thucydides 5.25-26), undone over Amphipolis and Pylos."
                                + " It fell when its enemies came into office at Sparta and Alcibiades rose at Athens.");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {"cards": {"ath-13": {"copies": 2}, "ath-lb": {"copies": 4}}}
                """);
    }

    @Override
    public List<Section> rules() {
        return List.of(Section.enforced(
                "cards/peace-holds",
                "Cards: the peace that held",
                "The Athenian deck has two cards Peace of Nicias and four Land Battles."));
    }
}
