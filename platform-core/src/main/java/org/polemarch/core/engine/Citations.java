package org.polemarch.core.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.cite.Citation;
import org.polemarch.api.cite.Cited;
import org.polemarch.api.play.RuleStep;

/**
 * The sections that rules, events and reasons cite in a game some of whose rules were replaced. An event is nested in the class of
 * the base game and cites its section; where a variant's class stands for that one and names sections of its own, the event cites
 * the first of those.
 */
public final class Citations {

    private final Map<Class<?>, Class<?>> standIns;

    /** Citations where each class of the keys is replaced by its value. */
    public Citations(Map<Class<?>, Class<?>> standIns) {
        this.standIns = Map.copyOf(standIns);
    }

    /** The section of an event or a reason; empty if it needs none. */
    public String of(Cited thing) {
        String section = thing.cites();
        for (Class<?> each = thing.getClass(); each != null && !section.isEmpty(); each = each.getEnclosingClass()) {
            if (standIns.containsKey(each)) {
                return instead(section, each);
            }
        }
        return section;
    }

    /** The section of a question: the one the rule names for this question, or else its first. */
    String of(RuleStep<?, ?> rule, Optional<String> named) {
        if (named.isEmpty()) {
            return Citation.first(rule.getClass());
        }
        for (Class<?> each = rule.getClass(); each != null; each = each.getSuperclass()) {
            if (standIns.containsKey(each)) {
                return instead(named.get(), each);
            }
        }
        return named.get();
    }

    private String instead(String section, Class<?> replaced) {
        List<String> own = Citation.sections(standIns.get(replaced));
        boolean itsOwn = Citation.sections(replaced).stream()
                .anyMatch(each -> section.equals(each) || section.startsWith(each + "/"));
        return own.isEmpty() || own.contains(section) || !itsOwn ? section : own.get(0);
    }
}
