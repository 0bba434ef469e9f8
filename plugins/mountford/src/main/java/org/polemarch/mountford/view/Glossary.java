package org.polemarch.mountford.view;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.polemarch.api.text.Words;

/** The things of a chart by their ids, and what they are called. */
public final class Glossary {

    private final Words words;
    private final Map<String, Chart.Place> places = new HashMap<>();
    private final Map<String, Chart.Area> areas = new HashMap<>();
    private final Map<String, Chart.TileFace> tiles = new HashMap<>();
    private final Map<String, Chart.SpKind> kinds = new HashMap<>();

    public Glossary(Chart chart, Words words) {
        this.words = words;
        chart.places().forEach(place -> places.put(place.id(), place));
        chart.areas().forEach(area -> areas.put(area.id(), area));
        chart.tiles().forEach(tile -> tiles.put(tile.id(), tile));
        chart.kinds().forEach(kind -> kinds.put(kind.id(), kind));
    }

    public Chart.Place place(String id) {
        return places.get(id);
    }

    public Chart.TileFace tile(String id) {
        return tiles.get(id);
    }

    public Chart.SpKind kind(String id) {
        return kinds.get(id);
    }

    public String space(String id) {
        return id.isEmpty() ? "" : places.get(id).name();
    }

    public String area(String id) {
        return areas.get(id).name();
    }

    public boolean isSpace(String id) {
        return places.containsKey(id);
    }

    public String power(String id) {
        return words.text("Power." + constant(id));
    }

    public String set(String id) {
        return words.text("TileSet." + constant(id));
    }

    /** A member of a line of battle: a leader with his army, or the SPs of a space. */
    public String force(String id) {
        return isSpace(id) ? space(id) : tile(id).name();
    }

    /** What is written on a tile: a name, or what a reinforcement adds and where. */
    public String face(String id) {
        Chart.TileFace tile = tiles.get(id);
        if (!tile.sort().equals("reinforcement")) {
            return tile.name();
        }
        Chart.SpKind kind = kinds.get(tile.adds());
        return "+1 " + kind.type() + ", " + space(kind.home());
    }

    /** What a tile is good for, in a few words. */
    public String use(String id) {
        Chart.TileFace tile = tiles.get(id);
        return switch (tile.sort()) {
            case "leader" ->
                rating(tile)
                        + (tile.headOfState() ? "; " + words.text("tile.head-of-state") : "")
                        + (words.has("tile." + id) ? "; " + words.text("tile." + id) : "");
            case "reinforcement" -> "+1 " + kinds.get(tile.adds()).name();
            default -> words.text("effect." + tile.effect());
        };
    }

    /** The ratings of a leader on land and at sea. */
    public String rating(Chart.TileFace leader) {
        return leader.rated()
                ? words.text("tile.land") + " " + leader.land() + ", " + words.text("tile.sea") + " " + leader.naval()
                : words.text("tile.unrated");
    }

    private static String constant(String id) {
        return id.toUpperCase(Locale.ROOT).replace('-', '_');
    }
}
