package org.polemarch.core.session;

/** A bot that failed or gave an answer that wasn't listed. The message names it in one line; the game is unchanged. */
public final class BotFault extends RuntimeException {
    BotFault(String message) {
        super(message);
    }

    BotFault(String message, Throwable cause) {
        super(message, cause);
    }
}
