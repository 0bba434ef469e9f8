package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;

class CheckCommandTest {

    @TempDir
    private Path folder;

    @Test
    void aGoodGameKeepsItsPromises() {
        Path jar = TestJar.tablets().as(folder.resolve("tablets.jar"));
        Result result = TestProgram.bundling(folder, jar).run("check", "tablets", "--games", "3");
        assertThat(result.out()).matches("tablets: passed all \\d+ checks in 1 setup, 3 games\\R");
        assertThat(result.code()).isZero();
        assertThat(result.err()).isEmpty();
    }

    @Test
    void aLeakIsFound() {
        Path jar = TestJar.tablets()
                .replace("Tablets.java", "new View(state.written[seat.index()]", "new View(state.written[0]")
                .as(folder.resolve("tablets.jar"));
        Result result = TestProgram.bundling(folder, jar).run("check", "tablets", "--games", "3");
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.out())
                .contains("Failed check: ")
                .contains("nicias")
                .containsPattern("failed \\d+ of \\d+ checks");
    }

    @Test
    void aJarIsCheckedWithoutTrust() {
        TestProgram program = TestProgram.bundling(folder);
        Path jar = TestJar.tablets().as(folder.resolve("visitor.jar"));
        Result result = program.run("plugins", "check", jar.toString(), "--games", "1");
        assertThat(result.out()).contains("tablets: passed all");
        assertThat(result.code()).isZero();
        assertThat(program.home().trust()).doesNotExist();
    }

    @Test
    void aJarWithNoIndex() {
        assertThat(complaintAbout(TestJar.tablets().withoutIndex())).contains("extensions.idx");
    }

    @Test
    void aWrongApiVersion() {
        assertThat(complaintAbout(TestJar.tablets().with("Plugin-Requires", "9.0.0")))
                .contains("it needs API version 9.0.0, but this program has 0.1.0");
    }

    @Test
    void itsOwnCopyOfTheApi() {
        assertThat(complaintAbout(TestJar.tablets().entry("org/polemarch/api/game/Seat.class", "")))
                .contains("its own copy of the API");
    }

    @Test
    void aConstructorThatThrows() {
        assertThat(complaintAbout(TestJar.tablets()
                        .replace(
                                "TabletsPlugin.java",
                                "    @Override\n    public GameInfo info()",
                                "    public TabletsPlugin() { throw new IllegalStateException(\"not today\"); }\n"
                                        + "    @Override\n    public GameInfo info()")))
                .contains("not today");
    }

    @Test
    void noJarAtAll() throws IOException {
        TestProgram program = TestProgram.bundling(folder);
        Path jar = Files.writeString(folder.resolve("text.jar"), "certainly no zip");
        Result result = program.run("check", jar.toString());
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.complaint()).contains("text.jar").contains("not a readable jar");
    }

    @Test
    void aGameThatIsThereAlready() {
        TestProgram program = TestProgram.bundling(folder, TestJar.tablets().as(folder.resolve("tablets.jar")));
        Path twin = TestJar.tablets().with("Plugin-Id", "twin").as(folder.resolve("twin.jar"));
        program.run("plugins", "install", twin.toString(), "--no-check", "--trust");
        Result result = program.run("games");
        assertThat(result.code()).isZero();
        assertThat(result.complaint()).contains("twin").contains("'tablets'");
    }

    private String complaintAbout(TestJar broken) {
        TestProgram program = TestProgram.bundling(folder);
        Path jar = broken.as(folder.resolve("broken.jar"));
        Result result = program.run("check", jar.toString());
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.out()).isEmpty();
        assertThat(result.complaint()).contains("broken.jar").doesNotContain("at org.");
        return result.complaint();
    }
}
