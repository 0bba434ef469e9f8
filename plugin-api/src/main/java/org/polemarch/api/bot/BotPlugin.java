package org.polemarch.api.bot;

import org.pf4j.ExtensionPoint;

/** A bot that a plugin brings, for one game or for all. */
public interface BotPlugin extends ExtensionPoint {

    /** The name by which it is chosen, lower-case kebab. */
    String id();

    /** One line for the player who chooses. */
    String summary();

    /** Whether it can play that game. */
    boolean plays(String game);

    /** A bot for one seat of one game. */
    Bot create();
}
