package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A game of Polis that was played, judged without the tribute of Athens. */
class JudgedGamesTest {

    @TempDir
    private Path folder;

    private TestProgram program;
    private String save;

    @BeforeEach
    void playAGame() {
        program = TestProgram.installed(folder);
        program.run("play", "polis", "--text", "--seed", "3", "--seat", "athens=greedy", "--seat", "sparta=greedy");
        save = program.home().saves().resolve("polis.json").toString();
    }

    @Test
    void saysWhereItWouldHaveGoneAnotherWayByWhichRules() {
        Result result = program.run("replay", save, "--variant", "no-tribute");
        assertThat(result.err()).isEmpty();
        assertThat(result.out())
                .contains("judged by The empire without tribute")
                .contains("Polis asks Athens “Demand the Phoros?”; The empire without tribute asks Athens “Tax the"
                        + " harbours?”. [6. Phoros; 6. Harbour tax (The empire without tribute)]")
                .contains("Moves that ended differently: ");
    }

    @Test
    void asJsonWithBothCitations() {
        JsonNode told = new JsonMapper()
                .readTree(program.run("replay", save, "--variant", "no-tribute", "--json")
                        .out());
        JsonNode first = told.get("first");
        assertThat(first.get("kind").asString()).isEqualTo("QUESTION");
        assertThat(first.get("base").get("rule").get("section").asString()).isEqualTo("end-of-round/phoros");
        assertThat(first.get("other").get("rule").get("section").asString()).isEqualTo("end-of-round/harbour-tax");
        assertThat(told.get("differences").get(0).get("move").asInt())
                .isEqualTo(first.get("move").asInt());
    }

    @Test
    void playsOnFromTheFirstDifference() {
        String branch = folder.resolve("branch.json").toString();
        Result result = program.run("replay", save, "--variant", "no-tribute", "--branch", branch);
        assertThat(result.out()).contains("play on with: polemarch resume " + branch);
        Result resumed = program.run("resume", branch, "--text");
        assertThat(resumed.err()).isEmpty();
        assertThat(resumed.out()).contains("Victory for ");
        assertThat(program.run("replay", branch, "--variant", "none").out()).contains("judged by Polis");
    }

    @Test
    void theSameRulesAreRefused() {
        assertThat(program.run("replay", save, "--variant", "none").complaint())
                .contains("that is how it was played: Polis");
        assertThat(program.run("replay", save, "--branch", "x.json").complaint())
                .contains("--variant V");
    }
}
