package org.polemarch.victory;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.testkit.Playthrough;
import org.polemarch.victory.model.Rulings;

/** Recorded games, one for each number of people, compared word for word; that of four has answers to answers. */
class PlaythroughTest {

    @ParameterizedTest
    @CsvSource({"2, 418, two-people", "3, 422, three-people", "4, 403, four-people"})
    void comesOutVerbatim(String people, long seed, String name) {
        Playthrough.of(new VictoryOrDeathPlugin())
                .option(Rulings.PEOPLE, people)
                .seed(seed)
                .verify(name);
    }
}
