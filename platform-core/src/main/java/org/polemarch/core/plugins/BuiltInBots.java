package org.polemarch.core.plugins;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.bot.BotPlugin;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.bots.Level;
import org.polemarch.core.bots.MctsBot;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.bots.Temper;

/** The bots that come with the platform and play every game. */
public final class BuiltInBots {

    private static final int GREEDY_IMAGINES = 4;
    private static final int MOST_IMAGINED = 1_000;
    private static final int MCTS_MILLIS = 1_000;
    private static final int MOST_MILLIS = 600_000;
    private static final int MOST_ROUNDS = 10_000_000;

    private BuiltInBots() {}

    private record BuiltIn(String id, String summary, Function<String, Bot> maker) implements BotPlugin {
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
        public Bot create(String strength) {
            return maker.apply(strength);
        }
    }

    /** A bot of the platform that plays every game. */
    public static BotPlugin bot(String id, String summary, Function<String, Bot> maker) {
        return new BuiltIn(id, summary, maker);
    }

    /** All of them: the levels a player chooses among, then what they are made of, for those who measure. */
    public static List<BotPlugin> all() {
        List<BotPlugin> all = new ArrayList<>();
        for (Level level : Level.values()) {
            all.add(bot(level.id(), level.summary(), temper -> tempered(level, temper)));
        }
        all.add(bot("random", "any answer, all equally likely", strength -> plain("random", strength, RandomBot::new)));
        all.add(bot(
                "greedy",
                "the answer after which the game stands best, one step ahead",
                strength -> new GreedyBot(number("greedy", strength, GREEDY_IMAGINES, MOST_IMAGINED))));
        all.add(bot("mcts", "searches a tree of imagined games; mcts:MILLISECONDS or mcts:ROUNDSr", BuiltInBots::mcts));
        return List.copyOf(all);
    }

    private static Bot tempered(Level level, String temper) {
        if (temper.isEmpty()) {
            return level.bot();
        }
        return Temper.named(temper)
                .orElseThrow(() -> new IllegalArgumentException("the temper of bot " + level.id() + " is "
                        + Stream.of(Temper.values()).map(Temper::id).collect(Collectors.joining(" or ")) + ", not '"
                        + temper + "'"))
                .of(level.bot());
    }

    private static Bot plain(String id, String strength, Supplier<Bot> maker) {
        if (!strength.isEmpty()) {
            throw new IllegalArgumentException("bot " + id + " has no strength; write " + id);
        }
        return maker.get();
    }

    private static Bot mcts(String strength) {
        return strength.endsWith("r")
                ? MctsBot.rounds(number("mcts", strength.substring(0, strength.length() - 1), 0, MOST_ROUNDS))
                : MctsBot.milliseconds(number("mcts", strength, MCTS_MILLIS, MOST_MILLIS));
    }

    private static int number(String bot, String strength, int usual, int most) {
        if (strength.isEmpty() && usual > 0) {
            return usual;
        }
        if (!strength.matches("[1-9]\\d{0,7}") || Integer.parseInt(strength) > most) {
            throw new IllegalArgumentException(
                    "the strength of bot " + bot + " is a number from 1 to " + most + ", not '" + strength + "'");
        }
        return Integer.parseInt(strength);
    }
}
