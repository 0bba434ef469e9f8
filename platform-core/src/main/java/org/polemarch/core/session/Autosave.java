package org.polemarch.core.session;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import org.polemarch.core.save.SaveFault;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.core.save.SaveGame;

/**
 * Saves a session after every change. It replaces only files that it wrote itself, or the one from which the session
 * was resumed; if any other file has the name, the save gets another one. If saving fails, the table is warned once,
 * play continues, the last good file is kept, and the next change tries again.
 *
 * <p>A table that must not wait for a disk lets it write beside play, see {@link #beside}.
 */
public final class Autosave implements SessionListener {

    private final SaveFiles files;
    private final Clock clock;
    private Executor writer = Runnable::run;
    private Executor teller = Runnable::run;

    /** The newest record that is not written yet; null if there is none. */
    private final AtomicReference<SaveGame> waiting = new AtomicReference<>();

    private volatile Path file;

    private volatile String lastWarning = "";

    /** The writer's alone. */
    private Optional<SaveGame> last = Optional.empty();

    /** Autosaves one session to that file, or beside it if there is something that must not be replaced. */
    public Autosave(SaveFiles files, Path file, Clock clock) {
        this.files = files;
        this.file = file;
        this.clock = clock;
    }

    public Path file() {
        return file;
    }

    /** Why the last attempt to save failed, in one line; empty if it did not. */
    public String failure() {
        return lastWarning;
    }

    /**
     * From now on files are written by one executor, which does one thing after the other, and warnings told by another,
     * which is the session's thread. Of changes that come faster than the disk takes them, the last is written.
     */
    public void beside(Executor writing, Executor telling) {
        writer = writing;
        teller = telling;
    }

    @Override
    public void changed(Session<?> session, Change change) {
        if (waiting.getAndSet(session.save(clock.instant())) == null) {
            writer.execute(() -> {
                SaveGame newest = waiting.getAndSet(null);
                if (newest != null) {
                    write(session, newest);
                }
            });
        }
    }

    /**
     * Saves now, and waits until the disk has it. Returns whether it worked; if not, the listeners of the session are
     * warned.
     */
    public boolean save(Session<?> session) {
        SaveGame save = session.save(clock.instant());
        waiting.set(null); // it is older
        return CompletableFuture.supplyAsync(() -> write(session, save), writer).join();
    }

    /**
     * From now on the session is saved to another file; what was saved so far stays where it is. A save that is there is
     * replaced: whoever asks has agreed to that. Waits until the disk has it. If it fails, everything is as before.
     */
    public boolean saveAs(Session<?> session, Path other) {
        SaveGame save = session.save(clock.instant());
        return CompletableFuture.supplyAsync(() -> move(session, save, other), writer)
                .join();
    }

    private boolean move(Session<?> session, SaveGame save, Path other) {
        Path before = file;
        Optional<SaveGame> known = last;
        file = other;
        last = there(other);
        if (write(session, save)) {
            waiting.set(null); // it is older
            return true;
        }
        file = before;
        last = known;
        return false;
    }

    private Optional<SaveGame> there(Path other) {
        try {
            return Files.isRegularFile(other) ? Optional.of(files.read(other)) : Optional.empty();
        } catch (SaveFault e) {
            return Optional.empty(); // no save: it is never replaced
        }
    }

    private boolean write(Session<?> session, SaveGame save) {
        try {
            SaveFiles.Written written = files.update(file, last.or(session::origin), save);
            file = written.file();
            last = Optional.of(save);
            written.note().ifPresent(note -> warn(session, note));
            if (!lastWarning.isEmpty()) {
                lastWarning = "";
                warn(session, "autosave works again: " + file);
            }
            return true;
        } catch (SaveFault e) {
            if (!e.getMessage().equals(lastWarning)) {
                lastWarning = e.getMessage();
                warn(session, "autosave failed, play goes on: " + lastWarning);
            }
            return false;
        }
    }

    private void warn(Session<?> session, String line) {
        teller.execute(() -> session.warn(line));
    }
}
