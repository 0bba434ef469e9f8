package org.polemarch.core.contract.promises;

import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.Differences;
import org.polemarch.core.contract.trial.Look;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;
import org.polemarch.core.engine.Game;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Jackson can write a view and read it back, and gets an equal one. */
public final class ViewsAreData implements Promise {

    private static final String REMEDY =
            "; views are records of numbers, text, enums, lists, maps and records, and" + " nothing else";

    private final JsonMapper mapper = JsonMapper.builder().build();

    @Override
    public String name() {
        return "views are plain data";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watch<>() {

            @Override
            public void looked(Look<S> look) {
                check(
                        look.game(),
                        trial.seats().get(trial.chance().below(trial.seats().size())));
            }

            @Override
            public void ended(Game<S> game) {
                trial.seats().forEach(seat -> check(game, seat));
            }

            private void check(Game<S> game, Seat seat) {
                Record view = trial.rules().project(game.state(), seat);
                try {
                    Record read = mapper.readValue(mapper.writeValueAsString(view), view.getClass());
                    if (!view.equals(read)) {
                        throw new BrokenPromise("the view of " + seat + " is another one after it was written and read"
                                + " (" + Differences.first(view, read).orElse("not equal") + ")" + REMEDY);
                    }
                } catch (JacksonException e) {
                    throw new BrokenPromise(
                            "the view of " + seat + " cannot be written and read: " + e.getOriginalMessage() + REMEDY,
                            e);
                }
            }
        };
    }
}
