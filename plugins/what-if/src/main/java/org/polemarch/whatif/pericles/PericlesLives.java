package org.polemarch.whatif.pericles;

import java.util.List;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.whatif.WhatIf;

/** The Aristocrat Leader keeps the tokens of Pericles after the Plague, and the Demagogues do not grow. */
@Extension
public final class PericlesLives implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return WhatIf.of("pericles-lives", "pericles")
                .title("Pericles lives")
                .summary(
                        "After the Plague the Aristocrat Leader still brings 4 tokens and the Demagogue Leader still brings 2.")
                .history("Pericles died in 429, and Thucydides (2.65) holds that his successors threw away a war that"
                        + " patience would have won. Kagan answers that waiting alone would have emptied the treasury by"
                        + " about 427.");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {"political": {"A31": {"title": "Aristocrat Leader (Pericles)", "boardPostPlague": 4}, "A32": {"boardPostPlague": 2}}}
                """);
    }

    @Override
    public List<Section> rules() {
        return List.of(
                Section.enforced(
                        "7.3",
                        "Strategy Board Segment",
                        "The seventh card earns tokens, the Controlling Faction first. The Leaders of Athens earn the same after the Plague as before: 4 tokens for the Aristocrats, 2 for the Demagogues."));
    }
}
