package org.polemarch.core.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DidYouMeanTest {

    private static final List<String> GAMES = List.of("mountford", "pericles", "perikles", "polis", "victory-or-death");

    @Test
    void theNearestComesFirst() {
        assertThat(DidYouMean.line("game", "perikels", GAMES))
                .isEqualTo("no game 'perikels'; did you mean perikles or pericles? "
                        + "there are mountford, pericles, perikles, polis, victory-or-death");
    }

    @Test
    void nothingIsNear() {
        assertThat(DidYouMean.line("game", "chess", GAMES))
                .isEqualTo("no game 'chess'; there are mountford, pericles, perikles, polis, victory-or-death");
    }

    @Test
    void aBeginningIsEnough() {
        assertThat(DidYouMean.near("vict", GAMES)).containsExactly("victory-or-death");
    }

    @Test
    void capitalsDoNotMatter() {
        assertThat(DidYouMean.near("POLIS", GAMES)).containsExactly("polis");
    }

    @Test
    void oneOrNone() {
        assertThat(DidYouMean.line("bot", "x", List.of("random"))).isEqualTo("no bot 'x'; there is random");
        assertThat(DidYouMean.line("bot", "x", List.of())).isEqualTo("no bot 'x'; there is none");
    }

    @ParameterizedTest
    @CsvSource({"polis,polis,0", "plois,polis,1", "poli,polis,1", "poliss,polis,1", "pulis,polis,1", "abc,xyz,3"})
    void distance(String one, String other, int distance) {
        assertThat(DidYouMean.distance(one, other)).isEqualTo(distance);
    }
}
