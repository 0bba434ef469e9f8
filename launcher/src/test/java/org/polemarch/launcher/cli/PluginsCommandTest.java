package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PluginsCommandTest {

    @TempDir
    private Path folder;

    @Test
    void aPluginIsInstalledTrustedPlayedAndRemoved() {
        TestProgram program = TestProgram.bundling(folder, TestProgram.built("polis"));
        Path jar = TestJar.tablets().as(folder.resolve("tablets.jar"));

        Result installed = program.run("plugins", "install", jar.toString());
        assertThat(installed.code()).isZero();
        assertThat(installed.out()).startsWith("installed tablets 1.0.0");

        Result untrusted = program.run("play", "tablets", "--text");
        assertThat(untrusted.code()).isEqualTo(1);
        assertThat(untrusted.err()).contains("not trusted").contains("polemarch plugins trust");

        assertThat(program.run("plugins", "trust", "tablets").out()).startsWith("trusted tablets ");
        assertThat(program.run("games").out()).contains("Tablets (2 seats");

        assertThat(program.run("plugins", "remove", "tablets").out()).startsWith("removed tablets");
        assertThat(program.run("games").out()).doesNotContain("Tablets");
    }

    @Test
    void listsWhatBecameOfEach() {
        TestProgram program = TestProgram.bundling(folder, TestProgram.built("polis"));
        program.run(
                "plugins",
                "install",
                TestJar.tablets().as(folder.resolve("t.jar")).toString());
        Result words = program.run("plugins", "list");
        assertThat(words.out()).containsPattern("polis +0.1.0 +BUNDLED +READY");
        assertThat(words.out()).containsPattern("tablets +1.0.0 +USER +UNTRUSTED");
        JsonNode json = new JsonMapper()
                .readTree(program.run("plugins", "list", "--json").out());
        assertThat(json.findValuesAsString("state")).containsExactly("READY", "UNTRUSTED");
        assertThat(json.get(0).propertyNames())
                .containsExactly(
                        "id",
                        "version",
                        "file",
                        "sha256",
                        "origin",
                        "state",
                        "problem",
                        "author",
                        "licence",
                        "homepage",
                        "summary",
                        "key",
                        "trusted",
                        "previous",
                        "checked");
    }
}
