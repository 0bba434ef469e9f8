package org.polemarch.pericles;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Setup;
import org.polemarch.core.bots.GameThinking;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;

/**
 * Bots against each other from the command line: which Side wins how often. Arguments: scenario, games, bot of Athens, bot
 * of Sparta (random or greedy), imagined games.
 */
public final class Matches {

    private Matches() {}

    public static void main(String[] args) {
        PericlesPlugin plugin = new PericlesPlugin();
        Setup setup = plugin.info().defaultSetup().withScenario(args[0]);
        int games = Integer.parseInt(args[1]);
        int imagined = Integer.parseInt(args[4]);
        @SuppressWarnings("unchecked") // the plugin binds its own state
        PreparedGame<PericlesState> prepared =
                (PreparedGame<PericlesState>) PreparedGame.of(plugin, List.of(), setup, Optional.empty());
        TreeMap<String, Integer> results = new TreeMap<>();
        IntStream.range(0, games).parallel().forEach(i -> {
            String result = play(prepared, i, args[2], args[3], imagined);
            synchronized (results) {
                results.merge(result, 1, Integer::sum);
                results.merge("* " + result.split(" ")[0], 1, Integer::sum);
            }
        });
        System.out.println(results);
    }

    private static String play(PreparedGame<PericlesState> prepared, long seed, String athens, String sparta, int n) {
        Chance chance = Chance.seeded(seed * 31 + 5);
        Game<PericlesState> game = prepared.start(seed);
        GreedyBot greedy = new GreedyBot(n);
        while (!game.over()) {
            Side side = Faction.of(game.toAct()).side();
            boolean thinks = (side == Side.ATHENS ? athens : sparta).equals("greedy");
            game.play(
                    thinks
                            ? greedy.choose(new GameThinking<>(game, chance, () -> false))
                            : chance.below(game.moves().size()));
        }
        PericlesState state = game.state();
        return state.winner().map(faction -> faction.side().name()).orElse("DRAW") + " " + state.ending();
    }
}
