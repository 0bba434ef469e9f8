package org.polemarch.api.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ChanceTest {

    private static int[] draw(Chance chance, int bound, int count) {
        return IntStream.range(0, count).map(i -> chance.below(bound)).toArray();
    }

    /** Saves rely on it: the numbers of a seed never change. */
    @Test
    void theNumbersOfASeedAreFixedForEver() {
        assertThat(draw(Chance.seeded(42), 6, 12)).containsExactly(4, 0, 1, 2, 0, 5, 1, 4, 2, 3, 1, 2);
    }

    @Test
    void allNumbersBelowTheBoundComeAboutEquallyOften() {
        int[] counts = new int[6];
        for (int number : draw(Chance.seeded(7), 6, 60_000)) {
            counts[number]++;
        }
        // Six standard deviations of a binomial with n = 60000 and p = 1/6 are 548.
        assertThat(Arrays.stream(counts).boxed())
                .allSatisfy(count -> assertThat(count).isBetween(9_450, 10_550));
    }

    @Test
    void aCopyGoesOnAsTheOriginalWould() {
        Chance chance = Chance.seeded(3);
        draw(chance, 10, 5);
        Chance copy = chance.copy();
        assertThat(copy.state()).isEqualTo(chance.state());
        assertThat(draw(copy, 100, 20)).isEqualTo(draw(chance, 100, 20));
    }

    @Test
    void aCopyDoesNotDisturbTheOriginal() {
        Chance chance = Chance.seeded(3);
        long state = chance.state();
        draw(chance.copy(), 10, 5);
        assertThat(chance.state()).isEqualTo(state);
    }

    @Test
    void aChoiceAmongNothingIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Chance.seeded(1).below(0))
                .withMessage("a choice among 0");
    }

    @Test
    void neighbouringSeedsHaveNothingInCommon() {
        assertThat(draw(Chance.seeded(1), 1000, 8)).isNotEqualTo(draw(Chance.seeded(2), 1000, 8));
    }
}
