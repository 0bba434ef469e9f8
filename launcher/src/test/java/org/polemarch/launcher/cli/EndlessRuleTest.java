package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;

/** A rule that never ends is named in one line by every command that meets it. */
class EndlessRuleTest {

    /** An endless loop; it ends when nobody waits any longer, so that the tests after it have the machine. */
    private static final String LOOP = "while (!Thread.currentThread().isInterrupted()) { Thread.onSpinWait(); }"
            + " if (true) throw new IllegalStateException(\"given up\");";

    private static final String AGAIN = "if (true) { play.next(new Again()); return; }";

    @TempDir
    private Path folder;

    private TestProgram looping() {
        return TestProgram.bundling(folder, TestJar.tablets().whenWriting(LOOP).as(folder.resolve("tablets.jar")));
    }

    /** A rule that schedules itself again and again. */
    private TestProgram scheduling() {
        Path jar = TestJar.tablets()
                .whenWriting(AGAIN)
                .replace(
                        "Tablets.java",
                        "List.of(Writing.class, Casting.class)",
                        "List.of(Writing.class, Casting.class, Repeating.class)")
                .source(
                        "org.example.tablets.Again",
                        "package org.example.tablets; public record Again() implements org.polemarch.api.play.Frame {}")
                .source("org.example.tablets.Repeating", """
                        package org.example.tablets;
                        import org.polemarch.api.cite.*;
                        import org.polemarch.api.play.*;
                        @Cites("1")
                        public class Repeating implements Procedure<Tablets.State, Again> {
                            public void run(Again again, Play<Tablets.State> play) { play.next(new Again()); }
                        }
                        """)
                .as(folder.resolve("tablets.jar"));
        return TestProgram.bundling(folder, jar);
    }

    @BeforeAll
    static void beImpatient() {
        System.setProperty("polemarch.patience", "3");
    }

    @AfterAll
    static void bePatientAgain() {
        System.clearProperty("polemarch.patience");
    }

    @Test
    void playEndsWithTheRuleThatHangs() {
        Result result = looping().typing("1\n", "play", "tablets", "--text", "--seed", "1");
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.complaint())
                .startsWith("polemarch play: the rules fail at move 1, 'cleon: number 1': "
                        + "org.example.tablets.Tablets$Writing.apply")
                .endsWith("did not return within 3 s; look there for an endless loop");
    }

    @Test
    void aBotThatMeetsItIsNamedToo() {
        Result result = looping().run("play", "tablets", "--text", "--seat", "cleon=greedy", "--seat", "nicias=human");
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.complaint()).contains("greedy").contains("org.example.tablets.Tablets$Writing.apply");
    }

    @Test
    void simulateEndsWithTheRuleThatHangs() {
        Result result = looping().run("simulate", "tablets", "--games", "4", "--threads", "2");
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.complaint())
                .startsWith("polemarch simulate: in the game of seed ")
                .contains("org.example.tablets.Tablets$Writing.apply")
                .endsWith("did not return within 3 s; look there for an endless loop");
    }

    @Test
    void checkEndsWithTheRuleThatHangs() {
        Result result = looping().run("check", "tablets", "--games", "1");
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.out())
                .contains("org.example.tablets.Tablets$Writing.apply")
                .contains("did not return");
    }

    @Test
    void playNamesARuleThatSchedulesItself() {
        Result result = scheduling().typing("1\n", "play", "tablets", "--text", "--seed", "1");
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.complaint()).contains("Repeating runs away").contains("it schedules work without end");
    }

    @Test
    void simulateNamesARuleThatSchedulesItself() {
        Path report = folder.resolve("report.json");
        Result result = scheduling().run("simulate", "tablets", "--games", "2", "--json", report.toString());
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.complaint()).contains("2 of 2 games failed").contains("Repeating runs away");
    }
}
