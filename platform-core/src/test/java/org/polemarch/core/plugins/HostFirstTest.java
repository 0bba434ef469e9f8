package org.polemarch.core.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.inject.AbstractModule;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.api.plugin.GamePlugin;
import tools.jackson.databind.JsonNode;

/** Which class a plugin gets under which name. */
class HostFirstTest {

    @TempDir
    private Path temp;

    private Installation program;

    @BeforeEach
    void install() {
        program = Installation.empty(temp);
    }

    @AfterEach
    void close() {
        program.close();
    }

    private ClassLoader loaderOf(PluginJar jar) {
        jar.into(program.folders().bundled());
        program.start();
        return program.catalog().game("pebbles").plugin().getClass().getClassLoader();
    }

    /** A jar that carries a library of the host uses the host's, or their classes would not be the same. */
    @Test
    void whatIsSharedComesFromTheHost() throws Exception {
        ClassLoader loader = loaderOf(PluginJar.pebbles()
                .entry("com/google/inject/AbstractModule.class", PluginJar.classFile(AbstractModule.class))
                .entry("tools/jackson/databind/JsonNode.class", PluginJar.classFile(JsonNode.class)));
        assertThat(loader.loadClass("com.google.inject.AbstractModule")).isSameAs(AbstractModule.class);
        assertThat(loader.loadClass("tools.jackson.databind.JsonNode")).isSameAs(JsonNode.class);
        assertThat(loader.loadClass("org.polemarch.api.plugin.GamePlugin")).isSameAs(GamePlugin.class);
    }

    @Test
    void whatIsItsOwnComesFromItsJar() throws Exception {
        ClassLoader loader = loaderOf(PluginJar.pebbles());
        assertThat(loader.loadClass("org.example.pebbles.Heap").getClassLoader())
                .isSameAs(loader);
        assertThat(loader).isNotSameAs(HostFirst.class.getClassLoader());
    }

    @Test
    void whatIsBehindTheApiIsHidden() throws Exception {
        ClassLoader loader = loaderOf(PluginJar.pebbles());
        assertThatThrownBy(() -> loader.loadClass(PluginHost.class.getName()))
                .isInstanceOf(ClassNotFoundException.class);
    }

    @Test
    void aVariantAndItsGameShareTheHook() throws Exception {
        Path bundled = program.folders().bundled();
        PluginJar.misere(PluginJar.pebbles().into(bundled)).into(bundled);
        ClassLoader game = loaderOf(PluginJar.pebbles());
        ClassLoader variant = program.catalog()
                .game("pebbles")
                .variant("misere")
                .plugin()
                .getClass()
                .getClassLoader();
        assertThat(variant).isNotSameAs(game);
        assertThat(variant.loadClass("org.example.pebbles.LastPebble"))
                .isSameAs(game.loadClass("org.example.pebbles.LastPebble"));
    }
}
