package org.polemarch.launcher.window.kit;

import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import javafx.application.Platform;

/**
 * Background work: reading saves, wiring games, replaying them, one thing after the other. Work that nobody is waiting
 * for, such as pictures, has a separate thread.
 */
public final class Background {

    private static final ExecutorService THREAD = thread("background");
    private static final ExecutorService IDLE = thread("idle");
    private static final ExecutorService SAVES = thread("saves");

    private Background() {}

    /** A thread that does one thing after the other and never keeps the program from ending. */
    public static ExecutorService thread(String name) {
        return Executors.newSingleThreadExecutor(work -> {
            Thread made = new Thread(work, name);
            made.setDaemon(true);
            return made;
        });
    }

    /** Does it, and then on the window's thread tells the result or the failure. */
    public static <T> void run(Callable<T> work, Consumer<T> then, Consumer<Throwable> otherwise) {
        run(THREAD, work, then, otherwise);
    }

    /** The same for what nobody waits for. */
    public static <T> void idle(Callable<T> work, Consumer<T> then, Consumer<Throwable> otherwise) {
        run(IDLE, work, then, otherwise);
    }

    /** Where games are saved while they are played: nothing else ever keeps it busy. */
    public static Executor saves() {
        return SAVES;
    }

    private static <T> void run(
            ExecutorService thread, Callable<T> work, Consumer<T> then, Consumer<Throwable> otherwise) {
        thread.execute(() -> {
            try {
                T result = work.call();
                Platform.runLater(() -> then.accept(result));
            } catch (Exception | LinkageError | StackOverflowError e) {
                Platform.runLater(() -> otherwise.accept(e));
            }
        });
    }
}
