package org.polemarch.core.wiring;

/** A setup that cannot be played. The message says in one line what is wrong and what would be right. */
public final class SetupFault extends RuntimeException {
    public SetupFault(String message) {
        super(OneLine.plain(message));
    }

    public SetupFault(String message, Throwable cause) {
        super(OneLine.plain(message), cause);
    }
}
