package org.polemarch.launcher.window.kit;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Platform;

/** The JavaFX toolkit: started at most once, on the display or, where there is none, in memory. */
public final class Toolkit {

    /** On the class path, where the program runs, JavaFX warns at every start; held, because loggers are forgotten. */
    private static final Logger JAVAFX = Logger.getLogger("javafx");

    private static boolean started;

    private Toolkit() {}

    /** Starts the toolkit in memory; everything is drawn as in a window, but no window appears. */
    public static synchronized void startHeadless() {
        if (!started) {
            System.setProperty("java.awt.headless", "true");
            System.setProperty("glass.platform", "Monocle");
            System.setProperty("monocle.platform", "Headless");
            System.setProperty("prism.order", "sw");
            start();
        }
    }

    /** Starts the toolkit on the display. Throws if it cannot be used, for instance because GTK is missing. */
    public static synchronized void start() {
        if (!started) {
            JAVAFX.setLevel(Level.SEVERE);
            CompletableFuture<Boolean> up = new CompletableFuture<>();
            Platform.setImplicitExit(false);
            try {
                Platform.startup(() -> up.complete(true));
            } catch (IllegalStateException alreadyUp) {
                up.complete(true); // a test framework was first
            }
            get(up);
            started = true;
        }
    }

    /** Does something on the toolkit's thread and waits for the result. */
    public static <T> T call(Callable<T> work) {
        CompletableFuture<T> result = new CompletableFuture<>();
        Platform.runLater(() -> {
            try {
                result.complete(work.call());
            } catch (Throwable failure) {
                result.completeExceptionally(failure);
            }
        });
        return get(result);
    }

    private static <T> T get(CompletableFuture<T> result) {
        try {
            return result.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }
}
