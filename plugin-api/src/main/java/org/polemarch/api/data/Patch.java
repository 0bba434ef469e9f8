package org.polemarch.api.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A named JSON merge patch (RFC 7396) for a data pack. Its keys are table names; the keys below them are record ids:
 * {@code {"cities": {"athens": {"vpTrack": [5, 5, 3, 1], "source": "my copy"}}}}.
 */
public final class Patch {

    private final String name;
    private final JsonNode changes;

    private Patch(String name, JsonNode changes) {
        this.name = name;
        this.changes = changes;
    }

    /** Reads a patch; if it is malformed, a {@link DataFault} under its name says where. */
    public static Patch of(String name, String json) {
        JsonNode changes = DataPack.parse(name, json);
        if (!changes.isObject()) {
            throw new DataFault(name + " must be a JSON object of table names");
        }
        return new Patch(name, changes);
    }

    /** Who laid it. */
    public String name() {
        return name;
    }

    JsonNode changes() {
        return changes;
    }

    /** A figure that the two patches set to different values, as "table/record/field". */
    public Optional<String> clash(Patch other) {
        Map<String, JsonNode> theirs = other.figures();
        for (Map.Entry<String, JsonNode> mine : figures().entrySet()) {
            for (Map.Entry<String, JsonNode> their : theirs.entrySet()) {
                boolean same = mine.getKey().equals(their.getKey());
                if (same ? !mine.getValue().equals(their.getValue()) : isPart(mine.getKey(), their.getKey())) {
                    return Optional.of(
                            mine.getKey().length() > their.getKey().length() ? mine.getKey() : their.getKey());
                }
            }
        }
        return Optional.empty();
    }

    /** Whether one path contains the other: one patch replaces the whole of what the other changes in part. */
    private static boolean isPart(String one, String other) {
        return one.startsWith(other + "/") || other.startsWith(one + "/");
    }

    /** The figures it sets, by "table/record/field", without the fields that only describe figures. */
    Map<String, JsonNode> figures() {
        Map<String, JsonNode> figures = new LinkedHashMap<>();
        changes.properties().forEach(table -> collect(table.getKey(), table.getValue(), figures));
        return figures;
    }

    private static void collect(String path, JsonNode node, Map<String, JsonNode> figures) {
        if (!node.isObject()) {
            figures.put(path, node);
            return;
        }
        for (Map.Entry<String, JsonNode> each : node.properties()) {
            if (!DataPack.isAbout(each.getKey())) {
                collect(path + "/" + each.getKey(), each.getValue(), figures);
            }
        }
    }

    /** How many steps of a path, starting with the table, this patch shares. */
    int touches(String path) {
        List<String> steps = new ArrayList<>(List.of(path.split("/")));
        JsonNode at = changes;
        int depth = 0;
        while (depth < steps.size() && at.has(steps.get(depth))) {
            at = at.get(steps.get(depth));
            depth++;
        }
        return depth;
    }
}
