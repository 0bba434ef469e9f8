package org.polemarch.core.session;

/** A bot that failed or gave no listed answer. The message names it in one line; the game has not changed. */
public final class BotFault extends RuntimeException {
    BotFault(String message) {
        super(message);
    }

    BotFault(String message, Throwable cause) {
        super(message, cause);
    }
}
