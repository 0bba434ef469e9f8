package org.polemarch.launcher.prefs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A window comes back where it was, as far as there is a screen. */
class WindowPlaceTest {

    @Test
    void comesBackAsItWasWritten() {
        WindowPlace place = new WindowPlace(-20, 14, 1300, 900, true);
        assertThat(WindowPlace.of(place.written())).contains(place);
        assertThat(WindowPlace.of("1 2 three 4")).isEmpty();
        assertThat(WindowPlace.of(null)).isEmpty();
    }

    @Test
    void staysOnTheScreenThereIs() {
        WindowPlace other = new WindowPlace(3000, 100, 1600, 1000, false);
        assertThat(other.within(0, 0, 1280, 800)).isEqualTo(new WindowPlace(0, 0, 1280, 800, false));
        assertThat(new WindowPlace(900, -50, 800, 600, false).within(0, 25, 1280, 775))
                .isEqualTo(new WindowPlace(480, 25, 800, 600, false));
    }

    @Test
    void isNeverTooSmallToUse() {
        assertThat(new WindowPlace(10, 10, 200, 200, false).within(0, 0, 1280, 800))
                .isEqualTo(new WindowPlace(10, 10, 640, 400, false));
    }
}
