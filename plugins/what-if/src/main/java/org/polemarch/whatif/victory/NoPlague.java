package org.polemarch.whatif.victory;

import java.util.List;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.whatif.WhatIf;

/** Both cards of the plague become basic ones; the evacuation of Attica stays. */
@Extension
public final class NoPlague implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return WhatIf.of("no-plague", "victory-or-death")
                .title("No plague")
                .summary("Corinth has two basic cards instead of the plague: Muster Hoplite and Muster Trireme.")
                .history("The plague killed 4,400 hoplites, 300 horsemen and an unknown number of rowers and taxpayers"
                        + " (Thucydides 3.87). Athens still took Potidaea, Mytilene, Pylos and Cythera, so how much the"
                        + " plague decided is open.");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {"cards": {
                  "cor-18": {"type": "MUSTER_HOPLITE", "title": "Muster Hoplite", "text": "Muster one Hoplite.",
                    "trigger": {"on": "play"}, "effects": [{"op": "muster", "sorts": ["hoplite"], "count": [1, 1], "where": {"any": true}}]},
                  "cor-19": {"type": "MUSTER_TRIREME", "title": "Muster Trireme", "text": "Muster one Trireme.",
                    "trigger": {"on": "play"}, "effects": [{"op": "muster", "sorts": ["trireme"], "count": [1, 1], "where": {"any": true}}]}}}
                """);
    }

    @Override
    public List<Section> rules() {
        return List.of(Section.enforced(
                "cards/no-plague",
                "Cards: no plague",
                "The two Corinthian cards of the plague are Muster Hoplite and Muster Trireme."));
    }
}
