package org.polemarch.launcher.window.frame;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.polemarch.api.game.Seat;
import org.polemarch.core.compare.What;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Session;
import org.polemarch.core.twin.TwinTable;
import org.polemarch.launcher.prefs.Preferences;
import org.polemarch.launcher.rules.Edition;

public interface Navigation {

    void library();

    void setUp(InstalledGame game);

    void setUpAgain(Session<?> played);

    default void table(Session<?> session, Autosave autosave) {
        table(session, autosave, "");
    }

    /** A table at which everybody is told something first. */
    void table(Session<?> session, Autosave autosave, String notice);

    void resume(Path file);

    void watch(Path file);

    /** A session looked at again from a move, and then back to its table. */
    void replay(Session<?> session, Autosave autosave, Optional<Seat> viewer, int move);

    /** Two tables side by side, seen with the eyes of the only player; without, as whoever is asked sees them. */
    void twins(TwinTable table, Optional<Seat> eyes);

    /** The rules of a game, at a section if one is named. */
    void rules(Edition edition, String section);

    void compare(InstalledGame game);

    /** Bots play these sets of rules, and what differs is reported. */
    void experiment(List<What> whats);

    /** How all games model the same thing. */
    void atlas();

    /** The first game with a guide: of the game that is looked at, or else of one that is good for beginners. */
    void tour();

    void tour(InstalledGame game);

    /** The player used a command that a guide may have asked for. */
    void used(String command);

    /** How you win: the first page of a game that has one. */
    void primer(InstalledGame game);

    /** Changes preferences; all of the window follows at once. */
    void prefer(UnaryOperator<Preferences> change);

    Sheets sheets();
}
