package org.polemarch.pericles.rules.end;

import org.polemarch.api.play.Frame;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Ending;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Theater;

/** Positions at the end of a turn. */
final class LateInTheTurn {

    private LateInTheTurn() {}

    /** An empty map of a scenario that plays on, with its homes held. */
    static PericlesTable war() {
        return PericlesTable.war()
                .controlling(Faction.ARISTOCRAT, Faction.EURYPONTID)
                .at(Theater.ATHENS, "1 athens-base")
                .at(Theater.SPARTA, "1 sparta-base")
                .at(Theater.HELLESPONT, "1 delian-base");
    }

    static PericlesTable inTurn(PericlesTable table, int turn) {
        while (table.state().turn() < turn) {
            table.state().advanceTurn();
        }
        table.state().setGranaryAtStart(true);
        return table;
    }

    static Ending ending(PericlesTable table, Frame... frames) {
        table.run(frames);
        return table.state().ending();
    }
}
