package org.polemarch.launcher.window;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.application.Platform;
import org.polemarch.core.session.Pondering;
import org.polemarch.launcher.Complaint;

/** Lets bots think beside the window's thread, one at a time, until the table is left. */
final class Thinker {

    private final ExecutorService thread = Executors.newSingleThreadExecutor(work -> {
        Thread made = new Thread(work, "bot");
        made.setDaemon(true);
        return made;
    });
    private final AtomicBoolean left = new AtomicBoolean();
    private final AtomicBoolean hurried = new AtomicBoolean();

    /** Thinks; on the window's thread then tells the answer, or in one line why there is none. */
    void think(
            Function<BooleanSupplier, Pondering> asked, Consumer<Pondering.Answer> then, Consumer<String> otherwise) {
        if (left.get()) {
            return;
        }
        hurried.set(false);
        Pondering pondering = asked.apply(() -> left.get() || hurried.get());
        thread.execute(() -> {
            try {
                Pondering.Answer answer = pondering.think();
                tell(() -> then.accept(answer));
            } catch (RuntimeException | LinkageError | StackOverflowError e) {
                tell(() -> otherwise.accept(Complaint.of(e)));
            }
        });
    }

    private void tell(Runnable work) {
        Platform.runLater(() -> {
            if (!left.get()) {
                work.run();
            }
        });
    }

    /** Whoever thinks answers with the best there is so far. */
    void hurry() {
        hurried.set(true);
    }

    /** Nobody waits for answers any more. */
    void leave() {
        left.set(true);
        thread.shutdownNow();
    }
}
