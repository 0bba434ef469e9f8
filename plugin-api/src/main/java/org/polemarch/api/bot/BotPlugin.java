package org.polemarch.api.bot;

import org.pf4j.ExtensionPoint;

/** A bot from a plugin, for one game or for all. A player chooses it by id, and by strength if it has one. */
public interface BotPlugin extends ExtensionPoint {

    /** The name by which it is chosen, in lower-case kebab. */
    String id();

    /** One line that helps a player choose. */
    String summary();

    /** Whether it can play that game. */
    boolean plays(String game);

    /**
     * A bot for one seat of one game.
     *
     * @param strength the text after the colon of {@code id:strength}; empty if there is none. For a strength it does
     *     not know, the bot throws an {@link IllegalArgumentException} whose message lists the valid ones in one line.
     */
    Bot create(String strength);
}
