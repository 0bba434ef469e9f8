package org.polemarch.api.data;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The facts of a game as strict JSON: tables of records, each with its {@code source}.
 *
 * <p>A pack is a folder with {@code pack.json}, which lists the tables ({@code {"tables": ["cities", ...]}}), and one
 * file per table. It also lists the figures that a patch must not set to 0, as {@code "atLeastOne": ["game/rounds",
 * "cities/athens/walls"]}. A table file is an object whose keys are record ids, so that a merge patch can reach a
 * single figure; a document file is a single record. Unknown or missing fields, duplicate ids, records without a source
 * and dangling references are faults that name the table and the id.
 *
 * <p>The fields {@code source}, {@code why}, {@code confidence} and {@code notes}, and those ending in {@code Source}
 * or {@code Why}, describe the figures and are not bound to the record types; {@link #provenance()} lists them.
 */
public final class DataPack {

    private static final Set<String> ABOUT = Set.of("source", "why", "confidence", "notes");

    private static final JsonMapper STRICT = JsonWords.strict(new JsonFactory()).build();

    private final Map<String, JsonNode> tables;
    private final Map<String, JsonNode> shipped;
    private final Set<String> atLeastOne;
    private final List<Patch> patches;

    /** The names of the patches that left everything as it was. */
    private final List<String> idle;

    private DataPack(
            Map<String, JsonNode> tables,
            Map<String, JsonNode> shipped,
            Set<String> atLeastOne,
            List<Patch> patches,
            List<String> idle) {
        this.tables = tables;
        this.shipped = shipped;
        this.atLeastOne = atLeastOne;
        this.patches = patches;
        this.idle = idle;
    }

    /** The pack in a folder beside a class. */
    public static DataPack of(Class<?> anchor, String folder) {
        JsonNode index = read(anchor, folder, "pack");
        if (!index.path("tables").isArray()) {
            throw new DataFault(folder + "/pack.json must list its tables: {\"tables\": [\"cities\", ...]}");
        }
        Map<String, JsonNode> tables = new LinkedHashMap<>();
        for (JsonNode name : index.path("tables")) {
            tables.put(name.asString(), read(anchor, folder, name.asString()));
        }
        Set<String> atLeastOne = new LinkedHashSet<>();
        index.path("atLeastOne").forEach(figure -> atLeastOne.add(known(figure.asString(), tables)));
        return new DataPack(tables, tables, atLeastOne, List.of(), List.of());
    }

    /** A figure that the index mentions. If it does not exist, the index is wrong. */
    private static String known(String figure, Map<String, JsonNode> tables) {
        String[] steps = figure.split("/");
        JsonNode table = tables.getOrDefault(steps[0], JsonNodeFactory.instance.objectNode());
        boolean direct = steps.length == 3 ? table.path(steps[1]).has(steps[2]) : table.has(steps[1]);
        boolean inRecords = steps.length == 2
                && table.properties().stream().anyMatch(each -> each.getValue().has(steps[1]));
        if (!direct && !inRecords) {
            throw new DataFault("pack.json says that " + figure + " is at least 1, but there is no such figure");
        }
        return figure;
    }

    /** A pack from JSON texts by table name; for tests and tools. */
    public static DataPack ofTexts(Map<String, String> texts) {
        Map<String, JsonNode> tables = new LinkedHashMap<>();
        texts.forEach((name, text) -> tables.put(name, parse(name, text)));
        return new DataPack(tables, tables, Set.of(), List.of(), List.of());
    }

    private static JsonNode read(Class<?> anchor, String folder, String name) {
        String path = folder + "/" + name + ".json";
        try (InputStream in = anchor.getResourceAsStream(path)) {
            if (in == null) {
                throw new DataFault("no " + path + " beside " + anchor.getName());
            }
            return STRICT.readTree(in);
        } catch (JacksonException e) {
            throw unreadable(path, e);
        } catch (IOException e) {
            throw new DataFault(path + " cannot be read: " + e.getMessage(), e);
        }
    }

    static JsonNode parse(String name, String text) {
        try {
            return STRICT.readTree(text);
        } catch (JacksonException e) {
            throw unreadable(name, e);
        }
    }

    private static DataFault unreadable(String name, JacksonException e) {
        String place = JsonWords.place(e);
        return new DataFault(name + ": " + JsonWords.of(e) + (place.isEmpty() ? "" : " (" + place + ")"), e);
    }

    /**
     * This pack with a patch applied. A record that the patch changes without naming a source gets the patch as its
     * source.
     */
    public DataPack with(Patch patch) {
        Map<String, JsonNode> merged = new LinkedHashMap<>(tables);
        for (Map.Entry<String, JsonNode> change : patch.changes().properties()) {
            JsonNode table = tables.get(change.getKey());
            if (table == null) {
                throw new DataFault(patch.name() + " changes table '" + change.getKey() + "', which does not exist; "
                        + Nearest.question(change.getKey(), tables.keySet()));
            }
            if (!change.getValue().isObject()) {
                throw new DataFault(patch.name() + " gives no object for table '" + change.getKey()
                        + "'; it must be an object of records, or of fields");
            }
        }
        new PatchCheck(patch, shipped, tables, atLeastOne).run();
        boolean changes = false;
        for (Map.Entry<String, JsonNode> change : patch.changes().properties()) {
            String name = change.getKey();
            JsonNode bare = MergePatch.apply(tables.get(name), change.getValue());
            changes |= !bare.equals(tables.get(name)) || !bare.equals(shipped.get(name));
            merged.put(name, MergePatch.apply(tables.get(name), MergePatch.signed(change.getValue(), patch.name())));
        }
        List<Patch> laid = new ArrayList<>(patches);
        laid.add(patch);
        List<String> without = new ArrayList<>(idle);
        if (!changes) {
            without.add(patch.name());
        }
        return new DataPack(merged, shipped, atLeastOne, List.copyOf(laid), List.copyOf(without));
    }

    /**
     * The names of the applied patches that changed nothing, because the shipped pack already has every value they set.
     */
    public List<String> idlePatches() {
        return idle;
    }

    /** This pack with a patch laid over it. */
    public DataPack with(String patchName, String patch) {
        return with(Patch.of(patchName, patch));
    }

    /** What a patch would change in this pack, in the patch's order. Figures that it repeats unchanged are left out. */
    public List<Figure> changedBy(Patch patch) {
        List<Figure> changed = new ArrayList<>();
        patch.figures().forEach((path, value) -> {
            List<String> steps = List.of(path.split("/"));
            JsonNode now = JsonNodeFactory.instance.objectNode().setAll(tables);
            for (String step : steps) {
                now = now.path(step);
            }
            Figure figure = new Figure(steps, text(now), text(value));
            if (!figure.before().equals(figure.after())) {
                changed.add(figure);
            }
        });
        return changed;
    }

    private static String text(JsonNode value) {
        return value.isMissingNode() || value.isNull() ? "" : value.isString() ? value.asString() : value.toString();
    }

    /** The names of the applied patches, in order. */
    public List<String> patchedBy() {
        return patches.stream().map(Patch::name).toList();
    }

    public List<String> names() {
        return new ArrayList<>(tables.keySet());
    }

    /** The records of a table. A component called {@code id} receives the record's key. */
    public <T extends Record> Table<T> table(String name, Class<T> type) {
        JsonNode table = node(name);
        if (!table.isObject()) {
            throw new DataFault("table " + name + " must be a JSON object whose keys are the ids of its records");
        }
        Map<String, T> records = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> entry : table.properties()) {
            if (!isAbout(entry.getKey())) {
                records.put(entry.getKey(), bind(name + "/" + entry.getKey(), entry.getKey(), entry.getValue(), type));
            }
        }
        return new Table<>(name, records);
    }

    /** A file that is a single record. */
    public <T extends Record> T document(String name, Class<T> type) {
        return bind(name, name, node(name), type);
    }

    /** A document is one record with its source at the top. */
    static boolean isDocument(JsonNode file) {
        return file.has("source");
    }

    private JsonNode node(String name) {
        JsonNode node = tables.get(name);
        if (node == null) {
            throw new DataFault("no table '" + name + "'; there are " + String.join(", ", tables.keySet()));
        }
        return node;
    }

    private <T extends Record> T bind(String where, String id, JsonNode node, Class<T> type) {
        if (!node.isObject()) {
            throw fault(where, ": it must be an object in braces");
        }
        if (node.path("source").asString("").isBlank()) {
            throw fault(where, " has no source; every record says where its figures stand");
        }
        ObjectNode facts = (ObjectNode) withoutAbout(node);
        for (var component : type.getRecordComponents()) {
            if (component.getName().equals("id") && !facts.has("id")) {
                facts.put("id", id);
            }
        }
        try {
            return STRICT.treeToValue(facts, type);
        } catch (JacksonException e) {
            throw fault(where + JsonWords.path(e), ": " + JsonWords.of(e), e);
        }
    }

    private DataFault fault(String where, String what, JacksonException... cause) {
        String laid = laidBy(where).map(patch -> patch.name() + " changes ").orElse("");
        DataFault fault = new DataFault(laid + where + what);
        if (cause.length > 0) {
            fault.initCause(cause[0]);
        }
        return fault;
    }

    /** The last patch that changed this figure, or else the last one that changed its record. */
    private Optional<Patch> laidBy(String where) {
        int record = isDocument(tables.get(where.split("/", 2)[0])) ? 1 : 2;
        Patch nearest = null;
        for (Patch patch : patches) {
            int touched = patch.touches(where);
            if (touched >= record && (nearest == null || touched >= nearest.touches(where))) {
                nearest = patch;
            }
        }
        return Optional.ofNullable(nearest);
    }

    private static JsonNode withoutAbout(JsonNode node) {
        JsonNode copy = node.deepCopy();
        strip(copy);
        return copy;
    }

    private static void strip(JsonNode node) {
        if (node instanceof ObjectNode object) {
            object.remove(
                    object.propertyNames().stream().filter(DataPack::isAbout).toList());
        }
        node.forEach(DataPack::strip);
    }

    static boolean isAbout(String field) {
        return ABOUT.contains(field) || field.endsWith("Source") || field.endsWith("Why");
    }

    /** Where every record comes from, in file order. */
    public List<Provenance> provenance() {
        List<Provenance> all = new ArrayList<>();
        tables.forEach((name, table) -> {
            if (table.has("source")) {
                all.add(provenance(name, name, table));
            }
            table.properties().stream()
                    .filter(entry ->
                            entry.getValue().isObject() && entry.getValue().has("source"))
                    .forEach(entry -> all.add(provenance(name, entry.getKey(), entry.getValue())));
        });
        return all;
    }

    private static Provenance provenance(String table, String id, JsonNode record) {
        return new Provenance(
                table,
                id,
                record.path("source").asString(""),
                record.path("why").asString(""));
    }
}
