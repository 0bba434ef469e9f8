package org.polemarch.mountford;

import java.util.Set;
import org.polemarch.contract.GameContract;

/** Mountford's variant keeps the contract. */
class MountfordContractTest extends GameContract {
    MountfordContractTest() {
        super(new MountfordPlugin());
    }

    /**
     * Asked when Argos falls, a laden fleet is caught, rebellion spreads, helots rise, agents force a discard, or allies
     * take a space together: HardCasesTest, TilesTest, SiegeTest and others ask.
     */
    @Override
    protected Set<String> rarelyAsked() {
        return Set.of(
                "ArgiveSpoils", "PuttingToSea", "SpreadChoice", "HelotLosses", "ForcedDiscardChoice", "GarrisonChoice");
    }
}
