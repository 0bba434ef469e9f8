package org.polemarch.polis.rules.events;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.polis.Named;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.actions.Trade;
import org.polemarch.polis.rules.round.RoundStart;
import org.polemarch.polis.rules.round.TakeAction;
import org.polemarch.testkit.Covers;

/** Every card of the first deck. */
@Cites({"rounds/events", "concepts/events"})
class AlphaEventsTest {

    @Test
    @Covers("P051")
    void earthquakeInSparta() {
        PolisTable.reading("a-earthquake").units("sparta", "ionion", 1).units("athens", "messinia", 1);
    }

    @Test
    void unitsFindNoPlaceInAFullStackOrWithoutCubes() {
        PolisTable.reading("a-earthquake", "ionion sparta 3")
                .units("sparta", "ionion", 3)
                .units("athens", "messinia", 1);
        PolisTable table = PolisTable.of("event a-earthquake");
        while (table.state().pieces(Side.ATHENS, Piece.CUBE) > 0) {
            table.state().placeUnits(Side.ATHENS, Space.SICELIA, 1);
        }
        table.run(new RoundStart.Begin()).units("athens", "messinia", 0).units("sparta", "ionion", 1);
    }

    @Test
    @Covers("P051")
    void persianFleetDestroyed() {
        PolisTable.reading("a-persian-fleet")
                .prestige("athens", 6)
                .prestige("sparta", 5)
                .stock("sparta", "silver", 1)
                .stock("athens", "silver", 0);
    }

    @Test
    @Covers({"P022", "P023"})
    void philopersians() {
        PolisTable table =
                PolisTable.reading("a-philopersians", "attika athens 1", "kyklades athens 1", "myrtoon sparta 2");
        table.prestige("athens", 6)
                .asks("athens", RemoveUnit.Choose.class)
                .offersOnly("remove attika", "remove kyklades")
                .choose("remove kyklades")
                .units("athens", "kyklades", 0);
        table.prestige("sparta", 6)
                .asks("sparta", RemoveUnit.Choose.class)
                .choose("remove myrtoon")
                .units("sparta", "myrtoon", 1)
                .asks("sparta", TakeAction.Choose.class);
    }

    @Test
    void philopersiansWithoutUnits() {
        PolisTable.reading("a-philopersians")
                .prestige("athens", 6)
                .prestige("sparta", 6)
                .asks("sparta", TakeAction.Choose.class);
    }

    @Test
    @Covers("P051")
    void xerxesAssassinated() {
        PolisTable.reading("a-xerxes", "sparta iron 9 wood 9 wine 9 silver 9", "pylos sparta 2")
                .refuses("trade persia-3 iron", new Trade.ShutByEvent(Named.tradeSpace("persia-3")))
                .offers("trade aegyptos-3 wood");
    }

    @Test
    @Covers("P024")
    void leotychidas() {
        PolisTable.reading("a-leotychidas").asks("athens", TakeAction.Choose.class);
    }

    @Test
    void holyWar() {
        PolisTable.reading("a-holy-war").units("sparta", "thessalia", 1).units("athens", "boiotia", 1);
    }
}
