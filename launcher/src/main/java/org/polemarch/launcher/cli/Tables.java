package org.polemarch.launcher.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.polemarch.core.save.SaveFault;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.text.PlainScreen;
import org.polemarch.launcher.text.TerminalScreen;
import org.polemarch.launcher.text.TextScreen;
import org.polemarch.launcher.text.TextTable;

/** Puts sessions on the text table. */
final class Tables {

    private final Program program;

    Tables(Program program) {
        this.program = program;
    }

    /** Plays a session and keeps it. */
    void play(Session<?> session, Autosave autosave) {
        session.listen(autosave);
        String game = session.prepared().info().id();
        withScreen(screen -> new TextTable(
                        session,
                        screen,
                        program.library().bot(game, "greedy"),
                        wanted -> save(session, autosave, wanted))
                .run());
    }

    /** Something to do on the screen there is. */
    interface OnScreen {
        void use(TextScreen screen);
    }

    /** Uses the terminal if a person sits in front of one, else the plain streams. */
    void withScreen(OnScreen work) {
        if (!program.console().terminal()) {
            work.use(new PlainScreen(program.console().in(), program.out()));
            return;
        }
        try (Terminal terminal = TerminalBuilder.builder().system(true).build()) {
            boolean dumb = terminal.getType().startsWith(Terminal.TYPE_DUMB);
            work.use(dumb ? new PlainScreen(program.console().in(), program.out()) : new TerminalScreen(terminal));
        } catch (IOException e) {
            throw new Refused("the terminal cannot be used: " + e.getMessage());
        }
    }

    private String save(Session<?> session, Autosave autosave, Optional<String> wanted) {
        try {
            if (wanted.isPresent()) {
                Path file = Path.of(wanted.get());
                return "saved as "
                        + program.saves()
                                .write(file, session.save(program.clock().instant()))
                                .file();
            }
            return autosave.save(session)
                    ? "saved as " + autosave.file() + " (go on with: polemarch resume " + autosave.file() + ")"
                    : "not saved";
        } catch (SaveFault | java.nio.file.InvalidPathException e) {
            return "not saved: " + e.getMessage();
        }
    }
}
