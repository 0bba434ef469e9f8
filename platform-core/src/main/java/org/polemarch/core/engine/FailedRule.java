package org.polemarch.core.engine;

import java.util.Optional;

/** Which rule a failure came out of, for it may be somebody else who walked into it. */
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

    /** Its name as authors know it, without its package. */
    public static String name(String className) {
        return className.substring(Math.max(className.lastIndexOf('.'), className.lastIndexOf('$')) + 1);
    }
}
