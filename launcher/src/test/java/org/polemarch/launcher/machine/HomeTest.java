package org.polemarch.launcher.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HomeTest {

    @Test
    void thePlayersFolderIsWhereTheSystemHasSuchThings() {
        assertThat(Home.userFolder(Map.of(), "/home/ann", "Linux"))
                .isEqualTo(Path.of("/home/ann/.local/share/polemarch"));
        assertThat(Home.userFolder(Map.of("XDG_DATA_HOME", "/data"), "/home/ann", "Linux"))
                .isEqualTo(Path.of("/data/polemarch"));
        assertThat(Home.userFolder(Map.of(), "/Users/ann", "Mac OS X"))
                .isEqualTo(Path.of("/Users/ann/Library/Application Support/Polemarch"));
        assertThat(Home.userFolder(Map.of("APPDATA", "/appdata"), "/home/ann", "Windows 11"))
                .isEqualTo(Path.of("/appdata/Polemarch"));
    }

    @Test
    void thePlayerMayChooseIt() {
        assertThat(Home.userFolder(Map.of("POLEMARCH_HOME", "/elsewhere"), "/home/ann", "Linux"))
                .isEqualTo(Path.of("/elsewhere"));
    }
}
