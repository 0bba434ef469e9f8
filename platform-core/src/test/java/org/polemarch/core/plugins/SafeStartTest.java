package org.polemarch.core.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.core.plugins.PluginStatus.State;

/** A plugin that ends the program is not loaded at the next start; those who only look at plugins run nothing of them. */
class SafeStartTest {

    private static final String MORTAL = """
            package org.example;
            public final class Mortal implements org.polemarch.api.bot.BotPlugin {
                static { System.setProperty("mortal.ran", "yes"); %s }
                public String id() { return "mortal"; }
                public String summary() { return ""; }
                public boolean plays(String game) { return true; }
                public org.polemarch.api.bot.Bot create(String strength) { return null; }
            }
            """;

    @TempDir
    private Path temp;

    private Installation program;

    @BeforeEach
    void install() {
        program = Installation.withPebbles(temp);
        PluginJar.bigHeap().into(program.folders().user());
        System.clearProperty("mortal.ran");
    }

    @AfterEach
    void stop() {
        program.close();
    }

    private PluginFolder onDisk() {
        return PluginFolder.of(program.folders(), "0.1.0");
    }

    /** A program that does nothing but load plugins; see {@link #theProgramThatDied}. */
    static final class Start {
        public static void main(String[] args) {
            PluginHost.open(new PluginFolders(Path.of(args[0]), Path.of(args[1]), Path.of(args[2])), "0.1.0")
                    .close();
        }
    }

    private int theProgramThatDied() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Start.class.getName(),
                        program.folders().bundled().toString(),
                        program.folders().user().toString(),
                        program.folders().trustFile().toString())
                .inheritIO()
                .start();
        assertThat(process.waitFor(20, TimeUnit.MINUTES)).isTrue();
        return process.exitValue();
    }

    @Test
    void aStartThatDiedIsFollowedByOneWithoutForeignPlugins() throws IOException, InterruptedException {
        PluginJar.of("mortal", "org.example.Mortal", MORTAL.formatted("Runtime.getRuntime().halt(9);"))
                .into(program.folders().user());
        onDisk().plugins().stream()
                .filter(plugin -> plugin.state() == State.UNTRUSTED)
                .forEach(plugin -> onDisk().trust(plugin.id()));
        assertThat(theProgramThatDied()).isEqualTo(9);

        program.start();
        assertThat(program.host().problems())
                .containsExactly("the last start failed while loading plugin 'mortal', so this one leaves out the"
                        + " plugins you installed; it is no longer trusted");
        assertThat(program.status("pebbles").state()).isEqualTo(State.LOADED);
        assertThat(program.status("big-heap").state()).isEqualTo(State.LEFT_OUT);
        assertThat(program.status("big-heap").problem())
                .isEqualTo("it is left out this time because the last start failed while loading plugin 'mortal'");

        program.start();
        assertThat(program.host().problems()).isEmpty();
        assertThat(program.status("big-heap").state()).isEqualTo(State.LOADED);
        assertThat(program.status("mortal").state()).isEqualTo(State.UNTRUSTED);
    }

    @Test
    void aProgramThatIsStillLoadingHasNotDied() throws IOException {
        Files.writeString(program.folders().startMark(), ProcessHandle.current().pid() + "\nbig-heap\n\n");
        onDisk().trust("big-heap");
        program.start();
        assertThat(program.status("big-heap").state()).isEqualTo(State.LOADED);
    }

    @Test
    void aSafeStartLoadsOnlyWhatCameWithTheProgram() {
        onDisk().trust("big-heap");
        try (PluginHost host = PluginHost.openSafely(program.folders(), "0.1.0")) {
            assertThat(host.catalog().games()).extracting(InstalledGame::id).containsExactly("pebbles");
            assertThat(host.plugins())
                    .filteredOn(plugin -> plugin.id().equals("big-heap"))
                    .extracting(PluginStatus::problem)
                    .containsExactly("it is left out because you asked for a safe start");
        }
    }

    @Test
    void whoListsTrustsAndRemovesRunsNothing() {
        Path jar = PluginJar.of("mortal", "org.example.Mortal", MORTAL.formatted(""))
                .into(program.folders().user());
        onDisk().trust("mortal");
        assertThat(onDisk().plugins())
                .extracting(plugin -> plugin.id() + " " + plugin.state())
                .containsExactly("pebbles READY", "big-heap UNTRUSTED", "mortal READY");
        onDisk().remove("mortal");
        assertThat(jar).doesNotExist();
        assertThat(System.getProperty("mortal.ran")).isNull();
    }
}
