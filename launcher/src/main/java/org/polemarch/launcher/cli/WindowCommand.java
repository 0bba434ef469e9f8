package org.polemarch.launcher.cli;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.library.Painter;
import org.polemarch.launcher.library.Pictures;
import org.polemarch.launcher.machine.Display;
import org.polemarch.launcher.machine.SwiftStart;
import org.polemarch.launcher.prefs.PreferencesFile;
import org.polemarch.launcher.window.LauncherWindow;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.kit.Themes;
import org.polemarch.launcher.window.kit.Toolkit;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Refused;
import org.polemarch.launcher.words.Say;

final class WindowCommand {

    private WindowCommand() {}

    /** Why no window can be opened, in one line; empty if one can. */
    static Optional<String> obstacle() {
        Optional<String> none = Display.obstacle(System.getenv(), System.getProperty("os.name"));
        if (none.isPresent()) {
            return none;
        }
        try {
            Toolkit.start();
            return Optional.empty();
        } catch (RuntimeException | LinkageError e) {
            return Optional.of(Say.of("cli.no-window", Complaint.of(e)));
        }
    }

    static void open(Program program) {
        show(program, LauncherWindow::library);
    }

    static void play(Program program, Session<?> session, Autosave autosave) {
        show(program, window -> window.table(session, autosave));
    }

    static Desk desk(Program program, PreferencesFile preferences, Painter painter) {
        return new Desk(
                program.plugins(),
                program.library(),
                program.saves(),
                program.home().saves(),
                program.clock(),
                preferences,
                new Pictures(program.home().pictures(), program.home().preparedPictures(), painter));
    }

    private static void show(Program program, Consumer<LauncherWindow> first) {
        Toolkit.call(Themes::warmUp);
        // Boards are drawn on the toolkit's thread, and in a window, drawing a card's picture must not keep the player
        // waiting.
        Painter beside = (game, sample, dark, file) -> SecondMachine.paint(program.home(), game.id(), dark, file);
        Desk desk = desk(program, new PreferencesFile(program.home().preferences()), beside);
        CountDownLatch closed = new CountDownLatch(1);
        LauncherWindow window = Toolkit.call(() -> new LauncherWindow(desk));
        Toolkit.call(() -> {
            Thread.currentThread().setUncaughtExceptionHandler((thread, failure) -> {
                program.console().err().println("polemarch: " + Complaint.of(failure));
                window.failed(failure);
            });
            first.accept(window);
            return window.open(closed::countDown);
        });
        SwiftStart.afterTheFirst(closed::countDown);
        try {
            closed.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (window.lost()) {
            throw new Refused(Say.of("cli.left-unsaved"));
        }
    }
}
