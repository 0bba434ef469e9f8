package org.polemarch.core.engine;

/**
 * A fault of a game's rules, found while playing: a question without an answer, a frame without a rule, a rule that runs
 * away. The message names the rule and tells its author what to do.
 */
public final class RuleFault extends RuntimeException {
    public RuleFault(String message) {
        super(message);
    }

    public RuleFault(String message, Throwable cause) {
        super(message, cause);
    }
}
