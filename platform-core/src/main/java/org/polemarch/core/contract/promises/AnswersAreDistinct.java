package org.polemarch.core.contract.promises;

import java.util.HashMap;
import java.util.Map;
import org.polemarch.api.game.GameState;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.Look;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;
import org.polemarch.core.engine.Game;

/**
 * The answers to a question are all different. Each has a unique one-line notation, so that a save, a script or a bug
 * report identifies it, and each has something to click.
 */
public final class AnswersAreDistinct implements Promise {

    @Override
    public String name() {
        return "answers and their notations are distinct";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watch<>() {

            @Override
            public void asked(Game<S> game) {
                Map<String, Move> byNotation = new HashMap<>();
                for (Move move : game.moves()) {
                    String notation = requireLine(move);
                    Move other = byNotation.put(notation, move);
                    if (other == null) {
                        continue;
                    }
                    if (other.equals(move)) {
                        throw new BrokenPromise("the question "
                                + game.question().frame() + " lists " + move + " twice; list each answer once");
                    }
                    throw new BrokenPromise("'" + notation + "' is the notation of both " + other + " and " + move
                            + "; override notation() so that it tells the answers of a question apart");
                }
            }

            @Override
            public void looked(Look<S> look) {
                for (Move move : look.game().moves()) {
                    requireTargets(move);
                }
            }
        };
    }

    private static String requireLine(Move move) {
        String notation = move.notation();
        if (notation.isBlank()
                || !notation.equals(notation.strip())
                || notation.lines().count() != 1) {
            throw new BrokenPromise("the notation of " + move + " is '" + notation
                    + "'; it must be one line of text without blanks at its ends");
        }
        return notation;
    }

    private static void requireTargets(Move move) {
        if (move.targets().isEmpty()) {
            throw new BrokenPromise("'" + move.notation()
                    + "' has no target, so nobody can click it; give targets() at least a button");
        }
        for (Target target : move.targets()) {
            if (target.id().isBlank()) {
                throw new BrokenPromise("'" + move.notation() + "' has a target without id; name what is clicked");
            }
        }
    }
}
