package org.polemarch.core.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.api.game.Seat;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.plugins.PluginStatus.State;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupFault;

/** Each plugin with a fault is named in one line that says what is wrong and what would be right; the others work. */
class BrokenPluginTest {

    /** A variant of Pebbles whose {@code info()} is what the test puts there. */
    private static final String VARIANT = """
            package org.example.odd;
            import java.util.List;
            import org.polemarch.api.game.*;
            public final class Odd implements VariantPlugin {
                %s
                public VariantInfo info() { %s }
            }
            """;

    private static final String GOOD_INFO =
            "return new VariantInfo(\"odd\", \"pebbles\", \"Odd\", \"Nothing changes.\", List.of());";

    @TempDir
    private static Path made;

    private static Path pebbles;

    @TempDir
    private Path temp;

    private PluginFolders folders;
    private PluginHost host;

    @BeforeAll
    static void make() {
        pebbles = PluginJar.pebbles().into(made);
    }

    @BeforeEach
    void bundlePebbles() throws IOException {
        folders = new PluginFolders(temp.resolve("bundled"), temp.resolve("user"), temp.resolve("trust.json"));
        Files.createDirectories(folders.bundled());
        Files.createDirectories(folders.user());
        Files.copy(pebbles, folders.bundled().resolve("pebbles.jar"));
    }

    @AfterEach
    void close() {
        if (host != null) {
            host.close();
        }
    }

    @Test
    void aFileThatIsNoJar() throws IOException {
        Files.writeString(folders.bundled().resolve("odd.jar"), "certainly no zip");
        assertThat(problemOf("odd")).startsWith("it is no readable jar: ");
    }

