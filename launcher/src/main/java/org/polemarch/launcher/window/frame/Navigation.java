package org.polemarch.launcher.window.frame;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.polemarch.api.game.Seat;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.prefs.Preferences;

/** Where the player can go. */
public interface Navigation {

    /** The library of games. */
    void library();

    /** The set-up of a game. */
    void setUp(InstalledGame game);

    /** The set-up of a game as it was in a session. */
    void setUpAgain(Session<?> played);

    /** A table that keeps its session. */
    void table(Session<?> session, Autosave autosave);

    /** Goes on with a save. */
    void resume(Path file);

    /** A save looked at again. */
    void watch(Path file);

    /** A session looked at again, and then back to its table. */
    void replay(Session<?> session, Autosave autosave, Optional<Seat> viewer);

    /** The rules of a game, at a section if one is named. */
    void rules(InstalledGame game, String section);

    /** Two games side by side. */
    void compare(InstalledGame game);

    /** The first game with a guide. */
    void tour();

    /** Changes preferences; all of the window follows at once. */
    void prefer(UnaryOperator<Preferences> change);

    /** What is shown above the page. */
    Sheets sheets();
}
