package org.polemarch.core.session;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.game.GameState;
import org.polemarch.api.log.GameEvent;
import org.polemarch.core.engine.Game;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.save.SaveGame.SavedMove;

/** The line of play from the start to now: answers, events, and copies of the game from which any position is near. */
final class Line<S extends GameState<S>> {

    private static final int SNAPSHOT_EVERY = 20;

    private final List<Played> moves = new ArrayList<>();
    private final List<LogEntry> log = new ArrayList<>();
    private final List<Game<S>> snapshots = new ArrayList<>();
    private final TreeMap<Integer, String> digests = new TreeMap<>();
    private final List<SavedMove> saved = new ArrayList<>();
    private int[] barriers = new int[64];

    /** Takes down what happened before the first question. */
    void begin(List<GameEvent> events, Game<S> start) {
        report(events);
        mark(start);
    }

    /** Takes down an answer and what happened because of it. */
    void add(Played played, List<GameEvent> events, Game<S> after) {
        moves.add(played);
        report(events);
        mark(after);
    }

    private void report(List<GameEvent> events) {
        for (GameEvent event : events) {
            log.add(new LogEntry(moves.size(), event));
        }
    }

    private void mark(Game<S> now) {
        int n = moves.size();
        if (n == barriers.length) {
            barriers = Arrays.copyOf(barriers, 2 * n);
        }
        barriers[n] = now.barriers();
        if (n % SNAPSHOT_EVERY == 0) {
            snapshots.add(now.copy());
        }
        if (n % SaveGame.DIGEST_EVERY == 0) {
            digests.put(n, fingerprint(now));
        }
    }

    /** What the position reached means; the game must stand where this line ends. */
    String fingerprint(Game<S> now) {
        return Fingerprint.of(now, saved());
    }

    int size() {
        return moves.size();
    }

    List<Played> moves() {
        return moves;
    }

    List<LogEntry> log() {
        return log;
    }

    /** The answers in notation. They are put into words once, for a session is saved after every one. */
    List<SavedMove> saved() {
        for (int i = saved.size(); i < moves.size(); i++) {
            Played played = moves.get(i);
            saved.add(new SavedMove(played.seat().id(), played.move().notation()));
        }
        return saved;
    }

    /** The digests of the marked positions. */
    SortedMap<Integer, String> digests() {
        return digests;
    }

    /** How often chance was used or a secret came out before that many answers were given. */
    int barriers(int n) {
        return barriers[n];
    }

    /** A copy of the game after that many answers. */
    Game<S> at(int n) {
        if (n < 0 || n > moves.size()) {
            throw new IllegalArgumentException("move " + n + " of " + moves.size());
        }
        int nearest = n / SNAPSHOT_EVERY;
        Game<S> game = snapshots.get(nearest).copy();
        for (int i = nearest * SNAPSHOT_EVERY; i < n; i++) {
            game.play(moves.get(i).index());
        }
        return game;
    }

    /** Forgets everything after that many answers. */
    void cut(int n) {
        moves.subList(n, moves.size()).clear();
        saved.subList(Math.min(n, saved.size()), saved.size()).clear();
        snapshots.subList(n / SNAPSHOT_EVERY + 1, snapshots.size()).clear();
        digests.tailMap(n, false).clear();
        int kept = log.size();
        while (kept > 0 && log.get(kept - 1).decision() > n) {
            kept--;
        }
        log.subList(kept, log.size()).clear();
    }

    /** A line of its own that is the same up to that many answers. */
    Line<S> upTo(int n) {
        Line<S> other = new Line<>();
        other.moves.addAll(moves);
        other.log.addAll(log);
        other.snapshots.addAll(snapshots); // they are only ever copied
        other.digests.putAll(digests);
        other.barriers = barriers.clone();
        other.cut(n);
        return other;
    }
}
