package org.polemarch.launcher.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ChoiceFilterTest {

    private static final List<String> CHOICES =
            List.of("   1  March Attika Megaris", "   2  Sail Myrtoon", "  12  March Megaris Attika");

    @Test
    void everyWordMustBeThereInAnyOrderAndCase() {
        assertThat(ChoiceFilter.matching(CHOICES, "meg MARCH")).containsExactly(0, 2);
        assertThat(ChoiceFilter.matching(CHOICES, "sail")).containsExactly(1);
        assertThat(ChoiceFilter.matching(CHOICES, "sail attika")).isEmpty();
    }

    @Test
    void nothingTypedFitsEverything() {
        assertThat(ChoiceFilter.matching(CHOICES, "  ")).containsExactly(0, 1, 2);
    }

    @Test
    void aNumberNarrowsByTheNumbersInFront() {
        assertThat(ChoiceFilter.shown(CHOICES, "1")).containsExactly(0, 2);
        assertThat(ChoiceFilter.shown(CHOICES, "12")).containsExactly(2);
        assertThat(ChoiceFilter.shown(CHOICES, "3")).isEmpty();
        assertThat(ChoiceFilter.shown(CHOICES, "sail")).containsExactly(1);
    }
}
