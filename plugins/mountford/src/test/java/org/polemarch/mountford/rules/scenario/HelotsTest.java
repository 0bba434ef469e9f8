package org.polemarch.mountford.rules.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.in;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.mountford.rules.turn.OperationEnd;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 9.3.5: whose absence lets the helots rise, and whose presence holds them down. */
@Cites("9.3.5")
class HelotsTest {

    private static Field raid() {
        return Field.bare().army("ath-demosthenes", "pylos", "4 hoplite-athens");
    }

    private static boolean rise(Field field) {
        return !field.run(new OperationEnd.Run(1, false))
                .all(HelotRebellion.Rose.class)
                .isEmpty();
    }

    @Test
    @Covers("9.3.5-02")
    void spartanHoplitesBasedInPersiaAreAbroad() {
        assertThat(rise(raid().persiaAtWar().loose("ephesus", "1 hoplite-sparta")))
                .isTrue();
        assertThat(rise(raid().persiaAtWar().loose("ephesus", "3 naval-gythium")))
                .as("ships are no hoplites")
                .isFalse();
        assertThat(rise(raid().persiaAtWar().loose("ephesus", "2 hoplite-phlius")))
                .as("allies are no Spartans")
                .isFalse();
    }

    @Test
    @Covers("9.3.5-02")
    void alliesOfSpartaDoNotHoldTheHelotsDown() {
        assertThat(rise(raid().army("spa-agis", "megara", "2 hoplite-sparta")
                        .army("spa-mindarus", "gythium", "5 hoplite-phlius")))
                .as("four against no Spartan at all")
                .isTrue();
        assertThat(rise(raid().army("spa-agis", "megara", "2 hoplite-sparta").home("4 naval-gythium")))
                .as("Spartan ships count")
                .isFalse();
    }

    @Test
    @Covers("9.3.5-02")
    void theAbsenceOfAlliesAloneRousesNobody() {
        assertThat(rise(raid().army("spa-brasidas", "megara", "5 hoplite-phlius")))
                .isFalse();
    }

    private static Field helots(int athenians, String spartans) {
        return Field.bare()
                .home("3 hoplite-sparta-guard")
                .army("ath-nicias", "pylos", athenians + " hoplite-athens")
                .army("spa-agis", spartans, "2 hoplite-sparta");
    }

    @Test
    @Covers({"9.3.5-01", "9.3.5-02", "9.3.5-03"})
    void theHelotsRise() {
        Table<MountfordState> table = helots(4, "megara")
                .bellicosity(9, 9)
                .run(new OperationEnd.Run(1, true))
                .asks("peloponnese", HelotLosses.Hoplite.class)
                .offersOnly("lose spa-agis hoplite-sparta", "lose sparta hoplite-sparta-guard")
                .choose("lose spa-agis hoplite-sparta", "give-up spa-colony", "give-up spa-mindarus")
                .asks("athens", OperationChoice.Ask.class);
        assertThat(table.state().bellicosity(1)).isEqualTo(7);
        assertThat(in(table.state(), "spa-agis", "hoplite-sparta")).isEqualTo(1);
        assertThat(table.state().held(TileSet.SPARTAN)).isEqualTo(16 - 3);
        table = helots(4, "megara").run(new OperationEnd.Run(1, true)).choose("lose sparta hoplite-sparta-guard");
        assertThat(at(table.state(), "sparta", "hoplite-sparta-guard")).isEqualTo(2);
        helots(4, "megara").run(new OperationEnd.Run(0, true)).asks("peloponnese", OperationChoice.Ask.class);
        assertThat(helots(3, "megara").run(new OperationEnd.Run(1, true)).all(HelotRebellion.Rose.class))
                .as("three against three do not outnumber")
                .isEmpty();
        assertThat(helots(4, "gythium").run(new OperationEnd.Run(1, true)).all(HelotRebellion.Rose.class))
                .as("no Spartan hoplites abroad")
                .isEmpty();
    }
}
