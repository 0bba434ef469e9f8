package org.polemarch.launcher.window.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Seat;
import org.polemarch.api.ui.piece.SideColour;

class SeatColoursTest {

    private static final Seat ARCHON = new Seat(0, "archon");
    private static final Seat EPHOR = new Seat(1, "ephor");

    @Test
    void aSeatHasTheColourOfTheBoard() {
        Map<Seat, Color> board = Map.of(ARCHON, SideColour.RED.fill(), EPHOR, SideColour.BLACK.fill());
        assertThat(SeatColours.of(List.of(ARCHON, EPHOR), seat -> Optional.ofNullable(board.get(seat)))
                        .style())
                .isEqualTo("-pl-line-0: #a93e26; -pl-line-1: -color-fg-default; ");
    }

    @Test
    void othersGetWhatIsLeft() {
        Map<Seat, Color> board = Map.of(EPHOR, SideColour.BLUE.fill());
        assertThat(SeatColours.of(List.of(ARCHON, EPHOR), seat -> Optional.ofNullable(board.get(seat)))
                        .style())
                .isEqualTo("-pl-line-0: #a93e26; -pl-line-1: #365fbe; ");
    }

    @Test
    void moreSeatsThanColoursGoRound() {
        List<Seat> crowd =
                IntStream.range(0, 9).mapToObj(i -> new Seat(i, "seat-" + i)).toList();
        assertThat(SeatColours.of(crowd, seat -> Optional.empty()).colours())
                .startsWith(SideColour.BLUE.fill(), SideColour.RED.fill())
                .endsWith(SideColour.BLUE.fill(), SideColour.RED.fill());
    }
}
