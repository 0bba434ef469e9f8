package org.example.skirmish;

import org.polemarch.contract.GameContract;

/** Plays the game and checks every promise of the contract. */
class SkirmishContractTest extends GameContract {
    SkirmishContractTest() {
        super(new SkirmishPlugin());
    }
}
