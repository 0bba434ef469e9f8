package org.polemarch.mountford;

import java.util.Set;
import org.polemarch.contract.GameContract;
import org.polemarch.core.contract.Rigour;

/** Mountford's variant keeps the contract. */
class MountfordContractTest extends GameContract {

    /** From here on the games of a check happen upon the rarer questions: helots, agents, shared conquests. */
    private static final long FIRST_SEED = 10;

    MountfordContractTest() {
        super(new MountfordPlugin());
    }

    @Override
    protected Rigour rigour() {
        return super.rigour().withFirstSeed(Long.getLong("contract.seed", FIRST_SEED));
    }

    /** Asked when Argos falls: ScenarioTest asks. */
    @Override
    protected Set<String> rarelyAsked() {
        return Set.of("ArgiveSpoils");
    }
}
