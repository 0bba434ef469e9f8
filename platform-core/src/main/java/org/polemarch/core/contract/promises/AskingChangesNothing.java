package org.polemarch.core.contract.promises;

import java.util.List;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Ballot;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.RuleStep;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.Differences;
import org.polemarch.core.contract.trial.Look;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;
import org.polemarch.core.engine.Game;

/** Asking anything about a position leaves it unchanged, and asking twice gives the same answer. */
public final class AskingChangesNothing implements Promise {

    @Override
    public String name() {
        return "asking changes nothing";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watch<>() {

            @Override
            public void looked(Look<S> look) {
                Game<S> game = look.game();
                S state = game.state();
                String rule = look.rule().getClass().getSimpleName();
                List<? extends Move> listed = List.copyOf(game.moves());
                twice(look, rule + ".legal", () -> legal(look.rule(), game));
                if (!listed.equals(legal(look.rule(), game))) {
                    throw new BrokenPromise(rule + ".legal lists other answers, or in another order, when it is asked"
                            + " again about the same position; it may depend on frame and state alone");
                }
                twice(look, rule + ".refusals", game::refusals);
                for (Seat seat : trial.seats()) {
                    twice(
                            look,
                            "project(state, " + seat + ")",
                            () -> trial.rules().project(state, seat));
                    once(
                            look,
                            "imagine(state, " + seat + ")",
                            () -> trial.rules().imagine(state, seat, trial.chance()));
                    once(
                            look,
                            "evaluate(state, " + seat + ")",
                            () -> trial.rules().evaluate(state, seat));
                }
                twice(look, "outcome(state)", () -> trial.rules().outcome(state));
                twice(look, "standing(state)", () -> trial.rules().standing(state));
                twice(look, "census(state)", () -> trial.rules().census(state));
            }
        };
    }

    private interface Asked {
        Object ask();
    }

    private static <S extends GameState<S>> void twice(Look<S> look, String what, Asked asked) {
        Object first = asked.ask();
        Object second = asked.ask();
        unchanged(look, what);
        if (!first.equals(second)) {
            throw new BrokenPromise(what + " gives two different answers about the same position ("
                    + Differences.first(first, second).orElse("they are not equal; use records and lists, no arrays")
                    + "); it may depend on the position alone");
        }
    }

    private static <S extends GameState<S>> void once(Look<S> look, String what, Asked asked) {
        asked.ask();
        unchanged(look, what);
    }

    private static <S extends GameState<S>> void unchanged(Look<S> look, String what) {
        if (!look.game().digest().equals(look.digest())) {
            throw new BrokenPromise(what + " changes the state; asking must change nothing, so work on a copy or"
                    + " compute the answer without writing to the state");
        }
    }

    @SuppressWarnings("unchecked") // the rule is the one that asks about this frame
    private static <S extends GameState<S>> List<? extends Move> legal(RuleStep<S, ?> rule, Game<S> game) {
        Frame frame = game.question().frame();
        if (rule instanceof Ballot<S, ?, ?> ballot) {
            return ((Ballot<S, Frame, Move>) ballot).legal(frame, game.state(), game.toAct());
        }
        return ((Decision<S, Frame, Move>) rule).legal(frame, game.state());
    }
}
