package org.polemarch.launcher.window.frame;

import java.nio.file.Path;
import java.time.Clock;
import org.polemarch.core.plugins.Catalog;
import org.polemarch.core.plugins.InstalledLibrary;
import org.polemarch.core.plugins.PluginHost;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.core.session.Autosave;
import org.polemarch.launcher.library.Pictures;
import org.polemarch.launcher.prefs.PreferencesFile;

/**
 * What the window works with.
 *
 * @param saves the folder of the player's games
 */
public record Desk(
        PluginHost plugins,
        InstalledLibrary library,
        SaveFiles files,
        Path saves,
        Clock clock,
        PreferencesFile preferences,
        Pictures pictures) {

    /** What can be played. */
    public Catalog catalog() {
        return plugins.catalog();
    }

    /** Keeps a new game of that kind. */
    public Autosave newSave(String game) {
        return new Autosave(files, files.free(saves, game), clock);
    }
}
