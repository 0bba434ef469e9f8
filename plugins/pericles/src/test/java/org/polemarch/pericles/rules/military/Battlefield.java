package org.polemarch.pericles.rules.military;

import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.testkit.Table;

/** Battles to be fought, with the cards and tokens of both Sides. */
final class Battlefield {

    private Battlefield() {}

    static PericlesTable war(int athenianCard, int spartanCard) {
        return PericlesTable.war()
                .controlling(Faction.ARISTOCRAT, Faction.EURYPONTID)
                .cards(Side.ATHENS, athenianCard, 3)
                .cards(Side.SPARTA, spartanCard, 3);
    }

    static PericlesTable committed(PericlesTable table, int athens, int sparta) {
        table.tokens(Faction.ARISTOCRAT, athens).tokens(Faction.EURYPONTID, sparta);
        PericlesState state = table.state();
        for (Faction faction : new Faction[] {Faction.ARISTOCRAT, Faction.EURYPONTID}) {
            state.treasury().commit(faction, state.treasury().held(faction));
            state.treasury().open(faction);
        }
        return table;
    }

    static Table<PericlesState> land(PericlesTable table, Faction general, Theater theater) {
        return table.run(new Battle.Fight(general, theater, Arm.LAND, false));
    }

    static Table<PericlesState> naval(PericlesTable table, Faction general, Theater theater) {
        return table.run(new Battle.Fight(general, theater, Arm.NAVAL, false));
    }
}
