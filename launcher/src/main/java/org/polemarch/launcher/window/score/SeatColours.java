package org.polemarch.launcher.window.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.paint.Color;
import org.polemarch.api.game.Seat;
import org.polemarch.api.ui.piece.SideColour;

/**
 * The colours of the seats where the board does not draw them: those of the board where it names any; the other seats
 * get colours of the kit that are left, which can be told apart with any kind of colour blindness.
 */
record SeatColours(List<Color> colours) {

    static SeatColours of(List<Seat> seats, Function<Seat, Optional<Color>> board) {
        List<Optional<Color>> named = seats.stream().map(board).toList();
        List<Color> left =
                new ArrayList<>(SideColour.ALL.stream().map(SideColour::fill).toList());
        named.forEach(colour -> colour.ifPresent(left::remove));
        List<Color> colours = new ArrayList<>();
        for (Optional<Color> colour : named) {
            colours.add(colour.orElseGet(
                    () -> left.isEmpty() ? SideColour.side(colours.size()).fill() : left.remove(0)));
        }
        return new SeatColours(colours);
    }

    /** A style that names the colours of the lines of a chart, seat by seat. */
    String style() {
        StringBuilder style = new StringBuilder();
        for (int seat = 0; seat < colours.size(); seat++) {
            style.append("-pl-line-" + seat + ": " + paint(colours.get(seat)) + "; ");
        }
        return style.toString();
    }

    /** Black is drawn in ink, which is light on a dark page. */
    private static String paint(Color colour) {
        return colour.equals(SideColour.BLACK.fill()) ? "-color-fg-default" : SideColour.web(colour);
    }
}
