package org.polemarch.core.contract.trial;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.polemarch.api.kit.Deck;
import org.polemarch.core.engine.PlainFields;

/**
 * Finds the mutable parts that a state and its copy share: the suspects when a copy turns out not to be independent.
 */
public final class Sharing {

    private Sharing() {}

    /** The paths of changeable objects that both reach. Arrays that are never written are listed too. */
    public static List<String> between(Object state, Object copy) {
        List<String> shared = new ArrayList<>();
        walk("", state, copy, shared, 0);
        return shared;
    }

    private static void walk(String path, Object one, Object other, List<String> shared, int depth) {
        if (one == null || other == null || one.getClass() != other.getClass() || depth > 10 || fixed(one)) {
            return;
        }
        if (one == other) {
            shared.add(path + " (" + one.getClass().getSimpleName() + ")");
        } else if (one.getClass().isArray()) {
            if (!one.getClass().getComponentType().isPrimitive()) {
                int length = Math.min(Array.getLength(one), Array.getLength(other));
                for (int i = 0; i < length; i++) {
                    walk(path + "[" + i + "]", Array.get(one, i), Array.get(other, i), shared, depth + 1);
                }
            }
        } else if (!(one instanceof Deck) && !one.getClass().getName().startsWith("java.")) {
            // Two decks share their cards only until one of them changes.
            for (Field field : PlainFields.of(one.getClass())) {
                String name = path.isEmpty() ? field.getName() : path + "." + field.getName();
                walk(name, PlainFields.value(field, one), PlainFields.value(field, other), shared, depth + 1);
            }
        }
    }

    /** Whether nothing in it can change, as far as its class tells. */
    private static boolean fixed(Object value) {
        if (value.getClass().isArray()) {
            return Array.getLength(value) == 0;
        }
        if (value instanceof Collection<?> || value instanceof Map<?, ?>) {
            return value.getClass().getName().startsWith("java.util.ImmutableCollections");
        }
        return value instanceof Enum<?>
                || value instanceof Record
                || value.getClass().getName().startsWith("java.");
    }
}
