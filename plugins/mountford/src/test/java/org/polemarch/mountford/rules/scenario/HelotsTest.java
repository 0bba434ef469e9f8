package org.polemarch.mountford.rules.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.rules.operations.OperationEnd;
import org.polemarch.testkit.Covers;

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
}
