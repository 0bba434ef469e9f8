package org.polemarch.core.contract;

/** A promise the game does not keep. The message tells its author what was seen and what to do. */
public final class BrokenPromise extends RuntimeException {

    public BrokenPromise(String message) {
        super(message);
    }

    public BrokenPromise(String message, Throwable cause) {
        super(message, cause);
    }
}
