package org.polemarch.launcher.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class DisplayTest {

    @Test
    void linuxNeedsADisplay() {
        assertThat(Display.obstacle(Map.of(), "Linux")).contains("there is no display");
        assertThat(Display.obstacle(Map.of("DISPLAY", ""), "Linux")).contains("there is no display");
        assertThat(Display.obstacle(Map.of("DISPLAY", ":0"), "Linux")).isEmpty();
        assertThat(Display.obstacle(Map.of("WAYLAND_DISPLAY", "wayland-0"), "Linux"))
                .isEmpty();
    }

    @Test
    void otherSystemsHaveOne() {
        assertThat(Display.obstacle(Map.of(), "Windows 11")).isEmpty();
        assertThat(Display.obstacle(Map.of(), "Mac OS X")).isEmpty();
    }
}
