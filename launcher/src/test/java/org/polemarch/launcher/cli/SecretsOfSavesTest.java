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

/** While a game is unfinished, a save's secrets are shown only to their owners. */
class SecretsOfSavesTest {

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
    }

    private void edit(String old, String changed) throws IOException {
        String text = Files.readString(save);
        assertThat(text).contains(old);
        Files.writeString(save, text.replace(old, changed));
    }

    private void twoPeople() throws IOException {
        edit("\"person\": \"Cleon\"", "\"person\": \"Ann\"");
        edit("\"bot\": \"random\"", "\"person\": \"Ben\"");
    }

    private Result replay(String... more) {
        return program.run(line("replay", more));
    }

    private String[] line(String command, String... more) {
        String[] line = new String[more.length + 2];
        line[0] = command;
        line[1] = save.toString();
        System.arraycopy(more, 0, line, 2, more.length);
        return line;
    }

    @Test
    void aScriptIsRefusedABotsSecrets() {
        Result refused = replay("--seat", "nicias");
        assertThat(refused.code()).isEqualTo(1);
        assertThat(refused.complaint())
                .contains("the secrets of bot random at seat nicias")
                .contains("add --all");
        assertThat(refused.out()).isEmpty();
        assertThat(replay("--seat", "nicias", "--all").out()).contains("Cleon wrote something.");
        assertThat(replay("--all").out()).contains("Cleon wrote the number 3.").contains("Nicias wrote the number");
    }

    @Test
    void amongPeopleAScriptIsRefusedEverySecret() throws IOException {
        twoPeople();
        assertThat(replay().complaint()).contains("'s secrets").contains("add --all");
        assertThat(replay("--seat", "cleon").complaint()).contains("Ann's secrets");
        assertThat(replay("--seat", "nicias", "--json").complaint()).contains("Ben's secrets");
        assertThat(replay("--chronicle").code()).as("everybody saw that").isZero();
    }

    @Test
    void onATerminalThePersonIsAsked() throws IOException {
        twoPeople();
        Result ann = program.answering("yes\n", line("replay", "--seat", "cleon"));
        assertThat(ann.err()).startsWith("This shows Ann's secrets. Are you Ann? yes/no ");
        assertThat(ann.out()).contains("Cleon wrote the number 3.");
        Result ben = program.answering("no\n", line("replay", "--seat", "cleon"));
        assertThat(ben.code()).isEqualTo(1);
        assertThat(ben.out()).isEmpty();
        assertThat(ben.err()).contains("nothing is shown, because these are Ann's secrets");
    }

    /** One line of the file makes a bot's seat yours, or yours a bot's; it does not make its secrets yours. */
    @Test
    void whoseASeatIsIsNotBelievedOfAnEditedSave() throws IOException {
        edit("\"bot\": \"random\"", "\"person\": \"Cleon\"");
        assertThat(replay("--seat", "nicias").complaint()).contains("Cleon's secrets");
        assertThat(program.run(line("analyse", "--seat", "nicias", "--rounds", "1"))
                        .complaint())
                .contains("Cleon's secrets");
        edit("\"person\": \"Cleon\"", "\"bot\": \"random\"");
        assertThat(replay().complaint()).contains("the secrets of bot random");
        Result shown = replay("--all");
        assertThat(shown.code()).isZero();
        assertThat(shown.complaint()).endsWith("was edited by hand since it was saved.");
    }

    @Test
    void aPictureKeepsThemToo() throws IOException {
        Path out = folder.resolve("x.png");
        String[] options = {"--size", "320x200", "--out", out.toString()};
        assertThat(program.run(line("render", options)).err()).isEmpty();
        Files.delete(out);
        twoPeople();
        assertThat(program.run(line("render", options)).complaint()).contains("'s secrets");
        assertThat(program.run(line("render", "--screen", "replay", "--out", out.toString()))
                        .complaint())
                .contains("Ann's secrets");
        assertThat(out).doesNotExist();
        assertThat(program.run(line("render", "--all", "--size", "320x200", "--out", out.toString()))
                        .code())
                .isZero();
    }
}
