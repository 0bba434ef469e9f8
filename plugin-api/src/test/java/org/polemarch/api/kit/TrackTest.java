package org.polemarch.api.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class TrackTest {

    private final Track track = new Track(-2, 5, 0);

    @Test
    void theMarkerStopsAtTheEndsAndSaysHowFarItWent() {
        assertThat(track.move(3)).isEqualTo(3);
        assertThat(track.move(4)).isEqualTo(2);
        assertThat(track.value()).isEqualTo(5);
        assertThat(track.move(-10)).isEqualTo(-7);
        assertThat(track.value()).isEqualTo(track.least());
    }

    @Test
    void aSpaceBeyondTheTrackIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> track.set(6)).withMessage("6 is not on the track -2..5");
        assertThatIllegalArgumentException().isThrownBy(() -> new Track(0, 3, 4));
        assertThat(track.value()).isZero();
    }

    @Test
    void aCopyIsIndependent() {
        Track copy = track.copy();
        copy.set(4);
        assertThat(track.value()).isZero();
        assertThat(copy.most()).isEqualTo(5);
    }
}
