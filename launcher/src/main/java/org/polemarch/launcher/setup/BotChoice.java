package org.polemarch.launcher.setup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.polemarch.core.bots.Level;
import org.polemarch.core.plugins.Catalog;
import org.polemarch.launcher.words.Say;

/** A bot of a certain strength, as it is offered for a seat; its spec is such as "hard" or "mcts:2000". */
public record BotChoice(String spec, String title, String summary) {

    /** What the levels are made of: for those who measure, on the command line. */
    private static final Set<String> PARTS = Set.of("random", "greedy", "mcts");

    /** The bots for a game: the levels from weak to strong, then those of plugins. */
    public static List<BotChoice> of(Catalog catalog, String game) {
        Set<String> levels = Arrays.stream(Level.values()).map(Level::id).collect(Collectors.toSet());
        List<BotChoice> all = new ArrayList<>();
        catalog.bots(game).forEach((id, bot) -> {
            if (levels.contains(id)) {
                all.add(new BotChoice(id, Say.of("bot." + id), Say.of("bot." + id + ".summary")));
            } else if (!PARTS.contains(id)) {
                all.add(new BotChoice(id, id, Say.sentence(bot.summary())));
            }
        });
        return all;
    }
}
