package org.polemarch.api.text.index.broken;

/** Stands beside a rule index with a section that says nothing. */
public final class Anchor {
    private Anchor() {}
}
