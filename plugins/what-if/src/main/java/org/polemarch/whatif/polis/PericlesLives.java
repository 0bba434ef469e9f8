package org.polemarch.whatif.polis;

import java.util.List;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.whatif.WhatIf;

/** The age of Pericles can come again in the last round, in the place of one card without an event. */
@Extension
public final class PericlesLives implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return WhatIf.of("pericles-lives", "polis")
                .title("Pericles lives")
                .summary("An Omega Event in which Pericles still leads Athens replaces a blank card.")
                .history("Pericles died in 429, and Thucydides (2.65) holds that his successors threw away a war that"
                        + " patience would have won. Kagan answers that waiting alone would have emptied the treasury by"
                        + " about 427.");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {"events": {
                  "o-none": {"copies": 1},
                  "o-pericles": {"deck": "omega", "copies": 1, "title": "Pericles Still Leads",
                    "text": "Athens gains 2 Silver and 1 Prestige; Sparta gets 1 Hoplite in Megaris.",
                    "athens": [{"op": "gain-resource", "resource": "silver", "count": 2}, {"op": "gain-prestige", "count": 1}],
                    "sparta": [{"op": "receive-units", "space": "megaris", "count": 1}],
                    "both": [], "wholeRound": [], "endOfRound": [], "source": "what if Pericles had lived; after Age of Pericles"}}}
                """);
    }

    @Override
    public List<Section> rules() {
        return List.of(Section.enforced(
                "concepts/events/pericles",
                "Event cards: Pericles still leads",
                "One of the two blank cards of the Omega deck is replaced: Athens gains 2 Silver and 1 Prestige, Sparta gets 1 Hoplite"
                        + " in Megaris."));
    }
}
