package org.polemarch.core.contract.promises;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.polemarch.api.game.GameState;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.play.Target;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.Look;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.IllegalMove;

/**
 * A move that isn't listed is refused and changes nothing; a listed refusal really is refused, with the reason given.
 */
public final class RefusalsAreRight implements Promise {

    private static final String NONSENSE = "no such answer";

    @Override
    public String name() {
        return "what is not listed is refused, with the reason";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watch<>() {

            @Override
            public void touched(Game<S> game) {
                RuleStep<S, ?> rule = game.book().ruleOf(game.question().frame());
                check(game, game.refusals(), rule.getClass().getSimpleName());
            }

            private void check(Game<S> game, List<Refusal> refusals, String rule) {
                Set<String> legal = new HashSet<>();
                game.moves().forEach(move -> legal.add(move.notation()));
                for (Refusal refusal : refusals) {
                    check(rule, refusal, legal);
                    check(rule, refusal, game.moves());
                }
            }

            @Override
            public void looked(Look<S> look) {
                refused(look, NONSENSE);
                List<Refusal> refusals = look.game().refusals();
                if (refusals.isEmpty()) {
                    return;
                }
                String rule = look.rule().getClass().getSimpleName();
                check(look.game(), refusals, rule);
                Refusal tried = refusals.get(trial.chance().below(refusals.size()));
                tried.move().map(Move::notation).ifPresent(notation -> {
                    if (refused(look, notation).isEmpty()) {
                        throw new BrokenPromise(rule + " refuses '" + notation
                                + "' without the reason it lists; refusals must depend on the position alone");
                    }
                });
            }

            private void check(String rule, Refusal refusal, Set<String> legal) {
                refusal.move().map(Move::notation).filter(legal::contains).ifPresent(notation -> {
                    throw new BrokenPromise(rule + ".refusals says why '" + notation
                            + "' is not allowed, but it is among the answers; refuse only what legal does not list");
                });
            }

            private void check(String rule, Refusal refusal, List<? extends Move> answers) {
                for (Target thing : refusal.things()) {
                    for (Move answer : answers) {
                        if (answer.targets().contains(thing)) {
                            throw new BrokenPromise(rule + ".refusals says why " + thing
                                    + " is no part of an answer, but '" + answer.notation()
                                    + "' speaks of it; refuse only things no answer names");
                        }
                    }
                }
            }
        };
    }

    private static <S extends GameState<S>> Optional<Refusal> refused(Look<S> look, String notation) {
        Game<S> copy = look.game().copy();
        try {
            copy.play(notation);
        } catch (IllegalMove expected) {
            if (!copy.digest().equals(look.digest())) {
                throw new BrokenPromise(
                        "the refused move '" + notation + "' changed the state; refusals must change" + " nothing");
            }
            return expected.refusal();
        }
        throw new BrokenPromise("'" + notation + "' was taken although it is not among the answers");
    }
}
