package org.polemarch.launcher.author;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Names types as a source file that imports them does, and collects the imports. */
final class JavaNames {

    private final SortedMap<String, Class<?>> imported = new TreeMap<>();

    /** The type in source. */
    String of(Type type) {
        if (type instanceof Class<?> plain) {
            return plain.isArray() ? of(plain.getComponentType()) + "[]" : name(plain);
        }
        if (type instanceof ParameterizedType generic) {
            return of(generic.getRawType())
                    + Arrays.stream(generic.getActualTypeArguments())
                            .map(this::of)
                            .collect(Collectors.joining(", ", "<", ">"));
        }
        if (type instanceof GenericArrayType array) {
            return of(array.getGenericComponentType()) + "[]";
        }
        if (type instanceof WildcardType wildcard) {
            if (wildcard.getLowerBounds().length > 0) {
                return "? super " + of(wildcard.getLowerBounds()[0]);
            }
            Type bound = wildcard.getUpperBounds()[0];
            return bound == Object.class ? "?" : "? extends " + of(bound);
        }
        return ((TypeVariable<?>) type).getName();
    }

    private String name(Class<?> type) {
        if (type.isPrimitive()) {
            return type.getName();
        }
        Class<?> outer = type;
        while (outer.getEnclosingClass() != null) {
            outer = outer.getEnclosingClass();
        }
        Class<?> known = imported.putIfAbsent(outer.getSimpleName(), outer);
        String full = type.getCanonicalName();
        return known == null || known == outer
                ? full.substring(outer.getPackageName().length() + 1)
                : full;
    }

    /** The import lines. */
    String imports() {
        return imported.values().stream()
                .map(Class::getName)
                .filter(name -> !name.matches("java\\.lang\\.[A-Z]\\w*"))
                .sorted()
                .map(name -> "import " + name + ";\n")
                .collect(Collectors.joining());
    }

    /** Whether source of another package can name it. */
    static boolean isInReach(Type type) {
        if (type instanceof Class<?> plain) {
            return plain.isArray() ? isInReach(plain.getComponentType()) : plain.isPrimitive() || isPublic(plain);
        }
        if (type instanceof ParameterizedType generic) {
            return isInReach(generic.getRawType())
                    && Arrays.stream(generic.getActualTypeArguments()).allMatch(JavaNames::isInReach);
        }
        if (type instanceof GenericArrayType array) {
            return isInReach(array.getGenericComponentType());
        }
        if (type instanceof WildcardType wildcard) {
            return Arrays.stream(wildcard.getLowerBounds()).allMatch(JavaNames::isInReach)
                    && Arrays.stream(wildcard.getUpperBounds()).allMatch(JavaNames::isInReach);
        }
        return false; // a type variable that nothing settles
    }

    private static boolean isPublic(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getEnclosingClass()) {
            if (!Modifier.isPublic(each.getModifiers())) {
                return false;
            }
        }
        return true;
    }
}
