package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ToolkitTest {

    @Test
    void linuxNeedsADisplay() {
        assertThat(Toolkit.obstacle(Map.of(), "Linux")).contains("there is no display");
        assertThat(Toolkit.obstacle(Map.of("DISPLAY", ""), "Linux")).contains("there is no display");
        assertThat(Toolkit.obstacle(Map.of("DISPLAY", ":0"), "Linux")).isEmpty();
        assertThat(Toolkit.obstacle(Map.of("WAYLAND_DISPLAY", "wayland-0"), "Linux"))
                .isEmpty();
    }

    @Test
    void otherSystemsHaveOne() {
        assertThat(Toolkit.obstacle(Map.of(), "Windows 11")).isEmpty();
        assertThat(Toolkit.obstacle(Map.of(), "Mac OS X")).isEmpty();
    }
}
