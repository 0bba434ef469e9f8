package org.polemarch.api.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Seat;

class NotationTest {

    private enum Side {
        LEFT_WING,
        INFANTRY
    }

    private record SpaceId(String value) {
        @Override
        public String toString() {
            return value;
        }
    }

    private record LetPass() implements Move {}

    private record Siege(SpaceId space) implements Move {}

    private record Commit(int cubes, Side side, boolean openly) implements Move {}

    private record Give(Seat seat, Optional<SpaceId> from, List<Integer> cards) implements Move {}

    private final Locale usual = Locale.getDefault();

    @AfterEach
    void usualLocale() {
        Locale.setDefault(usual);
    }

    @Test
    void itIsTheNameAndTheComponentsInLowerCase() {
        assertThat(new LetPass().notation()).isEqualTo("let-pass");
        assertThat(new Siege(new SpaceId("thibae")).notation()).isEqualTo("siege thibae");
        assertThat(new Commit(3, Side.LEFT_WING, true).notation()).isEqualTo("commit 3 left-wing yes");
        assertThat(new Give(new Seat(0, "athens"), Optional.empty(), List.of(4, 5)).notation())
                .isEqualTo("give athens 4,5");
    }

    @Test
    void itIsTheSameInEveryLanguage() {
        Locale.setDefault(Locale.forLanguageTag("tr-TR"));
        assertThat(new Commit(3, Side.INFANTRY, false).notation()).isEqualTo("commit 3 infantry no");
    }

    @Test
    void aButtonWithTheNotationIsTheTargetOfAMoveThatHasNoOther() {
        assertThat(new LetPass().targets()).containsExactly(Target.button("let-pass"));
    }
}
