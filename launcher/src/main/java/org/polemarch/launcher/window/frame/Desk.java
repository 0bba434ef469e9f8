package org.polemarch.launcher.window.frame;

import java.nio.file.Path;
import java.time.Clock;
import org.polemarch.core.plugins.Catalog;
import org.polemarch.core.plugins.InstalledLibrary;
import org.polemarch.core.plugins.PluginHost;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.core.session.Autosave;
import org.polemarch.launcher.library.Pictures;
import org.polemarch.launcher.prefs.Look;
import org.polemarch.launcher.prefs.PreferencesFile;
import org.polemarch.launcher.window.kit.Themes;

/** The services the window works with. */
public record Desk(
        PluginHost plugins,
        InstalledLibrary library,
        SaveFiles files,
        Path saves,
        Clock clock,
        PreferencesFile preferences,
        Pictures pictures) {

    public boolean dark() {
        return preferences.now().look() == Look.DARK;
    }

    /** The size of the texts in pixels. */
    public double em() {
        return Themes.em(preferences.now());
    }

    public Catalog catalog() {
        return plugins.catalog();
    }

    public Autosave newSave(String game) {
        return new Autosave(files, files.free(saves, game), clock);
    }
}
