package org.polemarch.api.data;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * Checks what no patch may do in any game: change a record that does not exist, remove something that does not exist,
 * or set an impossible figure. Binding would find some of these faults, too, but its messages would not help the
 * patch's author.
 */
final class PatchCheck {

    /** No figure of a board game is above this, or above a hundred times the largest shipped figure of its kind. */
    private static final double HIGHEST = 1000;

    private static final double TIMES = 100;

    private final Patch patch;
    private final Map<String, JsonNode> shipped;
    private final Map<String, JsonNode> now;
    private final Set<String> atLeastOne;

    /**
     * A check of one patch.
     *
     * @param now the tables it is applied to, which may have been patched before
     * @param atLeastOne the figures, as "table/field" or "table/record/field", that must not be 0
     */
    PatchCheck(Patch patch, Map<String, JsonNode> shipped, Map<String, JsonNode> now, Set<String> atLeastOne) {
        this.patch = patch;
        this.shipped = shipped;
        this.now = now;
        this.atLeastOne = atLeastOne;
    }

    /** Throws a {@link DataFault} that names the patch, the table, the record and, if there is one, the field. */
    void run() {
        for (Map.Entry<String, JsonNode> change : patch.changes().properties()) {
            if (!DataPack.isDocument(now.get(change.getKey()))) {
                change.getValue().properties().forEach(record -> record(change.getKey(), record));
            }
        }
        patch.figures().forEach(this::figure);
    }

    private void record(String table, Map.Entry<String, JsonNode> record) {
        String id = record.getKey();
        if (DataPack.isAbout(id) || now.get(table).has(id)) {
            return;
        }
        List<String> ids = ids(now.get(table));
        if (record.getValue().isNull() && !shipped.get(table).has(id)) {
            throw new DataFault(patch.name() + " removes " + table + "/" + id + ", but no record of table " + table
                    + " is called '" + id + "'; " + Nearest.question(id, ids));
        }
        if (!record.getValue().isObject()) {
            return;
        }
        List<String> missing = new ArrayList<>(common(shipped.get(table)));
        missing.removeIf(record.getValue()::has);
        if (missing.isEmpty()) {
            return;
        }
        throw new DataFault(patch.name() + " changes " + table + "/" + id + ", but no record of table " + table
                + " is called '" + id + "'; " + Nearest.question(id, ids)
                + (Nearest.to(id, ids).isEmpty() ? "; to" : " To") + " add a record, give it every field; it lacks "
                + String.join(", ", missing));
    }

    private static List<String> ids(JsonNode table) {
        return table.propertyNames().stream()
                .filter(id -> !DataPack.isAbout(id))
                .toList();
    }

    /** The fields that all records of a table have in common. */
    private static Set<String> common(JsonNode table) {
        Set<String> common = null;
        for (JsonNode record : table) {
            if (record.isObject()) {
                Set<String> fields = new LinkedHashSet<>(ids(record));
                if (common == null) {
                    common = fields;
                } else {
                    common.retainAll(fields);
                }
            }
        }
        return common == null ? Set.of() : common;
    }

    private void figure(String path, JsonNode value) {
        String[] steps = path.split("/");
        if (value.isNull()) {
            requireThere(path, steps);
            return;
        }
        int field = DataPack.isDocument(now.get(steps[0])) ? 1 : 2;
        if (steps.length <= field) {
            return;
        }
        List<Double> known = new ArrayList<>();
        JsonNode table = shipped.get(steps[0]);
        if (field == 1) {
            numbers(table.path(steps[1]), known);
        } else {
            table.forEach(record -> numbers(record.path(steps[2]), known));
        }
        List<Double> mine = new ArrayList<>();
        numbers(value, mine);
        mine.forEach(number -> requireSane(path, number, known, steps[0] + "/" + steps[field]));
    }

    /** Records have been checked by name already; this checks what is inside one. */
    private void requireThere(String path, String[] steps) {
        if (at(now, steps).isMissingNode() && at(shipped, steps).isMissingNode()) {
            throw new DataFault(patch.name() + " removes " + path + ", which does not exist");
        }
    }

    private static JsonNode at(Map<String, JsonNode> tables, String[] steps) {
        JsonNode at = tables.get(steps[0]);
        for (int i = 1; i < steps.length; i++) {
            at = at.path(steps[i]);
        }
        return at;
    }

    /** A figure may be negative only where a shipped figure of the same kind is. */
    private void requireSane(String path, double number, List<Double> known, String kind) {
        if (known.isEmpty()) {
            return;
        }
        double most = HIGHEST;
        boolean signed = false;
        for (double each : known) {
            most = Math.max(most, TIMES * Math.abs(each));
            signed |= each < 0;
        }
        boolean counts = atLeastOne.contains(kind) || atLeastOne.contains(path);
        double least = signed ? -most : counts ? 1 : 0;
        if (number < least || number > most) {
            throw new DataFault(patch.name() + " changes " + path + ": it must be a number from " + plain(least)
                    + " to " + plain(most) + ", not " + plain(number));
        }
    }

    private static String plain(double number) {
        return number == Math.rint(number) && Math.abs(number) < 1e15
                ? Long.toString((long) number)
                : Double.toString(number);
    }

    private static void numbers(JsonNode node, List<Double> found) {
        if (node.isNumber()) {
            found.add(node.asDouble());
        }
        for (Map.Entry<String, JsonNode> each : node.properties()) {
            if (!DataPack.isAbout(each.getKey())) {
                numbers(each.getValue(), found);
            }
        }
        if (node.isArray()) {
            node.forEach(each -> numbers(each, found));
        }
    }
}
