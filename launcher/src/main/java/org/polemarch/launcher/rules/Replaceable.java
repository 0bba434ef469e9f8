package org.polemarch.launcher.rules;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.polemarch.core.wiring.Hook;
import org.polemarch.core.wiring.PreparedGame;

/**
 * A class that a variant can replace.
 *
 * @param seams its methods that a variant can override separately
 */
public record Replaceable(String type, List<String> sections, List<String> seams) {

    public static List<Replaceable> of(PreparedGame<?> game) {
        return game.hooks().stream().map(Replaceable::of).toList();
    }

    private static Replaceable of(Hook hook) {
        List<String> seams = hook.seams().stream().map(Replaceable::seam).toList();
        return new Replaceable(hook.type().getName(), hook.sections(), seams);
    }

    private static String seam(Method seam) {
        return seam.getReturnType().getSimpleName() + " " + seam.getName()
                + Arrays.stream(seam.getParameterTypes())
                        .map(Class::getSimpleName)
                        .collect(Collectors.joining(", ", "(", ")"));
    }

    /** Its name and the sections it carries out. */
    public String line() {
        return sections.isEmpty() ? type : type + "  [" + String.join(", ", sections) + "]";
    }
}
