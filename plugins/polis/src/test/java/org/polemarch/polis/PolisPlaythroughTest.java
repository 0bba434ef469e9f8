package org.polemarch.polis;

import org.junit.jupiter.api.Test;
import org.polemarch.testkit.Playthrough;

/** Recorded games that must come out word for word. */
class PolisPlaythroughTest {

    @Test
    void threeRounds() {
        Playthrough.of(new PolisPlugin()).seed(4).verify("three-rounds");
    }
}
