package org.polemarch.whatif.polis;

import java.util.HashSet;
import java.util.Set;
import org.polemarch.contract.VariantContract;
import org.polemarch.polis.PolisPlugin;

/** A variant whose own question hardly ever comes up in random play is held to the contract like any author's. */
class PeaceHoldsContractTest extends VariantContract {
    PeaceHoldsContractTest() {
        super(new PolisPlugin(), new PeaceHolds());
    }

    /** Only good play reaches the question, and rarely; PolisWhatIfTest covers it. */
    @Override
    protected Set<String> rarelyAsked() {
        Set<String> rare = new HashSet<>(super.rarelyAsked());
        rare.add("Arbitration");
        return rare;
    }
}
