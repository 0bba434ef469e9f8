package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;

class RuleAtFaultTest {

    @TempDir
    private Path folder;

    /** A bot that imagines what follows is the first to meet a rule that fails; it is not to blame. */
    @Test
    void isNamedWithItsPluginAndNotTheBotThatMetIt() {
        Path jar = TestJar.tablets()
                .whenWriting("if (number.number() > 0) throw new IllegalArgumentException(\"no stylus\");")
                .as(folder.resolve("tablets.jar"));
        Result result = TestProgram.bundling(folder, jar)
                .typing("quit\n", "play", "tablets", "--text", "--seat", "cleon=greedy", "--seat", "nicias=human");
        assertThat(result.out() + result.err())
                .contains("plugin tablets, rule Writing failed: java.lang.IllegalArgumentException: no stylus")
                .contains("imagined")
                .doesNotContain("bot greedy at seat cleon, move 1 failed");
    }

    @Test
    void isToldOfADieWithoutSidesInWordsThatAreNotJavas() {
        Path jar = TestJar.tablets().whenWriting("play.roll(0, \"siege\");").as(folder.resolve("tablets.jar"));
        TestProgram program = TestProgram.bundling(folder, jar);
        String named = "plugin tablets, rule Writing: it rolls a die of 0 sides for 'siege'; a die has at least 1 side";
        Result played = program.typing("number 1\nquit\n", "play", "tablets", "--text", "--seat", "cleon=human");
        assertThat(played.out() + played.err()).contains(named).doesNotContain("Exception");
        Result simulated = program.run("simulate", "tablets", "--games", "1");
        assertThat(simulated.out() + simulated.err()).contains(named).doesNotContain("Exception");
    }
}
