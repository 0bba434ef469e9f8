package org.polemarch.polis;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.chance.Chance;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.polis.model.PolisState;

/** Random play on one thread, for measuring by hand: decisions and copies a second after a warm-up. */
public final class PolisBench {

    private PolisBench() {}

    /** Time of this thread, so that a busy machine counts less. */
    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    public static void main(String[] arguments) {
        int games = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 2000;
        PolisPlugin plugin = new PolisPlugin();
        @SuppressWarnings("unchecked") // the plugin's own state
        PreparedGame<PolisState> prepared = (PreparedGame<PolisState>)
                PreparedGame.of(plugin, List.of(), plugin.info().defaultSetup(), Optional.empty());
        for (int pass = 0; pass < 5; pass++) {
            long start = cpu();
            long decisions = 0;
            long branches = 0;
            int longest = 0;
            for (int seed = 0; seed < games; seed++) {
                Game<PolisState> game = prepared.start(seed);
                Chance chance = Chance.seeded(seed * 31L + 7);
                while (!game.over()) {
                    branches += game.moves().size();
                    game.play(chance.below(game.moves().size()));
                }
                decisions += game.decisions();
                longest = Math.max(longest, game.decisions());
            }
            double seconds = (cpu() - start) / 1e9;
            System.out.printf(
                    "%d games, %.0f decisions each, longest %d, branching %.1f: %,.0f decisions a second of processor time%n",
                    games, decisions / (double) games, longest, branches / (double) decisions, decisions / seconds);
        }
        Game<PolisState> game = prepared.start(1);
        for (int i = 0; i < 40; i++) {
            game.play(0);
        }
        for (int pass = 0; pass < 3; pass++) {
            long start = cpu();
            int depth = 0;
            for (int i = 0; i < 2_000_000; i++) {
                depth += game.copy().decisions();
            }
            double seconds = (cpu() - start) / 1e9;
            System.out.printf("%,.0f copies a second of processor time (%d)%n", 2_000_000 / seconds, depth);
        }
    }
}
