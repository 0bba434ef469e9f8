package org.polemarch.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** A busy machine is not a loop without end. */
class SilenceTest {

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /** A clock that is set by hand. */
    private static final class Hands implements Silence.Clock {
        private long now;
        private long cpu;
        private boolean awake = true;

        @Override
        public long now() {
            return now;
        }

        @Override
        public long cpu(Thread thread) {
            return cpu;
        }

        @Override
        public boolean couldWork(Thread thread) {
            return awake;
        }
    }

    private final Hands hands = new Hands();
    private final Silence silence = new Silence(hands);
    private final Thread thread = new Thread(() -> {});

    /** The seconds after which it lasts too long, looked at every second, of which the thread works that share. */
    private int secondsUntilItLasts(double share) {
        for (int second = 0; second < 1000; second++) {
            if (silence.lasts(thread, 1, PATIENCE)) {
                return second;
            }
            hands.now += 1_000_000_000L;
            hands.cpu += (long) (share * 1_000_000_000L);
        }
        return -1;
    }

    @Test
    void whatWorksAllTheTimeHasItsPatienceByTheClock() {
        assertThat(secondsUntilItLasts(1)).isBetween(10, 13);
    }

    @Test
    void whatTheMachineLetsWorkForAQuarterOfTheTimeIsWaitedForLonger() {
        assertThat(secondsUntilItLasts(0.25)).isBetween(26, 30);
    }

    @Test
    void whatSleepsHasItsPatienceByTheClock() {
        hands.awake = false;
        assertThat(secondsUntilItLasts(0)).isBetween(10, 13);
    }

    /** With 50 others at two processors, the little work there is takes minutes. */
    @Test
    void whatTheMachineHardlyLetsWorkIsWaitedForAsLongAsItGetsOn() {
        assertThat(secondsUntilItLasts(0.02)).isBetween(250, 262);
    }

    @Test
    void whatOnlySeemsToWorkIsGivenUp() {
        assertThat(secondsUntilItLasts(0)).isBetween(15, 18);
    }

    @Test
    void aSignOfLifeBeginsItAgain() {
        for (int second = 0; second < 100; second++) {
            assertThat(silence.lasts(thread, second / 9, PATIENCE)).isFalse();
            hands.now += 1_000_000_000L;
            hands.cpu += 1_000_000_000L;
        }
    }
}
