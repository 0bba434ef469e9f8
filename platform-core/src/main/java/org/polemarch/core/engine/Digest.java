package org.polemarch.core.engine;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.BitSet;
import java.util.EnumMap;
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

    private static final int BUFFER = 4096;

    private final MessageDigest sha = Hash.sha256();
    private final byte[] buffer = new byte[BUFFER];
    private int size;

    void add(Object value) {
        if (value == null) {
            mark('0');
        } else if (value instanceof Number || value instanceof Boolean || value instanceof Character) {
            scalar(value);
        } else if (value instanceof String text) {
            text('s', text);
        } else if (value instanceof Enum<?> constant) {
            text('e', constant.name());
        } else if (value.getClass().isArray()) {
            array(value);
        } else if (value instanceof List<?> list) {
            begin('[', list.size());
            list.forEach(this::add);
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

    private void scalar(Object value) {
        if (value instanceof Integer || value instanceof Long || value instanceof Short || value instanceof Byte) {
            mark('n');
            number(((Number) value).longValue());
        } else {
            text('v', value.toString());
        }
    }

    /** Every array begins with its length, so that neighbours cannot be mistaken for each other. */
    private void array(Object array) {
        begin('[', Array.getLength(array));
        if (array instanceof byte[] bytes) {
            raw(bytes);
        } else if (array instanceof int[] numbers) {
            for (int number : numbers) {
                number(number);
            }
        } else if (array instanceof short[] numbers) {
            for (short number : numbers) {
                number(number);
            }
        } else if (array instanceof long[] numbers) {
            for (long number : numbers) {
                number(number);
            }
        } else if (array instanceof boolean[] flags) {
            for (boolean flag : flags) {
                mark(flag ? '1' : '0');
            }
        } else {
            for (int i = 0; i < Array.getLength(array); i++) {
                add(Array.get(array, i));
            }
        }
    }

    private void map(Map<?, ?> map) {
        if (!(map instanceof SortedMap || map instanceof EnumMap || map instanceof LinkedHashMap)) {
            throw new RuleFault("a " + map.getClass().getName()
                    + " in a state or frame has no fixed order; use EnumMap, LinkedHashMap or TreeMap");
        }
        begin('{', map.size());
        map.forEach((key, each) -> {
            add(key);
            add(each);
        });
    }

    private void object(Object value) {
        text('(', value.getClass().getName());
        for (Field field : PlainFields.of(value.getClass())) {
            add(PlainFields.value(field, value));
        }
        mark(')');
    }

    private void text(char kind, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        begin(kind, bytes.length);
        raw(bytes);
    }

    private void begin(char kind, int length) {
        mark(kind);
        number(length);
    }

    /** Small numbers, which most are, take one byte. */
    private void number(long value) {
        room(9);
        if (value >= 0 && value < 255) {
            buffer[size++] = (byte) value;
        } else {
            buffer[size++] = (byte) 255;
            for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
                buffer[size++] = (byte) (value >>> shift);
            }
        }
    }

    private void mark(char kind) {
        room(1);
        buffer[size++] = (byte) kind;
    }

    private void raw(byte[] bytes) {
        if (bytes.length > buffer.length / 4) {
            flush();
            sha.update(bytes);
            return;
        }
        room(bytes.length);
        System.arraycopy(bytes, 0, buffer, size, bytes.length);
        size += bytes.length;
    }

    private void room(int bytes) {
        if (size + bytes > buffer.length) {
            flush();
        }
    }

    private void flush() {
        sha.update(buffer, 0, size);
        size = 0;
    }

    String hex() {
        flush();
        return Hash.brief(sha.digest());
    }
}
