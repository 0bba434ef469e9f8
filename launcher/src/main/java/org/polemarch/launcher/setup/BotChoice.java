package org.polemarch.launcher.setup;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.core.plugins.Catalog;
import org.polemarch.launcher.words.Say;

/** A bot of a certain strength, as it is offered for a seat; its spec is such as "mcts:2000". */
public record BotChoice(String spec, String title, String summary) {

    private static final List<Integer> SEARCH_MILLIS = List.of(500, 2000, 8000);

    /** The bots for a game: the platform's own from weak to strong, then those of plugins. */
    public static List<BotChoice> of(Catalog catalog, String game) {
        List<BotChoice> all = new ArrayList<>();
        catalog.bots(game).forEach((id, bot) -> {
            switch (id) {
                case "random" -> all.add(new BotChoice(id, Say.of("bot.random"), Say.of("bot.random.summary")));
                case "greedy" -> all.add(new BotChoice(id, Say.of("bot.greedy"), Say.of("bot.greedy.summary")));
                case "mcts" ->
                    SEARCH_MILLIS.forEach(millis -> all.add(new BotChoice(
                            id + ":" + millis, Say.of("bot.search", millis / 1000.0), Say.of("bot.search.summary"))));
                default -> all.add(new BotChoice(id, id, Say.sentence(bot.summary())));
            }
        });
        return all;
    }
}
