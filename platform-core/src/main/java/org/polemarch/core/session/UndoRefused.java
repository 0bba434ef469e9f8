package org.polemarch.core.session;

/** Nothing can be undone or redone. The message says why in one line; nothing has changed. */
public final class UndoRefused extends RuntimeException {
    public UndoRefused(String reason) {
        super(reason);
    }
}
