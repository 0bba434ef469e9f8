package org.polemarch.contract;

import org.polemarch.contract.broken.Ostraka;

/** The sound game keeps every promise, which is what makes the findings about the broken ones worth something. */
class SoundGameTest extends GameContract {
    SoundGameTest() {
        super(new Ostraka());
    }
}
