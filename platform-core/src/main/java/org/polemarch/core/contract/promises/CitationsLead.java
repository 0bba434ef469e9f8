package org.polemarch.core.contract.promises;

import java.util.List;
import org.polemarch.api.game.GameState;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Cites;
import org.polemarch.api.play.RuleStep;
import org.polemarch.core.contract.BrokenPromise;
import org.polemarch.core.contract.Promise;
import org.polemarch.core.contract.Trial;
import org.polemarch.core.contract.Watch;
import org.polemarch.core.engine.Game;

/** Every rule cites its section, and every citation leads to a section of the rule index. */
public final class CitationsLead implements Promise {

    @Override
    public String name() {
        return "citations lead to the rule index";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watch<>() {

            @Override
            public void heard(Game<S> game, List<GameEvent> events) {
                for (GameEvent event : events) {
                    if (!event.cites().isEmpty()) {
                        require(event.cites(), "event " + event);
                    }
                }
            }

            @Override
            public void asked(Game<S> game) {
                if (game.decisions() == 0) {
                    for (RuleStep<S, ?> rule : game.book().rules()) {
                        check(rule.getClass());
                    }
                }
            }

            private void check(Class<?> rule) {
                Cites cites = rule.getAnnotation(Cites.class);
                if (cites == null || cites.value().length == 0) {
                    throw new BrokenPromise(
                            rule.getName() + " cites no section; put @Cites with the section it carries out above it");
                }
                for (String section : cites.value()) {
                    require(section, rule.getName());
                }
            }

            private void require(String section, String who) {
                if (trial.index().section(section).isEmpty()) {
                    throw new BrokenPromise(who + " cites section '" + section
                            + "', which rules-index.json does not have; add the section or mend the citation");
                }
            }
        };
    }
}
