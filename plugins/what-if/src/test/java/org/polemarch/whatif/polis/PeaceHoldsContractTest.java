package org.polemarch.whatif.polis;

import java.util.HashSet;
import java.util.Set;
import org.polemarch.contract.VariantContract;
import org.polemarch.polis.PolisPlugin;

/** A variant with a question of its own that hardly ever comes up in random play is held to the contract as any author's is. */
class PeaceHoldsContractTest extends VariantContract {
    PeaceHoldsContractTest() {
        super(new PolisPlugin(), new PeaceHolds());
    }

    /** Only good play comes to it, and not in every few games: PolisWhatIfTest asks it. */
    @Override
    protected Set<String> rarelyAsked() {
        Set<String> rare = new HashSet<>(super.rarelyAsked());
        rare.add("Arbitration");
        return rare;
    }
}
