package org.polemarch.core.session;

import java.util.Objects;

/**
 * Whether the last decision of a person can be taken back.
 *
 * @param to how many answers would remain
 * @param reason in one line why not; empty if it can
 */
public record TakeBack(boolean allowed, int to, String reason) {
    public TakeBack {
        Objects.requireNonNull(reason);
    }

    static TakeBack to(int n) {
        return new TakeBack(true, n, "");
    }

    static TakeBack refused(int n, String reason) {
        return new TakeBack(false, n, reason);
    }
}
