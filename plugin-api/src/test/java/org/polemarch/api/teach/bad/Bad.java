package org.polemarch.api.teach.bad;

/** Beside it lie files that no game should ship. */
public final class Bad {

    private Bad() {}
}
