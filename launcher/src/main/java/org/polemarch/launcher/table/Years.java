package org.polemarch.launcher.table;

import java.util.TreeMap;
import org.polemarch.api.game.GameState;
import org.polemarch.core.engine.Game;
import org.polemarch.core.session.Session;

/** Which year of the war a session had reached after each answer: the turns by which its log is read. */
public final class Years {

    private final TreeMap<Integer, Integer> byDecision = new TreeMap<>();

    public int after(Session<?> session, int decision) {
        if (decision == session.decisions()) {
            return byDecision.computeIfAbsent(decision, n -> session.standing().yearBc());
        }
        return byDecision.computeIfAbsent(decision, n -> replayed(session, n));
    }

    private static <S extends GameState<S>> int replayed(Session<S> session, int n) {
        Game<S> game = session.replayTo(n);
        return game.book().game().standing(game.state()).yearBc();
    }

    /** Forgets what comes after that many answers, because they were taken back. */
    public void cut(int decisions) {
        byDecision.tailMap(decisions, false).clear();
    }
}
