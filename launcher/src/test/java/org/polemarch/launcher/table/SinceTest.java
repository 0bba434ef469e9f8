package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.core.session.Played;

/** What the last move was about. */
class SinceTest {

    private record Said() implements Move {}

    private static final Seat ATHENS = new Seat(0, "athens");
    private static final Seat SPARTA = new Seat(1, "sparta");

    private static Played played(int number, Seat seat) {
        return new Played(number, seat, 0, new Said(), false);
    }

    private static LogLine line(int decision, String... about) {
        return LogLine.told(decision, "Something happened.", "", "").about(List.of(about));
    }

    @Test
    void aMoveAboutNothingOnTheBoardKeepsTheMarkOfWhatItGoesOnWith() {
        Since since = new Since(
                List.of(line(1, "pylos"), line(2, "attika"), line(3), line(4)),
                List.of(played(1, SPARTA), played(2, ATHENS), played(3, ATHENS), played(4, ATHENS)),
                ATHENS::equals);
        assertThat(since.lastMove()).containsExactly("attika");
    }

    @Test
    void whatTheOtherSeatDidBeforeIsNotTheLastMove() {
        Since since = new Since(
                List.of(line(1, "pylos"), line(2)), List.of(played(1, SPARTA), played(2, ATHENS)), ATHENS::equals);
        assertThat(since.lastMove()).isEmpty();
    }
}
