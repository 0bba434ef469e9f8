package org.polemarch.launcher.window.table;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.window.frame.Sheets;
import org.polemarch.launcher.words.Say;

/**
 * Makes sure that a game is on disk before its table is left. If it can't be saved, the players choose another place,
 * or leave knowing what they lose.
 */
final class Unsaved {

    private static final String SHEET = "unsaved";

    private final Session<?> session;
    private final Autosave autosave;
    private final Sheets sheets;
    private boolean changed;
    private boolean givenUp;
    private boolean lost;

    Unsaved(Session<?> session, Autosave autosave, Sheets sheets) {
        this.session = session;
        this.autosave = autosave;
        this.sheets = sheets;
    }

    void changed() {
        changed = true;
        givenUp = false;
    }

    boolean mayLeave(Runnable next) {
        if (givenUp || kept()) {
            return true;
        }
        UnsavedSheet sheet = new UnsavedSheet(
                Say.of("unsaved.about", autosave.failure()),
                Path.of(System.getProperty("user.home")).resolve(autosave.file().getFileName()),
                place -> elsewhere(place, next),
                () -> {
                    givenUp = true;
                    away(next);
                },
                () -> sheets.close(SHEET));
        sheets.lay(SHEET, Say.of("unsaved.heading"), sheet, UnsavedSheet.EMS);
        return false;
    }

    private void away(Runnable next) {
        sheets.close(SHEET);
        next.run();
    }

    /** Saves it there and leaves, or says why not. */
    private Optional<String> elsewhere(String typed, Runnable next) {
        Path file;
        try {
            file = Path.of(typed.strip()).toAbsolutePath();
        } catch (InvalidPathException e) {
            return Optional.of(Say.of("unsaved.path"));
        }
        if (typed.isBlank()) {
            return Optional.of(Say.of("unsaved.blank"));
        }
        if (Files.exists(file)) {
            return Optional.of(Say.of("unsaved.exists", file));
        }
        if (!Files.isDirectory(file.getParent())) {
            return Optional.of(Say.of("unsaved.folder", file.getParent()));
        }
        if (!autosave.saveAs(session, file)) {
            return Optional.of(Say.of("unsaved.failed", autosave.failure()));
        }
        changed = false;
        away(next);
        return Optional.empty();
    }

    /** The table is left: the last chance to keep the game. */
    void left() {
        lost = !kept();
    }

    boolean lost() {
        return lost;
    }

    /** Waits for the disk: nothing may be on its way when the table is left. */
    private boolean kept() {
        if ((changed || !Files.exists(autosave.file())) && !autosave.save(session)) {
            return session.decisions() == 0; // nobody misses a game that was not begun
        }
        changed = false;
        return true;
    }
}
