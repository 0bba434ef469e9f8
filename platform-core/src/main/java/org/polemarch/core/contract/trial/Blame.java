package org.polemarch.core.contract.trial;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.core.engine.FailedRule;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.RuleFault;

/** Says whose fault a failure is, so that an author knows what to do. */
public final class Blame {

    private static final int TRIES = 30;
    private static final int PLIES = 20;
    private static final int SUSPECTS = 5;

    private Blame() {}

    /**
     * Called after an imagined game has failed. If copies of the real one fail, too, the rules are at fault and not the
     * imagining.
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
                        new BrokenPromise("on a copy played on, " + rules(doing, fault), ByPlaying.PLAY_GOES_ON));
            }
        }
        return Optional.empty();
    }

    /** A rule failed while something was done. */
    public static String rules(String doing, Throwable fault) {
        if (fault instanceof BrokenPromise) {
            return fault.getMessage();
        }
        if (fault instanceof RuleFault) {
            return FailedRule.told(fault) + " (when " + doing + ")";
        }
        if (fault instanceof StackOverflowError) {
            return "when " + doing + ", a method called itself without end (" + Faults.line(fault)
                    + "); rules schedule work with play.next instead of calling each other";
        }
        return "when " + doing + ", a rule failed: " + Faults.line(fault)
                + "; a listed answer must always be playable, so list it only where it is, or mend the rule";
    }

    /** An imagined game failed where the real one does not. */
    static BrokenPromise imagination(String what, Throwable fault) {
        return new BrokenPromise(
                what + " (" + Faults.line(fault) + "); imagine must give a position that the rules can play on from,"
                        + " and frames must hold no secret, for they are not dealt again",
                fault);
    }

    /** Something done to a copy showed in the game itself. */
    public static <S extends GameState<S>> String copies(String what, Game<S> game) {
        List<String> shared = Sharing.between(game.state(), game.state().copy());
        String suspects = shared.isEmpty()
                ? "copy() or imagine() shares something changeable"
                : "copy() shares " + String.join(", ", shared.subList(0, Math.min(SUSPECTS, shared.size())));
        return what + "; " + suspects + ": in " + game.state().getClass().getSimpleName()
                + " copy every array, deck, pool and collection, element by element where the elements can change, and"
                + " give out no list that a rule fills again later";
    }
}
