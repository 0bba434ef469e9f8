package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SimulateCommandTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"polis", "perikles"})
    void theReportHasTheSameBytesForEveryNumberOfThreads(String game) throws IOException {
        TestProgram program = TestProgram.installed(folder);
        Path one = folder.resolve("one.json");
        Path two = folder.resolve("two.json");
        String[] line = {"simulate", game, "--games", "20", "--seed", "7", "--json"};
        assertThat(program.run(with(line, one.toString(), "--threads", "1")).code())
                .isZero();
        assertThat(program.run(with(line, two.toString(), "--threads", "2")).code())
                .isZero();
        Result standard = program.run(with(line, "-", "--threads", "2"));
        assertThat(Files.readString(two)).isEqualTo(Files.readString(one));
        assertThat(standard.out()).isEqualTo(Files.readString(one));
        JsonNode report = new JsonMapper().readTree(standard.out());
        assertThat(report.propertyNames())
                .contains(
                        "game",
                        "scenario",
                        "variants",
                        "options",
                        "seed",
                        "games",
                        "faults",
                        "decisions",
                        "meanDecisions",
                        "meanBranching",
                        "seats",
                        "sides",
                        "endings");
        assertThat(report.get("games").asInt()).isEqualTo(20);
    }

    private static String[] with(String[] line, String... more) {
        String[] all = java.util.Arrays.copyOf(line, line.length + more.length);
        System.arraycopy(more, 0, all, line.length, more.length);
        return all;
    }

    @Test
    void tellsInWordsWithoutJson() {
        Result result = TestProgram.installed(folder).run("simulate", "polis", "--games", "3", "--seed", "1");
        assertThat(result.code()).isZero();
        assertThat(result.err()).as("a progress bar is for terminals").isEmpty();
        assertThat(result.out()).startsWith("3 games of Polis, seed 1: ").contains("athens", "sparta", "mean score");
    }

    @Test
    void theBenchmarkIsOneLineOfJson() {
        Path jar = TestJar.tablets().as(folder.resolve("tablets.jar"));
        Result result = TestProgram.bundling(folder, jar)
                .run("simulate", "tablets", "--bench", "--bench-seconds", "1", "--threads", "2");
        assertThat(result.code()).isZero();
        assertThat(result.out().lines()).hasSize(1);
        JsonNode speed = new JsonMapper().readTree(result.out());
        assertThat(speed.get("decisionsPerSecond").asDouble()).isPositive();
        assertThat(speed.get("copiesPerSecond").asDouble()).isPositive();
        assertThat(speed.get("gamesPerSecond").asDouble()).isPositive();
        assertThat(speed.get("threads").asInt()).isEqualTo(2);
    }

    @Test
    void aFaultIsToldInOneLineAndSavedForReplay() {
        Path jar = TestJar.tablets()
                .whenWriting("if (number.number() == 2) throw new IllegalStateException(\"no twos\");")
                .as(folder.resolve("tablets.jar"));
        TestProgram program = TestProgram.bundling(folder, jar);
        Path report = folder.resolve("report.json");
        Result result = program.run("simulate", "tablets", "--games", "20", "--seed", "3", "--json", report.toString());
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.complaint())
                .matches("polemarch simulate: \\d+ of 20 games failed; the first, of seed -?\\d+, at move \\d: "
                        + ".*no twos.* \\(saved as .*fault-tablets-.*json\\)");
        assertThat(report).content().contains("no twos");
        String saved = result.err().replaceAll("(?s).*saved as (.*json)\\).*", "$1");
        assertThat(program.run("replay", saved, "--seat", "cleon").code()).isZero();
    }

    @Test
    void aResultThatCannotBeWritten() {
        Result result = TestProgram.installed(folder)
                .run(
                        "simulate",
                        "polis",
                        "--games",
                        "1",
                        "--json",
                        folder.resolve("no/such.json").toString());
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.complaint())
                .contains("such.json")
                .contains("its folder does not exist; create it or choose another one");
    }
}
