package org.polemarch.mountford;

import org.polemarch.contract.GameContract;

/** Mountford's variant keeps the contract. */
class MountfordContractTest extends GameContract {
    MountfordContractTest() {
        super(new MountfordPlugin());
    }
}
