package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Move;

class DoubtTest {

    private record Cast() implements Move {}

    private record Quiet() implements Move {}

    private record Storm() implements Move {}

    private final Doubt doubt = new Doubt();

    private boolean holds(Move move) {
        return doubt.holds(move, each -> each instanceof Quiet);
    }

    @Test
    void nothingWaitsUnlessThePlayerWantsToBeAsked() {
        assertThat(holds(new Cast())).isFalse();
        doubt.want(true);
        assertThat(holds(new Cast())).isTrue();
        doubt.want(false);
        doubt.drop();
        assertThat(holds(new Cast())).isFalse();
    }

    @Test
    void sayingItTwiceIsNoConfirmation() {
        doubt.want(true);
        assertThat(holds(new Cast())).isTrue();
        assertThat(holds(new Cast())).isTrue();
        assertThat(doubt.waiting()).contains(new Cast());
    }

    @Test
    void anotherAnswerNeedsASecondWordOfItsOwn() {
        doubt.want(true);
        holds(new Cast());
        assertThat(holds(new Storm())).isTrue();
        assertThat(doubt.waiting()).contains(new Storm());
        assertThat(holds(new Quiet())).as("it can be taken back").isFalse();
        assertThat(doubt.waiting()).isEmpty();
    }
}
