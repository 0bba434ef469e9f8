package org.polemarch.launcher.window.table;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.application.Platform;
import org.polemarch.core.session.Pondering;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.words.Complaint;

/** Lets bots think beside the window's thread, one at a time, until the table is left. */
final class Thinker {

    private final ExecutorService thread = Background.thread("bot");
    private Thought current = new Thought();
    private boolean left;

    static final class Thought {

        private volatile boolean hurried;
        private volatile boolean dropped;
        private Future<?> work;

        private boolean interrupted() {
            return hurried || dropped;
        }

        private void drop() {
            dropped = true;
            if (work != null) {
                work.cancel(true); // also one that never looks whether it is interrupted is no longer waited for
            }
        }
    }

    /**
     * Thinks, and then reports the answer, or one line about why there is none, on the window's thread. Results of
     * earlier thinking are dropped.
     */
    void think(
            Function<BooleanSupplier, Pondering> asked, Consumer<Pondering.Answer> then, Consumer<String> otherwise) {
        if (left) {
            return;
        }
        drop();
        Thought thought = new Thought();
        current = thought;
        Pondering pondering = asked.apply(thought::interrupted);
        thought.work = thread.submit(() -> {
            try {
                Pondering.Answer answer = pondering.think();
                tell(thought, () -> then.accept(answer));
            } catch (RuntimeException | LinkageError | StackOverflowError e) {
                tell(thought, () -> otherwise.accept(Complaint.of(e)));
            }
        });
    }

    private static void tell(Thought thought, Runnable work) {
        Platform.runLater(() -> {
            if (!thought.dropped) {
                work.run();
            }
        });
    }

    /** Whoever thinks answers with the best there is so far. */
    void hurry() {
        current.hurried = true;
    }

    /** Nobody wants to know any more what is thought about. */
    void drop() {
        current.drop();
    }

    void leave() {
        left = true;
        drop();
        thread.shutdownNow();
    }
}
