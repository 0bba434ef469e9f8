package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SeatColoursTest {

    @Test
    void aSeatCalledAfterAColourHasIt() {
        assertThat(new SeatColours(List.of("Red", "Black", "Orange")).style())
                .isEqualTo("-pl-line-0: #a93e26; -pl-line-1: -color-fg-default; -pl-line-2: #eba441; ");
    }

    @Test
    void othersGetWhatIsLeft() {
        assertThat(new SeatColours(List.of("Athens", "Blue")).style())
                .isEqualTo("-pl-line-0: #a93e26; -pl-line-1: #365fbe; ");
    }

    @Test
    void aSeatIsDrawnAsBoardsUsuallyDoWhereThatColourIsFree() {
        assertThat(new SeatColours(List.of("Corinth", "Delian League", "Sparta", "Athens")).style())
                .isEqualTo("-pl-line-0: #eba441; -pl-line-1: #42ab70; -pl-line-2: #a93e26; -pl-line-3: #365fbe; ");
    }
}
