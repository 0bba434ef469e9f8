package org.polemarch.api.play;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** The default notation of a move: its name and its components as lower-case words. */
final class Notation {

    private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

    private Notation() {}

    static String of(Object move) {
        StringBuilder line = new StringBuilder(kebab(move.getClass().getSimpleName()));
        if (move.getClass().isRecord()) {
            for (RecordComponent component : move.getClass().getRecordComponents()) {
                String word = word(valueOf(move, component));
                if (!word.isEmpty()) {
                    line.append(' ').append(word);
                }
            }
        }
        return line.toString();
    }

    private static String word(Object value) {
        if (value instanceof Enum<?> constant) {
            return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
        if (value instanceof Boolean yes) {
            return yes ? "yes" : "no";
        }
        if (value instanceof Optional<?> optional) {
            return optional.map(Notation::word).orElse("");
        }
        if (value instanceof Collection<?> values) {
            return String.join(",", values.stream().map(Notation::word).toList());
        }
        if (value instanceof Move move) {
            return move.notation();
        }
        return String.valueOf(value).replace(' ', '-');
    }

    private static Object valueOf(Object record, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(record);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("cannot read " + component + " of " + record, e);
        }
    }

    static String kebab(String camel) {
        return HUMP.matcher(camel).replaceAll("-").toLowerCase(Locale.ROOT);
    }
}
