package org.polemarch.api.log;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Collects what a record names, as ids: constants in lower case, other values as text, and recursively what these name.
 */
final class Touched {

    private Touched() {}

    static List<String> by(Object event) {
        Set<String> ids = new LinkedHashSet<>();
        if (event.getClass().isRecord()) {
            components(event, ids);
        }
        return List.copyOf(ids);
    }

    private static void components(Object record, Set<String> ids) {
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            add(valueOf(record, component), ids);
        }
    }

    private static void add(Object value, Set<String> ids) {
        if (value instanceof Enum<?> constant) {
            ids.add(constant.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        } else if (value instanceof Optional<?> optional) {
            optional.ifPresent(there -> add(there, ids));
        } else if (value instanceof Collection<?> values) {
            values.forEach(each -> add(each, ids));
        } else if (value instanceof String text) {
            ids.add(text);
        } else if (value instanceof Record record) {
            ids.add(record.toString());
            components(record, ids);
        }
    }

    private static Object valueOf(Object record, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(record);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("cannot read " + component + " of " + record, e);
        }
    }
}
