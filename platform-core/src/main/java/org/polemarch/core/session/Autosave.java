package org.polemarch.core.session;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import org.polemarch.core.save.SaveFault;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.core.save.SaveGame;

/**
 * Saves a session after every change. It replaces only what it wrote itself or what the session was resumed from; if
 * anything else has the name, the save gets another one. If saving fails, everybody at the table is warned once in one
 * line, play goes on, the last good file stays, and the next change tries again.
 */
public final class Autosave implements SessionListener {

    private final SaveFiles files;
    private final Clock clock;
    private Path file;
    private Optional<SaveGame> last = Optional.empty();
    private String lastWarning = "";

    /** Autosaves one session to that file, or beside it if there is something that must not be replaced. */
    public Autosave(SaveFiles files, Path file, Clock clock) {
        this.files = files;
        this.file = file;
        this.clock = clock;
    }

    /** Where the session is saved. */
    public Path file() {
        return file;
    }

    @Override
    public void changed(Session<?> session, Change change) {
        save(session);
    }

    /** Saves now. Returns whether it worked; if not, the listeners of the session have been warned. */
    public boolean save(Session<?> session) {
        try {
            SaveGame save = session.save(clock.instant());
            SaveFiles.Written written = files.update(file, last.or(session::origin), save);
            file = written.file();
            last = Optional.of(save);
            written.note().ifPresent(session::warn);
            if (!lastWarning.isEmpty()) {
                lastWarning = "";
                session.warn("autosave works again: " + file);
            }
            return true;
        } catch (SaveFault e) {
            if (!e.getMessage().equals(lastWarning)) {
                lastWarning = e.getMessage();
                session.warn("autosave failed, play goes on: " + lastWarning);
            }
            return false;
        }
    }
}
