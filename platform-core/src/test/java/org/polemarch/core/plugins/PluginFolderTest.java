package org.polemarch.core.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.core.plugins.PluginStatus.Origin;
import org.polemarch.core.plugins.PluginStatus.State;

/** Installing, trusting and removing; a refusal leaves every file as it was. */
class PluginFolderTest {

    @TempDir
    private static Path made;

    private static Path pebbles;
    private static Path bigHeap;

    @TempDir
    private Path temp;

    private Installation program;

    @BeforeAll
    static void make() {
        pebbles = PluginJar.pebbles().into(made);
        bigHeap = PluginJar.bigHeap().into(made);
    }

    @BeforeEach
    void install() {
        program = Installation.withPebbles(temp);
        program.start();
    }

    @AfterEach
    void close() {
        program.close();
    }

    private PluginFolder folder() {
        return program.folder();
    }

    @Test
    void installingCopiesTheJarByIdAndVersion() throws IOException {
        PluginStatus installed = folder().install(bigHeap);
        assertThat(installed.file()).isEqualTo(program.user("big-heap-1.2.0.jar"));
        assertThat(installed.state()).isEqualTo(State.UNTRUSTED);
        assertThat(installed.sha256()).contains(Sha256.of(bigHeap));
        assertThat(Files.readAllBytes(installed.file())).isEqualTo(Files.readAllBytes(bigHeap));
        assertThat(filesIn(program.folders().user())).as("nothing is left over").containsExactly("big-heap-1.2.0.jar");
    }

    @Test
    void whatIsInstalledTwiceIsRefused() {
        folder().install(bigHeap);
        program.start();
        refuses(
                () -> folder().install(bigHeap),
                "plugin 'big-heap' is already installed as " + program.user("big-heap-1.2.0.jar")
                        + "; to replace it: polemarch plugins update " + bigHeap);
    }

    /** Two windows of the program: the second does not know yet what the first installed. */
    @Test
    void aFileThatIsThereIsNotOverwritten() throws IOException {
        Files.createDirectories(program.folders().user());
        Path there = Files.writeString(program.user("big-heap-1.2.0.jar"), "mine");
        refuses(
                () -> folder().install(bigHeap),
                "there is already a file " + there + "; remove it first: polemarch plugins remove big-heap-1.2.0.jar");
    }

    @Test
    void theIdOfABundledPluginIsRefused() {
        refuses(
                () -> folder().install(pebbles),
                "plugin 'pebbles' is already part of the program; give yours another Plugin-Id");
    }

    @Test
    void aBrokenJarIsNotInstalled() {
        Path broken = PluginJar.bigHeap().noIndex().as(temp.resolve("broken.jar"));
        refuses(
                () -> folder().install(broken),
                broken + " cannot be used: it has no META-INF/extensions.idx; mark the plugin class with @Extension "
                        + "and compile with PF4J's annotation processor named");
    }

    @Test
    void aFileThatIsNotThere() {
        Path nowhere = temp.resolve("nowhere.jar");
        refuses(() -> folder().install(nowhere), "there is no file " + nowhere + "; name the jar of a plugin");
    }

    @Test
    void aZipIsNoPlugin() throws IOException {
        Path zip = Files.copy(bigHeap, temp.resolve("big-heap.zip"));
        refuses(
                () -> folder().install(zip),
                zip + " is not a plugin; a plugin is a single file whose name ends in .jar, or in"
                        + " .variant.json if it has no code");
        Files.createDirectories(program.folders().user());
        Path dropped = Files.copy(bigHeap, program.user("big-heap.zip"));
        program.start();
        assertThat(program.host().problems())
                .containsExactly(dropped + " is left alone; a plugin is a single file whose name ends in .jar");
        assertThat(program.host().plugins()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"id", "file name", "path", "hash", "HASH"})
    void trustingByAnyName(String by) throws IOException {
        PluginStatus installed = folder().install(bigHeap);
        program.start();
        String hash = installed.sha256().orElseThrow();
        String name = switch (by) {
            case "id" -> "big-heap";
            case "file name" -> "big-heap-1.2.0.jar";
            case "path" -> installed.file().toString();
            case "hash" -> hash;
            default -> hash.toUpperCase(Locale.ROOT);
        };
        assertThat(folder().trust(name)).isEqualTo(new PluginFolder.Trusted(hash, "big-heap", "big-heap-1.2.0.jar"));
        program.start();
        assertThat(program.status("big-heap").state()).isEqualTo(State.LOADED);
        assertThat(filesIn(temp)).contains("trust.json").noneMatch(file -> file.endsWith(".tmp"));
    }

