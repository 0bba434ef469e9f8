package org.polemarch.launcher.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SaveNameTest {

    @ParameterizedTest
    @ValueSource(strings = {"Sunday with Anna", "Wäre, hätte (2)", "a", "Πόλις", "v1.2"})
    void mostNamesWillDo(String name) {
        assertThat(new SaveName(name).fault()).isEmpty();
    }

    @Test
    void blanksAroundANameAreNoPartOfIt() {
        assertThat(new SaveName("  Sunday ").in(Path.of("saves"))).isEqualTo(Path.of("saves", "Sunday.json"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "\t"})
    void aBlankNameIsNone(String name) {
        assertThat(new SaveName(name).fault()).contains("A saved game needs a name.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"../polis", "a/b", "a\\b", "C:game", "what?", "a\u0000b", "two\nlines"})
    void noNameLeadsOutOfTheFolder(String name) {
        assertThat(new SaveName(name).fault().orElse("")).startsWith("A name can't contain any of these: / \\ :");
    }

    @ParameterizedTest
    @ValueSource(strings = {"..", ".hidden", "end.", "NUL", "com1", "nul.old", "Con .2"})
    void noNameIsAnotherThingOnSomeSystem(String name) {
        assertThat(new SaveName(name).fault().orElse("")).contains("choose another name");
    }

    @Test
    void aNameFitsIntoALine() {
        assertThat(new SaveName("a".repeat(60)).fault()).isEmpty();
        assertThat(new SaveName("a".repeat(61)).fault()).contains("A name can have at most 60 characters.");
    }
}
