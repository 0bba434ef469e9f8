package org.polemarch.testkit;

import com.google.inject.Binder;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.play.RuleStep;

/** Rules of a game for tests that are made by hand instead of by the injector. */
public final class MadeRules {

    private MadeRules() {}

    /** Their classes, as a game lists them. */
    public static <S> List<Class<? extends RuleStep<S, ?>>> classes(List<RuleStep<S, ?>> rules) {
        List<Class<? extends RuleStep<S, ?>>> classes = new ArrayList<>();
        rules.forEach(rule -> classes.add(classOf(rule)));
        return classes;
    }

    /** Hands them out whenever their classes are asked for. */
    public static <S> void bind(Binder binder, List<RuleStep<S, ?>> rules) {
        rules.forEach(rule -> bind(binder, rule));
    }

    private static <S, R extends RuleStep<S, ?>> void bind(Binder binder, R rule) {
        binder.bind(MadeRules.<S, R>classOf(rule)).toInstance(rule);
    }

    @SuppressWarnings("unchecked") // an object's class is the class of such objects
    private static <S, R extends RuleStep<S, ?>> Class<R> classOf(R rule) {
        return (Class<R>) rule.getClass();
    }
}
