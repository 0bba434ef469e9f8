package org.polemarch.victory;

import java.util.List;
import org.polemarch.api.game.Setup;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.contract.GameContract;
import org.polemarch.core.contract.SetupCase;
import org.polemarch.victory.model.Rulings;
import org.polemarch.victory.ui.VictoryBoardPlugin;

/** Victory or Death keeps the contract with two, three and four people, with every option, and with cards that do more than usual. */
class VictoryContractTest extends GameContract {
    VictoryContractTest() {
        super(new VictoryOrDeathPlugin(), new VictoryBoardPlugin());
    }

    /** Two people and four. */
    @Override
    protected List<SetupCase> shownSetups() {
        Setup usual = plugin().info().defaultSetup();
        return List.of(
                new SetupCase("four people", usual, List.of()),
                new SetupCase("two people", usual.withOption(Rulings.PEOPLE, "2"), List.of()));
    }

    @Override
    protected List<VariantPlugin> variants() {
        return List.of(new BusyCards());
    }
}
