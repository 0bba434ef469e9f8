package org.polemarch.launcher.setup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.polemarch.core.bots.Level;
import org.polemarch.core.bots.Temper;
import org.polemarch.core.plugins.Catalog;
import org.polemarch.launcher.words.Say;

/** A bot of a certain strength, as it is offered for a seat; its spec is such as "hard" or "mcts:2000". */
public record BotChoice(String spec, String title, String summary) {

    /** What the levels are made of: for those who measure, on the command line. */
    private static final Set<String> PARTS = Set.of("random", "greedy", "mcts");

    /** The levels that are offered with a temper, too: a weaker bot's mistakes would hide it. */
    private static final List<Level> TEMPERED = List.of(Level.NORMAL, Level.HARD, Level.EXPERT);

    /** The bots for a game: the levels from weak to strong, some with a temper, then those of plugins. */
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
        all.addAll(lastLevel(all) + 1, tempered());
        return all;
    }

    /**
     * Who holds a seat: a person by name, a bot by its label. A bot that looks one move ahead is called Easy
     * everywhere.
     */
    public static String name(List<BotChoice> bots, String holder) {
        String spec = holder.equals("greedy") ? Level.EASY.id() : holder;
        return bots.stream()
                .filter(bot -> bot.spec().equals(spec))
                .map(BotChoice::title)
                .findFirst()
                .orElseGet(() -> holder.equals("random") ? Say.of("compare.bot.random") : holder);
    }

    private static int lastLevel(List<BotChoice> all) {
        return all.stream().map(BotChoice::spec).toList().indexOf(Level.EXPERT.id());
    }

    private static List<BotChoice> tempered() {
        List<BotChoice> tempered = new ArrayList<>();
        for (Level level : TEMPERED) {
            for (Temper temper : Temper.values()) {
                tempered.add(new BotChoice(
                        level.id() + ":" + temper.id(),
                        Say.of("bot.tempered", Say.of("bot." + level.id()), Say.of("bot." + temper.id())),
                        Say.of("bot." + temper.id() + ".summary", Say.of("bot." + level.id() + ".summary"))));
            }
        }
        return tempered;
    }
}
