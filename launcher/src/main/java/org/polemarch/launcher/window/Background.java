package org.polemarch.launcher.window;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import javafx.application.Platform;

/** Work beside the window's thread: reading saves, wiring games, playing them again. One thing after the other. */
final class Background {

    private static final ExecutorService THREAD = Executors.newSingleThreadExecutor(work -> {
        Thread made = new Thread(work, "background");
        made.setDaemon(true);
        return made;
    });

    private Background() {}

    /** Does it, and then on the window's thread tells the result or the failure. */
    static <T> void run(Callable<T> work, Consumer<T> then, Consumer<Throwable> otherwise) {
        THREAD.execute(() -> {
            try {
                T result = work.call();
                Platform.runLater(() -> then.accept(result));
            } catch (Exception | LinkageError | StackOverflowError e) {
                Platform.runLater(() -> otherwise.accept(e));
            }
        });
    }
}
