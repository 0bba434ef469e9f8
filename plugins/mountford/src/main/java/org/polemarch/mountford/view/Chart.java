package org.polemarch.mountford.view;

import java.util.List;

/**
 * What is printed and never changes during a game: the map, the faces of the tiles, the kinds of SP. It stands in every
 * view because a player's own data may have replaced the shipped map.
 */
public record Chart(
        List<Place> places, List<Path> paths, List<Area> areas, List<TileFace> tiles, List<SpKind> kinds, int turns) {
    public Chart {
        places = List.copyOf(places);
        paths = List.copyOf(paths);
        areas = List.copyOf(areas);
        tiles = List.copyOf(tiles);
        kinds = List.copyOf(kinds);
    }

    /** A space as printed: type "land", "coastal" or "island"; the area is empty outside all areas. */
    public record Place(
            String id,
            String name,
            String type,
            boolean fortress,
            boolean harbor,
            String area,
            String colour,
            double lat,
            double lon) {}

    /** A path: "land", "naval", "combined", and the two special ones, "isthmus" and "storm". */
    public record Path(String a, String b, String type, boolean pass) {}

    /** An area and its tribute numbers, none outside the empire. */
    public record Area(String id, String name, List<String> spaces, List<Integer> tribute) {
        public Area {
            spaces = List.copyOf(spaces);
            tribute = List.copyOf(tribute);
        }
    }

    /**
     * A tile. The sort is "leader", "reinforcement" or "event".
     *
     * @param adds the kind a reinforcement adds; empty for others
     * @param effect what an event does; empty for others
     */
    public record TileFace(
            String id,
            String name,
            String set,
            String sort,
            boolean rated,
            int land,
            int naval,
            boolean headOfState,
            String adds,
            String effect) {}

    /** A kind of SP: type "hoplite", "cavalry" or "naval". */
    public record SpKind(String id, String name, String nationality, String type, String home, boolean homeGuard) {}
}