    @Test
    void aJarCutShort() throws IOException {
        byte[] whole = Files.readAllBytes(pebbles);
        Files.write(folders.bundled().resolve("odd.jar"), java.util.Arrays.copyOf(whole, whole.length / 2));
        assertThat(problemOf("odd")).startsWith("it is no readable jar: ");
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
        assertThat(problemOf("odd")).isEqualTo("its Plugin-Version 'one' is no version; write it as 1.0.0");
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
        assertThat(problemOf("odd")).isEqualTo("its Plugin-Requires 'newest' is no version; write it as 0.1.0");
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
        assertThat(host.catalog().games()).hasSize(1);
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

    @Test
    void anExtensionOfNoKnownKind() {
        PluginJar.of("odd", "org.example.odd.Odd", "package org.example.odd; public final class Odd {}")
                .as(bundled("odd.jar"));
        assertThat(problemOf("odd"))
                .isEqualTo("its extension org.example.odd.Odd is none the program knows; "
                        + "it must be a GamePlugin, VariantPlugin, BotPlugin or BoardViewPlugin");
    }

    @Test
    void anIdThatIsTaken() {
        odd(GOOD_INFO).with("Plugin-Id", "pebbles").as(bundled("zebra.jar"));
        open();
        PluginStatus second = host.plugins().get(1);
        assertThat(second.line())
                .isEqualTo("pebbles 1.0.0 (zebra.jar): the id 'pebbles' is taken by " + bundled("pebbles.jar")
                        + "; remove one of the two, or give this one another Plugin-Id");
        assertThat(second.state()).isEqualTo(State.BROKEN);
        theOthersWork();
    }

    @Test
    void aPlayersPluginDoesNotTakeTheIdOfABundledOne() {
        Path mine =
                odd(GOOD_INFO).with("Plugin-Id", "pebbles").as(folders.user().resolve("a.jar"));
        open();
        host.folder().trust(mine.toString());
        open();
        assertThat(host.plugins().get(1).file()).isEqualTo(mine);
        assertThat(host.plugins().get(1).problem()).startsWith("the id 'pebbles' is taken by ");
        theOthersWork();
    }

    @Test
    void aConstructorThatThrows() {
        odd("public Odd() { throw new IllegalStateException(\"no figs today\\nnor tomorrow\"); }", GOOD_INFO)
                .as(bundled("odd.jar"));
        assertThat(problemOf("odd"))
                .isEqualTo("its extension org.example.odd.Odd cannot be made: IllegalStateException: no figs today");
    }

    @Test
    void aConstructorThatNeverReturns() {
        odd("public Odd() { while (!Thread.interrupted()) { Thread.onSpinWait(); } }", GOOD_INFO)
                .as(bundled("odd.jar"));
        System.setProperty("polemarch.patience", "3");
        try {
            assertThat(problemOf("odd"))
                    .startsWith("it does not come up: org.example.odd.Odd.<init> (line ")
                    .endsWith("did not return within 3 s; look there for a loop without end");
        } finally {
            System.clearProperty("polemarch.patience");
        }
    }

    @Test
    void noConstructorWithoutParameters() {
        odd("public Odd(int figs) {}", GOOD_INFO).as(bundled("odd.jar"));
        assertThat(problemOf("odd")).startsWith("its extension org.example.odd.Odd cannot be made: ");
    }

    @Test
    void aStaticInitialiserThatThrows() {
        odd("static final int FIGS = Integer.parseInt(\"many\");", GOOD_INFO).as(bundled("odd.jar"));
        assertThat(problemOf("odd"))
                .isEqualTo("its extension org.example.odd.Odd cannot be made: "
                        + "NumberFormatException: For input string: \"many\"");
    }

    @Test
    void anInfoThatThrows() {
        odd("throw new UnsupportedOperationException(\"later\");").as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEqualTo("UnsupportedOperationException: later");
    }

    @Test
    void anInfoWithoutEnd() {
        odd("return info();").as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEqualTo("StackOverflowError");
    }

    @Test
    void noInfo() {
        odd("return null;").as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEqualTo("info() of org.example.odd.Odd returns nothing");
    }

    @Test
    void aClassItNeedsAndDoesNotHave() {
        Path with = PluginJar.of(
                        "odd",
                        "org.example.odd.Odd",
                        VARIANT.formatted("private final Fig fig = new Fig();", GOOD_INFO))
                .source("org.example.odd.Fig", "package org.example.odd; class Fig {}")
                .into(made);
        assertThat(with).exists();
        repackedWithout(with, "org/example/odd/Fig.class", bundled("odd.jar"));
        assertThat(problemOf("odd"))
                .isEqualTo("its extension org.example.odd.Odd cannot be made: it needs class org.example.odd.Fig, "
                        + "which neither the plugin nor the API has");
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
                .isEqualTo("its extension org.example.odd.Odd cannot be made: it needs class "
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
        assertThat(problemOf("odd")).isEqualTo("it does not start: IllegalStateException: asleep");
    }

    @Test
    void aPluginClassThatIsNotThere() {
        odd(GOOD_INFO).with("Plugin-Class", "org.example.odd.Main").as(bundled("odd.jar"));
        assertThat(problemOf("odd"))
                .isEqualTo("it does not start: it needs class org.example.odd.Main, "
                        + "which neither the plugin nor the API has");
    }

    @Test
    void aMissingDependency() {
        odd(GOOD_INFO).with("Plugin-Dependencies", "sandals").as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEqualTo("it needs plugin 'sandals', which is not installed or not trusted");
    }

    @Test
    void aDependencyOfAnotherVersion() {
        odd(GOOD_INFO).with("Plugin-Dependencies", "pebbles@>=2.0.0").as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEqualTo("it needs plugin 'pebbles' >=2.0.0, but 1.0.0 is installed");
    }

    @Test
    void aDependencyThatIsBrokenItself() {
        odd("return null;").as(bundled("odd.jar"));
        PluginJar.plugin("even", "1.0.0")
                .with("Plugin-Dependencies", "odd")
                .source("org.example.even.Even", evenBot("even"))
                .index("org.example.even.Even")
                .as(bundled("even.jar"));
        assertThat(problemOf("even")).isEqualTo("it needs plugin 'odd', which is broken itself");
    }

    @Test
    void aCircleOfDependencies() {
        odd(GOOD_INFO).with("Plugin-Dependencies", "even").as(bundled("odd.jar"));
        PluginJar.of("even", "org.example.even.Even", evenBot("even"))
                .with("Plugin-Dependencies", "odd")
                .as(bundled("even.jar"));
        assertThat(problemOf("odd")).isEqualTo("it waits for a plugin that waits for it, among even, odd");
    }

    @Test
    void besideACircleAVariantOfAGameNobodyBringsIsStillNamed() {
        odd(GOOD_INFO.replace("pebbles", "sandals")).as(bundled("odd.jar"));
        PluginJar.of("even", "org.example.even.Even", evenBot("even"))
                .with("Plugin-Dependencies", "even")
                .as(bundled("even.jar"));
        assertThat(problemOf("odd")).isEqualTo("its variant 'odd' is for game 'sandals', which is not installed");
    }

    @Test
    void anIndexWithoutEnd() throws IOException {
        odd(GOOD_INFO).as(bundled("odd.jar"));
        rewrite(bundled("odd.jar"), "META-INF/extensions.idx", "#".repeat(1 << 21));
        assertThat(problemOf("odd"))
                .isEqualTo("it is no readable jar: META-INF/extensions.idx has more than 1048576 bytes");
    }

    @Test
    void aManifestWithoutEnd() throws IOException {
        odd(GOOD_INFO).as(bundled("odd.jar"));
        rewrite(bundled("odd.jar"), "META-INF/MANIFEST.MF", "Manifest-Version: 1.0\n" + "A: b\n".repeat(1 << 19));
        assertThat(problemOf("odd"))
                .isEqualTo("it is no readable jar: META-INF/MANIFEST.MF has more than 1048576 bytes");
    }

    private static void rewrite(Path jar, String entry, String content) throws IOException {
        try (var archive = java.nio.file.FileSystems.newFileSystem(jar)) {
            Files.writeString(archive.getPath(entry), content);
        }
    }

    @Test
    void anOptionalDependencyMayBeMissing() {
        odd(GOOD_INFO).with("Plugin-Dependencies", "sandals?").as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEmpty();
    }

    @Test
    void aGameThatAnotherPluginBrings() {
        PluginJar.pebbles().with("Plugin-Id", "zebra").as(bundled("zebra.jar"));
        assertThat(problemOf("zebra"))
                .isEqualTo("its game 'pebbles' already comes from plugin 'pebbles'; give it another id");
    }

    @Test
    void aVariantThatAnotherPluginBrings() {
        odd(GOOD_INFO).as(bundled("odd.jar"));
        odd(GOOD_INFO).with("Plugin-Id", "zebra").as(bundled("zebra.jar"));
        assertThat(problemOf("zebra"))
                .isEqualTo("its variant 'odd' of pebbles already comes from plugin 'odd'; give it another id");
        assertThat(problemOf("odd")).isEmpty();
    }

    @Test
    void aBotWithTheNameOfABuiltInOne() {
        PluginJar.of("even", "org.example.even.Even", evenBot("greedy")).as(bundled("even.jar"));
        assertThat(problemOf("even")).isEqualTo("its bot 'greedy' is one of the platform's; give it another id");
    }

    @Test
    void aVariantOfAGameNobodyBrings() {
        odd(GOOD_INFO.replace("pebbles", "sandals")).as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEqualTo("its variant 'odd' is for game 'sandals', which is not installed");
    }

    @Test
    void everyVariantOfAGameNobodyBringsIsNamed() {
        odd(GOOD_INFO.replace("pebbles", "sandals")).as(bundled("odd.jar"));
        String info = GOOD_INFO.replace("pebbles", "sandals").replace("\"odd\"", "\"strange\"");
        String source =
                VARIANT.replace("org.example.odd", "org.example.strange").formatted("", info);
        PluginJar.of("strange", "org.example.strange.Odd", source).as(bundled("strange.jar"));
        assertThat(problemOf("odd")).startsWith("its variant 'odd' is for game 'sandals'");
        assertThat(problemOf("strange")).startsWith("its variant 'strange' is for game 'sandals'");
    }

    @Test
    void aGameIdThatIsNotKebab() {
        PluginJar jar = PluginJar.pebbles().with("Plugin-Id", "odd");
        jar.replace("org/example/pebbles/PebblesPlugin.java", "\"pebbles\"", "\"My Game\"");
        jar.as(bundled("odd.jar"));
        assertThat(problemOf("odd")).isEqualTo("IllegalArgumentException: game id 'My Game' is not lower-case kebab");
    }

    @Test
    void anEndlessRule() {
        PluginJar jar = PluginJar.pebbles().with("Plugin-Id", "endless");
        jar.replace("org/example/pebbles/PebblesPlugin.java", "\"pebbles\"", "\"endless\"");
        jar.replace("org/example/pebbles/Beginning.java", "play.next(new Taking.Turn(first))", "play.next(frame)");
        jar.as(bundled("endless.jar"));
        open();
        InstalledGame game = host.catalog().game("endless");
        PreparedGame<?> prepared = game.prepare(game.setup().build(), Optional.empty());
        assertThatThrownBy(() -> prepared.start(1))
                .isInstanceOf(RuleFault.class)
                .hasMessage("Beginning runs away: 100000 rules ran without a question; it schedules work without end");
        theOthersWork();
    }

    @Test
    void aGameWithoutItsData() {
        PluginJar jar = PluginJar.pebbles().with("Plugin-Id", "odd").drop("org/example/pebbles/data/heap.json");
        jar.replace("org/example/pebbles/PebblesPlugin.java", "\"pebbles\"", "\"odd\"");
        jar.as(bundled("odd.jar"));
        open();
        InstalledGame game = host.catalog().game("odd");
        assertThatThrownBy(() -> game.prepare(game.setup().build(), Optional.empty()))
                .isInstanceOf(SetupFault.class)
                .hasMessage("the data of Pebbles is at fault: "
                        + "no data/heap.json beside org.example.pebbles.PebblesPlugin");
    }

    @Test
    void whoAsksForTheGameOfABrokenPluginIsToldWhatIsWrongWithIt() {
        odd("return null;").as(bundled("odd.jar"));
        open();
        assertThatThrownBy(() -> host.catalog().game("odd"))
                .isInstanceOf(SetupFault.class)
                .hasMessage("game 'odd' cannot be played; plugin odd 1.0.0 (odd.jar): "
                        + "info() of org.example.odd.Odd returns nothing");
    }

    private static PluginJar odd(String info) {
        return odd("", info);
    }

    private static PluginJar odd(String body, String info) {
        return PluginJar.of("odd", "org.example.odd.Odd", VARIANT.formatted(body, info));
    }

    private static String evenBot(String id) {
        return """
                package org.example.even;
                import org.polemarch.api.bot.*;
                public final class Even implements BotPlugin {
                    public String id() { return "%s"; }
                    public String summary() { return "the first answer"; }
                    public boolean plays(String game) { return true; }
                    public Bot create(String strength) { return thinking -> 0; }
                }
                """.formatted(id);
    }

    private static void repackedWithout(Path jar, String entry, Path target) {
        try {
            Files.copy(jar, target);
            try (var archive = java.nio.file.FileSystems.newFileSystem(target)) {
                Files.delete(archive.getPath(entry));
            }
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private Path bundled(String name) {
        return folders.bundled().resolve(name);
    }

    private void open() {
        close();
        host = PluginHost.open(folders, "0.1.0");
    }

    /** The problem of a plugin, after making sure that it is one line and that the good plugin works beside it. */
    private String problemOf(String id) {
        open();
        List<PluginStatus> named =
                host.plugins().stream().filter(plugin -> plugin.id().equals(id)).toList();
        assertThat(named).as("plugins '" + id + "'").hasSize(1);
        PluginStatus status = named.get(0);
        assertThat(status.state()).isEqualTo(status.problem().isEmpty() ? State.LOADED : State.BROKEN);
        assertThat(status.line().lines()).hasSize(1);
        theOthersWork();
        return status.problem();
    }

    private void theOthersWork() {
        InstalledGame game = host.catalog().game("pebbles");
        assertThat(game.from().file()).isEqualTo(bundled("pebbles.jar"));
        assertThat(game.prepare(game.setup().build(), Optional.empty()).start(1).moves())
                .hasSize(3);
    }
}
