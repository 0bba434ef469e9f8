package org.polemarch.polis.rules.actions;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.round.TakeAction;
import org.polemarch.testkit.Covers;

@Cites("tribute")
class CollectTributeTest {

    @Test
    @Covers("P150")
    void onePrestigeButFreeAtHome() {
        PolisTable.of("attika athens 1")
                .turn("athens")
                .choose("tribute attika wine")
                .prestige("athens", 5);
        PolisTable.of("lakedaemon sparta 1")
                .turn("sparta")
                .choose("tribute lakedaemon iron")
                .prestige("sparta", 5);
        PolisTable.of("boiotia athens 1 | thibae athens 3")
                .turn("athens")
                .choose("tribute boiotia iron")
                .prestige("athens", 4);
        PolisTable.of("lakedaemon athens 1 | gythion athens 1")
                .turn("athens")
                .choose("tribute lakedaemon iron")
                .prestige("athens", 4);
    }

    @Test
    @Covers("P150")
    void withoutPrestigeOnlyAtHome() {
        PolisTable.of("athens prestige 0 | attika athens 1 | boiotia athens 1 | thibae athens 3")
                .turn("athens")
                .offersAfter("tribute", "attika wine", "attika silver", "attika wheat")
                .refuses("tribute boiotia iron", new Barred.NoPrestige("tribute"));
    }

    @Test
    @Covers("P151")
    void aPolisAndAHopliteInTheTerritoryAreNeeded() {
        PolisTable.of("boiotia athens 1")
                .turn("athens")
                .refuses("tribute boiotia iron", new CollectTribute.NoPolis(Space.BOIOTIA));
        PolisTable.of("thibae athens 3")
                .turn("athens")
                .refuses("tribute boiotia iron", new CollectTribute.NoHoplites(Space.BOIOTIA));
    }

    @Test
    @Covers("P151")
    void controlOfTheTerritoryIsNotNeeded() {
        PolisTable.of("boiotia athens 1 sparta 3 | thibae athens 3")
                .turn("athens")
                .offers("tribute boiotia iron");
    }

    @Test
    @Covers("P152")
    void achaeaNeedsOnlyAHoplite() {
        PolisTable.of("achaea sparta 1")
                .turn("sparta")
                .offersAfter("tribute", "achaea iron", "achaea wood", "achaea wine");
    }

    @Test
    @Covers("P153")
    void eachHopliteReachesTheNextFigureOfItsColumn() {
        PolisTable table = PolisTable.of("attika athens 3").turn("athens").choose("tribute attika wine");
        table.stock("athens", "wine", 1).choose("also wine").stock("athens", "wine", 3);
        table.choose("also wine").stock("athens", "wine", 6).asks("athens", TakeAction.Choose.class);
    }

    @Test
    @Covers("P153")
    void whenNoColumnHasASpaceLeftTheActionIsOver() {
        PolisTable.of("messinia sparta 4 | pylos sparta 2")
                .turn("sparta")
                .choose("tribute messinia wheat", "also wheat", "also wheat")
                .stock("sparta", "wheat", 6)
                .asks("sparta", TakeAction.Choose.class);
    }

    @Test
    @Covers("P154")
    void hoplitesMayBeSpreadButAColumnTakesNoMoreThanItHasFigures() {
        PolisTable.of("round omega | attika athens 5")
                .turn("athens")
                .choose("tribute attika wheat")
                .refuses("also wheat", new LayHoplites.ColumnFull(Resource.WHEAT))
                .refuses("also iron", new LayHoplites.NoSuchColumn(Space.ATTIKA, Resource.IRON))
                .offersOnly("also wine", "also silver", "done")
                .choose("also silver", "also wine", "also silver", "also wine")
                .stock("athens", "wheat", 1)
                .stock("athens", "silver", 3)
                .stock("athens", "wine", 3)
                .asks("athens", TakeAction.Choose.class);
    }

    @Test
    @Covers("P154")
    void fewerHoplitesMayBeUsed() {
        PolisTable.of("attika athens 3")
                .turn("athens")
                .choose("tribute attika wine", "done")
                .stock("athens", "wine", 1)
                .asks("athens", TakeAction.Choose.class);
    }

    @Test
    @Covers("P155")
    void theHoplitesReturn() {
        PolisTable.of("attika athens 3")
                .turn("athens")
                .choose("tribute attika wine", "also wine", "also wine")
                .units("athens", "attika", 3);
    }

    @Test
    @Covers("P156")
    void nobodyCollectsThereAgainInThisRound() {
        PolisTable table = PolisTable.of("boiotia athens 1 sparta 1 | thibae athens 3")
                .turn("athens")
                .choose("tribute boiotia iron", "move-proxenos chalkis by-land");
        assertThat(table.state().tribute().disk(Space.BOIOTIA)).contains(Side.ATHENS);
        table.state().join(Side.SPARTA, Polis.THIBAE, 3);
        table.refuses("tribute boiotia iron", new CollectTribute.AlreadyCollected(Space.BOIOTIA));
        PolisTable.of("boiotia athens 1 | thibae athens 3 | tribute athens boiotia")
                .turn("athens")
                .refuses("tribute boiotia wood", new CollectTribute.AlreadyCollected(Space.BOIOTIA));
    }
}
