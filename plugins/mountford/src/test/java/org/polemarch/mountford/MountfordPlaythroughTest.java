package org.polemarch.mountford;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.testkit.Playthrough;

/** Recorded wars, one for each way a war ends between bots, compared word for word. */
class MountfordPlaythroughTest {

    @ParameterizedTest
    @CsvSource({"12, sparta-surrenders", "10, athens-surrenders", "7, athens-holds-out"})
    void comesOutVerbatim(long seed, String name) {
        Playthrough.of(new MountfordPlugin()).seed(seed).verify(name);
    }
}
