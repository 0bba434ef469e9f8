package org.polemarch.core.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.core.ladder.Ratings.Rating;

class RatingsTest {

    @Test
    void tenWinsForALossAreFourHundredPoints() {
        List<Rating> ratings = Ratings.of(List.of(new Pairing("weak", "strong", 11_000, 1_000)));
        assertThat(ratings).extracting(Rating::bot).containsExactly("weak", "strong");
        assertThat(ratings.get(0)).isEqualTo(new Rating("weak", 0, 0));
        assertThat(ratings.get(1).points()).isCloseTo(400, within(0.2));
        assertThat(ratings.get(1).margin()).isBetween(10.0, 13.0);
    }

    @Test
    void equalsAreEqual() {
        assertThat(Ratings.of(List.of(new Pairing("a", "b", 40, 20))))
                .last()
                .satisfies(rating -> assertThat(rating.points()).isCloseTo(0, within(1e-6)));
    }

    @Test
    void whoWonEveryGameIsStrongButNotWithoutBound() {
        Rating winner = Ratings.of(List.of(new Pairing("a", "b", 20, 0))).get(1);
        assertThat(winner.points()).isBetween(500.0, 700.0);
        assertThat(winner.margin()).isGreaterThan(300);
    }

    @Test
    void strengthIsLearntAcrossPairings() {
        List<Rating> ratings =
                Ratings.of(List.of(new Pairing("a", "b", 3_000, 1_000), new Pairing("b", "c", 3_000, 1_000)));
        assertThat(ratings.get(2).points())
                .isCloseTo(2 * ratings.get(1).points(), within(0.5))
                .isGreaterThan(200);
    }
}
