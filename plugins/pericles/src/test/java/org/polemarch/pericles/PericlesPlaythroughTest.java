package org.polemarch.pericles;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.testkit.Playthrough;

/** Recorded games of every kind of scenario, compared word for word. */
class PericlesPlaythroughTest {

    @ParameterizedTest
    @CsvSource({
        "14.1.01B, 431, the-ostracism-of-thucydides",
        "14.1.01A, 457, central-greece",
        "14.1.08B, 418, mantinea",
        "14.1.06A, 430, the-archidamian-war",
        "14.2, 460, the-first-war"
    })
    void comesOutVerbatim(String scenario, long seed, String name) {
        Playthrough.of(new PericlesPlugin()).scenario(scenario).seed(seed).verify(name);
    }

    @Test
    void aHandicapForSpartaComesOutVerbatim() {
        Playthrough.of(new PericlesPlugin())
                .scenario("14.2")
                .option("handicap", "sparta-6")
                .seed(465)
                .verify("an-honor-victory");
    }
}
