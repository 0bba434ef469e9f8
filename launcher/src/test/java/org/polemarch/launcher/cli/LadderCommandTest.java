package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;

class LadderCommandTest {

    @TempDir
    private Path folder;

    @Test
    void betterBotsStandHigher() {
        Result result = TestProgram.installed(folder)
                .run("ladder", "polis", "--bots", "random,beginner,easy", "--games", "6", "--seed", "3");
        assertThat(result.code()).isZero();
        assertThat(result.out())
                .contains("Polis, 6 games a pairing, seed 3")
                .containsPattern("easy +won +\\d\\.\\d of 6 against beginner")
                .containsPattern("random +0 ± 0")
                .containsPattern("easy +[1-9]\\d* ± \\d+");
    }

    @Test
    void whatMakesNoLadderIsRefused() {
        TestProgram program = TestProgram.installed(folder);
        assertThat(program.run("ladder", "polis", "--games", "3"))
                .satisfies(result -> assertThat(result.code()).isEqualTo(2))
                .satisfies(result -> assertThat(result.err()).contains("--games is an even number, 2 or more, not 3"));
        assertThat(program.run("ladder", "polis", "--bots", "easy,easy"))
                .satisfies(result -> assertThat(result.code()).isEqualTo(2));
        assertThat(program.run("ladder", "polis", "--bots", "easy,nobody"))
                .satisfies(result -> assertThat(result.code()).isEqualTo(1))
                .satisfies(result -> assertThat(result.err()).contains("nobody"));
    }
}
