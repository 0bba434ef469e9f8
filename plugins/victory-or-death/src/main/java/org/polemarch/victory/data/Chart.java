package org.polemarch.victory.data;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Table;

/** How the board is drawn; the rules know nothing of it. A place is a latitude and a longitude. */
public record Chart(Table<Box> boxes, Table<Shape> shapes, Table<VictoryData.Border> passages) {

    /**
     * A part of the world that is drawn by itself.
     *
     * @param meander by how many kilometres borders on land wander
     * @param wild places whose land belongs to no space
     * @param openSea places whose sea belongs to no space
     */
    public record Box(
            String id,
            double south,
            double west,
            double north,
            double east,
            double meander,
            List<List<Double>> wild,
            List<List<Double>> openSea) {}

    /**
     * The shape of a space.
     *
     * @param at seeds or corners
     * @param stand where pieces are drawn, if the middle isn't a good place: around the Isthmus they would hide names
     */
    public record Shape(String id, String box, Cut cut, List<List<Double>> at, Optional<List<Double>> stand) {}

    /** How a space is cut out of the world. */
    public enum Cut {
        LAND,
        SEA,
        /** All land in a polygon: for islands so near the mainland that seeds would share its coast. */
        ISLAND,
        TOWN
    }

    static Chart of(DataPack pack) {
        return new Chart(
                pack.table("boxes", Box.class),
                pack.table("shapes", Shape.class),
                pack.table("passages", VictoryData.Border.class));
    }
}
