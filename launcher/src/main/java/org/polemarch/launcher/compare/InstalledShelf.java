package org.polemarch.launcher.compare;

import org.polemarch.api.bot.Bot;
import org.polemarch.core.compare.Shelf;
import org.polemarch.core.plugins.Catalog;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.InstalledLibrary;

/** The installed games and bots. */
public record InstalledShelf(Catalog catalog, InstalledLibrary library) implements Shelf {

    @Override
    public InstalledGame game(String id) {
        return catalog.game(id);
    }

    @Override
    public Bot bot(String game, String name) {
        return library.bot(game, name);
    }
}
