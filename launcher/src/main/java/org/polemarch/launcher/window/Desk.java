package org.polemarch.launcher.window;

import java.nio.file.Path;
import java.time.Clock;
import org.polemarch.api.bot.Bot;
import org.polemarch.core.plugins.Catalog;
import org.polemarch.core.plugins.InstalledLibrary;
import org.polemarch.core.save.SaveFiles;

/**
 * What the window works with.
 *
 * @param saves the folder of the player's games
 */
public record Desk(Catalog catalog, InstalledLibrary library, SaveFiles files, Path saves, Clock clock) {

    /** The bot that gives hints. */
    public Bot adviser(String game) {
        return library.bot(game, "greedy");
    }
}
