package org.polemarch.victory;

import java.util.List;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.contract.GameContract;

/** Victory or Death keeps the contract with two, three and four people, with every option, and with cards that do more than usual. */
class VictoryContractTest extends GameContract {
    VictoryContractTest() {
        super(new VictoryOrDeathPlugin());
    }

    @Override
    protected List<VariantPlugin> variants() {
        return List.of(new BusyCards());
    }
}
