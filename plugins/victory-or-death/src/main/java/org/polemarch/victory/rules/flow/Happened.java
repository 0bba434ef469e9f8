package org.polemarch.victory.rules.flow;

import org.polemarch.api.play.Frame;
import org.polemarch.victory.model.Trigger;

/**
 * Something happened, or is about to, that cards may answer.
 *
 * @param helped whether tokens could be used for what the answers ask for
 */
public record Happened(Trigger trigger, boolean helped) implements Frame {

    /** Nobody was asked for tokens yet. */
    public Happened(Trigger trigger) {
        this(trigger, false);
    }
}
