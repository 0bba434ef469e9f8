package org.polemarch.api.ui.piece;

import java.util.List;
import javafx.scene.paint.Color;
import org.polemarch.api.ui.KitWords;

/**
 * The colour of a side, power or player: a fill, an ink that is readable on it, and a darker edge. The seven of {@link
 * #ALL} can be told apart by people with any of the three kinds of colour blindness, pair by pair.
 *
 * @param name the everyday name of the colour, for tooltips and screen readers
 */
public record SideColour(String name, Color fill, Color ink, Color edge) {

    public static final SideColour BLUE = kit("blue", Color.web("#365fbe"));
    public static final SideColour RED = kit("red", Color.web("#a93e26"));
    public static final SideColour GOLD = kit("gold", Color.web("#eba441"));
    public static final SideColour GREEN = kit("green", Color.web("#42ab70"));
    public static final SideColour PURPLE = kit("purple", Color.web("#683a70"));
    public static final SideColour ROSE = kit("rose", Color.web("#cea3be"));
    public static final SideColour BLACK = kit("black", Color.web("#262f26"));

    /** Stone: for neutral things. It is not one of the seven. */
    public static final SideColour NEUTRAL = kit("grey", Color.web("#a39b8b"));

    /** Bone: for things that belong to the table. It is not one of the seven. */
    public static final SideColour IVORY = kit("ivory", Color.web("#efe6d0"));

    public static final List<SideColour> ALL = List.of(BLUE, RED, GOLD, GREEN, PURPLE, ROSE, BLACK);

    private static SideColour kit(String key, Color fill) {
        return of(KitWords.text("colour." + key), fill);
    }

    /** A game's own colour; its ink and edge are derived from it. */
    public static SideColour of(String name, Color fill) {
        double light =
                0.2126 * linear(fill.getRed()) + 0.7152 * linear(fill.getGreen()) + 0.0722 * linear(fill.getBlue());
        Color ink = light > 0.30 ? Color.web("#241c14") : Color.web("#fffaf0");
        return new SideColour(name, fill, ink, fill.interpolate(Color.web("#1a130c"), light > 0.05 ? 0.55 : 0.8));
    }

    public String web() {
        return web(fill);
    }

    /** Any colour in the notation of style sheets, without its transparency. */
    public static String web(Color colour) {
        return "#" + colour.toString().substring(2, 8);
    }

    /** The colour of the nth side, starting again after the seventh. */
    public static SideColour side(int index) {
        return ALL.get(Math.floorMod(index, ALL.size()));
    }

    private static double linear(double channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }
}
