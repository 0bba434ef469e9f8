package org.polemarch.core.contract.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.polemarch.api.kit.Deck;

/** The first place where two things differ is named by its path, and both values are shown. */
class DifferencesTest {

    private enum Metal {
        BRONZE,
        IRON
    }

    private record Hand(String owner, List<Integer> cards) {}

    private record Table(int round, List<Hand> hands) {}

    /** Like a state, it has no {@code equals}. */
    private static final class Purse {
        private final int[] coins;
        private final Metal metal;

        Purse(Metal metal, int... coins) {
            this.metal = metal;
            this.coins = coins;
        }

        @Override
        public String toString() {
            return metal + Arrays.toString(coins);
        }
    }

    @Test
    void equalThingsDifferNowhere() {
        assertThat(Differences.first(1, 1)).isEmpty();
        assertThat(Differences.first(null, null)).isEmpty();
        assertThat(Differences.first(new Hand("a", List.of(1)), new Hand("a", List.of(1))))
                .isEmpty();
    }

    @Test
    void thePathLeadsThroughFieldsAndPositions() {
        Table one = new Table(1, List.of(new Hand("a", List.of(1)), new Hand("b", List.of(3, 4))));
        Table other = new Table(1, List.of(new Hand("a", List.of(1)), new Hand("b", List.of(3, 5))));
        assertThat(Differences.first(one, other)).contains("hands[1].cards[1]: 4 / 5");
        assertThat(Differences.first(one, new Table(2, one.hands()))).contains("round: 1 / 2");
    }

    @Test
    void listsOfAnotherLengthAreShownWhole() {
        assertThat(Differences.first(List.of(3, 4), List.of(3))).contains("[3, 4] / [3]");
    }

    @Test
    void listsOfAnotherKindAreComparedByWhatTheyHold() {
        assertThat(Differences.first(List.of(1, 2), new ArrayList<>(List.of(1, 3))))
                .contains("[1]: 2 / 3");
    }

    @Test
    void whatIsNotThereOrOfAnotherKindIsShownAsItIs() {
        assertThat(Differences.first(null, "a")).contains("null / a");
        assertThat(Differences.first("a", null)).contains("a / null");
        assertThat(Differences.first(1, "1")).contains("1 / 1");
        assertThat(Differences.first(List.of(1), 1)).contains("[1] / 1");
    }

    @Test
    void whatHasNoEqualsIsComparedByItsFields() {
        assertThat(Differences.first(new Purse(Metal.IRON, 1, 2), new Purse(Metal.IRON, 1, 2)))
                .isEmpty();
        assertThat(Differences.first(new Purse(Metal.IRON, 1, 2), new Purse(Metal.IRON, 1, 3)))
                .contains("coins[1]: 2 / 3");
        assertThat(Differences.first(new Purse(Metal.IRON), new Purse(Metal.BRONZE)))
                .contains("metal: IRON / BRONZE");
    }

    @Test
    void mapsAreComparedByTheirValues() {
        Map<Metal, Purse> one = new EnumMap<>(Map.of(Metal.IRON, new Purse(Metal.IRON, 1)));
        Map<Metal, Purse> other = new EnumMap<>(Map.of(Metal.IRON, new Purse(Metal.IRON, 2)));
        Map<Metal, Purse> same = new EnumMap<>(Map.of(Metal.IRON, new Purse(Metal.IRON, 1)));
        assertThat(Differences.first(one, other)).contains("[IRON].coins[0]: 1 / 2");
        assertThat(Differences.first(one, same)).isEmpty();
        assertThat(Differences.first(new TreeMap<>(Map.of("a", 1)), new TreeMap<>(Map.of("b", 1))))
                .contains("{a=1} / {b=1}");
    }

    @Test
    void containersOfTheKitAreComparedByTheirContent() {
        assertThat(Differences.first(Deck.of(1, 2), Deck.of(1, 2))).isEmpty();
        assertThat(Differences.first(Deck.of(1, 2), Deck.of(1, 3))).contains("[1]: 2 / 3");
    }

    @Test
    void longValuesAreCut() {
        String told = Differences.first("x".repeat(160), "y".repeat(161)).orElseThrow();
        assertThat(told).isEqualTo("x".repeat(160) + " / " + "y".repeat(159) + "…");
    }
}
