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
                .summary("Athens has two Peace of Nicias cards and one Land Battle fewer.")
                .history("The Peace of Nicias lasted six years and ten months in name (Thucydides 5.25-26), while both"
                        + " sides quarrelled over Amphipolis and Pylos. It broke down once its enemies held office at"
                        + " Sparta and Alcibiades rose at Athens.");
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
