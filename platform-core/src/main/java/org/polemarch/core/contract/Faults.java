package org.polemarch.core.contract;

/** Faults of a game in one line: what was thrown and where in the game's own code. */
public final class Faults {

    private Faults() {}

    public static String line(Throwable fault) {
        String what = fault.getClass().getSimpleName() + (fault.getMessage() == null ? "" : ": " + fault.getMessage());
        StackTraceElement at = ownFrame(fault.getStackTrace());
        return at == null
                ? what
                : what + " at " + at.getClassName() + "." + at.getMethodName() + ":" + at.getLineNumber();
    }

    /** The topmost frame that is neither Java's nor the platform's. */
    public static StackTraceElement ownFrame(StackTraceElement[] stack) {
        for (StackTraceElement each : stack) {
            String name = each.getClassName();
            if (!name.startsWith("java.")
                    && !name.startsWith("jdk.")
                    && !name.startsWith("tools.jackson.")
                    && !name.startsWith("org.polemarch.core.")
                    && !name.startsWith("org.polemarch.api.")) {
                return each;
            }
        }
        return null;
    }
}
