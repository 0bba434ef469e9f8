package org.polemarch.core.engine;

import java.util.Optional;
import java.util.function.UnaryOperator;
import org.polemarch.core.words.CoreWords;
import org.polemarch.core.words.Failures;

/** Finds the rule from which a failure came, which need not be the caller's. */
public final class FailedRule {

    private static final String ENGINE = Game.class.getName();

    private FailedRule() {}

    /** The class of the rule that the engine had called; empty if what failed is no rule. */
    public static Optional<String> in(Throwable failure) {
        StackTraceElement[] stack = failure.getStackTrace();
        for (int i = 1; i < stack.length; i++) {
            if (stack[i].getClassName().equals(ENGINE)) {
                StackTraceElement called = stack[i - 1];
                boolean own = OwnCode.in(new StackTraceElement[] {called}).isPresent();
                return own ? Optional.of(called.getClassName()) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /**
     * What failed, in one line that names the plugin and the rule if it was a rule: "plugin polis, rule LaySiege: it rolls a die
     * of 0 sides".
     *
     * @param pluginOf the plugin that a class is from
     */
    public static String told(Throwable failure, UnaryOperator<String> pluginOf) {
        return named(failure, Failures.said(failure), pluginOf);
    }

    /**
     * The same for a report that is the same in every run. The virtual machine drops the message of exceptions it throws itself once
     * they are frequent, so of these only the kind is told.
     */
    public static String reported(Throwable failure, UnaryOperator<String> pluginOf) {
        boolean dropped = failure instanceof NullPointerException
                || failure instanceof ArrayIndexOutOfBoundsException
                || failure instanceof ClassCastException
                || failure instanceof ArithmeticException
                || failure instanceof ArrayStoreException;
        String what = dropped ? Failures.kind(failure) : Failures.said(failure);
        return named(failure, what, pluginOf).replaceAll("\\s+", " ");
    }

    private static String named(Throwable failure, String what, UnaryOperator<String> pluginOf) {
        return in(failure)
                .map(rule -> CoreWords.of("failure.rule.of", pluginOf.apply(rule), name(rule), what))
                .orElse(what);
    }

    /** The same where the plugin is known to whoever reads it. */
    public static String told(Throwable failure) {
        String what = Failures.said(failure);
        return in(failure)
                .map(rule -> CoreWords.of("failure.rule", name(rule), what))
                .orElse(what);
    }

    /** Its name as authors know it, without its package. */
    public static String name(String className) {
        return className.substring(Math.max(className.lastIndexOf('.'), className.lastIndexOf('$')) + 1);
    }
}
