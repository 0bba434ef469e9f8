package org.polemarch.core.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.core.engine.Skeleton.Log;
import org.polemarch.core.engine.Skeleton.Step;

/** What no rule can mean is refused in words for its author, and nothing has happened. */
class BoardTest {

    private final Board<Log> board = new Board<>(new Log(), new Agenda(), Chance.seeded(1));

    @ParameterizedTest
    @ValueSource(ints = {0, -3, Integer.MIN_VALUE})
    void aDieHasASide(int sides) {
        long before = board.chance.state();
        assertThatThrownBy(() -> board.roll(sides, "siege"))
                .isInstanceOf(RuleFault.class)
                .hasMessage("it rolls a die of " + sides + " sides for 'siege'; a die has at least 1 side");
        assertThat(board.chance.state()).isEqualTo(before);
        assertThat(board.barriers).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void aLotIsDrawnAmongSomething(int count) {
        assertThatThrownBy(() -> board.lot(count, "plague"))
                .isInstanceOf(RuleFault.class)
                .hasMessage("it draws lots among " + count + " things for 'plague'; there must be at least 1");
    }

    @Test
    void chanceHasAReason() {
        assertThatThrownBy(() -> board.roll(6, null))
                .isInstanceOf(RuleFault.class)
                .hasMessage("it calls play.roll without a reason; give a key of the message bundle");
        assertThatThrownBy(() -> board.lot(6, null)).hasMessageStartingWith("it calls play.lot without a reason");
        assertThatThrownBy(() -> board.shuffle(chance -> {}, null))
                .hasMessageStartingWith("it calls play.shuffle without a reason");
    }

    @Test
    void nullIsNothingToShuffleScheduleOrReport() {
        assertThatThrownBy(() -> board.shuffle(null, "deck"))
                .isInstanceOf(RuleFault.class)
                .hasMessage("it shuffles null for 'deck'; play.shuffle takes a pile");
        assertThatThrownBy(() -> board.next(null))
                .isInstanceOf(RuleFault.class)
                .hasMessage("it puts null on the agenda; play.next takes a frame");
        assertThatThrownBy(() -> board.next(new Step("a"), null)).isInstanceOf(RuleFault.class);
        assertThatThrownBy(() -> board.next(new Step("a"), new Step("b"), new Step("c"), null))
                .isInstanceOf(RuleFault.class);
        board.listener = event -> {};
        assertThatThrownBy(() -> board.report(() -> null))
                .isInstanceOf(RuleFault.class)
                .hasMessage("it reports null; play.report takes something that makes an event");
        assertThatThrownBy(() -> board.report(null)).isInstanceOf(RuleFault.class);
    }
}
