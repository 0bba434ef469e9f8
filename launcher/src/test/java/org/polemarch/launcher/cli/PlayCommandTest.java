package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.core.save.SaveGame;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;

class PlayCommandTest {

    @TempDir
    private Path folder;

    /** Each line is number 1, which every question has. */
    @ParameterizedTest
    @CsvSource({"polis, 1, sparta=random", "perikles, 2, green=random"})
    void aPersonPlaysAWholeGameByNumbers(String game, String seed, String other) {
        TestProgram program = TestProgram.installed(folder);
        String first = game.equals("polis") ? "athens=human" : "red=human";
        Result result = program.typing(
                "1\n".repeat(5_000), "play", game, "--text", "--seed", seed, "--seat", first, "--seat", other);
        assertThat(result.code()).isZero();
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).containsPattern("Victory for .*\\.\\R$| share the victory\\.\\R$");
        SaveGame saved = new SaveFiles().read(program.home().saves().resolve(game + ".json"));
        assertThat(saved.result()).isPresent();
        assertThat(program.run(
                                "replay",
                                program.home().saves().resolve(game + ".json").toString())
                        .out())
                .contains("every position is as it was saved");
    }

    /** As in the README: a user who names only the opponents wants to play. */
    @ParameterizedTest
    @CsvSource({"nicias=random, 'Cleon, random'", "cleon=random, 'random, Nicias'", "cleon=human:Ann, 'Ann, easy'"})
    void youHoldTheFirstSeatThatIsFree(String given, String holders) {
        TestProgram program = TestProgram.bundling(folder, TestJar.tablets().as(folder.resolve("tablets.jar")));
        program.typing("quit\n", "play", "tablets", "--text", "--seat", given);
        SaveGame saved = new SaveFiles().read(program.home().saves().resolve("tablets.json"));
        assertThat(saved.seats()).extracting(SaveGame.SavedSeat::holder).containsExactly(holders.split(", "));
    }

    @Test
    void withoutADisplayItSaysSoAndOpensTheTextTable() {
        Path jar = TestJar.tablets().as(folder.resolve("tablets.jar"));
        Result result = TestProgram.bundling(folder, jar).typing("quit\n", "play", "tablets");
        assertThat(result.code()).isZero();
        assertThat(result.complaint()).isEqualTo("polemarch: there is no display; opening the text table instead");
        assertThat(result.out()).contains("1  Write 1  [number 1]").contains("Saved as ");
    }

    @Test
    void aSecondGameDoesNotTouchTheFirst() throws IOException {
        Path jar = TestJar.tablets().as(folder.resolve("tablets.jar"));
        TestProgram program = TestProgram.bundling(folder, jar);
        program.typing("1\nquit\n", "play", "tablets", "--text", "--seed", "1");
        Path first = program.home().saves().resolve("tablets.json");
        String before = Files.readString(first);
        program.typing("2\nquit\n", "play", "tablets", "--text", "--seed", "2");
        assertThat(Files.readString(first)).isEqualTo(before);
        assertThat(program.home().saves().resolve("tablets-2.json")).exists();
    }

    @Test
    void saveUnderANameNeverReplacesAnotherGame() throws IOException {
        Path jar = TestJar.tablets().as(folder.resolve("tablets.jar"));
        TestProgram program = TestProgram.bundling(folder, jar);
        Path mine = folder.resolve("mine.json");
        program.typing("1\nsave " + mine + "\nquit\n", "play", "tablets", "--text", "--seed", "1");
        String before = Files.readString(mine);
        Result result = program.typing("2\nsave " + mine + "\nquit\n", "play", "tablets", "--text", "--seed", "2");
        assertThat(Files.readString(mine)).isEqualTo(before);
        assertThat(result.out())
                .contains("mine.json was written by somebody else")
                .contains("mine-2.json");
    }

    @Test
    void anAutosaveThatCannotBeWrittenIsToldOnceAndPlayGoesOn() throws IOException {
        Path jar = TestJar.tablets().as(folder.resolve("tablets.jar"));
        TestProgram program = TestProgram.bundling(folder, jar);
        Files.createDirectories(program.home().user());
        Files.writeString(program.home().saves(), "a file where the folder should be");
        Result result = program.typing(
                "1\n1\n",
                "play",
                "tablets",
                "--text",
                "--seed",
                "2",
                "--seat",
                "cleon=human",
                "--seat",
                "nicias=random");
        assertThat(result.code()).isZero();
        assertThat(result.out())
                .containsOnlyOnce("! autosave failed, play goes on: ")
                .contains("The tablets were opened.");
        assertThat(program.home().saves()).hasContent("a file where the folder should be");
    }

    @Test
    void theEndOfInputLeavesAndSaves() {
        Path jar = TestJar.tablets().as(folder.resolve("tablets.jar"));
        Result result = TestProgram.bundling(folder, jar).typing("2\n", "play", "tablets", "--text");
        assertThat(result.code()).isZero();
        assertThat(result.out()).endsWith("tablets.json)." + System.lineSeparator());
    }
}
