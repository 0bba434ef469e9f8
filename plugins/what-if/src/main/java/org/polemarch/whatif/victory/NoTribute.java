package org.polemarch.whatif.victory;

import java.util.List;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.whatif.WhatIf;

/** The three cards by which tribute scores become basic ones. */
@Extension
public final class NoTribute implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return WhatIf.of("no-tribute", "victory-or-death")
                .title("The empire without tribute")
                .summary(
                        "The Delian League has basic cards instead of the tithe, the treasurers and the tribute, so it scores nothing for them.")
                .history("The allies paid Athens six hundred talents a year (Thucydides 2.13), and even so it borrowed"
                        + " from its temples (IG I3 369). Meiggs, Kallet and Samons agree that no large fleet can be kept"
                        + " at sea without such a sum.");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {"cards": {
                  "del-06": {"type": "MUSTER_TRIREME", "title": "Muster Trireme", "text": "Muster one Trireme.",
                    "trigger": {"on": "play"}, "effects": [{"op": "muster", "sorts": ["trireme"], "count": [1, 1], "where": {"any": true}}], "condition": null},
                  "del-07": {"type": "MUSTER_HOPLITE", "title": "Muster Hoplite", "text": "Muster one Hoplite.",
                    "trigger": {"on": "play"}, "effects": [{"op": "muster", "sorts": ["hoplite"], "count": [1, 1], "where": {"any": true}}], "condition": null},
                  "del-08": {"type": "SEA_BATTLE", "title": "Sea Battle", "text": "Battle one Sea space.",
                    "trigger": {"on": "play"}, "effects": [{"op": "battle", "kind": "sea", "where": {"any": true}}], "condition": null}}}
                """);
    }

    @Override
    public List<Section> rules() {
        return List.of(
                Section.enforced(
                        "cards/no-tribute",
                        "Cards: no tribute",
                        "The Delian cards of the tithe-duty, of the treasurers and of the tribute are Muster Trireme, Muster Hoplite and Sea Battle."));
    }
}
