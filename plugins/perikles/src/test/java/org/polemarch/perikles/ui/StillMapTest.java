package org.polemarch.perikles.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.book;
import static org.polemarch.perikles.PeriklesTable.setup;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javafx.scene.layout.Region;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.engine.Game;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;
import org.polemarch.testkit.Situations;
import org.polemarch.testkit.Toolkit;

/** While hands and tiles come and go, the map stands still. */
class StillMapTest {

    /** The map changes its size when influence tiles are laid out or cleared away, at no other move. */
    @ParameterizedTest
    @CsvSource({"5, 4, 945, 720", "4, 5, 1280, 800"})
    void theMapStandsStill(int players, long seed, double width, double height) {
        PeriklesBoard board = Toolkit.call(() -> Told.board(width, height));
        Region map = (Region) Toolkit.call(() -> board.node().lookup(".pm-map"));
        Game<PeriklesState> game = Game.start(book(setup(players)), Chance.seeded(seed), null);
        Chance chance = Chance.seeded(~seed);
        Map<Boolean, Set<String>> sizes = new TreeMap<>();
        while (!game.over()) {
            boolean taking = game.state().phase().compareTo(Phase.TAKE_INFLUENCE) <= 0;
            Situation asked = Situations.of(game, game.toAct());
            sizes.computeIfAbsent(taking, key -> new TreeSet<>()).add(Toolkit.call(() -> {
                board.show(asked);
                Toolkit.scene(board.node(), width, height);
                return map.getWidth() + " x " + map.getHeight();
            }));
            game.play(chance.below(game.moves().size()));
        }
        assertThat(sizes.get(true)).as("sizes while tiles are taken").hasSize(1);
        assertThat(sizes.get(false)).as("sizes afterwards").hasSize(1);
    }
}
