package org.polemarch.core.contract.trial;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.polemarch.api.kit.Canonical;
import org.polemarch.core.engine.PlainFields;

/** Where two pieces of plain data differ, for the author who has to find out why. */
public final class Differences {

    private static final int LONGEST = 160;

    private Differences() {}

    /** The first place where they differ and both values there: "hands[1].cards: [3, 4] / [3]"; empty if nowhere. */
    public static Optional<String> first(Object one, Object other) {
        return first("", one, other, 0);
    }

    private static Optional<String> first(String path, Object one, Object other, int depth) {
        if (one == other || Objects.equals(one, other)) {
            return Optional.empty();
        }
        if (one == null || other == null || one.getClass() != other.getClass() || depth > 30) {
            if (one instanceof List<?> first && other instanceof List<?> second) {
                return lists(path, first, second, depth);
            }
            return Optional.of(at(path, one, other));
        }
        if (one instanceof Canonical first && other instanceof Canonical second) {
            return first(path, first.canonical(), second.canonical(), depth + 1);
        }
        if (one.getClass().isArray()) {
            return lists(path, listOf(one), listOf(other), depth);
        }
        if (one instanceof List<?> first && other instanceof List<?> second) {
            return lists(path, first, second, depth);
        }
        if (one instanceof Map<?, ?> first && other instanceof Map<?, ?> second) {
            return maps(path, first, second, depth);
        }
        if (one.getClass().getName().startsWith("java.") || one instanceof Enum<?>) {
            return Optional.of(at(path, one, other));
        }
        return fields(path, one, other, depth);
    }

    private static Optional<String> lists(String path, List<?> one, List<?> other, int depth) {
        if (one.size() != other.size()) {
            return Optional.of(at(path, one, other));
        }
        for (int i = 0; i < one.size(); i++) {
            Optional<String> found = first(path + "[" + i + "]", one.get(i), other.get(i), depth + 1);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> maps(String path, Map<?, ?> one, Map<?, ?> other, int depth) {
        if (!one.keySet().equals(other.keySet())) {
            return Optional.of(at(path, one, other));
        }
        for (Map.Entry<?, ?> entry : one.entrySet()) {
            Optional<String> found =
                    first(path + "[" + entry.getKey() + "]", entry.getValue(), other.get(entry.getKey()), depth + 1);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> fields(String path, Object one, Object other, int depth) {
        for (Field field : PlainFields.of(one.getClass())) {
            String name = path.isEmpty() ? field.getName() : path + "." + field.getName();
            Optional<String> found =
                    first(name, PlainFields.value(field, one), PlainFields.value(field, other), depth + 1);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static List<Object> listOf(Object array) {
        List<Object> list = new ArrayList<>();
        for (int i = 0; i < Array.getLength(array); i++) {
            list.add(Array.get(array, i));
        }
        return list;
    }

    private static String at(String path, Object one, Object other) {
        return (path.isEmpty() ? "" : path + ": ") + shortened(one) + " / " + shortened(other);
    }

    private static String shortened(Object value) {
        String text = String.valueOf(value);
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1) + "…";
    }
}
