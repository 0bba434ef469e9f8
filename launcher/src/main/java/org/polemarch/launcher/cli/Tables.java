package org.polemarch.launcher.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.polemarch.core.save.SaveFault;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.text.PlainScreen;
import org.polemarch.launcher.text.TerminalScreen;
import org.polemarch.launcher.text.TextScreen;
import org.polemarch.launcher.text.TextTable;
import org.polemarch.launcher.text.TextTable.Kept;
import org.polemarch.launcher.words.Refused;
import org.polemarch.launcher.words.Say;

/** Presents sessions to their players: in the window or, if there is none, at the text table. */
final class Tables {

    private final Program program;

    /** The saves the player has named, which only the same game may replace. */
    private final Map<Path, SaveGame> named = new LinkedHashMap<>();

    Tables(Program program) {
        this.program = program;
    }

    void open(Session<?> session, Autosave autosave, boolean text) {
        session.watch();
        if (isWindow(text)) {
            WindowCommand.play(program, session, autosave);
        } else {
            text(session, autosave);
        }
    }

    /** Whether a window is wanted and can be opened; if it is wanted but can't be, one line says why. */
    boolean isWindow(boolean text) {
        if (text) {
            return false;
        }
        Optional<String> obstacle = WindowCommand.obstacle();
        obstacle.ifPresent(why -> program.console().err().println(Say.of("cli.text-instead", why)));
        return obstacle.isEmpty();
    }

    void text(Session<?> session, Autosave autosave) {
        session.watch();
        session.listen(autosave);
        TextTable table = withScreen(screen -> {
            TextTable played = new TextTable(session, screen, wanted -> save(session, autosave, wanted));
            played.run();
            return played;
        });
        if (table.lost()) {
            throw new Refused(Say.of("cli.left-unsaved"));
        }
    }

    interface OnScreen<T> {
        T use(TextScreen screen);
    }

    /** Uses the terminal if a person is using one, otherwise the plain streams. */
    <T> T withScreen(OnScreen<T> work) {
        if (!program.console().terminal()) {
            return work.use(new PlainScreen(program.console().in(), program.out()));
        }
        try (Terminal terminal = TerminalBuilder.builder().system(true).build()) {
            boolean dumb = terminal.getType().startsWith(Terminal.TYPE_DUMB);
            return work.use(
                    dumb ? new PlainScreen(program.console().in(), program.out()) : new TerminalScreen(terminal));
        } catch (IOException e) {
            throw new Refused(Say.of("cli.no-terminal", e.getMessage()));
        }
    }

    private Kept save(Session<?> session, Autosave autosave, Optional<String> wanted) {
        try {
            if (wanted.isPresent()) {
                return saveAs(session, Path.of(wanted.get()));
            }
            return autosave.save(session)
                    ? new Kept(true, Say.of("cli.saved.resume", autosave.file()))
                    : new Kept(false, Say.of("cli.unsaved"));
        } catch (SaveFault | InvalidPathException e) {
            return new Kept(false, Say.of("cli.unsaved.why", e.getMessage()));
        }
    }

    private Kept saveAs(Session<?> session, Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            throw new SaveFault(file.toString(), Say.of("cli.no-folder"));
        }
        SaveGame save = session.save(program.clock().instant());
        SaveFiles.Written written = program.saves().update(file, Optional.ofNullable(named.get(file)), save);
        named.put(written.file(), save);
        return new Kept(true, written.note().orElse(Say.of("cli.saved", written.file())));
    }
}
