package org.polemarch.core.contract.trial;

import java.util.Optional;

/** A promise the game does not keep. The message tells its author what was seen and what to do. */
public final class BrokenPromise extends RuntimeException {

    private final transient Optional<String> promise;

    /** The promise that was being checked is broken. */
    public BrokenPromise(String message) {
        super(message);
        promise = Optional.empty();
    }

    /** The same, because of a fault of the game. */
    public BrokenPromise(String message, Throwable cause) {
        super(message, cause);
        promise = Optional.empty();
    }

    /** Another promise than the one that was being checked is broken. */
    public BrokenPromise(String message, ByPlaying promise) {
        super(message);
        this.promise = Optional.of(promise.promise());
    }

    /** The name of the promise, if it is not the one that was being checked. */
    public Optional<String> promise() {
        return promise;
    }
}
