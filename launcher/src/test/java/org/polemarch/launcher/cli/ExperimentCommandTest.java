package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.launcher.Main;
import org.polemarch.launcher.Patience;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;
import org.polemarch.launcher.machine.Home;

class ExperimentCommandTest {

    @TempDir
    private Path folder;

    private TestProgram program;
    private Path experiment;
    private Path whole;

    @BeforeEach
    void runItAll() throws IOException {
        program = TestProgram.installed(folder);
        experiment = Files.writeString(folder.resolve("war.json"), """
                {"whats": ["perikles,players=3", "perikles,players=3,earlyEnd=immediate"],
                 "bots": ["random"], "games": 7, "seed": 3}
                """);
        Result result = program.run("experiment", "run", experiment.toString(), "--threads", "1");
        assertThat(result.code()).isZero();
        whole = folder.resolve("war.results.jsonl");
        assertThat(result.out().strip()).isEqualTo(whole.toString());
    }

    private Process shard(int number) throws IOException {
        return process("log-" + number, experiment, "--shard", number + "/3");
    }

    private Process process(String log, Path file, String... more) throws IOException {
        List<String> line = new ArrayList<>(List.of(
                Home.java().toString(),
                "-XX:TieredStopAtLevel=1",
                "-D" + Home.PROGRAM + "=" + program.home().program(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "experiment",
                "run",
                file.toString()));
        line.addAll(List.of(more));
        return new ProcessBuilder(line)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(log).toFile())
                .start();
    }

    @Test
    void shardsOfOtherProcessesMergeToTheSameBytes() throws IOException, InterruptedException {
        List<Process> processes = new ArrayList<>();
        for (int number = 1; number <= 3; number++) {
            processes.add(shard(number));
        }
        List<String> line = new ArrayList<>(List.of("experiment", "merge"));
        for (int number = 1; number <= 3; number++) {
            Process process = processes.get(number - 1);
            assertThat(Patience.until(() -> !process.isAlive())).isTrue();
            assertThat(process.exitValue())
                    .as(Files.readString(folder.resolve("log-" + number)))
                    .isZero();
            line.add(folder.resolve("war-" + number + "-of-3.results.jsonl").toString());
        }
        Path merged = folder.resolve("merged.jsonl");
        line.addAll(List.of("--out", merged.toString()));
        assertThat(program.run(line.toArray(String[]::new)).code()).isZero();
        assertThat(merged).hasSameBinaryContentAs(whole);
    }

    /** The process gets no chance to put anything in order. */
    @Test
    void resumesAProcessThatWasKilled() throws IOException, InterruptedException {
        Path file = Files.writeString(
                folder.resolve("long.json"),
                "{\"whats\": [\"perikles,players=3\"], \"bots\": [\"random\"], \"games\": 300, \"seed\": 3}");
        Path killed = folder.resolve("long.results.jsonl");
        Process process = process("log-killed", file, "--threads", "1");
        Patience.until(() -> !process.isAlive() || lines(killed) >= 3);
        process.destroyForcibly().waitFor();
        assertThat(lines(killed))
                .as(Files.readString(folder.resolve("log-killed")))
                .isBetween(3L, 300L);
        assertThat(program.run("experiment", "resume", killed.toString()).code())
                .isZero();
        Path uninterrupted = folder.resolve("uninterrupted.jsonl");
        assertThat(program.run("experiment", "run", file.toString(), "--out", uninterrupted.toString())
                        .code())
                .isZero();
        assertThat(killed).hasSameBinaryContentAs(uninterrupted);
    }

    private static long lines(Path file) throws IOException {
        return Files.exists(file) ? Files.readString(file).lines().count() : 0;
    }

    @Test
    void resumesWhatWasCutOff() throws IOException {
        byte[] all = Files.readAllBytes(whole);
        Path cut = Files.write(folder.resolve("cut.jsonl"), java.util.Arrays.copyOf(all, all.length * 2 / 3));
        assertThat(program.run("experiment", "resume", cut.toString()).code()).isZero();
        assertThat(cut).hasSameBinaryContentAs(whole);
    }

    @Test
    void reportsOnItsResults() {
        Result result = program.run("experiment", "report", whole.toString(), "--json", "-");
        assertThat(result.code()).isZero();
        assertThat(result.out()).contains("\"sentences\"");
    }

    @Test
    void whatIsWrongIsToldInOneLine() throws IOException {
        assertThat(program.run("experiment", "run", experiment.toString()).complaint())
                .contains("is there already; resume it");
        assertThat(program.run("experiment", "run", experiment.toString(), "--shard", "4/3")
                        .complaint())
                .contains("there are 1/N to N/N");
        assertThat(program.run("experiment", "report", experiment.toString()).complaint())
                .contains("holds no results of an experiment");
        assertThat(program.run("experiment", "run", folder.resolve("none.json").toString())
                        .complaint())
                .contains("there is no such file");
        Path odd = Files.writeString(folder.resolve("odd.json"), "{\"whats\": \"polis\", \"gmaes\": 3}");
        assertThat(program.run("experiment", "run", odd.toString()).complaint()).contains("did you mean games?");
    }
}
