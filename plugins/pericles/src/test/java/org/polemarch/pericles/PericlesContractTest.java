package org.polemarch.pericles;

import org.polemarch.contract.GameContract;

/** Pericles keeps the contract in every scenario and with every option. */
class PericlesContractTest extends GameContract {
    PericlesContractTest() {
        super(new PericlesPlugin());
    }
}
