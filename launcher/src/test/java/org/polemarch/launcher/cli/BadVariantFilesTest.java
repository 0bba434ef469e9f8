package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;

/** A variant file that is wrong is not installed; one that got into the folder anyway does no harm. */
class BadVariantFilesTest {

    @TempDir
    private Path folder;

    private TestProgram program;

    @BeforeEach
    void install() {
        program = TestProgram.bundling(folder, TestJar.tablets().as(folder.resolve("tablets.jar")));
    }

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("bad.variant.json"), text);
    }

    private String notInstalled(Path file) {
        Result result = program.run("plugins", "install", file.toString());
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.out()).isEmpty();
        assertThat(program.home().userPlugins().resolve("bad.variant.json")).doesNotExist();
        return result.complaint();
    }

    /** The file lies in the folder, as if somebody had copied it there. */
    private void harmsNothing(Path file) throws IOException {
        Files.createDirectories(program.home().userPlugins());
        Files.move(file, program.home().userPlugins().resolve("bad.variant.json"));
        Result games = program.run("games");
        assertThat(games.code()).isZero();
        assertThat(games.out()).contains("Tablets");
        assertThat(games.complaint()).startsWith("polemarch: plugin bad (bad.variant.json): ");
        assertThat(program.run("plugins", "remove", "bad").code()).isZero();
        assertThat(program.run("games").err()).isEmpty();
    }

    @Test
    void cutOff() throws IOException {
        Path file = file("{\"id\": \"bad\", \"game\": \"tablets\", \"title\": \"Ba");
        assertThat(notInstalled(file)).contains("bad.variant.json cannot be used: line 1");
        harmsNothing(file);
    }

    @Test
    void aHundredMegabytes() throws IOException {
        Path file = folder.resolve("bad.variant.json");
        try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
            large.setLength(100L << 20);
        }
        assertThat(notInstalled(file))
                .endsWith("cannot be used: it has 104857600 bytes; a variant file has at most 1048576");
        harmsNothing(file);
    }

    @Test
    void unknownTables() throws IOException {
        Path file = file("{\"id\": \"bad\", \"game\": \"tablets\", \"title\": \"Bad\", \"summary\": \"Bad.\","
                + " \"patch\": {\"ships\": {\"trireme\": {\"speed\": 3}}}}");
        assertThat(notInstalled(file))
                .contains("variant bad")
                .contains("'ships'")
                .doesNotContain("jackson");
    }

    private void add(String id, String game, String patch) throws IOException {
        Files.createDirectories(program.home().userPlugins());
        Files.writeString(
                program.home().userPlugins().resolve(id + ".variant.json"),
                "{\"id\": \"" + id + "\", \"game\": \"" + game + "\", \"title\": \"" + id
                        + "\", \"summary\": \"Other figures.\", \"patch\": " + patch + "}");
    }

    @Test
    void twoThatChangeTheSameFigureAreToldItsName() throws IOException {
        add("five", "tablets", "{\"table\": {\"largest\": 5}}");
        add("six", "tablets", "{\"table\": {\"largest\": 6}}");
        Result both = program.run("simulate", "tablets", "--variant", "five", "--variant", "six", "--games", "1");
        assertThat(both.code()).isEqualTo(1);
        assertThat(both.complaint())
                .contains("variants five and six both change")
                .contains("largest");
    }

    @Test
    void aFaultNamesTheVariantTheTableTheRecordAndTheField() throws IOException {
        program = TestProgram.bundling(folder.resolve("polis"), TestProgram.built("polis"));
        add("bad", "polis", "{\"rounds\": {\"alpha\": {\"turns\": 4}}}");
        Result played = program.run("simulate", "polis", "--variant", "bad", "--games", "1");
        assertThat(played.code()).isEqualTo(1);
        assertThat(played.complaint())
                .contains("variant bad changes rounds/alpha/turns: there is no field 'turns'; there are number,")
                .doesNotContain("jackson");
    }

    @Test
    void aGameThatIsNotThere() throws IOException {
        Path file = file("{\"id\": \"bad\", \"game\": \"go\", \"title\": \"Bad\", \"summary\": \"Bad.\","
                + " \"words\": {\"a\": \"b\"}}");
        assertThat(notInstalled(file)).endsWith("was not installed: it is for game 'go', which is not installed");
    }

    @Test
    void aTextThatNobodyReads() throws IOException {
        program = TestProgram.bundling(folder.resolve("polis"), TestProgram.built("polis"));
        String head = "{\"id\": \"bad\", \"game\": \"polis\", \"title\": \"Bad\", \"summary\": \"Bad.\", ";
        assertThat(notInstalled(file(head + "\"words\": {\"LaySeige.Besiege\": \"Attack {polis}\"}}")))
                .endsWith("variant bad has a text for 'LaySeige.Besiege', but Polis has none; did you mean"
                        + " 'LaySiege.Besiege'?");
        assertThat(program.run(
                                "plugins",
                                "install",
                                file(head + "\"words\": {\"LaySiege.Besiege\": \"Attack {polis}\"}}")
                                        .toString())
                        .code())
                .isZero();
    }

    @Test
    void aTitleThatFillsThePage() throws IOException {
        String head =
                "{\"id\": \"bad\", \"game\": \"tablets\", \"summary\": \"Bad.\", \"patch\": {\"table\": {\"largest\": 5}},";
        assertThat(notInstalled(file(head + "\"title\": \"" + "B".repeat(5000) + "\"}")))
                .endsWith("its title has 5000 characters; it may have at most 80");
        assertThat(notInstalled(file(head + "\"title\": \"Bad\", \"conflicts\": [\"bad\"]}")))
                .endsWith("its conflicts name 'bad', which is the variant itself");
    }

    @Test
    void aFileThatChangesNothing() throws IOException {
        program = TestProgram.bundling(folder.resolve("polis"), TestProgram.built("polis"));
        String head = "{\"id\": \"bad\", \"game\": \"polis\", \"title\": \"Bad\", \"summary\": \"Bad.\"";
        assertThat(notInstalled(file(head + "}")))
                .endsWith("cannot be used: it changes nothing: give it a patch, words or rules");
        assertThat(notInstalled(file(head + ", \"patch\": {\"figures\": {\"siegeCost\": 1}}}")))
                .endsWith("variant bad changes nothing: Polis already has these figures");
        assertThat(notInstalled(file(head + ", \"patch\": {\"poleis\": {\"thibea\": {\"growth\": 2}}}}")))
                .contains("no record of table poleis is called 'thibea'; did you mean 'thibae'?");
        assertThat(notInstalled(
                        file(head + ", \"patch\": {\"sides\": {\"athens\": {\"hoplites\": {\"attika\": -3}}}}}")))
                .contains(
                        "variant bad changes sides/athens/hoplites/attika: it must be a number from 0 to 1000, not -3");
    }
}
