package org.polemarch.whatif.victory;

import java.util.List;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.whatif.WhatIf;

/** Basic cards replace what Cyrus, Lysander and the satraps paid for. */
@Extension
public final class NoPersianGold implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return WhatIf.of("no-persian-gold", "victory-or-death")
                .title("No Persian gold")
                .summary("Basic cards replace the cards of Cyrus, Lysander at Ephesus and the fleet's pay.")
                .history("Persia is said to have paid Sparta five thousand talents (Andocides 3.29; Isocrates 8.97),"
                        + " enough to replace every fleet it lost (Thucydides 2.65.12). Before Cyrus arrived in 407,"
                        + " though, the pay came late and fell short.");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {"cards": {
                  "spa-14": {"type": "MUSTER_HOPLITE", "title": "Muster Hoplite", "text": "Muster one Hoplite.",
                    "trigger": {"on": "play"}, "effects": [{"op": "muster", "sorts": ["hoplite"], "count": [1, 1], "where": {"any": true}}]},
                  "spa-17": {"type": "LAND_BATTLE", "title": "Land Battle", "text": "Battle one Land space.",
                    "trigger": {"on": "play"}, "effects": [{"op": "battle", "kind": "land", "where": {"any": true}}]},
                  "cor-22": {"type": "LAND_BATTLE", "title": "Land Battle", "text": "Battle one Land space.",
                    "trigger": {"on": "play"}, "effects": [{"op": "battle", "kind": "land", "where": {"any": true}}]}}}
                """);
    }

    @Override
    public List<Section> rules() {
        return List.of(
                Section.enforced(
                        "cards/no-persian-gold",
                        "Cards: no Persian gold",
                        "The card of Cyrus is Muster Hoplite, that of Lysander at Ephesus is Land Battle, and that of the higher pay is Land Battle. Bribery tokens stay."));
    }
}
