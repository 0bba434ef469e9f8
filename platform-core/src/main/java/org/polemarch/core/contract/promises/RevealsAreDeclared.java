package org.polemarch.core.contract.promises;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.random.RandomGenerator;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.Differences;
import org.polemarch.core.contract.trial.Look;
import org.polemarch.core.contract.trial.Parallel;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;
import org.polemarch.core.engine.Game;

/**
 * Undo never crosses a roll or a reveal: where a seat comes to see what depends on chance or on something hidden from it,
 * the game crosses a barrier. The same answer is given in two games the seat cannot tell apart; if afterwards it can,
 * and one of them crossed no barrier, then there undo would take back what the seat has learned.
 */
public final class RevealsAreDeclared implements Promise {

    @Override
    public String name() {
        return "undo crosses no roll and no reveal";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watch<>() {

            @Override
            public void asked(Game<S> game) {
                if (game.decisions() == 0) {
                    requireNoOwnChance(game.state().getClass());
                }
            }

            @Override
            public void looked(Look<S> look) {
                look.parallels().forEach(RevealsAreDeclared::check);
            }
        };
    }

    private static void check(Parallel parallel) {
        if (parallel.cameOut()) {
            return;
        }
        Record real = parallel.real().view();
        Record imagined = parallel.imagined().view();
        if (!real.equals(imagined)) {
            throw new BrokenPromise("something hidden from " + parallel.viewer() + " came out " + parallel.what()
                    + " without a barrier, so that undo could take it back: "
                    + Differences.first(real, imagined).orElse("not equal")
                    + " (real / as " + parallel.viewer() + " might have imagined it); take chance only from play.roll,"
                    + " play.lot and play.shuffle, and call play.reveal() where something hidden becomes known");
        }
    }

    private static void requireNoOwnChance(Class<?> state) {
        for (Field field : state.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())
                    && (Chance.class.isAssignableFrom(field.getType())
                            || RandomGenerator.class.isAssignableFrom(field.getType()))) {
                throw new BrokenPromise(state.getSimpleName() + "." + field.getName()
                        + " is a source of chance of the game's own, and undo does not know when it is used; take chance"
                        + " only from play.roll, play.lot and play.shuffle");
            }
        }
    }
}
