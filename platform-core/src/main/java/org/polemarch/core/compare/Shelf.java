package org.polemarch.core.compare;

import org.polemarch.api.bot.Bot;
import org.polemarch.core.plugins.InstalledGame;

/** Where the games and bots of an experiment come from. What is not there is a SetupFault with what is. */
public interface Shelf {

    InstalledGame game(String id);

    Bot bot(String game, String name);
}
