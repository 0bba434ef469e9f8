package org.polemarch.launcher.window;

import java.nio.file.Path;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Session;

/** Where the player can go. */
public interface Navigation {

    /** The library of games. */
    void library();

    /** The set-up of a game. */
    void setUp(InstalledGame game);

    /** A table that keeps its session. */
    void table(Session<?> session, Autosave autosave);

    /** The rules of a game, at a section if one is named. */
    void rules(InstalledGame game, String section);

    /** Goes on with a save. */
    void resume(Path file);
}
