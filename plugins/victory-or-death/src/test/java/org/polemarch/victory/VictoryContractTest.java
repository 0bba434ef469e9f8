package org.polemarch.victory;

import java.util.Set;
import org.polemarch.contract.GameContract;

/** Victory or Death keeps the contract with two, three and four people and with every option. */
class VictoryContractTest extends GameContract {
    VictoryContractTest() {
        super(new VictoryOrDeathPlugin());
    }

    /** Each of these belongs to one or two cards of a deck; the tests of the cards use all of them. */
    @Override
    protected Set<String> rarelyAsked() {
        return Set.of("ForcedDiscard", "LiftForRedeploy", "LosePrepared", "MusterAgain");
    }
}
