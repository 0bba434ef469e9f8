package org.polemarch.core.wiring;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.polemarch.api.cite.Citation;

/** A class of a game that a variant can replace: a rule, or something that rules ask for. */
public record Hook(Class<?> type) {

    /** The sections of the rulebook it carries out. */
    public List<String> sections() {
        return Citation.sections(type);
    }

    /** The small decisions it was cut into for those who want to change only one: its protected methods, by name. */
    public List<Method> seams() {
        List<Method> seams = new ArrayList<>();
        List<Method> bridges = new ArrayList<>(); // they override what has type variables in a superclass
        for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
            for (Method method : each.getDeclaredMethods()) {
                if (method.isBridge()) {
                    bridges.add(method);
                } else if (isSeam(method)
                        && Stream.concat(seams.stream(), bridges.stream())
                                .noneMatch(known -> overrides(known, method))) {
                    seams.add(method);
                }
            }
        }
        seams.sort(Comparator.comparing(Method::getName));
        return seams;
    }

    private static boolean isSeam(Method method) {
        int modifiers = method.getModifiers();
        return Modifier.isProtected(modifiers)
                && !Modifier.isStatic(modifiers)
                && !Modifier.isFinal(modifiers)
                && !method.isSynthetic();
    }

    private static boolean overrides(Method method, Method other) {
        return method.getName().equals(other.getName())
                && List.of(method.getParameterTypes()).equals(List.of(other.getParameterTypes()));
    }
}
