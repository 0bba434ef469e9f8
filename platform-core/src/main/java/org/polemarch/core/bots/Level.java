package org.polemarch.core.bots;

import java.util.Locale;
import org.polemarch.api.bot.Bot;

/**
 * The opponents a player chooses among, the weakest first. None of them cheats: each gets only what its seat may know,
 * and they differ in how far they look ahead and for how long. Levels that count rounds are equally strong on every
 * machine; the time limit only matters on a slow one.
 */
public enum Level {
    BEGINNER("looks one step ahead, overlooks some answers and misjudges close calls"),
    EASY("takes what looks best one step ahead"),
    NORMAL("thinks a few turns ahead, for up to half a second a move"),
    HARD("thinks further ahead, for up to a second and a half a move"),
    EXPERT("thinks for three seconds a move, on two processor cores if there are two");

    private final String summary;

    Level(String summary) {
        this.summary = summary;
    }

    /** The name by which it is chosen: "normal". */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What to expect of it, as the rest of a sentence that begins with its name. */
    public String summary() {
        return summary;
    }

    /** A bot for one seat of one game. */
    public Bot bot() {
        return switch (this) {
            case BEGINNER -> new BeginnerBot();
            case EASY -> new GreedyBot(2);
            case NORMAL -> MctsBot.rounds(150, 500);
            case HARD -> MctsBot.rounds(3_000, 1_500);
            case EXPERT ->
                MctsBot.milliseconds(3_000).on(Math.min(2, Runtime.getRuntime().availableProcessors()));
        };
    }
}
