package org.polemarch.pericles;

import java.util.Set;
import org.polemarch.contract.GameContract;

/** Pericles keeps the contract in every scenario and with every option. */
class PericlesContractTest extends GameContract {
    PericlesContractTest() {
        super(new PericlesPlugin());
    }

    /** They need a card, a captive or a Peace that random play seldom meets; the tests of the rules ask them all. */
    @Override
    protected Set<String> rarelyAsked() {
        return Set.of(
                "BaseLosses",
                "CardUnits",
                "CentreStop",
                "Citizenship",
                "Colony",
                "Hostages",
                "Maintenance",
                "PeaceOfCallias",
                "PersianGold",
                "Plague",
                "SendHome",
                "TreacheryRemoval",
                "WinnerLosses");
    }
}
