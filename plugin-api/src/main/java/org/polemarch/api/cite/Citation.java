package org.polemarch.api.cite;

import java.util.List;

/** Reads {@link Cites}, once per class. */
public final class Citation {

    private static final ClassValue<List<String>> SECTIONS = new ClassValue<>() {
        @Override
        protected List<String> computeValue(Class<?> type) {
            for (Class<?> each = type; each != null; each = each.getEnclosingClass()) {
                Cites cites = each.getAnnotation(Cites.class);
                if (cites != null) {
                    return List.of(cites.value());
                }
            }
            return List.of();
        }
    };

    private Citation() {}

    /** The sections that a class cites, or else those of the nearest enclosing class that cites any. */
    public static List<String> sections(Class<?> type) {
        return SECTIONS.get(type);
    }

    /** The first of these sections; empty if there is none. */
    public static String first(Class<?> type) {
        List<String> sections = sections(type);
        return sections.isEmpty() ? "" : sections.get(0);
    }
}
