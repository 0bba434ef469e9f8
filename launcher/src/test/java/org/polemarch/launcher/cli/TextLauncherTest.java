package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;

/** The program without a command, where there is no display. */
class TextLauncherTest {

    @TempDir
    private Path folder;

    private TestProgram program;

    @BeforeEach
    void install() {
        program = TestProgram.bundling(folder, TestJar.tablets().as(folder.resolve("tablets.jar")));
    }

    @Test
    void saysWhyThereIsNoWindowAndListsTheGames() {
        Result result = program.typing("quit\n");
        assertThat(result.code()).isZero();
        assertThat(result.complaint()).isEqualTo("polemarch: there is no display; opening the text table instead");
        assertThat(result.out()).contains("1  Tablets: Write a number");
    }

    @Test
    void startsAGameAndLaterGoesOnWithIt() {
        assertThat(program.typing("seven\n9\n1\n2\nquit\n", "--text").out())
                .contains("There is no choice 'seven'; type a number from 1 to 1.")
                .contains("There is no choice '9'")
                .contains("1  Write 1");
        Result again = program.typing("2\n1\n", "--text");
        assertThat(again.out()).contains("2  resume Tablets, 2 moves").contains("Cleon wrote the number 2.");
        assertThat(again.code()).isZero();
    }

    /** Whether the game was begun or resumed here. */
    @Test
    void aGameThatIsLeftWithoutBeingSavedIsAFailure() throws IOException {
        Files.createDirectories(program.home().saves().getParent());
        Files.writeString(program.home().saves(), "no folder");
        Result lost = program.typing("1\n2\nquit\nquit\n", "--text");
        assertThat(lost.err()).contains("the game was left without being saved");
        assertThat(lost.code()).isEqualTo(1);
    }
}
