package org.polemarch.core.contract.promises;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.polemarch.api.cite.Citation;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.game.GameState;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.Look;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;
import org.polemarch.core.engine.Game;

/**
 * Every rule and every refusal cites its section, and every citation is a section of the rule index. Missing ones are
 * collected over the whole game.
 */
public final class CitationsLead implements Promise {

    @Override
    public String name() {
        return "citations lead to the rule index";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watching<>(trial);
    }

    private static final class Watching<S extends GameState<S>> implements Watch<S> {

        private final Trial<S> trial;
        private final TreeSet<String> uncited = new TreeSet<>();
        private final Map<String, String> cited = new LinkedHashMap<>();

        Watching(Trial<S> trial) {
            this.trial = trial;
            for (RuleStep<S, ?> rule : trial.prepared().book().rules()) {
                List<String> sections = Citation.sections(rule.getClass());
                if (sections.isEmpty()) {
                    uncited.add(rule.getClass().getName());
                }
                sections.forEach(
                        section -> cited.putIfAbsent(section, rule.getClass().getName()));
            }
        }

        @Override
        public void heard(Game<S> game, List<GameEvent> events) {
            for (GameEvent event : events) {
                if (!event.cites().isEmpty()) {
                    cited.putIfAbsent(
                            trial.prepared().cites(event),
                            "event " + event.getClass().getName());
                }
            }
        }

        @Override
        public void looked(Look<S> look) {
            cited.putIfAbsent(
                    look.game().question().cites(),
                    "question " + look.game().question().frame().getClass().getName());
            for (Refusal refusal : look.game().refusals()) {
                Reason reason = refusal.reason();
                cited.putIfAbsent(
                        trial.prepared().cites(reason),
                        "reason " + reason.getClass().getName());
            }
        }

        @Override
        public void ended(Game<S> game) {
            if (!uncited.isEmpty()) {
                throw new BrokenPromise(String.join(", ", uncited)
                        + " cites no section; put @Cites with the section it carries out above it");
            }
            RuleIndex index = index();
            cited.keySet().removeIf(section -> index.section(section).isPresent());
            if (!cited.isEmpty()) {
                List<String> lost = cited.entrySet().stream()
                        .map(each -> "'" + each.getKey() + "' (cited by " + each.getValue() + ")")
                        .toList();
                throw new BrokenPromise("rules-index.json does not have section " + String.join(", ", lost)
                        + "; add the section or mend the citation");
            }
        }

        private RuleIndex index() {
            try {
                return trial.prepared().ruleIndex();
            } catch (DataFault fault) {
                throw new BrokenPromise(
                        "the rule index cannot be read: " + fault.getMessage()
                                + "; write it, every section of the rulebook with heading, status and summary",
                        fault);
            }
        }
    }
}
