package org.polemarch.launcher.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.polemarch.api.game.Seat;
import org.polemarch.api.ui.piece.SideColour;

/**
 * The colours of the seats where the board does not draw them: those of the board, so far as it names any, and for the
 * others colours of the kit that are left, which every eye can tell apart.
 */
record SeatColours(List<SideColour> colours) {

    static SeatColours of(List<Seat> seats, Function<Seat, Optional<SideColour>> board) {
        List<Optional<SideColour>> own = seats.stream().map(board).toList();
        List<SideColour> left = new ArrayList<>(SideColour.ALL);
        own.forEach(colour -> colour.ifPresent(left::remove));
        List<SideColour> colours = new ArrayList<>();
        for (Optional<SideColour> colour : own) {
            colours.add(colour.orElseGet(() -> left.isEmpty() ? SideColour.side(colours.size()) : left.remove(0)));
        }
        return new SeatColours(colours);
    }

    /** A style that names the colours of the lines of a chart, seat by seat. */
    String style() {
        StringBuilder style = new StringBuilder();
        for (int seat = 0; seat < colours.size(); seat++) {
            style.append("-pl-line-")
                    .append(seat)
                    .append(": ")
                    .append(paint(colours.get(seat)))
                    .append("; ");
        }
        return style.toString();
    }

    /** Black is drawn in ink, which is light on a dark page. */
    private static String paint(SideColour colour) {
        return colour.equals(SideColour.BLACK) ? "-color-fg-default" : colour.web();
    }
}
