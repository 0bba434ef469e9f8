package org.polemarch.launcher.palette;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.launcher.palette.PaletteModel.Entry;

class PaletteModelTest {

    private static final PaletteModel PALETTE = new PaletteModel(List.of(
            new Entry("Moves", "Siege Thebes", "siege thibae", () -> {}),
            new Entry("Moves", "March to Thebes", "march thibae", () -> {}),
            new Entry("Game", "Leave", "Ctrl+W", () -> {})));

    private static List<String> found(String typed) {
        return PALETTE.found(typed).stream().map(Entry::text).toList();
    }

    @Test
    void everythingIsThereUntilSomethingIsTyped() {
        assertThat(found("")).containsExactly("Siege Thebes", "March to Thebes", "Leave");
    }

    @Test
    void allWordsMustBeInIt() {
        assertThat(found("thebes march")).containsExactly("March to Thebes");
        assertThat(found("thibae")).containsExactly("Siege Thebes", "March to Thebes");
        assertThat(found("athens")).isEmpty();
    }

    @Test
    void whatBeginsWithItComesFirst() {
        assertThat(found("m")).first().isEqualTo("March to Thebes");
    }
}
