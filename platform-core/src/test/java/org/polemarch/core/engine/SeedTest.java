package org.polemarch.core.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;

class SeedTest {

    @Test
    void aNumberGivesTheGamesItAlwaysGave() {
        Chance usual = Chance.seeded(431);
        Chance chosen = Seed.of(431).chance();
        assertThat(IntStream.range(0, 50).map(i -> chosen.below(6)))
                .containsExactlyElementsOf(
                        IntStream.range(0, 50).mapToObj(i -> usual.below(6)).toList());
        assertThat(Seed.of(431).number()).isEqualTo(431);
    }

    @Test
    void aSeedNobodyChoseHas128BitsAndIsNeverTheSame() {
        Set<Seed> seeds = new HashSet<>();
        for (int i = 0; i < 1000; i++) {
            seeds.add(Seed.fresh());
        }
        assertThat(seeds).hasSize(1000).allMatch(seed -> seed.text().matches("[0-9a-f]{32}"));
    }

    @Test
    void itsChanceGoesOnWhereACopyWasMadeAndIsFair() {
        Chance chance = new Seed("000102030405060708090a0b0c0d0e0f").chance();
        int[] seen = new int[6];
        for (int i = 0; i < 6000; i++) {
            Chance copy = chance.copy();
            assertThat(copy.state()).isEqualTo(chance.state());
            int roll = chance.below(6);
            assertThat(copy.below(6)).isEqualTo(roll);
            seen[roll]++;
        }
        assertThat(IntStream.of(seen)).allMatch(count -> count > 880 && count < 1120); // four standard deviations
    }

    @Test
    void everyBitOfTheSeedMatters() {
        int last = new Seed("000102030405060708090a0b0c0d0e0f").chance().below(Integer.MAX_VALUE);
        int other = new Seed("000102030405060708090a0b0c0d0e0e").chance().below(Integer.MAX_VALUE);
        assertThat(last).isNotEqualTo(other);
    }

    @Test
    void whatIsNeitherIsRefused() {
        assertThatThrownBy(() -> new Seed("dawn")).isInstanceOf(NumberFormatException.class);
        assertThatThrownBy(() -> new Seed("0".repeat(31) + "x")).isInstanceOf(NumberFormatException.class);
    }
}
