package org.polemarch.whatif.mountford;

import java.util.List;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.whatif.WhatIf;

/** An armistice lasts fifteen years instead of nine. */
@Extension
public final class PeaceHolds implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return WhatIf.of("peace-holds", "mountford")
                .title("The peace that held")
                .summary("An armistice lasts five turns instead of three.")
                .history("The Peace of Nicias lasted six years and ten months in name (Thucydides 5.25-26), while both"
                        + " sides quarrelled over Amphipolis and Pylos. It broke down once its enemies held office at"
                        + " Sparta and Alcibiades rose at Athens.");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {"figures": {"armisticeTurns": 5}}
                """);
    }

    @Override
    public List<Section> rules() {
        return List.of(Section.enforced(
                "7.3/peace-holds",
                "Armistice: the peace that held",
                "An armistice lasts five full turns, during which the parties are neutral."));
    }
}
