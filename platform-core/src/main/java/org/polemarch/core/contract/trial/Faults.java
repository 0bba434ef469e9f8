package org.polemarch.core.contract.trial;

import org.polemarch.core.engine.OwnCode;

/** Faults of a game in one line: what was thrown and where in the game's own code. */
public final class Faults {

    private Faults() {}

    public static String line(Throwable fault) {
        String what = fault.getClass().getSimpleName() + (fault.getMessage() == null ? "" : ": " + fault.getMessage());
        return OwnCode.in(fault.getStackTrace())
                .map(at -> what + " at " + at.getClassName() + "." + at.getMethodName() + ":" + at.getLineNumber())
                .orElse(what);
    }
}
