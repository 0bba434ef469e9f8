package org.polemarch.whatif.perikles;

import java.util.List;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.whatif.WhatIf;

/** His tile has twice its effect. */
@Extension
public final class PericlesLives implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return WhatIf.of("pericles-lives", "perikles")
                .title("Pericles lives")
                .summary("The tile Perikles places four cubes in Athens instead of two.")
                .history("Pericles died in 429, and Thucydides (2.65) holds that his successors threw away a war that"
                        + " patience would have won. Kagan answers that waiting alone would have emptied the treasury by"
                        + " about 427.");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {"special-tiles": {"perikles": {"cubes": 4}}}
                """);
    }

    @Override
    public List<Section> rules() {
        return List.of(Section.enforced(
                "7/special-tiles/perikles",
                "Special tiles: Perikles",
                "Perikles places four of your cubes in Athens."));
    }
}
