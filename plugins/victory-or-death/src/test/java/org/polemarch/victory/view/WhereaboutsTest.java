package org.polemarch.victory.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.power;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.VictoryOrDeathPlugin;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.reactions.React;

/** Every phase has its explanation, and what comes after it. */
class WhereaboutsTest {

    private static String where(Table<VictoryState> table, String seat) {
        return ((VictoryView) table.view(new Seat(power(seat), seat))).whereabouts();
    }

    @Test
    void aTurnIsOnesOwnOrAnothers() {
        Table<VictoryState> table = Position.start().turn("corinth").playStep();
        assertThat(where(table, "corinth")).isEqualTo("play");
        assertThat(where(table, "athens")).isEqualTo("others");
    }

    @Test
    void aTriggerComesBeforeTheStepItHappensIn() {
        Table<VictoryState> table = Position.of("athens city athens", "sparta hoplite attica", "sparta city megara")
                .prepared("athens", "ath-02")
                .turn("sparta")
                .play("spa-lb");
        assertThat(where(table, "sparta")).isEqualTo("card");
        table.choose("battle hoplite-attica athens-city-athens").asks("athens", React.Ask.class);
        assertThat(where(table, "athens")).isEqualTo("reaction");
    }

    @SuppressWarnings("unchecked") // the plugin's own state
    private static Game<VictoryState> game(VictoryOrDeathPlugin plugin) {
        return ((PreparedGame<VictoryState>) (PreparedGame<?>)
                        PreparedGame.of(plugin, List.of(), plugin.info().defaultSetup(), Optional.empty()))
                .start(7);
    }

    @Test
    void whereverAGameGoesThereAreWordsForIt() {
        VictoryOrDeathPlugin plugin = new VictoryOrDeathPlugin();
        Words words = plugin.words();
        Game<VictoryState> game = game(plugin);
        Chance chance = Chance.seeded(7);
        Set<String> seen = new LinkedHashSet<>();
        while (!game.over()) {
            seen.add(((VictoryView) game.book().game().project(game.state(), game.toAct())).whereabouts());
            game.play(chance.below(game.moves().size()));
        }
        assertThat(seen).contains("set-up", "strategy", "play", "planning", "supply", "others", "card", "scoring");
        seen.addAll(List.of("draw", "reaction", "over"));
        assertThat(seen)
                .allMatch(id -> words.has("where." + id)
                        && words.has("where." + id + ".now")
                        && words.has("where." + id + ".next"));
    }
}
