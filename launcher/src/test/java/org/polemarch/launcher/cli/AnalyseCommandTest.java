package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;

class AnalyseCommandTest {

    @TempDir
    private Path folder;

    private static String[] line(Path save, String... more) {
        String[] line = new String[more.length + 4];
        line[0] = "analyse";
        line[1] = save.toString();
        line[2] = "--rounds";
        line[3] = "3";
        System.arraycopy(more, 0, line, 4, more.length);
        return line;
    }

    /** A game of Polis in which Athens has answered twelve times. */
    private static Path begun(TestProgram program) {
        program.typing(
                "1\n".repeat(12) + "quit\n",
                "play",
                "polis",
                "--text",
                "--seed",
                "3",
                "--seat",
                "athens=human",
                "--seat",
                "sparta=beginner");
        return program.home().saves().resolve("polis.json");
    }

    @Test
    void saysHowTheChancesWentAndWhatWasBetter() {
        TestProgram program = TestProgram.installed(folder);
        Path save = begun(program);
        Result told = program.run(line(save));
        assertThat(told.err()).isEmpty();
        assertThat(told.out())
                .contains("Chances of Athens, of 100")
                .contains("each judged by what that seat could know")
                .containsPattern("Move \\d+, \\d+ BC: it cost \\d+ of 100");
        assertThat(program.run(line(save)).out()).as("the same rounds").isEqualTo(told.out());
        assertThat(program.run(line(save, "--json")).out())
                .contains("\"game\" : \"polis\"")
                .contains("\"seat\" : \"athens\"")
                .contains("\"better\" : ");
    }

    @Test
    void whoeverWantsToTryAgainGetsASaveBeforeTheMistake() {
        TestProgram program = TestProgram.installed(folder);
        Path again = folder.resolve("again.json");
        Result told = program.run(line(begun(program), "--again", again.toString()));
        assertThat(told.out()).contains("try again with: polemarch resume " + again);
        assertThat(program.run("replay", again.toString()).out()).contains("Athens is asked");
    }

    @Test
    void ofAGameThatGoesOnABotsPlayIsItsSecret() throws IOException {
        TestProgram program = TestProgram.bundling(folder, TestJar.tablets().as(folder.resolve("tablets.jar")));
        program.typing(
                "3\nquit\n",
                "play",
                "tablets",
                "--text",
                "--seed",
                "1",
                "--seat",
                "cleon=human",
                "--seat",
                "nicias=random");
        Path save = program.home().saves().resolve("tablets.json");
        assertThat(program.run(line(save)).code()).as("Cleon's own").isZero();
        Result refused = program.run(line(save, "--seat", "nicias"));
        assertThat(refused.complaint()).contains("the secrets of bot random at seat nicias");
        assertThat(refused.out()).isEmpty();
        assertThat(program.run(line(save, "--seat", "nicias", "--all")).code()).isZero();
        Files.writeString(save, Files.readString(save).replace("\"bot\": \"random\"", "\"person\": \"Ben\""));
        assertThat(program.run(line(save, "--seat", "nicias")).complaint()).contains("Ben's secrets");
    }

    @Test
    void absurdBudgetsAreWrongUse() {
        TestProgram program = TestProgram.installed(folder);
        assertThat(program.run("analyse", "x.json", "--rounds", "0").complaint())
                .contains("--rounds is from 1 to");
        assertThat(program.run("analyse", "x.json", "--ms", "-5").complaint()).contains("--ms is from 1 to");
    }
}
