package org.polemarch.core.contract.promises;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Refusal;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.Differences;
import org.polemarch.core.contract.trial.Look;
import org.polemarch.core.contract.trial.Parallel;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Sight;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;
import org.polemarch.core.engine.Game;

/**
 * No leak by asking: whether, what and whom a question asks follows from public facts, and its answers follow from what
 * the seat that is asked may know.
 */
public final class AskingTellsNothing implements Promise {

    @Override
    public String name() {
        return "questions tell no secret";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watch<>() {

            @Override
            public void looked(Look<S> look) {
                for (Seat seat : trial.seats()) {
                    standing(look, seat);
                }
                look.parallels().forEach(AskingTellsNothing::next);
            }
        };
    }

    private static <S extends GameState<S>> void standing(Look<S> look, Seat viewer) {
        Game<S> real = look.game();
        Game<S> imagined = look.imagined(viewer);
        String rule = look.rule().getClass().getSimpleName();
        if (!real.toAct().equals(imagined.toAct())) {
            throw new BrokenPromise(rule + " asks " + real.toAct() + ", but " + imagined.toAct() + " in a game that "
                    + viewer + " cannot tell from it; who is asked must follow from public facts");
        }
        if (!viewer.equals(real.toAct())) {
            return;
        }
        if (!List.copyOf(real.moves()).equals(List.copyOf(imagined.moves()))) {
            throw new BrokenPromise(rule + ".legal gives " + viewer + " other answers, or in another order, in a game "
                    + viewer + " cannot tell from the real one ("
                    + Differences.first(real.moves(), imagined.moves()).orElse("not equal")
                    + "); they may depend only on what " + viewer + " knows, or imagine deals again what it knows");
        }
        List<Refusal> refusals = real.refusals();
        if (!refusals.equals(imagined.refusals())) {
            throw new BrokenPromise(rule + ".refusals tells " + viewer + " something it may not know ("
                    + Differences.first(refusals, imagined.refusals()).orElse("not equal")
                    + "); a reason may speak only of what " + viewer + " knows");
        }
    }

    private static void next(Parallel parallel) {
        Sight real = parallel.real();
        Sight imagined = parallel.imagined();
        if (real.sameQuestion(imagined)) {
            return;
        }
        boolean nothingElseSeen =
                real.view().equals(imagined.view()) && real.dice().equals(imagined.dice());
        if (parallel.cameOut() && !nothingElseSeen) {
            return;
        }
        String remedy = parallel.cameOut()
                ? "what came out here must show in the view; if nothing should, ask everybody who by public facts might have"
                        + " an answer, with a way to decline"
                : "ask everybody who by public facts might have an answer, with a way to decline, and put no secret into a"
                        + " frame; if it is meant to come out here, call play.reveal() and show it in the view";
        throw new BrokenPromise("by what is asked next " + parallel.viewer()
                + " learns something its view does not tell: "
                + parallel.what() + " next comes " + question(real) + ", but " + question(imagined) + " in a game that "
                + parallel.viewer() + " cannot tell from it; " + remedy);
    }

    private static String question(Sight sight) {
        Optional<String> question = sight.asked().flatMap(seat -> sight.frame().map(frame -> frame + " for " + seat));
        return question.orElse("the end of the game");
    }
}
