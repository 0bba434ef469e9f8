package org.polemarch.victory.rules.flow;

import org.polemarch.api.play.Frame;
import org.polemarch.victory.model.Use;

/**
 * The card in use continues.
 *
 * @param index the number of the effect that is next
 * @param helped whether the teammate could help with tokens already
 */
public record NextEffect(Use use, int index, boolean helped) implements Frame {

    /** The teammate was not asked for help with this effect yet. */
    public NextEffect(Use use, int index) {
        this(use, index, false);
    }
}
