package org.polemarch.polis;

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
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;

/** Bots against each other, for measuring by hand. */
public final class PolisMatches {

    private PolisMatches() {}

    public static void main(String[] arguments) {
        int games = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 100;
        int imagined = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 3;
        match("greedy athens, random sparta", games, new GreedyBot(imagined), new RandomBot());
        match("random athens, greedy sparta", games, new RandomBot(), new GreedyBot(imagined));
        match("greedy both", Math.max(1, games / 4), new GreedyBot(imagined), new GreedyBot(imagined));
    }

    private static void match(String what, int games, Bot athens, Bot sparta) {
        PreparedGame<PolisState> prepared = PolisTable.prepare(Optional.empty());
        int[] wins = new int[2];
        int[] points = new int[2];
        long decisions = 0;
        Map<String, Integer> endings = new TreeMap<>();
        for (int seed = 0; seed < games; seed++) {
            Game<PolisState> game = prepared.start(seed);
            Chance chance = Chance.seeded(seed + 1_000_000L);
            while (!game.over()) {
                Bot bot = game.toAct().equals(Side.ATHENS.seat()) ? athens : sparta;
                game.play(bot.choose(new GameThinking<>(game, chance, () -> false)));
            }
            var outcome = game.book().game().outcome(game.state());
            outcome.winners().forEach(seat -> wins[seat.index()]++);
            for (Side side : Side.values()) {
                points[side.index()] += outcome.of(side.seat()).points();
            }
            decisions += game.decisions();
            endings.merge(outcome.ending() + " in " + game.state().course().round(), 1, Integer::sum);
        }
        System.out.printf(
                "%s: Athens wins %.1f %%, Sparta %.1f %%; points %.1f : %.1f; %.0f decisions; %s%n",
                what,
                100.0 * wins[0] / games,
                100.0 * wins[1] / games,
                points[0] / (double) games,
                points[1] / (double) games,
                decisions / (double) games,
                endings);
    }
}
