package org.polemarch.launcher.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.polemarch.api.ui.piece.SideColour;

/**
 * The colours in which seats are drawn where the board does not draw them: a seat that is called after a colour has it,
 * the others get those that are left. All can be told apart by every eye.
 */
record SeatColours(List<String> names) {

    /** A style that names the colours of the lines of a chart, seat by seat. */
    String style() {
        List<SideColour> left = new ArrayList<>(SideColour.ALL);
        List<SideColour> called = new ArrayList<>();
        for (String name : names) {
            SideColour own = calledAfter(name);
            called.add(own);
            left.remove(own);
        }
        StringBuilder style = new StringBuilder();
        for (int seat = 0; seat < names.size(); seat++) {
            SideColour own = called.get(seat) != null ? called.get(seat) : left.remove(0);
            style.append("-pl-line-")
                    .append(seat)
                    .append(": ")
                    .append(paint(own))
                    .append("; ");
        }
        return style.toString();
    }

    private static SideColour calledAfter(String name) {
        String word = name.toLowerCase(Locale.ROOT).replace("orange", "gold").replace("yellow", "gold");
        for (SideColour each : SideColour.ALL) {
            if (each.name().equals(word)) {
                return each;
            }
        }
        return null;
    }

    /** Black is drawn in ink, which is light on a dark page. */
    private static String paint(SideColour colour) {
        return colour.equals(SideColour.BLACK)
                ? "-color-fg-default"
                : "#" + colour.fill().toString().substring(2, 8);
    }
}
