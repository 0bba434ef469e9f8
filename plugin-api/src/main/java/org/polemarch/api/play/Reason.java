package org.polemarch.api.play;

/**
 * Why something is not allowed: a record whose text is in the message bundle, with the section that forbids it, an id of
 * the game's rule index.
 */
public interface Reason {
    /** The section that forbids it. */
    String cites();
}
