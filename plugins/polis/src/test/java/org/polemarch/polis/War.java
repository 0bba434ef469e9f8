package org.polemarch.polis;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.polis.model.PolisState;

/**
 * Rich players with armies face to face from the first turn on; five units make a battle, three are the most of one side.
 * So every round has battles by land and sea, sieges and civil wars, which play from the usual set-up reaches late or not
 * at all. No round but the first is without an Event. Figures change, no rule.
 */
public final class War implements VariantPlugin {

    private static final String FIGURES = """
            {
              "components": {"battleUnits": 5},
              "rounds": {"epsilon": {"number": 3}, "omega": {"number": 3}},
              "events": {"e-none": null, "e-egypt": {"copies": 3}, "o-none": null, "o-commanders": {"copies": 3}},
              "sides": {
                "athens": {
                  "poleis": ["athinae", "chalkis", "chios", "argos"],
                  "hoplites": {"attika": 2, "boiotia": 3, "megaris": 2},
                  "galleys": {"kyklades": 3, "myrtoon": 3},
                  "merchants": 3,
                  "values": {"prestige": 12, "iron": 8, "wood": 8, "wine": 8, "silver": 12, "wheat": 18}
                },
                "sparta": {
                  "poleis": ["pylos", "gythion", "sparti", "thibae"],
                  "hoplites": {"lakedaemon": 2, "boiotia": 3, "megaris": 3},
                  "galleys": {"ionion": 1, "kyklades": 3, "myrtoon": 2},
                  "merchants": 3,
                  "proxenos": "thibae",
                  "values": {"prestige": 12, "iron": 8, "wood": 8, "wine": 8, "silver": 12, "wheat": 18}
                }
              }
            }
            """;

    /** The game wired with these figures. */
    @SuppressWarnings("unchecked") // the plugin's own state
    public static PreparedGame<PolisState> prepare() {
        PolisPlugin plugin = new PolisPlugin();
        return (PreparedGame<PolisState>) PreparedGame.of(
                plugin,
                List.of(new War()),
                plugin.info().defaultSetup().withVariants(List.of("war")),
                Optional.empty());
    }

    @Override
    public VariantInfo info() {
        return new VariantInfo("war", "polis", "War", "Armies face to face, and five units make a battle.", List.of());
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of(FIGURES);
    }
}
