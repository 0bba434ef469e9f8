package org.polemarch.launcher.window.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import javafx.application.Platform;
import org.polemarch.api.play.Move;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.SessionListener;
import org.polemarch.launcher.table.Consequence;
import org.polemarch.launcher.table.Prospect;

/**
 * The consequences of the answer the player points at, with its odds as soon as they are computed. That happens in the
 * background and stops when the player points elsewhere. Results are cached until something happens.
 */
final class Foresight implements SessionListener {

    private final Session<?> session;
    private final ExecutorService thread;
    private final Map<Move, String> odds = new LinkedHashMap<>();
    private Optional<Move> looked = Optional.empty();
    private AtomicBoolean dropped = new AtomicBoolean();
    private Runnable weighed = () -> {};

    /**
     * @param thread where the odds are weighed
     */
    Foresight(Session<?> session, ExecutorService thread) {
        this.session = session;
        this.thread = thread;
        session.listen(this);
    }

    /** @param listener told that there is more to say about an answer than there was when it was asked about */
    void onWeighed(Runnable listener) {
        weighed = listener;
    }

    /** What there is to say about an answer to the question that is asked now. */
    String of(Move move) {
        String known = odds(move);
        String follows = follows(move);
        return known.isEmpty() ? follows : known + " " + follows;
    }

    /** What follows from it without its odds. */
    String follows(Move move) {
        return Consequence.of(session, move).text();
    }

    /** Its odds; empty if there are none, or not yet. */
    String odds(Move move) {
        String known = odds.get(move);
        if (known == null && !looked.equals(Optional.of(move))) {
            weigh(move);
        }
        return known == null ? "" : known;
    }

    private void weigh(Move move) {
        drop();
        AtomicBoolean stale = new AtomicBoolean();
        dropped = stale;
        looked = Optional.of(move);
        Supplier<String> prospect = Prospect.of(session, move, stale::get);
        thread.execute(() -> {
            String told = stale.get() ? "" : prospect.get();
            Platform.runLater(() -> {
                if (!stale.get()) {
                    odds.put(move, told);
                    looked = Optional.empty();
                    if (!told.isEmpty()) {
                        weighed.run();
                    }
                }
            });
        });
    }

    private void drop() {
        dropped.set(true);
        looked = Optional.empty();
    }

    @Override
    public void changed(Session<?> which, Change change) {
        drop();
        odds.clear();
    }

    void leave() {
        drop();
        session.forget(this);
        thread.shutdownNow();
    }
}
