package org.polemarch.core.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.polemarch.core.bots.RandomBot;

/** A plugin whose classes cannot be loaded, made or asked is named with the class and the cause. */
class BrokenExtensionTest extends BesidePebbles {

    @Test
    void anExtensionOfNoKnownKind() {
        PluginJar.of("odd", "org.example.odd.Odd", "package org.example.odd; public final class Odd {}")
                .as(bundled("odd.jar"));
        assertThat(problemOf("odd"))
                .isEqualTo("its extension org.example.odd.Odd is of no kind Polemarch knows; "
                        + "it must be a GamePlugin, VariantPlugin, BotPlugin or BoardViewPlugin");
    }

    @Test
    void aConstructorThatThrows() {
        odd("public Odd() { throw new IllegalStateException(\"no figs today\\nnor tomorrow\"); }", GOOD_INFO)
                .as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEqualTo("its extension org.example.odd.Odd can't be created: no figs today");
    }

    @Test
    void aConstructorThatNeverReturns() {
        odd("public Odd() { while (!Thread.interrupted()) { Thread.onSpinWait(); } }", GOOD_INFO)
                .as(bundled("odd.jar"));
        System.setProperty("polemarch.patience", "3");
        try {
            assertThat(problemOf("odd"))
                    .startsWith("it did not start in time: org.example.odd.Odd.<init> (line ")
                    .endsWith("did not return within 3 s; look there for an endless loop");
        } finally {
            System.clearProperty("polemarch.patience");
        }
    }

    @Test
    void noConstructorWithoutParameters() {
        odd("public Odd(int figs) {}", GOOD_INFO).as(bundled("odd.jar"));
        assertThat(problemOf("odd")).startsWith("its extension org.example.odd.Odd can't be created: ");
    }

    @Test
    void aStaticInitialiserThatThrows() {
        odd("static final int FIGS = Integer.parseInt(\"many\");", GOOD_INFO).as(bundled("odd.jar"));
        assertThat(problemOf("odd"))
                .isEqualTo("its extension org.example.odd.Odd can't be created: " + "For input string: \"many\"");
    }

    @Test
    void anInfoThatThrows() {
        odd("throw new UnsupportedOperationException(\"later\");").as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEqualTo("later");
    }

    @Test
    void anInfoWithoutEnd() {
        odd("return info();").as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEqualTo("it calls itself without end");
    }

    @Test
    void noInfo() {
        odd("return null;").as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEqualTo("info() of org.example.odd.Odd returns null");
    }

    @Test
    void aGameIdThatIsNotKebab() {
        PluginJar jar = PluginJar.pebbles().with("Plugin-Id", "odd");
        jar.replace("org/example/pebbles/PebblesPlugin.java", "\"pebbles\"", "\"My Game\"");
        jar.as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEqualTo("game id 'My Game' is not lower-case kebab");
    }

    @Test
    void aClassItNeedsAndDoesNotHave() {
        Path with = PluginJar.of(
                        "odd",
                        "org.example.odd.Odd",
                        VARIANT.formatted("private final Fig fig = new Fig();", GOOD_INFO))
                .source("org.example.odd.Fig", "package org.example.odd; class Fig {}")
                .into(temp);
        assertThat(with).exists();
        repackedWithout(with, "org/example/odd/Fig.class", bundled("odd.jar"));
        assertThat(problemOf("odd"))
                .isEqualTo("its extension org.example.odd.Odd can't be created: it needs class org.example.odd.Fig, "
                        + "which neither the plugin nor the API has");
    }

    private static void repackedWithout(Path jar, String entry, Path target) {
        try {
            Files.copy(jar, target);
            try (var archive = FileSystems.newFileSystem(target)) {
                Files.delete(archive.getPath(entry));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What is behind the API is not for plugins, even if it lies on the same class path. */
    @Test
    void aPluginThatReachesBehindTheApi() {
        PluginJar.of(
                        "odd",
                        "org.example.odd.Odd",
                        VARIANT.formatted("final Object bot = new org.polemarch.core.bots.RandomBot();", GOOD_INFO))
                .against(PluginJar.location(RandomBot.class))
                .as(bundled("odd.jar"));
        assertThat(problemOf("odd"))
                .isEqualTo("its extension org.example.odd.Odd can't be created: it needs class "
                        + "org.polemarch.core.bots.RandomBot, which neither the plugin nor the API has");
    }

    @Test
    void aPluginClassThatDoesNotStart() {
        odd(GOOD_INFO)
                .source("org.example.odd.Main", """
                        package org.example.odd;
                        public final class Main extends org.pf4j.Plugin {
                            @Override public void start() { throw new IllegalStateException("asleep"); }
                        }
                        """)
                .with("Plugin-Class", "org.example.odd.Main")
                .as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEqualTo("it failed to start: asleep");
    }

    @Test
    void aPluginClassThatIsNotThere() {
        odd(GOOD_INFO).with("Plugin-Class", "org.example.odd.Main").as(bundled("odd.jar"));
        assertThat(problemOf("odd"))
                .isEqualTo("it failed to start: it needs class org.example.odd.Main, "
                        + "which neither the plugin nor the API has");
    }
}
