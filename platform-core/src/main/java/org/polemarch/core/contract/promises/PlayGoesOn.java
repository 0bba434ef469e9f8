package org.polemarch.core.contract.promises;

import java.util.Optional;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.core.contract.BrokenPromise;
import org.polemarch.core.contract.Faults;
import org.polemarch.core.contract.Promise;
import org.polemarch.core.contract.Trial;
import org.polemarch.core.contract.Watch;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.RuleFault;

/**
 * Play goes on to the end: every question has an answer, every frame a rule, no rule fails, runs away or hangs, and the
 * game ends within the bound its info gives. It is kept by playing; nothing more is to be watched.
 */
public final class PlayGoesOn implements Promise {

    private static final int TRIES = 30;
    private static final int PLIES = 20;

    @Override
    public String name() {
        return "play goes on to the end";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watch<>() {};
    }

    /**
     * After an imagined game has failed: a finding if copies of the real one fail too, for then it is the rules that are
     * at fault and not the imagination.
     */
    public static <S extends GameState<S>> Optional<BrokenPromise> alsoFails(Game<S> real, Chance chance) {
        for (int i = 0; i < TRIES; i++) {
            Game<S> copy = real.copy();
            String doing = "nothing was done";
            try {
                for (int j = 0; j < PLIES && !copy.over(); j++) {
                    int index = chance.below(copy.moves().size());
                    doing = copy.toAct() + " answered '"
                            + copy.moves().get(index).notation() + "' to "
                            + copy.question().frame();
                    copy.play(index);
                }
            } catch (RuntimeException | Error fault) {
                return Optional.of(
                        new BrokenPromise("on a copy played on, " + explain(doing, fault), new PlayGoesOn()));
            }
        }
        return Optional.empty();
    }

    /** What happened and what to do about it. */
    public static String explain(String doing, Throwable fault) {
        if (fault instanceof BrokenPromise) {
            return fault.getMessage();
        }
        if (fault instanceof RuleFault) {
            return fault.getMessage() + " (when " + doing + ")";
        }
        if (fault instanceof StackOverflowError) {
            return "when " + doing + ", a method called itself without end (" + Faults.line(fault)
                    + "); rules schedule work with play.next instead of calling each other";
        }
        return "when " + doing + ", a rule failed: " + Faults.line(fault)
                + "; a listed answer must always be playable, so list it only where it is, or mend the rule";
    }
}
