package org.polemarch.core.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.polemarch.api.kit.Deck;

class DigestTest {

    private static String digest(Object... values) {
        Digest digest = new Digest();
        Arrays.asList(values).forEach(digest::add);
        return digest.hex();
    }

    /** Data with a part that does not count. */
    private static final class Holder {
        private final int number;
        private final transient Object shared;

        Holder(int number, Object shared) {
            this.number = number;
            this.shared = shared;
        }

        @Override
        public String toString() {
            return number + " " + shared;
        }
    }

    private record Pair(Object one, Object other) {}

    @Test
    void itIsTheSameOnEveryMachine() {
        assertThat(digest("polis", 7, List.of(1, 2), TimeUnit.DAYS, Optional.empty(), new int[] {1, -1}, true))
                .isEqualTo("fbc852ac2e1df40e51e38220");
    }

    @Test
    void equalContentGivesEqualDigests() {
        assertThat(digest(new Pair(List.of(1, 2), "x"))).isEqualTo(digest(new Pair(Arrays.asList(1, 2), "x")));
        assertThat(digest(new int[] {1, 2})).isEqualTo(digest(new int[] {1, 2}));
    }

    @Test
    void whatIsTransientDoesNotCount() {
        assertThat(digest(new Holder(1, "a"))).isEqualTo(digest(new Holder(1, "b")));
        assertThat(digest(new Holder(1, "a"))).isNotEqualTo(digest(new Holder(2, "a")));
    }

    @Test
    void aDeckCountsByItsCardsAndNotByItsRoom() {
        Deck roomy = new Deck(100);
        roomy.put(3);
        assertThat(digest(roomy)).isEqualTo(digest(Deck.of(3)));
        assertThat(digest(Deck.of(3, 4))).isNotEqualTo(digest(Deck.of(4, 3)));
    }

    @Test
    void neighboursAreNotMistakenForEachOther() {
        assertThat(digest(new byte[] {1, 93, 91, 2}, new byte[] {}))
                .isNotEqualTo(digest(new byte[] {1}, new byte[] {2, 93, 91}));
        assertThat(digest("a;sb", "c")).isNotEqualTo(digest("a", "b;sc"));
        assertThat(digest(List.of(List.of(1), List.of(2)))).isNotEqualTo(digest(List.of(List.of(1, 2), List.of())));
        assertThat(digest(new int[] {255}, new int[] {})).isNotEqualTo(digest(new int[] {}, new int[] {255}));
    }

    @Test
    void everyElementCounts() {
        assertThat(digest(new int[] {1, 2})).isNotEqualTo(digest(new int[] {1, 3}));
        assertThat(digest(new short[] {1, 2})).isNotEqualTo(digest(new short[] {1, 3}));
        assertThat(digest(new long[] {1, 1L << 40})).isNotEqualTo(digest(new long[] {1, 1L << 41}));
        assertThat(digest(new boolean[] {true})).isNotEqualTo(digest(new boolean[] {false}));
        assertThat(digest(new Pair(new String[] {"a", null}, 1)))
                .isNotEqualTo(digest(new Pair(new String[] {"a", "b"}, 1)));
        assertThat(digest(new byte[3000])).isNotEqualTo(digest(new byte[3001]));
        assertThat(digest(new int[9000])).isNotEqualTo(digest(new int[9001]));
        assertThat(digest(0.5)).isNotEqualTo(digest(0.25));
        assertThat(digest(BitSet.valueOf(new long[] {5}))).isNotEqualTo(digest(BitSet.valueOf(new long[] {4})));
    }

    @Test
    void aTextLongerThanTheBufferCountsToItsEnd() {
        String endless = "x".repeat(10_000);
        assertThat(digest(endless + "a", 1)).isNotEqualTo(digest(endless + "b", 1));
        assertThat(digest(1, endless)).isNotEqualTo(digest(2, endless));
    }

    @Test
    void mapsWithAnOrderAreRead() {
        Map<String, Integer> tree = new TreeMap<>(Map.of("a", 1));
        Map<String, Integer> linked = new LinkedHashMap<>(Map.of("a", 1));
        Map<TimeUnit, Integer> enums = new EnumMap<>(Map.of(TimeUnit.DAYS, 1));
        assertThat(digest(tree)).isEqualTo(digest(linked)).isNotEqualTo(digest(enums));
    }

    static List<Object> unordered() {
        return List.of(
                new HashMap<>(Map.of("a", 1)), Map.of("a", 1), new HashSet<>(Set.of(1)), Set.of(1), new Object());
    }

    @ParameterizedTest
    @MethodSource("unordered")
    void whatHasNoOrderIsRefusedWithWhatToUse(Object unordered) {
        assertThatExceptionOfType(RuleFault.class)
                .isThrownBy(() -> digest(new Pair(unordered, 1)))
                .withMessageContaining(unordered.getClass().getName())
                .withMessageContaining("LinkedHashMap");
    }
}
