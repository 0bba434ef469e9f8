package org.polemarch.polis;

import org.polemarch.contract.GameContract;

class PolisContractTest extends GameContract {
    PolisContractTest() {
        super(new PolisPlugin());
    }
}
