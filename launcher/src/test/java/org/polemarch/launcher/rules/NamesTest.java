package org.polemarch.launcher.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.data.Figure;

class NamesTest {

    private static String line(String before, String after) {
        return Names.line(new Figure(List.of("figures", "siegeCost"), before, after));
    }

    @Test
    void aFigureIsReadWithWhatItWas() {
        assertThat(line("1", "2")).isEqualTo("Figures, siege cost: 2 instead of 1");
        assertThat(line("", "2")).isEqualTo("Figures, siege cost: 2 (new)");
        assertThat(line("1", "")).isEqualTo("Figures, siege cost: removed (was 1)");
        assertThat(line("[5,3]", "[]")).isEqualTo("Figures, siege cost: none instead of 5, 3");
        assertThat(line("Plague", "No plague")).isEqualTo("Figures, siege cost: “No plague” instead of “Plague”");
    }

    @Test
    void aNumberOfTheBookIsReadAsItStandsThere() {
        assertThat(Names.line(new Figure(List.of("scenarios", "14.1.06A", "peaceEndsFrom"), "7", "0")))
                .isEqualTo("Scenarios, 14.1.06A, peace ends from: 0 instead of 7");
    }

    @Test
    void whatIsNoFigureIsNotShownToAPlayer() {
        assertThat(line("[{\"op\":\"lose\"}]", "[]")).isEqualTo("Figures, siege cost: changed");
    }
}
