package org.polemarch.api.data;

import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** JSON merge patch, RFC 7396. */
final class MergePatch {

    private MergePatch() {}

    static JsonNode apply(JsonNode target, JsonNode patch) {
        if (!patch.isObject()) {
            return patch;
        }
        ObjectNode merged = target.isObject() ? (ObjectNode) target.deepCopy() : JsonNodeFactory.instance.objectNode();
        for (Map.Entry<String, JsonNode> change : patch.properties()) {
            if (change.getValue().isNull()) {
                merged.remove(change.getKey());
            } else {
                merged.set(change.getKey(), apply(merged.path(change.getKey()), change.getValue()));
            }
        }
        return merged;
    }

    /** The patch of a table, with its name as the source of every record that has none. */
    static JsonNode signed(JsonNode table, String name) {
        JsonNode signed = table.deepCopy();
        for (Map.Entry<String, JsonNode> record : signed.properties()) {
            if (record.getValue() instanceof ObjectNode object && !object.has("source")) {
                object.put("source", "overlay " + name);
            }
        }
        return signed;
    }
}
