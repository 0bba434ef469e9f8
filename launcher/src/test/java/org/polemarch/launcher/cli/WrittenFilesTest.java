package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;

/** A command replaces only its own output, as a whole, and where it was told to. */
class WrittenFilesTest {

    private static final String RENDER = "render tablets --size 320x200 --out";
    private static final String SIMULATE = "simulate tablets --games 2 --json";
    private static final String COMPARE = "compare tablets --games 2 --bots random --json";
    private static final String REPORT = "compare tablets --games 2 --bots random --report";

    @TempDir
    private Path folder;

    private TestProgram program;
    private Path place;

    @BeforeEach
    void install() throws IOException {
        program = TestProgram.bundling(folder, TestJar.tablets().as(folder.resolve("tablets.jar")));
        place = Files.createDirectory(folder.resolve("place"));
    }

    private Result run(String command, Path file, String... more) {
        List<String> args = new ArrayList<>(List.of(command.split(" ")));
        args.add(file.toString());
        args.addAll(List.of(more));
        return program.run(args.toArray(String[]::new));
    }

    private void refused(String command, Path file, String why) {
        Result result = run(command, file);
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.complaint()).contains(file.toString()).contains(why).doesNotContain("Exception");
        assertThat(result.out()).as("refused before any work").isEmpty();
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(place)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {RENDER, SIMULATE, COMPARE})
    void aForeignFileStaysUnlessForced(String command) throws IOException {
        Path file = Files.writeString(place.resolve("notes"), "{\"mine\": 1}");
        refused(command, file, "replace it with --force");
        assertThat(file).hasContent("{\"mine\": 1}");
        assertThat(run(command, file, "--force").code()).isZero();
        assertThat(Files.size(file)).isGreaterThan(100);
        assertThat(names()).as("nothing is left beside it").containsExactly("notes");
    }

    @ParameterizedTest
    @ValueSource(strings = {RENDER, SIMULATE, COMPARE})
    void itsOwnFileIsReplacedAndALinkStaysOne(String command) throws IOException {
        Path file = Files.createFile(place.resolve("empty")); // such as mktemp makes
        assertThat(run(command, file).code()).isZero();
        byte[] first = Files.readAllBytes(file);
        Path link = Files.createSymbolicLink(place.resolve("link"), file);
        assertThat(run(command, link).err()).isEmpty();
        assertThat(link).isSymbolicLink();
        assertThat(Files.readAllBytes(file)).isEqualTo(first);
    }

    @ParameterizedTest
    @ValueSource(strings = {RENDER, SIMULATE, COMPARE})
    void aSaveAFolderAndALinkToNowhereStay(String command) throws IOException {
        program.typing("3\nquit\n", "play", "tablets", "--text", "--seat", "cleon=human", "--seat", "nicias=random");
        Path save = program.home().saves().resolve("tablets.json");
        byte[] before = Files.readAllBytes(save);
        refused(command, save, "replace it with --force");
        assertThat(Files.readAllBytes(save)).isEqualTo(before);
        refused(command, place, "it is a folder; give the path of a file in it");
        refused(command, Files.createSymbolicLink(place.resolve("lost"), place.resolve("x")), "leads nowhere");
    }

    @EnabledOnOs({OS.LINUX, OS.MAC})
    @ParameterizedTest
    @ValueSource(strings = {RENDER, SIMULATE, COMPARE})
    void aDeviceStaysEvenIfForced(String command) {
        refused(command, Path.of("/dev/null"), "it is a device or a pipe");
        assertThat(run(command, Path.of("/dev/null"), "--force").complaint()).contains("it is a device or a pipe");
    }

    @ParameterizedTest
    @ValueSource(strings = {RENDER, SIMULATE, COMPARE, REPORT})
    void aMissingFolderIsNotMade(String command) throws IOException {
        refused(command, place.resolve("deep/er"), "does not exist; create it or choose another one");
        assertThat(names()).isEmpty();
    }

    @Test
    void aReportTakesTheFolderOfAReportOnly() throws IOException {
        Path file = Files.writeString(place.resolve("findings.json"), "my own findings");
        Result result = run(REPORT, place);
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.complaint()).contains("replace it with --force");
        assertThat(file).hasContent("my own findings");
        refused(REPORT, file, "it is a file; give a new folder");
        Path report = folder.resolve("report");
        assertThat(run(REPORT, report).code()).isZero();
        assertThat(run(REPORT, report).code()).isZero();
    }

    /** A name typed at the text table is checked in the same way. */
    @Test
    void aSaveInAMissingFolder() {
        Path file = place.resolve("deep/er/game.json");
        Result result =
                program.typing("save " + file + "\nquit\n", "play", "tablets", "--text", "--seat", "cleon=human");
        assertThat(result.out()).contains("its folder does not exist; create it or choose another one");
        assertThat(file.getParent()).doesNotExist();
    }

    @Test
    void shardsAreNotMergedIntoOneOfThem() throws IOException {
        Path experiment = Files.writeString(
                place.resolve("e.json"),
                "{\"whats\": [\"tablets\"], \"bots\": [\"random\"], \"games\": 4, \"seed\": 1}");
        Path results = place.resolve("e.results.jsonl");
        assertThat(program.run("experiment", "run", experiment.toString()).err())
                .isEmpty();
        Result onto = program.run("experiment", "merge", results.toString(), "--out", results.toString());
        assertThat(onto.complaint()).contains("is one of the shards");
        Result over = program.run("experiment", "merge", results.toString(), "--out", experiment.toString());
        assertThat(over.complaint()).contains("replace it with --force");
    }
}
