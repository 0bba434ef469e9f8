package org.polemarch.launcher.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.polemarch.core.session.Session;

/** Opens the window, if there can be one. */
final class WindowCommand {

    private WindowCommand() {}

    /** Why no window can be opened, in one line; empty if one can. */
    static Optional<String> obstacle() {
        return Optional.of("there is no window yet");
    }

    static void open(Program program) {
        program.console().err().println("polemarch: there is no window yet");
    }

    static void play(Program program, Session<?> session, Path file) {
        program.console().err().println("polemarch: there is no window yet");
    }
}
