package org.polemarch.perikles;

import org.polemarch.contract.GameContract;

/** Perikles keeps the contract, with three, four and five players and every option. */
class PeriklesContractTest extends GameContract {
    PeriklesContractTest() {
        super(new PeriklesPlugin());
    }
}
