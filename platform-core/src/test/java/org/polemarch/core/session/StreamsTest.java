package org.polemarch.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class StreamsTest {

    @Test
    void whateverIsDerivedFromASeedIsDerivedForEver() {
        assertThat(Streams.derive(1, Streams.Kind.ANSWER, 0)).isEqualTo(-7182655497261256104L);
        assertThat(Streams.derive(1, Streams.Kind.HINT, 0)).isEqualTo(-7212996364099493478L);
        assertThat(Streams.derive(1, Streams.Kind.GAME, 7)).isEqualTo(8476585150796791236L);
        assertThat(Streams.derive(-5, Streams.Kind.SEAT, 2)).isEqualTo(-4078251076498169189L);
        assertThat(Streams.derive(1, Streams.Kind.BENCH, 0)).isEqualTo(-919981230119026705L);
    }

    @Test
    void allPlacesOfAllKindsBelowAllSeedsDiffer() {
        Set<Long> seeds = new HashSet<>();
        for (long seed = -50; seed < 50; seed++) {
            for (Streams.Kind kind : Streams.Kind.values()) {
                for (long place = -20; place < 20; place++) {
                    seeds.add(Streams.derive(seed, kind, place));
                }
            }
        }
        assertThat(seeds).hasSize(100 * 40 * Streams.Kind.values().length);
    }

    @Test
    void chanceBelowASeedIsThatOfTheDerivedSeed() {
        assertThat(Streams.chance(3, Streams.Kind.GAME, 4).state()).isEqualTo(Streams.derive(3, Streams.Kind.GAME, 4));
    }
}
