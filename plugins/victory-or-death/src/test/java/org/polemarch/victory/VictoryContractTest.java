package org.polemarch.victory;

import org.polemarch.contract.GameContract;

/** Victory or Death keeps the contract with two, three and four people and with every option. */
class VictoryContractTest extends GameContract {
    VictoryContractTest() {
        super(new VictoryOrDeathPlugin());
    }
}
