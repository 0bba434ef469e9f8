package org.polemarch.victory.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.core.wiring.Overlay;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.testkit.Appraisals;
import org.polemarch.victory.VictoryOrDeathPlugin;
import org.polemarch.victory.model.VictoryState;

class EvaluationTest {

    private static final VictoryOrDeathPlugin PLUGIN = new VictoryOrDeathPlugin();

    @SuppressWarnings("unchecked") // the plugin's own state
    private static PreparedGame<VictoryState> prepare(Optional<Overlay> overlay) {
        return (PreparedGame<VictoryState>)
                PreparedGame.of(PLUGIN, List.of(), PLUGIN.info().defaultSetup(), overlay);
    }

    @Test
    void thePartsAddUpAndHaveWords() {
        Appraisals.check(PLUGIN, Weights.SHIPPED.scale());
    }

    @Test
    void eachPartIsWhatItIsCalled() {
        PreparedGame<VictoryState> game = prepare(Optional.empty());
        VictoryState before = game.start(1).state();
        VictoryState tokens = before.copy();
        tokens.board().fillBowl(0);
        assertThat(changes(game, before, tokens)).contains("+tokens");
        VictoryState poor = before.copy();
        poor.cards().hand(0).takeAt(0);
        assertThat(changes(game, before, poor)).contains("-cards");
    }

    /** A variant in which Cities score double makes them worth double. */
    @Test
    void citiesAreWorthWhatTheyScore() {
        VictoryState state = prepare(Optional.empty()).start(1).state();
        double single = cities(prepare(Optional.empty()), state);
        PreparedGame<VictoryState> rich =
                prepare(Optional.of(new Overlay("rich cities", "{\"game\": {\"cityPoints\": 3}}")));
        assertThat(cities(rich, rich.start(1).state())).isGreaterThan(2 * single);
    }

    private static double cities(PreparedGame<VictoryState> game, VictoryState state) {
        return game.book().game().appraise(state, game.setup().seats().get(0)).parts().stream()
                .filter(part -> part.id().equals("cities"))
                .findFirst()
                .orElseThrow()
                .points();
    }

    private static List<String> changes(PreparedGame<VictoryState> game, VictoryState before, VictoryState after) {
        return Appraisals.changes(
                game.book().game(), before, after, game.setup().seats().get(0));
    }
}
