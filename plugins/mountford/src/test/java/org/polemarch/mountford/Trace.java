package org.polemarch.mountford;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.text.Words;
import org.polemarch.core.bots.GameThinking;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;

/** Tells a game between bots move by move. Arguments: bot of Athens, bot of the others, seed. */
final class Trace {

    private Trace() {}

    public static void main(String[] args) {
        MountfordPlugin plugin = new MountfordPlugin();
        PreparedGame<?> prepared =
                PreparedGame.of(plugin, List.of(), plugin.info().defaultSetup(), Optional.empty());
        Words words = prepared.words();
        long seed = Long.parseLong(args[2]);
        Game<?> game = prepared.start(seed, event -> System.out.println("    " + words.say(event)));
        Chance chance = Chance.seeded(seed * 31L + 7);
        Bot[] bots = {bot(args[0]), bot(args[1])};
        while (!game.over()) {
            int seat = game.toAct().index();
            int choice = bots[seat].choose(new GameThinking<>(game, chance, () -> false));
            System.out.println(
                    (seat == 0 ? "A> " : "P> ") + game.moves().get(choice).notation());
            game.play(choice);
        }
    }

    private static Bot bot(String name) {
        return name.equals("greedy") ? new GreedyBot(4) : new RandomBot();
    }
}
