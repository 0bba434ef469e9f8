package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The commands resume and replay, with good saves and with damaged ones. */
class SavedGamesTest {

    @TempDir
    private Path folder;

    private TestProgram program;
    private Path save;

    @BeforeEach
    void playALittle() {
        program = TestProgram.bundling(folder, TestJar.tablets().as(folder.resolve("tablets.jar")));
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
        save = program.home().saves().resolve("tablets.json");
        assertThat(save).exists();
    }

    @Test
    void resumeGoesOnWhereItWasLeftInTheSameFile() {
        Result result = program.typing("2\n", "resume", save.toString(), "--text");
        assertThat(result.code()).isZero();
        assertThat(result.out()).contains("Cleon wrote the number 3.").contains("The tablets were opened.");
        assertThat(program.run("replay", save.toString()).out()).contains("move 4 of 4");
    }

    @Test
    void replayShowsASeatWhatItSaw() {
        Result result = program.run("replay", save.toString(), "--seat", "nicias", "--all");
        assertThat(result.code()).isZero();
        assertThat(result.out())
                .contains("Cleon wrote something.")
                .doesNotContain("Cleon wrote the number")
                .contains("every position is as it was saved");
    }

    @Test
    void theChronicleTellsWhatEverybodySaw() {
        Result result = program.run("replay", save.toString(), "--chronicle");
        assertThat(result.code()).isZero();
        assertThat(result.out()).contains("    0  431 BC  Athens 50%").doesNotContain("wrote the number");
        JsonNode told = new JsonMapper()
                .readTree(program.run("replay", save.toString(), "--chronicle", "--json")
                        .out());
        assertThat(told.get("entries").get(0).get("shares").get("ATHENS").asDouble())
                .isEqualTo(0.5);
    }

    @Test
    void replayOfARunningGameShowsWhatYourSeatSees() {
        Result result = program.run("replay", save.toString());
        assertThat(result.code()).isZero();
        assertThat(result.out()).contains("Cleon wrote the number 3.").doesNotContain("Nicias wrote the number");
    }

    @Test
    void replayToAMoveAsJson() {
        Result result = program.run("replay", save.toString(), "--to", "1", "--seat", "cleon", "--json");
        JsonNode told = new JsonMapper().readTree(result.out());
        assertThat(told.get("to").asInt()).isEqualTo(1);
        assertThat(told.get("view").get("mine").asInt()).isEqualTo(3);
        assertThat(told.get("toAct").asString()).isEqualTo("nicias");
        assertThat(told.propertyNames())
                .containsExactly("game", "title", "variants", "moves", "to", "seat", "log", "view", "toAct", "outcome");
    }

    @Test
    void beyondTheEnd() {
        assertThat(refusal("replay", save.toString(), "--to", "99", "--seat", "cleon"))
                .contains("--to 99 is beyond the save");
    }

    @Test
    void anUnknownSeat() {
        assertThat(refusal("replay", save.toString(), "--seat", "thebes"))
                .contains("no seat 'thebes'")
                .contains("cleon");
    }

    @Test
    void cutOff() throws IOException {
        byte[] whole = Files.readAllBytes(save);
        Files.write(save, Arrays.copyOf(whole, whole.length / 2));
        refusedBoth();
    }

    @Test
    void aSaveThatDiffersIsTakenAsItStandsOrFromBefore() throws IOException {
        edit("cleon: number 3", "cleon: number 2");
        assertThat(program.run("resume", save.toString(), "--text").complaint())
                .contains("with --as-it-stands you play on with today's rules, with --before from move 0; ")
                .contains("is not the one that was saved");
        Result now = program.typing("quit\n", "resume", save.toString(), "--text", "--as-it-stands");
        assertThat(now.code()).isZero();
        assertThat(now.out()).contains("Cleon wrote the number 2.");
        Result before = program.typing("quit\n", "resume", save.toString(), "--text", "--before");
        assertThat(before.out()).doesNotContain("Cleon wrote");
        assertThat(Files.readString(save)).as("the save itself stays").contains("cleon: number 2");
    }

    @Test
    void aSaveEditedByHandIsNamedAsSuch() throws IOException {
        edit("\"casual\": false", "\"casual\": true");
        Result result = program.typing("quit\n", "resume", save.toString(), "--text");
        assertThat(result.code()).isZero();
        assertThat(result.err()).contains("tablets.json was edited by hand since it was saved.");
    }

    @Test
    void edited() throws IOException {
        edit("cleon: number 3", "cleon: number 2");
        assertThat(refusedBoth()).contains("is not the one that was saved");
    }

    @Test
    void withAMoveThatIsNoAnswer() throws IOException {
        edit("cleon: number 3", "cleon: number 7");
        assertThat(refusedBoth()).contains("number 7");
    }

    @Test
    void aBotWithoutAName() throws IOException {
        edit("\"bot\": \"random\"", "\"bot\": \"\"");
        assertThat(refusedBoth()).contains("seat 'nicias' is held by a bot without a name");
    }

    @Test
    void fromAnotherFormat() throws IOException {
        edit("\"polemarchSave\": 2", "\"polemarchSave\": 99");
        assertThat(refusedBoth()).contains("99");
    }

    @Test
    void fromAMissingPlugin() throws IOException {
        edit("\"game\": \"tablets\"", "\"game\": \"pebbles\"");
        assertThat(refusedBoth()).contains("the game 'pebbles' is not installed");
    }

    @Test
    void aHundredMegabytes() throws IOException {
        byte[] content = new byte[100 * 1024 * 1024];
        Arrays.fill(content, (byte) ' ');
        Files.write(save, content);
        assertThat(refusedBoth()).contains("104857600 bytes large, which no save is");
    }

    @Test
    void tenThousandLevelsDeep() throws IOException {
        Files.writeString(save, "[".repeat(10_000) + "]".repeat(10_000));
        refusedBoth();
    }

    @Test
    void noSaveAtAll() throws IOException {
        Files.write(save, "not even JSON".getBytes(StandardCharsets.UTF_8));
        refusedBoth();
    }

    @Test
    void aFolder() {
        assertThat(refusal("resume", folder.toString(), "--text")).contains("is a folder; give the path of a save");
    }

    private void edit(String old, String changed) throws IOException {
        String text = Files.readString(save);
        assertThat(text).contains(old);
        Files.writeString(save, text.replace(old, changed));
    }

    /** Both commands refuse the save in one line that names it, and leave it as it is. */
    private String refusedBoth() throws IOException {
        byte[] before = Files.readAllBytes(save);
        String resumed = refusal("resume", save.toString(), "--text");
        String replayed = refusal("replay", save.toString(), "--seat", "cleon");
        assertThat(resumed).contains("tablets.json");
        assertThat(replayed).contains("tablets.json");
        assertThat(Files.readAllBytes(save)).isEqualTo(before);
        return resumed;
    }

    private String refusal(String... line) {
        Result result = program.run(line);
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.out()).isEmpty();
        assertThat(result.complaint()).doesNotContain("Exception").doesNotContain("at org.");
        return result.complaint();
    }
}
