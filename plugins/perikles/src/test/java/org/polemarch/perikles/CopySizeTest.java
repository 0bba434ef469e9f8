package org.polemarch.perikles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.book;
import static org.polemarch.perikles.PeriklesTable.setup;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.core.engine.Game;
import org.polemarch.perikles.model.PeriklesState;

/** Bots think by copying games, so a copy stays small. */
class CopySizeTest {

    private static final long MOST_BYTES = 8 * 1024;
    private static final long FEWEST_BYTES = 256; // less, and nothing was measured

    private final ThreadMXBean memory = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final long thread = Thread.currentThread().getId();

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void aCopyTakesAtMostEightKilobytes(int players) {
        Game<PeriklesState> game = Game.start(book(setup(players)), Chance.seeded(players), null);
        Chance chance = Chance.seeded(7);
        int copies = 0;
        while (!game.over()) {
            Game<PeriklesState> warm = game.copy(); // classes are loaded by now
            long before = memory.getThreadAllocatedBytes(thread);
            Game<PeriklesState> copy = game.copy();
            long bytes = memory.getThreadAllocatedBytes(thread) - before;
            assertThat(bytes).as("copy at decision %d", game.decisions()).isBetween(FEWEST_BYTES, MOST_BYTES);
            copies += copy.decisions() == warm.decisions() ? 1 : 0;
            game.play(chance.below(game.moves().size()));
        }
        assertThat(copies).isGreaterThan(100);
    }
}
