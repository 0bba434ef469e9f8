package org.polemarch.api.ui.map;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.paint.Color;
import org.polemarch.api.ui.piece.SideColour;

final class MapPlaces {

    private static final double OWNED_LAND = 0.42;
    private static final double OWNED_SEA = 0.26;

    private final Map<String, AreaNode> areas = new LinkedHashMap<>();
    private final Map<String, SpaceNode> spaces = new LinkedHashMap<>();
    private final Map<SpaceNode, double[]> points = new HashMap<>();
    private final Map<SpaceNode, Double> free = new HashMap<>();
    private final Map<String, LatLon> stands = new HashMap<>();
    private final Map<String, Color> tints = new HashMap<>();
    private Map<String, SideColour> owners = Map.of();

    boolean isEmpty() {
        return areas.isEmpty() && spaces.isEmpty();
    }

    void add(AreaNode node) {
        unique(node.area.id());
        areas.put(node.area.id(), node);
    }

    void add(SpaceNode node, double x, double y) {
        unique(node.space.id());
        spaces.put(node.space.id(), node);
        points.forEach((other, at) -> {
            double apart = Math.hypot(at[0] - x, at[1] - y);
            free.merge(other, apart, Math::min);
            free.merge(node, apart, Math::min);
        });
        points.put(node, new double[] {x, y});
    }

    /** The distance from a space to the nearest other one, in map units. */
    double free(SpaceNode node) {
        return free.getOrDefault(node, Double.MAX_VALUE);
    }

    private void unique(String id) {
        if (areas.containsKey(id) || spaces.containsKey(id)) {
            throw new IllegalArgumentException("two places '" + id + "' on one map");
        }
    }

    Iterable<AreaNode> areas() {
        return areas.values();
    }

    Iterable<SpaceNode> spaces() {
        return spaces.values();
    }

    Optional<SpaceNode> space(String id) {
        return Optional.ofNullable(spaces.get(id));
    }

    LatLon where(String id) {
        if (spaces.containsKey(id)) {
            return spaces.get(id).space.at();
        }
        if (areas.containsKey(id)) {
            return areas.get(id).area.middle();
        }
        throw new IllegalArgumentException("no place '" + id + "' on the map");
    }

    void stand(String id, LatLon at) {
        where(id);
        stands.put(id, at);
    }

    /** The point the view chose for the pieces of a place, if it did. */
    Optional<LatLon> stand(String id) {
        return Optional.ofNullable(stands.get(id));
    }

    void tint(String id, Color colour) {
        if (!areas.containsKey(id)) {
            throw new IllegalArgumentException("no area '" + id + "' on the map");
        }
        tints.put(id, colour);
        if (!owners.containsKey(id)) {
            areas.get(id).tint(colour);
        }
    }

    /** Colours the places whose owner has changed. */
    void owners(Map<String, SideColour> byPlace) {
        Map<String, SideColour> before = owners;
        owners = Map.copyOf(byPlace);
        spaces.forEach((id, node) -> {
            if (!Objects.equals(before.get(id), owners.get(id))) {
                own(node, owners.get(id));
            }
        });
        areas.forEach((id, node) -> {
            if (!Objects.equals(before.get(id), owners.get(id))) {
                own(node, owners.get(id));
            }
        });
    }

    private static void own(SpaceNode node, SideColour owner) {
        if (owner == null) {
            node.free();
        } else {
            node.own(owner);
        }
    }

    private void own(AreaNode node, SideColour owner) {
        double strength = node.area.ground() == Area.Ground.LAND ? OWNED_LAND : OWNED_SEA;
        node.tint(
                owner == null
                        ? tints.getOrDefault(node.area.id(), Color.TRANSPARENT)
                        : owner.fill().deriveColor(0, 1, 1, strength));
    }
}
