package org.example.skirmish;

import org.polemarch.contract.GameContract;

/** Plays the game and holds it to everything that every game promises. */
class SkirmishContractTest extends GameContract {
    SkirmishContractTest() {
        super(new SkirmishPlugin());
    }
}
