package org.polemarch.core.contract.promises;

import java.util.List;
import org.polemarch.api.game.GameState;
import org.polemarch.api.play.Move;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.Differences;
import org.polemarch.core.contract.trial.Look;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;
import org.polemarch.core.engine.Game;

/**
 * A game can be saved and resumed between any two questions. A save is setup, seed and moves; {@link SameGameAgain}
 * replays them at every question, and here the game is resumed from its beginning a few times while it stands open.
 */
public final class SavesResume implements Promise {

    private static final int LOOKS_BETWEEN = 12;

    @Override
    public String name() {
        return "saves resume";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        List<String> answers = trial.transcript().answers();
        return new Watch<>() {

            private boolean resumed;

            @Override
            public void looked(Look<S> look) {
                if (trial.chance().below(LOOKS_BETWEEN) == 0 || !resumed) {
                    resumed = true;
                    resume(look.game(), look.digest());
                }
            }

            private void resume(Game<S> game, String digest) {
                Game<S> again = trial.prepared().start(trial.transcript().seed());
                for (String answer : answers.subList(0, game.decisions())) {
                    trial.beat();
                    again.play(answer);
                }
                if (!again.digest().equals(digest)) {
                    throw new BrokenPromise("resumed from setup, seed and moves the position is another one ("
                            + Differences.first(game.state(), again.state()).orElse("the agenda differs")
                            + "); everything that matters later must be in the state or in frames, nothing in fields"
                            + " of rules");
                }
                if (!notations(again).equals(notations(game))) {
                    throw new BrokenPromise("resumed from setup, seed and moves other answers are on offer ("
                            + Differences.first(notations(game), notations(again))
                                    .orElse("")
                            + "); legal may depend on frame and state alone");
                }
            }
        };
    }

    private static List<String> notations(Game<?> game) {
        return game.moves().stream().map(Move::notation).toList();
    }
}
