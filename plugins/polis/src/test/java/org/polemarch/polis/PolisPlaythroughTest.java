package org.polemarch.polis;

import org.junit.jupiter.api.Test;
import org.polemarch.testkit.Playthrough;

/** Recorded games that must come out word for word. */
class PolisPlaythroughTest {

    /** To the final score: sieges, civil wars, a captive and a ransom, a blockade punished, battles of seven units. */
    @Test
    void threeRounds() {
        Playthrough.of(new PolisPlugin()).seed(4).verify("three-rounds");
    }

    /** A battle under Great Commanders. */
    @Test
    void greatCommanders() {
        Playthrough.of(new PolisPlugin()).seed(3).verify("great-commanders");
    }

    /** Sparta cannot feed its capital and is defeated at once. */
    @Test
    void famine() {
        Playthrough.of(new PolisPlugin()).seed(40).verify("famine");
    }

    /** Athens ends a round without Prestige and is defeated. */
    @Test
    void noPrestigeLeft() {
        Playthrough.of(new PolisPlugin()).seed(15).verify("no-prestige-left");
    }
}