    @Test
    void aHashCanBeTrustedBeforeTheJarIsThere() throws IOException {
        folder().trust(Sha256.of(bigHeap));
        assertThat(folder().install(bigHeap).state()).isEqualTo(State.LOADED);
        program.start();
        assertThat(program.status("big-heap").state()).isEqualTo(State.LOADED);
    }

    @Test
    void trustingAnUnknownPlugin() {
        refuses(() -> folder().trust("pebles"), "no plugin 'pebles'; did you mean pebbles? there is pebbles");
    }

    @Test
    void trustingABundledPlugin() {
        refuses(() -> folder().trust("pebbles"), "plugin 'pebbles' came with the program and is trusted already");
    }

    @Test
    void twoJarsOfOneIdMustBeToldApart() throws IOException {
        Files.createDirectories(program.folders().user());
        Files.copy(bigHeap, program.user("a.jar"));
        Path other = PluginJar.bigHeap().with("Plugin-Version", "2.0.0").as(program.user("b.jar"));
        program.start();
        refuses(
                () -> folder().trust("big-heap"),
                "there are 2 plugins 'big-heap'; say which by its file name: a.jar, b.jar");
        folder().trust("b.jar");
        program.start();
        assertThat(program.catalog().game("pebbles").variant("big-heap").from().file())
                .as("the trusted one is not kept out by an untrusted one of the same id")
                .isEqualTo(other);
        assertThat(program.host().plugins().get(1).state()).isEqualTo(State.UNTRUSTED);
        folder().trust("a.jar");
        program.start();
        assertThat(program.host().plugins().get(2).problem())
                .startsWith("the id 'big-heap' is taken by " + program.user("a.jar"));
    }

    @Test
    void removingDeletesTheJarAndForgetsTheTrust() throws IOException {
        folder().install(bigHeap);
        program.start();
        folder().trust("big-heap");
        program.start();
        PluginStatus removed = folder().remove("big-heap");
        assertThat(removed.file()).doesNotExist();
        assertThat(new TrustFile(program.folders().trustFile()).read()).isEmpty();
        program.start();
        assertThat(folder().install(bigHeap).state()).isEqualTo(State.UNTRUSTED);
    }

    @Test
    void whoRemovesOneOfTwoEqualJarsStillTrustsTheOther() throws IOException {
        Files.createDirectories(program.folders().user());
        Files.copy(bigHeap, program.user("a.jar"));
        Files.copy(bigHeap, program.user("b.jar"));
        program.start();
        folder().trust("a.jar");
        program.start();
        folder().remove("a.jar");
        program.start();
        assertThat(program.status("big-heap").state()).isEqualTo(State.LOADED);
        folder().remove("b.jar");
        assertThat(new TrustFile(program.folders().trustFile()).read()).isEmpty();
    }

    @Test
    void aRunningPluginCanBeRemoved() {
        folder().install(bigHeap);
        program.start();
        folder().trust("big-heap");
        program.start();
        folder().remove("big-heap");
        InstalledGame game = program.catalog().game("pebbles");
        assertThat(game.prepare(game.setup().variant("big-heap").build(), Optional.empty())
                        .start(1)
                        .moves())
                .hasSize(4);
    }

