package org.polemarch.pericles;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Setup;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;

/** Random games from the command line: how fast they are and how they end. Arguments: scenario, games. */
public final class Playouts {

    private Playouts() {}

    public static void main(String[] args) {
        PericlesPlugin plugin = new PericlesPlugin();
        Setup setup = plugin.info().defaultSetup().withScenario(args[0]);
        run(PreparedGame.of(plugin, List.of(), setup, Optional.empty()), Integer.parseInt(args[1]));
    }

    private static <S extends GameState<S>> void run(PreparedGame<S> game, int games) {
        play(game, Math.max(1, games / 4), 1_000_000);
        long start = System.nanoTime();
        long decisions = play(game, games, 0);
        double seconds = (System.nanoTime() - start) / 1e9;
        System.out.printf(
                "%,d decisions, %,.0f a second, %,.1f games a second%n",
                decisions, decisions / seconds, games / seconds);
    }

    private static <S extends GameState<S>> long play(PreparedGame<S> prepared, int games, long seed) {
        long decisions = 0;
        int longest = 0;
        long branching = 0;
        TreeMap<String, Integer> endings = new TreeMap<>();
        for (int i = 0; i < games; i++) {
            Chance chance = Chance.seeded(seed + i + 77);
            Game<S> game = prepared.start(seed + i);
            while (!game.over()) {
                branching += game.moves().size();
                game.play(chance.below(game.moves().size()));
            }
            decisions += game.decisions();
            longest = Math.max(longest, game.decisions());
            var outcome = game.book().game().outcome(game.state());
            endings.merge(outcome.ending() + " " + outcome.winners(), 1, Integer::sum);
        }
        System.out.println(endings + " longest " + longest + " mean branching " + (branching / Math.max(1, decisions)));
        return decisions;
    }
}
