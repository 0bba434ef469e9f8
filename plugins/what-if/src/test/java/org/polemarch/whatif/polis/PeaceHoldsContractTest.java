package org.polemarch.whatif.polis;

import org.polemarch.contract.VariantContract;
import org.polemarch.polis.PolisPlugin;

/** A variant with a question of its own that hardly ever comes up in random play is held to the contract as any author's is. */
class PeaceHoldsContractTest extends VariantContract {
    PeaceHoldsContractTest() {
        super(new PolisPlugin(), new PeaceHolds());
    }
}
