package org.polemarch.victory;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Setup;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;

/** Random games on one thread, nobody listening: how fast the rules are. A tool to be run by hand, not a test. */
final class Playouts {

    private static final int SECONDS = 5;

    private Playouts() {}

    public static void main(String[] args) {
        VictoryOrDeathPlugin plugin = new VictoryOrDeathPlugin();
        for (int players = 4; players <= 4; players++) {
            PreparedGame<?> game =
                    PreparedGame.of(plugin, List.of(), Setup.of(plugin.info(), players), Optional.empty());
            play(game, 1, SECONDS);
            System.out.println(players + " players: " + play(game, 1_000_000, SECONDS) + ", " + copies(game));
        }
    }

    private static String play(PreparedGame<?> prepared, long firstSeed, int seconds) {
        long start = System.nanoTime();
        long decisions = 0;
        long games = 0;
        long options = 0;
        int longest = 0;
        int widest = 0;
        while (System.nanoTime() - start < seconds * 1_000_000_000L) {
            Chance chance = Chance.seeded(~(firstSeed + games));
            Game<?> game = prepared.start(firstSeed + games);
            while (!game.over()) {
                int count = game.moves().size();
                options += count;
                widest = Math.max(widest, count);
                game.play(chance.below(count));
            }
            games++;
            decisions += game.decisions();
            longest = Math.max(longest, game.decisions());
        }
        double time = (System.nanoTime() - start) / 1e9;
        return String.format(
                "%.0f decisions/s, %.0f games/s, %.1f decisions a game (longest %d), %.1f answers (most %d)",
                decisions / time,
                games / time,
                (double) decisions / games,
                longest,
                (double) options / decisions,
                widest);
    }

    private static String copies(PreparedGame<?> prepared) {
        Game<?> game = prepared.start(7);
        Chance chance = Chance.seeded(7);
        while (game.decisions() < 120) {
            game.play(chance.below(game.moves().size()));
        }
        long kept = 0;
        for (int i = 0; i < 2_000_000; i++) {
            kept += game.copy().decisions();
        }
        com.sun.management.ThreadMXBean memory =
                (com.sun.management.ThreadMXBean) java.lang.management.ManagementFactory.getThreadMXBean();
        long bytes = memory.getThreadAllocatedBytes(Thread.currentThread().getId());
        long start = System.nanoTime();
        for (int i = 0; i < 1_000_000; i++) {
            kept += game.copy().decisions();
        }
        double time = (System.nanoTime() - start) / 1e9;
        bytes = memory.getThreadAllocatedBytes(Thread.currentThread().getId()) - bytes;
        return String.format("%.0f copies/s of %d bytes (%d)", 1_000_000 / time, bytes / 1_000_000, kept % 2);
    }
}
