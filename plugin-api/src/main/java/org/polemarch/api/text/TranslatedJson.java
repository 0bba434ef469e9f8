package org.polemarch.api.text;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.JsonWords;
import org.polemarch.api.text.Language.Translation;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/**
 * Texts in JSON, merged with their translation. A translation has the shape of the English file and holds only the
 * texts: objects are merged field by field, lists of objects entry by entry (by {@code id} if they have one), and any
 * other value is replaced.
 */
public final class TranslatedJson {

    /** Fields that hold ids or patterns rather than texts. */
    private static final Set<String> NO_TEXTS = Set.of(
            "id",
            "status",
            "see",
            "sections",
            "concepts",
            "seat",
            "bot",
            "scenario",
            "point",
            "at",
            "suggest",
            "move",
            "event",
            "asked",
            "command",
            "rule");

    private TranslatedJson() {}

    /** A file beside a class; empty if there is none. A {@link DataFault} names what is wrong with it. */
    public static <T> Optional<T> read(Class<?> anchor, String file, JsonMapper mapper, Class<T> type) {
        String reading = file;
        try (InputStream in = anchor.getResourceAsStream(file)) {
            if (in == null) {
                return Optional.empty();
            }
            List<Translation> translations = Language.current().translations(anchor, file);
            boolean changed = Language.current() == Language.PSEUDO;
            if (translations.isEmpty() && !changed) {
                return Optional.of(mapper.readValue(in, type));
            }
            JsonNode whole = changed ? pseudo("", mapper.readTree(in)) : mapper.readTree(in);
            for (Translation translation : translations) {
                reading = translation.name();
                try (InputStream over = translation.open()) {
                    whole = laid(whole, mapper.readTree(over));
                }
            }
            return Optional.of(mapper.treeToValue(whole, type));
        } catch (JacksonException e) {
            throw new DataFault(reading + JsonWords.path(e) + ": " + JsonWords.of(e), e);
        } catch (IOException e) {
            throw new DataFault(reading + " cannot be read: " + e.getMessage(), e);
        }
    }

    private static JsonNode laid(JsonNode under, JsonNode over) {
        if (under instanceof ObjectNode object && over instanceof ObjectNode texts) {
            texts.properties().forEach(each -> {
                JsonNode old = object.get(each.getKey());
                object.set(each.getKey(), old == null ? each.getValue() : laid(old, each.getValue()));
            });
            return object;
        }
        if (under instanceof ArrayNode list && over instanceof ArrayNode texts && isOfObjects(list)) {
            for (int i = 0; i < texts.size(); i++) {
                int place = place(list, texts.get(i), i);
                if (place < list.size()) {
                    list.set(place, laid(list.get(place), texts.get(i)));
                }
            }
            return list;
        }
        return over;
    }

    private static JsonNode pseudo(String field, JsonNode node) {
        if (node instanceof ObjectNode object) {
            List.copyOf(object.properties())
                    .forEach(each -> object.set(each.getKey(), pseudo(each.getKey(), each.getValue())));
        } else if (NO_TEXTS.contains(field)) {
            return node;
        } else if (node instanceof ArrayNode list) {
            for (int i = 0; i < list.size(); i++) {
                list.set(i, pseudo(field, list.get(i)));
            }
        }
        return node.isString() ? StringNode.valueOf(Pseudo.of(node.stringValue())) : node;
    }

    private static boolean isOfObjects(ArrayNode list) {
        return !list.isEmpty() && list.get(0).isObject();
    }

    private static int place(ArrayNode list, JsonNode text, int usual) {
        JsonNode id = text.get("id");
        for (int i = 0; id != null && i < list.size(); i++) {
            if (id.equals(list.get(i).get("id"))) {
                return i;
            }
        }
        return id == null ? usual : list.size();
    }
}
