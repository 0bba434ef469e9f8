package org.example.scout;

import org.pf4j.Extension;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.bot.BotPlugin;

@Extension
public final class ScoutPlugin implements BotPlugin {

    private static final String GAME = "skirmish";
    private static final int USUAL_GAMES = 4;
    private static final int MOST_GAMES = 1000;

    @Override
    public String id() {
        return "scout";
    }

    @Override
    public String summary() {
        return "Scout: tries every answer in a few imagined games; scout:GAMES";
    }

    @Override
    public boolean plays(String game) {
        return game.equals(GAME);
    }

    @Override
    public Bot create(String strength) {
        if (strength.isEmpty()) {
            return new ScoutBot(USUAL_GAMES);
        }
        if (!strength.matches("[1-9]\\d{0,3}") || Integer.parseInt(strength) > MOST_GAMES) {
            throw new IllegalArgumentException("the strength of bot " + id() + " is a number from 1 to " + MOST_GAMES
                    + ", not '" + strength + "'");
        }
        return new ScoutBot(Integer.parseInt(strength));
    }
}
