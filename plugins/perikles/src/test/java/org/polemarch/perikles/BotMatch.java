package org.polemarch.perikles;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Setup;
import org.polemarch.core.bots.GameThinking;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;

/** One greedy seat among random ones: how often it wins. A tool to be run by hand, not a test. */
final class BotMatch {

    private BotMatch() {}

    public static void main(String[] args) {
        int games = args.length > 0 ? Integer.parseInt(args[0]) : 400;
        int imagined = args.length > 1 ? Integer.parseInt(args[1]) : 3;
        for (int players = 3; players <= 5; players++) {
            PeriklesPlugin plugin = new PeriklesPlugin();
            match(
                    PreparedGame.of(plugin, List.of(), Setup.of(plugin.info(), players), Optional.empty()),
                    games,
                    imagined);
        }
    }

    private static <S extends GameState<S>> void match(PreparedGame<S> prepared, int games, int imagined) {
        int players = prepared.setup().seats().size();
        double wins = 0;
        double[] points = new double[2];
        double[] parts = new double[3];
        long start = System.nanoTime();
        for (int i = 0; i < games; i++) {
            int hero = i % players;
            Outcome outcome = play(prepared, 1000 + i, hero, imagined);
            if (outcome.scores().get(hero).rank() == 1) {
                wins += 1.0 / outcome.winners().size();
            }
            for (int seat = 0; seat < players; seat++) {
                double share = seat == hero ? 1.0 : 1.0 / (players - 1);
                points[seat == hero ? 0 : 1] +=
                        share * outcome.scores().get(seat).points();
            }
            for (int part = 0; part < 3; part++) {
                parts[part] += outcome.scores().get(hero).breakdown().get(part).points();
            }
        }
        double p = wins / games;
        double z = 1.96;
        double middle = (p + z * z / (2 * games)) / (1 + z * z / games);
        double half = z * Math.sqrt(p * (1 - p) / games + z * z / (4.0 * games * games)) / (1 + z * z / games);
        System.out.printf(
                "%d players: greedy wins %.1f %% (95 %%: %.1f to %.1f), %.2f times its share; points %.1f (cubes %.1f, tiles"
                        + " %.1f, statues %.1f) against %.1f; %.2f s a game%n",
                players,
                100 * p,
                100 * (middle - half),
                100 * (middle + half),
                p * players,
                points[0] / games,
                parts[0] / games,
                parts[1] / games,
                parts[2] / games,
                points[1] / games,
                (System.nanoTime() - start) / 1e9 / games);
    }

    private static <S extends GameState<S>> Outcome play(PreparedGame<S> prepared, long seed, int hero, int imagined) {
        Game<S> game = prepared.start(seed);
        Bot greedy = new GreedyBot(imagined);
        Bot random = new RandomBot();
        Chance chance = Chance.seeded(~seed);
        while (!game.over()) {
            Bot bot = game.toAct().index() == hero ? greedy : random;
            game.play(bot.choose(new GameThinking<>(game, chance, () -> false)));
        }
        return game.book().game().outcome(game.state());
    }
}
