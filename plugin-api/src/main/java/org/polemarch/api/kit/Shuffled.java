package org.polemarch.api.kit;

import org.polemarch.api.chance.Chance;

/** Something that can be shuffled. */
public interface Shuffled {
    /** Puts everything in it into a random order, all orders equally likely. */
    void shuffle(Chance chance);
}
