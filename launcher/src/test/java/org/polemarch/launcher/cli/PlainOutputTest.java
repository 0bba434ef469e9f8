package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;
import org.polemarch.launcher.machine.Console;
import org.polemarch.launcher.words.Plain;

/** Nothing in a file steers the terminal, and what could not be written is a failure. */
class PlainOutputTest {

    @TempDir
    private Path folder;

    @Test
    void namesInASaveSteerNoTerminal() throws IOException {
        TestProgram program = TestProgram.bundling(folder, TestJar.tablets().as(folder.resolve("tablets.jar")));
        program.typing("3\nquit\n", "play", "tablets", "--text", "--seat", "cleon=human", "--seat", "nicias=random");
        Path save = program.home().saves().resolve("tablets.json");
        String evil = "\\u001b]0;owned\\u0007\\u202eE\\rF";
        Files.writeString(
                save, Files.readString(save).replace("\"person\": \"Cleon\"", "\"person\": \"" + evil + "\""));
        Result played = program.typing("quit\n", "resume", save.toString(), "--text");
        Files.writeString(save, Files.readString(save).replace("\"bot\": \"random\"", "\"person\": \"Ben\""));
        Result asked = program.answering("no\n", "replay", save.toString(), "--seat", "cleon");
        assertThat(asked.err())
                .as("the name is shown, without what would steer")
                .contains("owned");
        for (String text : new String[] {played.out(), played.err(), asked.out(), asked.err()}) {
            assertThat(text).doesNotContain("\u001b", "\u0007", "\u202e", "E\rF");
        }
    }

    /** One that nobody writes to would keep the program waiting for ever. */
    @ParameterizedTest
    @ValueSource(
            strings = {"simulate polis --games 1 --data", "experiment run", "experiment resume", "experiment report"})
    @EnabledOnOs(OS.LINUX)
    void aPipeIsRefusedAtOnce(String line) throws Exception {
        Path pipe = folder.resolve("pipe.json");
        assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "no pipes here");
        Result result = TestProgram.installed(folder).started((line + " " + pipe).split(" "));
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.complaint()).contains("it is a device or a pipe; give the path of a file");
    }

    @Test
    void aTitleIsOneLine() {
        assertThat(Plain.line("a\nb\u001bc")).isEqualTo("a\uFFFDb\uFFFDc");
        assertThat(Plain.text("a\n\tb\u009bc")).isEqualTo("a\n\tb\uFFFDc");
    }

    @ParameterizedTest
    @ValueSource(strings = {"games", "--help", "--version", "simulate --help", "rules polis", "--text", ""})
    @EnabledOnOs(OS.LINUX)
    void aFullDeviceIsAFailure(String line) throws IOException {
        TestProgram program = TestProgram.installed(folder);
        StringWriter err = new StringWriter();
        try (OutputStreamWriter full =
                new OutputStreamWriter(Files.newOutputStream(Path.of("/dev/full")), StandardCharsets.UTF_8)) {
            Console console = new Console(new BufferedReader(new StringReader("")), full, err, false);
            String[] args = line.isEmpty() ? new String[0] : line.split(" ");
            assertThat(Polemarch.run(program.home(), console, args)).isEqualTo(1);
            assertThat(err.toString().strip())
                    .endsWith("polemarch: the output cannot be written (No space left on device)");
        } catch (IOException e) {
            assertThat(e).hasMessage("No space left on device"); // what is left in the buffer when it is closed
        }
    }
}
