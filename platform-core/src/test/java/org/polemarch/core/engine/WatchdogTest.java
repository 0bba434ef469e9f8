package org.polemarch.core.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.polemarch.core.engine.Watchdog.Verdict;

/** Work that returns is as if it had not been watched; work that does not is given up and left to itself. */
class WatchdogTest {

    private static final Duration LONG = Duration.ofDays(1);
    private static final Duration SHORT = Duration.ofMillis(1);

    /** Nobody opens it: work that waits here ends only when it is interrupted. */
    private final CountDownLatch never = new CountDownLatch(1);

    private final CountDownLatch ended = new CountDownLatch(1);
    private final AtomicReference<Throwable> thrown = new AtomicReference<>();

    @AfterEach
    void forgetInterrupts() {
        Thread.interrupted();
    }

    private void waitForEver() {
        try {
            never.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void waitAndEnd() {
        waitForEver();
        ended.countDown();
    }

    @Test
    void whatTheWorkGivesIsHandedOver() {
        assertThat(Watchdog.<String>call(dog -> "done")).isEqualTo("done");
    }

    @Test
    void whatTheWorkThrowsIsThrown() {
        IllegalStateException failure = new IllegalStateException("no");
        AssertionError error = new AssertionError("never");
        assertThatThrownBy(() -> Watchdog.call(dog -> {
                    throw failure;
                }))
                .isSameAs(failure);
        assertThatThrownBy(() -> Watchdog.call(dog -> {
                    throw error;
                }))
                .isSameAs(error);
    }

    @Test
    void workWithoutASignOfLifeHangsAndIsInterrupted() throws InterruptedException {
        Watchdog dog = new Watchdog(SHORT, () -> false);
        assertThat(dog.watch(this::waitAndEnd)).isEqualTo(Verdict.HANGS);
        assertThat(dog.hangs()).contains("did not return within 0 s");
        ended.await();
    }

    @Test
    void workThatWasGivenUpEndsAtItsNextSignOfLife() throws InterruptedException {
        Watchdog dog = new Watchdog(SHORT, () -> false);
        dog.watch(() -> {
            waitForEver();
            try {
                dog.beat();
            } catch (Error e) {
                thrown.set(e);
            }
            ended.countDown();
        });
        ended.await();
        assertThat(thrown.get()).hasMessage("nobody waits any longer");
    }

    @Test
    void whoeverWaitsCanBeToldToStop() throws InterruptedException {
        assertThat(new Watchdog(LONG, () -> true).watch(this::waitAndEnd)).isEqualTo(Verdict.INTERRUPTED);
        ended.await();
    }

    @Test
    void anInterruptOfWhoeverWaitsIsPassedOnAndKept() throws InterruptedException {
        Thread.currentThread().interrupt();
        assertThat(new Watchdog(LONG, () -> false).watch(this::waitAndEnd)).isEqualTo(Verdict.INTERRUPTED);
        assertThat(Thread.interrupted()).isTrue();
        ended.await();
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> Watchdog.call(dog -> {
                    waitForEver();
                    return dog;
                }))
                .isInstanceOf(CancellationException.class);
    }
}
