package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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
                .contains("plugin tablets, rule Writing failed: no stylus")
                .contains("imagined")
                .doesNotContain("bot greedy at seat cleon, move 1 failed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "simulate tablets --games 2 --bots greedy",
                "simulate tablets --games 2 --bots random",
                "compare tablets --games 2 --bots greedy --skill=random,greedy:1",
            })
    void isNamedWhereManyGamesArePlayed(String line) {
        TestProgram program = failing("throw new IllegalArgumentException(\"no stylus\");");
        Result result = program.run(line.split(" "));
        assertThat(result.code()).as(result.err()).isEqualTo(1);
        assertThat(result.out() + result.err()).contains("plugin tablets, rule Writing: no stylus");
    }

    /** The virtual machine gives only the kind of a fault that is thrown often; the rule is still named. */
    @Test
    void isNamedWhenTheMachineThrows() {
        TestProgram program = failing("throw new NullPointerException();");
        Result result = program.run("simulate", "tablets", "--games", "2");
        assertThat(result.out() + result.err())
                .contains("plugin tablets, rule Writing: it uses a value that is not there");
    }

    @Test
    void isNamedToWhoAsksForAHint() {
        TestProgram program = failing("throw new IllegalArgumentException(\"no stylus\");");
        Result result = program.typing("hint\nquit\n", "play", "tablets", "--text", "--seat", "cleon=human");
        assertThat(result.out() + result.err()).contains("plugin tablets, rule Writing failed: no stylus");
    }

    private TestProgram failing(String how) {
        return TestProgram.bundling(
                folder,
                TestJar.tablets().whenWriting("if (number.number() > 0) " + how).as(folder.resolve("tablets.jar")));
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