    @Test
    void aBundledPluginIsNotRemoved() {
        refuses(() -> folder().remove("pebbles"), "plugin 'pebbles' came with the program and cannot be removed");
    }

    @Test
    void removingWhatIsNotThere() {
        refuses(() -> folder().remove("sandals"), "no plugin 'sandals'; there is pebbles");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "no json",
                "{\"format\": 1}",
                "{\"format\": 2, \"trusted\": {}}",
                "{\"format\": 1, \"trusted\": {}, \"more\": 1}",
                "{\"format\": 1, \"trusted\": {}} {}",
                "{\"format\": 1, \"format\": 1, \"trusted\": {}}",
                "{\"format\": 1, \"trusted\": {\"abc\": {\"plugin\": \"p\", \"file\": \"f\"}}}"
            })
    void aDamagedTrustFileTrustsNothingAndIsKept(String damaged) throws IOException {
        folder().install(bigHeap);
        Files.writeString(program.folders().trustFile(), damaged);
        program.start();
        assertThat(program.status("big-heap").state()).isEqualTo(State.UNTRUSTED);
        assertThat(program.status("pebbles").state()).isEqualTo(State.LOADED);
        assertThat(program.host().problems())
                .singleElement()
                .satisfies(problem -> assertThat(problem)
                        .startsWith("the trust file " + program.folders().trustFile() + " is damaged: ")
                        .endsWith("; mend it or move it away, then trust again")
                        .doesNotContain("\n"));
        refuses(() -> folder().trust("big-heap"), program.host().problems().get(0));
        folder().remove("big-heap");
        assertThat(Files.readString(program.folders().trustFile())).isEqualTo(damaged);
    }

    @Test
    void installingWithADamagedTrustFileChangesNothing() throws IOException {
        Files.writeString(program.folders().trustFile(), "[");
        refuses(() -> folder().install(bigHeap), null);
    }

    @Test
    void aVisitorTakesThePlaceOfAnInstalledPlugin() {
        Path newer = PluginJar.pebbles().with("Plugin-Version", "2.0.0").as(temp.resolve("newer.jar"));
        program.start(newer);
        assertThat(program.host().plugins().get(0).state()).isEqualTo(State.UNTRUSTED);
        assertThat(program.catalog().game("pebbles").from().version()).isEqualTo("1.0.0");

        folder().trust(newer.toString());
        program.start(newer);
        assertThat(program.catalog().game("pebbles").from().version()).isEqualTo("2.0.0");
        assertThat(program.host().plugins())
                .as("the one whose place it takes is no plugin with a fault")
                .extracting(PluginStatus::file)
                .contains(newer)
                .doesNotContain(program.bundled("pebbles.jar"));
    }

    @Test
    void aVisitorThatCameWithTheProgramNeedsNoTrust() throws IOException {
        Path same = Files.copy(program.bundled("pebbles.jar"), temp.resolve("same.jar"));
        program.start(same);
        assertThat(program.catalog().game("pebbles").from().file()).isEqualTo(same);
        assertThat(program.catalog().game("pebbles").from().origin()).isEqualTo(Origin.USER);
    }

    /** The action fails with that message (any, if null), in one line, and no file has changed. */
    private void refuses(Runnable action, String message) {
        Map<String, String> before = contents();
        assertThatThrownBy(action::run).isInstanceOf(PluginFault.class).satisfies(fault -> {
            assertThat(fault.getMessage().lines()).hasSize(1);
            if (message != null) {
                assertThat(fault).hasMessage(message);
            }
        });
        assertThat(contents()).isEqualTo(before);
    }

    private Map<String, String> contents() {
        Map<String, String> all = new TreeMap<>();
        try (Stream<Path> files = Files.walk(temp)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                all.put(file.toString(), Sha256.of(file));
            }
            return all;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> filesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return new ArrayList<>(
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
    }
}
