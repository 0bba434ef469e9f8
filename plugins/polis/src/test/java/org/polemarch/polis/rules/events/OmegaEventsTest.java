package org.polemarch.polis.rules.events;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.actions.CollectTribute;
import org.polemarch.polis.rules.battles.Battle;
import org.polemarch.polis.rules.battles.BattleCheck;
import org.polemarch.polis.rules.battles.Retreat;
import org.polemarch.testkit.Covers;

/** Every card of the third deck. */
@Cites({"rounds/events", "concepts/events"})
class OmegaEventsTest {

    @Test
    void behindTheLongWalls() {
        PolisTable.reading("o-long-walls").population("athinae", 6).units("sparta", "attika", 1);
        PolisTable.reading("o-long-walls", "athinae athens 10").population("athinae", 10);
    }

    @Test
    void plagueAndHumiliation() {
        PolisTable table =
                PolisTable.reading("o-plague", "messinia athens 2 sparta 1").population("athinae", 3);
        table.run(new EventAtEnd.Resolve()).prestige("athens", 7);
        PolisTable.reading("o-plague", "athinae athens 2").population("athinae", 1);
        PolisTable.of("round omega | event o-plague | messinia athens 1 sparta 1")
                .run(new EventAtEnd.Resolve())
                .prestige("athens", 5);
    }

    @Test
    void greatCommandersDoubleThePrestigeWonInOneBattle() {
        PolisTable.of("""
                round omega
                event o-commanders
                boiotia athens 4 sparta 4
                battle boiotia sparta
                commander sparta
                hand sparta phalanx-othismos ippiko-proothisi
                hand athens peltasta-antistasi ippiko-antistasi
                """)
                .fight()
                .clash("phalanx-othismos / peltasta-antistasi", "ippiko-proothisi / ippiko-antistasi")
                .prestige("sparta", 5 + 4 + 2);
    }

    @Test
    void aCommanderIsDeclaredOnceARoundAndBeforeTheFirstHands() {
        PolisTable table = PolisTable.of("round omega | event o-commanders | boiotia athens 4 sparta 4")
                .run(new Battle.Begin(Space.BOIOTIA))
                .offersOnly("stand", "retreat", "declare-commander")
                .choose("declare-commander");
        assertThat(table.state().combat().isDoubled(Side.SPARTA)).isTrue();
        table.asks("athens", Retreat.Offer.class).choose("retreat").prestige("sparta", 5 + 2);
        table.run(new Battle.Begin(Space.BOIOTIA))
                .refuses("declare-commander", new Retreat.TooLateForCommander())
                .offersOnly("stand", "retreat");
    }

    @Test
    void mercenariesComeFromTheReserveForTwoSilver() {
        PolisTable table = PolisTable.reading("o-mercenaries", "sparta silver 5", "sparti sparta 1", "pylos sparta 1");
        table.offersAfter("create-hoplites", "sparti mercenaries", "pylos mercenaries")
                .offersAfter("create-galleys", "pylos ionion mercenaries")
                .choose("create-hoplites sparti mercenaries", "another mercenaries")
                .population("sparti", 1)
                .units("sparta", "lakedaemon", 2)
                .stock("sparta", "silver", 1);
        PolisTable.of("round omega | event o-none | sparta silver 5 | sparti sparta 1")
                .turn("sparta")
                .offersNoneAfter("create-hoplites");
    }

    @Test
    @Covers("P200")
    void alcibiadesMakesSevenUnitsFight() {
        PolisTable.of("round omega | event o-alcibiades | boiotia athens 5 sparta 2")
                .run(new BattleCheck.Look(Side.ATHENS))
                .asks("sparta", Retreat.Offer.class);
        PolisTable.of("round omega | event o-alcibiades | boiotia athens 4 sparta 2")
                .run(new BattleCheck.Look(Side.ATHENS))
                .isOver();
    }

    @Test
    @Covers("P051")
    void carthageLandsInSicily() {
        PolisTable.reading("o-carthage", "sicelia athens 3 sparta 1")
                .units("athens", "sicelia", 1)
                .units("sparta", "sicelia", 1);
        PolisTable.reading("o-carthage", "sicelia athens 3 sparta 3")
                .units("athens", "sicelia", 1)
                .units("sparta", "sicelia", 1);
        PolisTable.reading("o-carthage", "sicelia sparta 1").units("sparta", "sicelia", 0);
    }

    @Test
    void carthageWithNobodyInSicilyBarsItsTribute() {
        PolisTable table = PolisTable.reading("o-carthage", "gela sparta 3", "sparta prestige 4");
        table.state().placeUnits(Side.SPARTA, Space.SICELIA, 1);
        table.refuses("tribute sicelia wine", new CollectTribute.BarredByEvent(Space.SICELIA));
        PolisTable other = PolisTable.reading("o-carthage", "gela sparta 3", "sicelia sparta 4");
        other.offers("tribute sicelia wine");
    }

    @Test
    void aRaidLiftsTheSiegesOfTheDead() {
        PolisTable.reading("o-carthage", "sicelia sparta 2", "siege sparta gela 1")
                .siegeDisks("sparta", "gela", 0);
    }
}
