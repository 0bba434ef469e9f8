package org.polemarch.victory;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;

/**
 * Common cards say also what otherwise one or two cards of a deck say: pieces are placed and mustered again, face-down cards are
 * lost, several pieces are removed, an enemy is picked to discard. So each of these is asked in nearly every game. Cards change, no rule.
 */
final class BusyCards implements VariantPlugin {

    private static final String CARDS = """
            {
              "cards": {
                "spa-mh": {
                  "effects": [
                    {"op": "place", "sorts": ["hoplite"], "count": [1, 1], "where": {"any": true}},
                    {"op": "redeploy", "sorts": ["hoplite", "trireme"], "count": [0, 3]},
                    {"op": "muster", "sorts": ["hoplite"], "count": [1, 1], "where": {"any": true}}
                  ]
                },
                "ath-mt": {
                  "effects": [
                    {"op": "place", "sorts": ["hoplite"], "count": [1, 1], "where": {"any": true}},
                    {"op": "redeploy", "sorts": ["hoplite", "trireme"], "count": [0, 3]},
                    {"op": "muster", "sorts": ["trireme"], "count": [1, 1], "where": {"any": true}}
                  ]
                },
                "del-mt": {
                  "effects": [
                    {"op": "place", "sorts": ["hoplite"], "count": [1, 1], "where": {"any": true}},
                    {"op": "redeploy", "sorts": ["hoplite", "trireme"], "count": [0, 3]},
                    {"op": "muster", "sorts": ["trireme"], "count": [1, 1], "where": {"any": true}}
                  ]
                },
                "cor-mh": {
                  "effects": [
                    {"op": "discard", "who": "athens", "from": "prepare", "count": [1, 1], "chooser": "owner"},
                    {"op": "discard", "who": "enemy-team-choice", "from": "deck", "count": [1, 1], "chooser": "owner"}
                  ]
                },
                "cor-mt": {
                  "effects": [
                    {"op": "discard", "who": "athens", "from": "prepare", "count": [1, 1], "chooser": "owner"},
                    {"op": "discard", "who": "enemy-team-choice", "from": "deck", "count": [1, 1], "chooser": "owner"}
                  ]
                },
                "cor-sb": {
                  "effects": [
                    {"op": "discard", "who": "athens", "from": "prepare", "count": [1, 1], "chooser": "owner"},
                    {"op": "discard", "who": "enemy-team-choice", "from": "deck", "count": [1, 1], "chooser": "owner"}
                  ]
                },
                "spa-lb": {
                  "effects": [
                    {
                      "op": "remove",
                      "count": [0, 2],
                      "target": {"owner": "enemy-team", "sorts": ["hoplite", "trireme"], "in": {"any": true}}
                    },
                    {"op": "discard", "who": "athens", "from": "prepare", "count": [1, 1], "chooser": "owner"},
                    {"op": "discard", "who": "enemy-team-choice", "from": "deck", "count": [1, 1], "chooser": "owner"}
                  ]
                }
              }
            }
            """;

    @Override
    public VariantInfo info() {
        return new VariantInfo(
                "busy-cards", "victory-or-death", "Busy cards", "Common cards do more than they do.", List.of());
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of(CARDS);
    }
}
