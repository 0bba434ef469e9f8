package org.polemarch.launcher.prefs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.api.ui.motion.Pace;

class PreferencesFileTest {

    @TempDir
    private Path folder;

    @Test
    void whatIsPreferredIsKept() {
        Path file = folder.resolve("deep").resolve("preferences.properties");
        PreferencesFile kept = new PreferencesFile(file);
        assertThat(kept.now()).isEqualTo(Preferences.USUAL);
        assertThat(kept.change(now -> now.look(Look.DARK)
                        .percent(150)
                        .pace(BotPace.STEP)
                        .motion(Pace.QUICK)
                        .warn(true)
                        .name("Ann")
                        .toured(true)))
                .isTrue();
        assertThat(new PreferencesFile(file).now())
                .isEqualTo(new Preferences(
                        Look.DARK, 150, BotPace.STEP, Pace.QUICK, true, "Ann", true, Optional.empty(), ""));
    }

    @Test
    void aDamagedFileIsAsUsual() throws IOException {
        Path file = Files.writeString(folder.resolve("p"), "look=PLAID\npercent=many\npace=\\u12\n");
        assertThat(new PreferencesFile(file).now()).isEqualTo(Preferences.USUAL);
    }

    @Test
    void whatCannotBeWrittenHoldsMeanwhile() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "not a folder").resolve("p");
        PreferencesFile kept = new PreferencesFile(file);
        assertThat(kept.change(now -> now.percent(120))).isFalse();
        assertThat(kept.now().percent()).isEqualTo(120);
    }

    @Test
    void sizesStayReadable() {
        assertThat(Preferences.USUAL.percent(500).percent()).isEqualTo(Preferences.LARGEST);
        assertThat(Preferences.USUAL.percent(5).percent()).isEqualTo(Preferences.SMALLEST);
    }
}
