package org.polemarch.api.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class IndexSetTest {

    private final IndexSet set = IndexSet.of(0, 5, 63);

    @Test
    void itIsWalkedInOrder() {
        List<Integer> seen = new ArrayList<>();
        for (int i = set.first(); i >= 0; i = set.after(i)) {
            seen.add(i);
        }
        assertThat(seen).containsExactly(0, 5, 63);
        assertThat(IndexSet.EMPTY.first()).isEqualTo(-1);
        assertThat(set.map(i -> "t" + i)).containsExactly("t0", "t5", "t63");
        assertThat(set).hasToString("[0, 5, 63]");
    }

    @Test
    void addingAndRemovingLeavesTheFirstSetAsItWas() {
        assertThat(set.with(6)).isEqualTo(IndexSet.of(0, 5, 6, 63));
        assertThat(set.without(63).without(1)).isEqualTo(IndexSet.of(0, 5));
        assertThat(set).isEqualTo(IndexSet.of(63, 0, 5));
    }

    @Test
    void setsAreJoinedAndCut() {
        IndexSet other = IndexSet.of(5, 7);
        assertThat(set.or(other)).isEqualTo(IndexSet.of(0, 5, 7, 63));
        assertThat(set.and(other)).isEqualTo(IndexSet.of(5));
        assertThat(set.minus(other)).isEqualTo(IndexSet.of(0, 63));
        assertThat(set.meets(other)).isTrue();
        assertThat(set.minus(other).meets(other)).isFalse();
        assertThat(set.hasAll(IndexSet.of(0, 63))).isTrue();
        assertThat(set.hasAll(other)).isFalse();
    }

    @Test
    void theFirstSoMany() {
        assertThat(IndexSet.below(0)).isEqualTo(IndexSet.EMPTY);
        assertThat(IndexSet.below(3)).isEqualTo(IndexSet.of(0, 1, 2));
        assertThat(IndexSet.below(64).size()).isEqualTo(64);
    }

    @Test
    void whatIsBeyondTheLimitIsRefused() {
        assertThat(set.has(64)).isFalse();
        assertThat(set.has(-1)).isFalse();
        assertThatIllegalArgumentException().isThrownBy(() -> set.with(64));
        assertThatIllegalArgumentException().isThrownBy(() -> IndexSet.of(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> IndexSet.below(65));
    }

    @Test
    void aDigestSeesItsBitsAlone() {
        assertThat(IndexSet.of(1, 2).canonical()).isEqualTo(6L);
    }
}
