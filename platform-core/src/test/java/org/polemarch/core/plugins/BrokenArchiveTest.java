package org.polemarch.core.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Seat;
import org.polemarch.core.bots.RandomBot;

/** A jar that is no plugin by its file, its manifest or its index is named with what would be right. */
class BrokenArchiveTest extends BesidePebbles {

    @Test
    void aFileThatIsNoJar() throws IOException {
        Files.writeString(bundled("odd.jar"), "certainly no zip");
        assertThat(problemOf("odd")).startsWith("it is not a readable jar: ");
    }

    @Test
    void aJarCutShort() throws IOException {
        byte[] whole = Files.readAllBytes(bundled("pebbles.jar"));
        Files.write(bundled("odd.jar"), Arrays.copyOf(whole, whole.length / 2));
        assertThat(problemOf("odd")).startsWith("it is not a readable jar: ");
    }

    @Test
    void aManifestWithoutEnd() throws IOException {
        odd(GOOD_INFO).as(bundled("odd.jar"));
        rewrite(bundled("odd.jar"), "META-INF/MANIFEST.MF", "Manifest-Version: 1.0\n" + "A: b\n".repeat(1 << 19));
        assertThat(problemOf("odd"))
                .isEqualTo("it is not a readable jar: META-INF/MANIFEST.MF has more than 1048576 bytes");
    }

    @Test
    void anIndexWithoutEnd() throws IOException {
        odd(GOOD_INFO).as(bundled("odd.jar"));
        rewrite(bundled("odd.jar"), "META-INF/extensions.idx", "#".repeat(1 << 21));
        assertThat(problemOf("odd"))
                .isEqualTo("it is not a readable jar: META-INF/extensions.idx has more than 1048576 bytes");
    }

    @Test
    void anIndexThatWouldSteerATerminal() throws IOException {
        odd(GOOD_INFO).as(bundled("odd.jar"));
        rewrite(bundled("odd.jar"), "META-INF/extensions.idx", "org.\u001b[31m\u0000evil\n");
        assertThat(problemOf("odd"))
                .isEqualTo("its META-INF/extensions.idx names org. [31m evil, which the jar does not contain");
    }

    private static void rewrite(Path jar, String entry, String content) throws IOException {
        try (var archive = FileSystems.newFileSystem(jar)) {
            Files.writeString(archive.getPath(entry), content);
        }
    }

    @Test
    void noPluginId() {
        PluginJar.plugin("odd", "1.0.0").without("Plugin-Id").as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEqualTo("its manifest has no Plugin-Id; add one, such as Plugin-Id: my-game");
    }

    @Test
    void anIdThatIsAPath() {
        PluginJar.plugin("../odd", "1.0.0").as(bundled("odd.jar"));
        assertThat(problemOf("../odd"))
                .isEqualTo("its Plugin-Id '../odd' must be made of letters, digits, dots and hyphens");
    }

    @Test
    void noVersion() {
        PluginJar.plugin("odd", "one").as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEqualTo("its Plugin-Version 'one' is not a version; write it as 1.0.0");
    }

    @Test
    void noRequirement() {
        PluginJar.plugin("odd", "1.0.0").without("Plugin-Requires").as(bundled("odd.jar"));
        assertThat(problemOf("odd"))
                .isEqualTo("its manifest has no Plugin-Requires; name the API version it was built for, "
                        + "such as Plugin-Requires: 0.1.0");
    }

    @Test
    void anotherApiVersion() {
        odd(GOOD_INFO).with("Plugin-Requires", "9.0.0").as(bundled("odd.jar"));
        assertThat(problemOf("odd"))
                .isEqualTo("it needs API version 9.0.0, but this program has 0.1.0; "
                        + "get a build of the plugin for 0.1.0");
    }

    @Test
    void aRequirementThatIsNoVersion() {
        odd(GOOD_INFO).with("Plugin-Requires", "newest").as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEqualTo("its Plugin-Requires 'newest' is not a version; write it as 0.1.0");
    }

    @Test
    void aClassPathOfItsOwn() {
        odd(GOOD_INFO).with("Class-Path", "other.jar").as(bundled("odd.jar"));
        assertThat(problemOf("odd"))
                .isEqualTo("its manifest has a Class-Path; put what the plugin needs into the jar itself");
    }

    @Test
    void itsOwnCopyOfTheApi() {
        odd(GOOD_INFO)
                .entry("org/polemarch/api/game/Seat.class", PluginJar.classFile(Seat.class))
                .as(bundled("odd.jar"));
        assertThat(problemOf("odd"))
                .isEqualTo("it contains its own copy of the API (org/polemarch/api/game/Seat.class); "
                        + "depend on plugin-api with scope 'provided', so that it is not packed");
    }

    @Test
    void aCopyOfThePlatformForNewerJavaOnly() {
        String entry = "META-INF/versions/21/org/polemarch/core/bots/RandomBot.class";
        odd(GOOD_INFO).entry(entry, PluginJar.classFile(RandomBot.class)).as(bundled("odd.jar"));
        assertThat(problemOf("odd")).startsWith("it contains its own copy of the API (" + entry + ")");
    }

    @Test
    void noIndex() {
        odd(GOOD_INFO).noIndex().as(bundled("odd.jar"));
        assertThat(problemOf("odd"))
                .isEqualTo("it has no META-INF/extensions.idx; mark the plugin class with @Extension "
                        + "and compile with PF4J's annotation processor named");
    }

    /** A class loader would find the game's index instead and bring the game twice. */
    @Test
    void noIndexInAPluginThatDependsOnAnother() {
        odd(GOOD_INFO).noIndex().with("Plugin-Dependencies", "pebbles").as(bundled("odd.jar"));
        assertThat(problemOf("odd")).startsWith("it has no META-INF/extensions.idx");
        assertThat(program.catalog().games()).hasSize(1);
    }

    @Test
    void anEmptyIndex() {
        odd(GOOD_INFO).entry(PluginArchive.INDEX, "# Generated\n").as(bundled("odd.jar"));
        assertThat(problemOf("odd"))
                .isEqualTo("its META-INF/extensions.idx names no extension; mark the plugin class with @Extension");
    }

    @Test
    void anIndexThatNamesAClassItDoesNotHave() {
        odd(GOOD_INFO).index("org.example.odd.Even").as(bundled("odd.jar"));
        assertThat(problemOf("odd"))
                .isEqualTo("its META-INF/extensions.idx names org.example.odd.Even, which the jar does not contain");
    }
}
