package org.polemarch.core.plugins;

import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.bot.BotPlugin;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.bots.RandomBot;

/** The bots that come with the platform and play every game. */
public final class BuiltInBots {

    private static final int GREEDY_IMAGINES = 4;

    private BuiltInBots() {}

    private record BuiltIn(String id, String summary, Supplier<Bot> maker) implements BotPlugin {
        BuiltIn {
            Objects.requireNonNull(id);
            Objects.requireNonNull(summary);
            Objects.requireNonNull(maker);
        }

        @Override
        public boolean plays(String game) {
            return true;
        }

        @Override
        public Bot create() {
            return maker.get();
        }
    }

    /** A bot of the platform that plays every game. */
    public static BotPlugin bot(String id, String summary, Supplier<Bot> maker) {
        return new BuiltIn(id, summary, maker);
    }

    /** All of them, the weakest first. */
    public static List<BotPlugin> all() {
        return List.of(
                bot("random", "any answer, all equally likely", RandomBot::new),
                bot(
                        "greedy",
                        "the answer after which the game stands best, one step ahead",
                        () -> new GreedyBot(GREEDY_IMAGINES)));
    }
}
