package org.polemarch.api.bot;

import org.pf4j.ExtensionPoint;

/** A bot that a plugin brings, for one game or for all. A player asks for it by id, with a strength if it has one. */
public interface BotPlugin extends ExtensionPoint {

    /** The name by which it is chosen, lower-case kebab. */
    String id();

    /** One line for the player who chooses. */
    String summary();

    /** Whether it can play that game. */
    boolean plays(String game);

    /**
     * A bot for one seat of one game.
     *
     * @param strength what was written after the colon of {@code id:strength}; empty if nothing was. A strength the bot
     *     does not know is an {@link IllegalArgumentException} that says in one line what it can be.
     */
    Bot create(String strength);
}
