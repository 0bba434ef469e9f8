package org.polemarch.perikles;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.testkit.Playthrough;

/** Recorded games, one for each number of players, compared word for word. */
class PlaythroughTest {

    @ParameterizedTest
    @CsvSource({"3, 431, three-players", "4, 422, four-players", "5, 413, five-players"})
    void comesOutVerbatim(int players, long seed, String name) {
        Playthrough.of(new PeriklesPlugin()).seats(players).seed(seed).verify(name);
    }
}
