package org.polemarch.launcher.window;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.function.UnaryOperator;
import org.polemarch.api.ui.piece.SideColour;

/**
 * The colours in which seats are drawn where the board does not draw them: a seat that is called after a colour has it,
 * one that boards usually draw in a colour has that if it is free, the others get those that are left. All can be told
 * apart by every eye.
 */
record SeatColours(List<String> names) {

    private static final Properties USUAL = load();

    private static Properties load() {
        Properties usual = new Properties();
        try (InputStream in = SeatColours.class.getResourceAsStream("seat-colours.properties")) {
            usual.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("the colours of seats cannot be read", e);
        }
        return usual;
    }

    /** A style that names the colours of the lines of a chart, seat by seat. */
    String style() {
        List<SideColour> left = new ArrayList<>(SideColour.ALL);
        SideColour[] own = new SideColour[names.size()];
        take(own, left, name -> name.replace("orange", "gold").replace("yellow", "gold"));
        take(own, left, name -> USUAL.getProperty(name, ""));
        StringBuilder style = new StringBuilder();
        for (int seat = 0; seat < own.length; seat++) {
            style.append("-pl-line-")
                    .append(seat)
                    .append(": ")
                    .append(paint(own[seat] != null ? own[seat] : left.remove(0)))
                    .append("; ");
        }
        return style.toString();
    }

    /** Those who have none yet take the colour of that word, if it is one and is left. */
    private void take(SideColour[] own, List<SideColour> left, UnaryOperator<String> word) {
        for (int seat = 0; seat < own.length; seat++) {
            if (own[seat] == null) {
                String wanted = word.apply(names.get(seat).toLowerCase(Locale.ROOT));
                own[seat] = left.stream()
                        .filter(each -> each.name().equals(wanted))
                        .findFirst()
                        .orElse(null);
                left.remove(own[seat]);
            }
        }
    }

    /** Black is drawn in ink, which is light on a dark page. */
    private static String paint(SideColour colour) {
        return colour.equals(SideColour.BLACK)
                ? "-color-fg-default"
                : "#" + colour.fill().toString().substring(2, 8);
    }
}
