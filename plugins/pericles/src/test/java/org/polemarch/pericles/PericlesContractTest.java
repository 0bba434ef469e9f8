package org.polemarch.pericles;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.polemarch.contract.GameContract;
import org.polemarch.core.contract.SetupCase;
import org.polemarch.pericles.ui.PericlesBoardPlugin;

/** Pericles keeps the contract in every scenario and with every option. */
class PericlesContractTest extends GameContract {
    PericlesContractTest() {
        super(new PericlesPlugin(), new PericlesBoardPlugin());
    }

    /** Scenarios begin with other pieces on the board and end in other years. */
    @Override
    protected List<SetupCase> shownSetups() {
        return Stream.of("14.4", "14.3", "14.2")
                .map(scenario ->
                        new SetupCase(scenario, plugin().info().defaultSetup().withScenario(scenario), List.of()))
                .toList();
    }

    /** They need a card, a captive or a Peace that random play seldom meets; the tests of the rules ask them all. */
    @Override
    protected Set<String> rarelyAsked() {
        return Set.of(
                "CardUnits",
                "CentreStop",
                "Citizenship",
                "Colony",
                "Hostages",
                "Maintenance",
                "PeaceOfCallias",
                "PersianGold",
                "PlagueLosses",
                "SendHome",
                "TreacheryRemoval");
    }
}
