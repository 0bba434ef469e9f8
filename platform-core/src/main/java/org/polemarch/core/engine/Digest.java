package org.polemarch.core.engine;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.polemarch.api.kit.Canonical;

/**
 * A canonical digest of plain data: the same on every machine and in every run. It reads all fields that are neither
 * static nor transient, in the order of their names, and refuses collections without a fixed order, because a replay
 * would differ.
 */
final class Digest {

    private static final ClassValue<Field[]> FIELDS = new ClassValue<>() {
        @Override
        protected Field[] computeValue(Class<?> type) {
            List<Field> fields = new ArrayList<>();
            for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
                for (Field field : each.getDeclaredFields()) {
                    if (!Modifier.isStatic(field.getModifiers()) && !Modifier.isTransient(field.getModifiers())) {
                        field.setAccessible(true);
                        fields.add(field);
                    }
                }
            }
            fields.sort(Comparator.comparing(Field::getName));
            return fields.toArray(Field[]::new);
        }
    };

    private final MessageDigest sha = sha256();

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    void add(Object value) {
        if (value == null) {
            mark('0');
        } else if (value instanceof Number || value instanceof Boolean || value instanceof Character) {
            text('n', value.toString());
        } else if (value instanceof String text) {
            text('s', text);
        } else if (value instanceof Enum<?> constant) {
            text('e', constant.name());
        } else if (value.getClass().isArray()) {
            array(value);
        } else if (value instanceof List<?> list) {
            mark('[');
            list.forEach(this::add);
            mark(']');
        } else if (value instanceof Map<?, ?> map) {
            map(map);
        } else if (value instanceof Canonical container) {
            add(container.canonical());
        } else if (value instanceof Optional<?> optional) {
            add(optional.orElse(null));
        } else if (value instanceof BitSet bits) {
            add(bits.toLongArray());
        } else if (value.getClass().getName().startsWith("java.")) {
            throw new RuleFault("a " + value.getClass().getName()
                    + " in a state or frame has no fixed order or no known content; use arrays, lists, EnumMap,"
                    + " LinkedHashMap, TreeMap or the kit's containers");
        } else {
            object(value);
        }
    }

    private void array(Object array) {
        mark('[');
        if (array instanceof byte[] bytes) {
            sha.update(bytes);
        } else {
            for (int i = 0; i < Array.getLength(array); i++) {
                add(Array.get(array, i));
            }
        }
        mark(']');
    }

    private void map(Map<?, ?> map) {
        if (!(map instanceof SortedMap || map instanceof EnumMap || map instanceof LinkedHashMap)) {
            throw new RuleFault("a " + map.getClass().getName()
                    + " in a state or frame has no fixed order; use EnumMap, LinkedHashMap or TreeMap");
        }
        mark('{');
        map.forEach((key, each) -> {
            add(key);
            add(each);
        });
        mark('}');
    }

    private void object(Object value) {
        text('(', value.getClass().getName());
        try {
            for (Field field : FIELDS.get(value.getClass())) {
                add(field.get(value));
            }
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("cannot read " + value.getClass(), e);
        }
        mark(')');
    }

    private void text(char kind, String text) {
        mark(kind);
        sha.update(text.getBytes(StandardCharsets.UTF_8));
        mark(';');
    }

    private void mark(char kind) {
        sha.update((byte) kind);
    }

    String hex() {
        return HexFormat.of().formatHex(sha.digest(), 0, 12);
    }
}
