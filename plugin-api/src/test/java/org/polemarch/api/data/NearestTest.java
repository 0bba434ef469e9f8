package org.polemarch.api.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestTest {

    private static final List<String> GAMES = List.of("mountford", "pericles", "perikles", "polis", "victory-or-death");

    @Test
    void aBeginningIsEnough() {
        assertThat(Nearest.to("vict", GAMES)).containsExactly("victory-or-death");
    }

    @Test
    void capitalsDoNotMatter() {
        assertThat(Nearest.to("POLIS", GAMES)).containsExactly("polis");
    }

    @ParameterizedTest
    @CsvSource({"polis,polis,0", "plois,polis,1", "poli,polis,1", "poliss,polis,1", "pulis,polis,1", "abc,xyz,3"})
    void distance(String one, String other, int distance) {
        assertThat(Nearest.distance(one, other)).isEqualTo(distance);
    }
}
