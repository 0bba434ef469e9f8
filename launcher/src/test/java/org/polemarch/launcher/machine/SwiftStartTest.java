package org.polemarch.launcher.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SwiftStartTest {

    @TempDir
    private Path program;

    @Test
    void thePlayersOptionsWin() {
        List<String> command = SwiftStart.command(
                home(), List.of("-Xmn32m"), List.of("-Xmx300m", "-Dprism.order=sw"), "polemarch.jar", "simulate");
        assertThat(command).startsWith(Home.java().toString(), "-Xmn32m");
        assertThat(command).contains("-Dpolemarch.second=true");
        assertThat(command).endsWith("-Xmx300m", "-Dprism.order=sw", "-jar", "polemarch.jar", "simulate");
    }

    @Test
    void theClassesOfTheBuildAreTakenIfThereAreAny() throws IOException {
        assertThat(SwiftStart.prepared(home())).isEmpty();
        Path classes = Files.createFile(
                Files.createDirectory(program.resolve("prepared")).resolve("classes.jsa"));
        assertThat(SwiftStart.prepared(home())).contains("-XX:SharedArchiveFile=" + classes);
    }

    @Test
    void aDebuggerIsAskedForOnce() {
        assertThat(SwiftStart.isWatched(List.of("-Xmx1g", "-agentlib:jdwp=transport=dt_socket")))
                .isTrue();
        assertThat(SwiftStart.isWatched(List.of("-javaagent:meter.jar"))).isTrue();
        assertThat(SwiftStart.isWatched(List.of("-Xmx1g"))).isFalse();
    }

    @Test
    void whereNoOtherMachineStartsTheWindowOpensHere() {
        assertThat(SwiftStart.started(List.of(program.resolve("no-java").toString())))
                .isEmpty();
    }

    @Test
    void onlyTheJarOpensItElsewhere() {
        assertThat(System.getProperty("java.class.path")).contains(System.getProperty("path.separator"));
        assertThat(SwiftStart.window(home())).isEmpty();
    }

    @Test
    void whatPlaysManyGamesHasAMachineOfItsOwn() {
        assertThat(SwiftStart.isLong("simulate", "polis")).isTrue();
        assertThat(SwiftStart.isLong("ladder")).isTrue();
        assertThat(SwiftStart.isLong("games", "simulate")).isFalse();
        assertThat(SwiftStart.isLong()).isFalse();
    }

    @Test
    void theMoreProcessorsTheMoreRoom() {
        assertThat(SwiftStart.forPlay(2)).contains("-XX:+UseSerialGC", "-Xmn32m");
        assertThat(SwiftStart.forPlay(8)).contains("-XX:+UseParallelGC", "-Xmn128m");
        assertThat(SwiftStart.forPlay(64)).contains("-Xmn256m");
    }

    @Test
    void aMachineThatSomebodyChoseIsLeftAlone() {
        assertThat(SwiftStart.isTuned(List.of("-XX:+UseZGC"))).isTrue();
        assertThat(SwiftStart.isTuned(List.of("-Xmx2g"))).isTrue();
        assertThat(SwiftStart.isTuned(List.of("-XX:ArchiveClassesAtExit=c.jsa")))
                .isTrue();
        assertThat(SwiftStart.isTuned(List.of("-Dpolemarch.patience=20"))).isFalse();
        assertThat(SwiftStart.isTuned(List.of("-XX:SharedArchiveFile=c.jsa", "-Xlog:disable")))
                .isFalse();
    }

    private Home home() {
        return new Home(program, program.resolve("user"));
    }
}
