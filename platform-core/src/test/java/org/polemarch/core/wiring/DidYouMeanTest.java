package org.polemarch.core.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

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
    void oneOrNone() {
        assertThat(DidYouMean.line("bot", "x", List.of("random"))).isEqualTo("no bot 'x'; there is random");
        assertThat(DidYouMean.line("bot", "x", List.of())).isEqualTo("no bot 'x'; there is none");
    }
}
