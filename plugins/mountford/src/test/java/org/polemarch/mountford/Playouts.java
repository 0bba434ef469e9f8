package org.polemarch.mountford;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.chance.Chance;
import org.polemarch.core.bots.GameThinking;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;

/** Plays games from the command line: how fast, how long, who wins. Arguments: bot of Athens, bot of the others, games. */
final class Playouts {

    private Playouts() {}

    public static void main(String[] args) {
        MountfordPlugin plugin = new MountfordPlugin();
        PreparedGame<?> prepared =
                PreparedGame.of(plugin, List.of(), plugin.info().defaultSetup(), Optional.empty());
        int games = Integer.parseInt(args[2]);
        int first = args.length > 3 ? Integer.parseInt(args[3]) : 0;
        if (args[0].equals("random") && args[1].equals("random")) {
            run(prepared, "random", "random", 0, Math.min(games, 300));
        }
        run(prepared, args[0], args[1], first, games);
    }

    private static void run(PreparedGame<?> prepared, String athens, String peloponnese, int first, int games) {
        long begun = System.nanoTime();
        long cpu = java.lang.management.ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        long decisions = 0;
        int longest = 0;
        Map<String, Integer> endings = new TreeMap<>();
        Map<String, Integer> turns = new TreeMap<>();
        for (int seed = first; seed < first + games; seed++) {
            Game<?> game = prepared.start(seed);
            Chance chance = Chance.seeded(seed * 31L + 7);
            Bot[] bots = {bot(athens), bot(peloponnese)};
            while (!game.over()) {
                if (athens.equals("random") && peloponnese.equals("random")) {
                    game.play(chance.below(game.moves().size()));
                } else {
                    game.play(bots[game.toAct().index()].choose(new GameThinking<>(game, chance, () -> false)));
                }
            }
            decisions += game.decisions();
            longest = Math.max(longest, game.decisions());
            endings.merge(ending(game), 1, Integer::sum);
            turns.merge(
                    String.format("%2d", ((org.polemarch.mountford.model.MountfordState) game.state()).turn),
                    1,
                    Integer::sum);
        }
        double seconds = (System.nanoTime() - begun) / 1e9;
        double busy = (java.lang.management.ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - cpu) / 1e9;
        System.out.printf(
                "%s - %s: %d games, %.1f s, %.0f decisions/s (%.0f per second of its own processor time), %d decisions a game, longest %d, %s, turns %s%n",
                athens,
                peloponnese,
                games,
                seconds,
                decisions / seconds,
                decisions / busy,
                decisions / games,
                longest,
                endings,
                turns);
    }

    private static String ending(Game<?> game) {
        return ((org.polemarch.mountford.model.MountfordState) game.state()).ending.name();
    }

    private static Bot bot(String name) {
        return name.equals("greedy") ? new GreedyBot(4) : new RandomBot();
    }
}
