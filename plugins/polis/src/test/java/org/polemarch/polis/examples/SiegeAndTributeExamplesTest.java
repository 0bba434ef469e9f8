package org.polemarch.polis.examples;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.polis.Named;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.actions.LaySiege;
import org.polemarch.polis.rules.round.TakeAction;
import org.polemarch.testkit.Covers;

/** The worked examples of the rulebook, in its order: those of sieges and of Tribute. */
class SiegeAndTributeExamplesTest {

    @Test
    @Cites({"siege", "siege/success"})
    @Covers("X09")
    void nafpaktosIsTakenOnAnyRoll() {
        for (int roll = 1; roll <= 4; roll++) {
            PolisTable.of("thessalia sparta 2 | attika athens 3")
                    .dice(roll)
                    .turn("athens")
                    .choose("move-hoplites attika thessalia", "also attika", "also attika", "siege nafpaktos")
                    .owner("nafpaktos", "athens")
                    .population("nafpaktos", 1)
                    .prestige("athens", 5 - 1 - 1 + 1);
        }
    }

    @Test
    @Cites({"siege", "siege/failure"})
    @Covers("X10")
    void thibaeWithstandsATwo() {
        PolisTable.of("round epsilon | attika athens 3")
                .dice(2)
                .turn("athens")
                .choose("move-hoplites attika boiotia", "also attika", "also attika", "siege thibae")
                .prestige("athens", 5 - 1 - 1)
                .units("athens", "boiotia", 2)
                .siegeDisks("athens", "thibae", 1)
                .owner("thibae", "neutral");
    }

    @Test
    @Cites({"siege", "siege/success"})
    @Covers("X11")
    void onTheNextTurnTheDiskMakesATwoEnough() {
        PolisTable.of("round epsilon | boiotia athens 2 | siege athens thibae 1 | attika athens 2")
                .dice(2)
                .turn("athens")
                .choose("move-hoplites attika boiotia", "also attika", "siege thibae")
                .owner("thibae", "athens")
                .prestige("athens", 5 - 2 + 3)
                .siegeDisks("athens", "thibae", 0);
    }

    @Test
    @Cites({"siege", "siege/success"})
    @Covers("X12")
    void spartaSeizesThibaeFromAthens() {
        PolisTable table = PolisTable.of("round omega | thibae athens 2 | boiotia athens 2 | lakedaemon sparta 4"
                + " | done koilon thibae | site skini thibae");
        int reserve = table.state().pieces(Side.SPARTA, Piece.CUBE);
        table.dice(4)
                .turn("sparta")
                .choose("move-hoplites lakedaemon boiotia", "also lakedaemon", "also lakedaemon", "also lakedaemon")
                .choose("siege thibae")
                .owner("thibae", "sparta")
                .population("thibae", 2)
                .units("sparta", "boiotia", 4)
                .prestige("sparta", 5 - 2 + 3);
        assertThat(table.state().pieces(Side.SPARTA, Piece.CUBE)).isEqualTo(reserve - 2);
        assertThat(table.view("sparta").poleis().get(Polis.THIBAE.index()).completed())
                .containsExactly(Named.project("koilon"));
        assertThat(table.view("sparta").poleis().get(Polis.THIBAE.index()).developing())
                .contains(Named.project("skini"));
    }

    @Test
    @Cites({"siege", "siege/failure"})
    @Covers("X13")
    void twoFailuresMakeThibaeRebel() {
        PolisTable table = PolisTable.of("round omega | thibae athens 2 | boiotia athens 2 sparta 4")
                .dice(1)
                .turn("sparta")
                .choose("siege thibae");
        table.units("sparta", "boiotia", 3).population("thibae", 1).owner("thibae", "athens");
        table.dice(1).turn("sparta").choose("siege thibae");
        table.units("sparta", "boiotia", 2).owner("thibae", "neutral");
        PolisTable.of("round omega | thibae athens 1 | boiotia athens 3 sparta 3 | siege sparta thibae 1")
                .turn("sparta")
                .refuses("siege thibae", new LaySiege.NoControl(Space.BOIOTIA, 3, 3));
    }

    @Test
    @Cites("tribute")
    @Covers("X14")
    void wineOfSicelia() {
        int[] wine = {1, 3, 6, 10, 15};
        for (int hoplites = 1; hoplites <= 5; hoplites++) {
            PolisTable table = PolisTable.of("round omega | gela sparta 3 | sicelia sparta " + hoplites)
                    .turn("sparta")
                    .choose("tribute sicelia wine");
            for (int i = 1; i < hoplites; i++) {
                table.choose("also wine");
            }
            table.stock("sparta", "wine", wine[hoplites - 1]);
        }
    }

    @Test
    @Cites("tribute")
    @Covers("X15")
    void sixWineAndThreeWheatFromSicelia() {
        PolisTable.of("round omega | gela sparta 3 | sicelia sparta 5")
                .turn("sparta")
                .choose("tribute sicelia wine", "also wine", "also wine", "also wheat", "also wheat")
                .stock("sparta", "wine", 6)
                .stock("sparta", "wheat", 3)
                .asks("sparta", TakeAction.Choose.class);
    }
}
