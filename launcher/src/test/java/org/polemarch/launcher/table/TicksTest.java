package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TicksTest {

    @ParameterizedTest
    @CsvSource({
        "0, 12, 6, 0, 12, 2",
        "0, 44, 6, 0, 50, 10",
        "-7, 20, 6, -10, 20, 5",
        "0, 0, 6, 0, 1, 1",
        "5, 5, 6, 5, 6, 1",
        "0, 1202, 8, 0, 1400, 200"
    })
    void marksAreRoundAndWhole(int least, int most, int marks, int lower, int upper, int unit) {
        assertThat(Ticks.of(least, most, marks)).isEqualTo(new Ticks(lower, upper, unit));
    }
}
