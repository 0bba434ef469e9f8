package org.polemarch.api.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ShownTest {

    @Test
    void theFirstTimeEverythingIsNew() {
        assertThat(new Shown<List<String>>().changes(List.of())).isTrue();
    }

    @Test
    void whatIsShownAlreadyIsNoChangeUntilSomethingElseWasShown() {
        Shown<String> shown = new Shown<>();
        shown.changes("Sphacteria");
        assertThat(shown.changes("Sphacteria")).isFalse();
        assertThat(shown.changes("Pylos")).isTrue();
        assertThat(shown.changes("Sphacteria")).isTrue();
    }
}
