package org.polemarch.whatif.polis;

import java.util.List;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.whatif.WhatIf;

/** The Event of the plague keeps Sphacteria and loses the disease, so that the deck still has eight cards. */
@Extension
public final class NoPlague implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return WhatIf.of("no-plague", "polis")
                .title("No plague")
                .summary(
                        "The Event of 430 BC brings the humiliation of Sphacteria but no disease: Athinae loses no Population.")
                .history("The plague killed 4,400 hoplites, 300 horsemen and an unknown number of rowers and taxpayers"
                        + " (Thucydides 3.87). Athens still took Potidaea, Mytilene, Pylos and Cythera, so how much the"
                        + " plague decided is open.");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {"events": {"o-plague": {
                  "title": "Humiliation",
                  "text": "If Athens controls Messinia when the round ends it gains 2 Prestige.",
                  "athens": []}}}
                """);
    }

    @Override
    public List<Section> rules() {
        return List.of(Section.enforced(
                "concepts/events/plague",
                "Event cards: no plague",
                "The Omega card Plague and Humiliation is Humiliation alone: Athinae loses no Population. If Athens controls"
                        + " Messinia when the round ends, it gains 2 Prestige."));
    }
}
