package org.polemarch.polis.rules.events;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Ending;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.round.TakeAction;
import org.polemarch.testkit.Covers;

/** Every card of the second deck but {@link FreeTradeTest Free Trade}. */
@Cites({"rounds/events", "concepts/events"})
class EpsilonEventsTest {

    @Test
    void egyptRebelsAgainstPersia() {
        PolisTable table = PolisTable.reading("e-egypt", "kyklades athens 2", "thrakiko athens 2", "sparta prestige 9");
        table.asks("athens", SendGalleysAway.Choose.class)
                .offersOnly("send kyklades", "send thrakiko")
                .choose("send kyklades", "send thrakiko")
                .offersOnly("send kyklades", "send thrakiko", "done")
                .choose("send kyklades", "done");
        assertThat(table.state().pieces(Side.ATHENS, Piece.GALLEY_AWAY)).isEqualTo(3);
        table.units("athens", "kyklades", 0).units("athens", "thrakiko", 1).prestige("athens", 5);
        table.run(new EventAtEnd.Resolve()).units("athens", "kyklades", 2);
        assertThat(table.state().pieces(Side.ATHENS, Piece.GALLEY_AWAY)).isZero();
    }

    @Test
    void eachGalleyThatLacksCostsPrestige() {
        PolisTable table = PolisTable.reading("e-egypt", "kyklades athens 1")
                .prestige("athens", 4)
                .units("athens", "kyklades", 0);
        table.run(new EventAtEnd.Resolve()).units("athens", "kyklades", 1);
        PolisTable.reading("e-egypt").prestige("athens", 3);
    }

    @Test
    void halfOfTwoGalleysIsOne() {
        PolisTable table = PolisTable.reading("e-egypt", "thrakiko athens 2").prestige("athens", 5);
        int cubes = table.state().pieces(Side.ATHENS, Piece.CUBE);
        table.run(new EventAtEnd.Resolve()).units("athens", "kyklades", 1);
        assertThat(table.state().pieces(Side.ATHENS, Piece.CUBE)).isEqualTo(cubes + 1);
    }

    @Test
    void galleysThatFindNoRoomGoToTheReserve() {
        PolisTable table = PolisTable.reading("e-egypt", "thrakiko athens 2").run();
        while (table.state().units(Side.ATHENS, Space.KYKLADES) < 4) {
            table.state().placeUnits(Side.ATHENS, Space.KYKLADES, 1);
        }
        int cubes = table.state().pieces(Side.ATHENS, Piece.CUBE);
        table.run(new EventAtEnd.Resolve()).units("athens", "kyklades", 4);
        assertThat(table.state().pieces(Side.ATHENS, Piece.CUBE)).isEqualTo(cubes + 2);
    }

    @Test
    void peasantRevolts() {
        PolisTable.reading("e-peasants").units("sparta", "ionia", 1).units("athens", "messinia", 1);
    }

    @Test
    void ageOfPericles() {
        PolisTable.reading("e-pericles").stock("athens", "silver", 2).units("sparta", "megaris", 1);
    }

    @Test
    void treasuryMoved() {
        PolisTable.reading("e-treasury", "athens prestige 3", "sparta prestige 2")
                .asks("athens", PrestigeIntoSilver.Choose.class)
                .offersOnly("give-up 1", "give-up 2", "give-up 3")
                .choose("give-up 2")
                .prestige("athens", 1)
                .stock("athens", "silver", 4)
                .asks("sparta", PrestigeIntoSilver.Choose.class)
                .choose("give-up 1")
                .stock("sparta", "silver", 2);
    }

    @Test
    @Covers("P241")
    void treasuryMovedWithoutPrestigeIsADefeat() {
        PolisTable table = PolisTable.reading("e-treasury", "sparta prestige 0")
                .choose("give-up 1")
                .isOver();
        assertThat(table.state().ending()).isEqualTo(Ending.PRESTIGE_OWED);
        assertThat(table.winners()).isEqualTo("athens");
    }

    @Test
    void betrayal() {
        PolisTable table = PolisTable.reading(
                "e-betrayal",
                "chios athens 1",
                "chalkis athens 1",
                "samos athens 2",
                "gythion sparta 1",
                "pylos sparta 2",
                "sparti sparta 1",
                "proxenos sparta gythion",
                "done koilon chios");
        table.asks("athens", Betrayal.Choose.class)
                .offersOnly("receive gythion")
                .choose("receive gythion")
                .owner("gythion", "athens")
                .population("gythion", 1)
                .proxenos("sparta", "gythion");
        table.asks("sparta", Betrayal.Choose.class)
                .offersOnly("receive chios", "receive chalkis")
                .choose("receive chios")
                .owner("chios", "sparta");
        assertThat(table.view("sparta").boards().get(1).projectPoints()).isEqualTo(1);
        table.asks("sparta", TakeAction.Choose.class);
    }

    @Test
    void betrayalWithoutSmallPoleis() {
        PolisTable.reading("e-betrayal", "chios athens 2").asks("sparta", TakeAction.Choose.class);
    }
}
