package org.polemarch.launcher.author;

import com.google.inject.TypeLiteral;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.polemarch.core.wiring.DidYouMean;
import org.polemarch.core.wiring.Hook;
import org.polemarch.launcher.words.Refused;

/**
 * A method of a rule that a subclass in another package can override.
 *
 * @param in the rule, which settles what the type variables of its superclasses stand for
 */
record Seam(Class<?> in, Method method) {

    /** The seams of a rule, easiest first: numbers, then booleans, then the rest. */
    static List<Seam> all(Hook hook) {
        List<Seam> cut = open(hook.type(), hook.seams().stream());
        List<Seam> all = new ArrayList<>(cut.isEmpty() ? open(hook.type(), publicMethods(hook.type())) : cut);
        all.sort(Comparator.comparingInt(Seam::effort));
        return all;
    }

    /** The seam of that name, or the easiest if none is named. */
    static Seam choose(Hook hook, String wanted) {
        List<Seam> all = all(hook);
        if (all.isEmpty()) {
            throw new Refused(hook.type().getSimpleName() + " has no method that a variant could override");
        }
        if (wanted.isEmpty()) {
            return all.get(0);
        }
        return all.stream()
                .filter(each -> each.name().equals(wanted))
                .findFirst()
                .orElseThrow(() -> new Refused(DidYouMean.line(
                        "seam of " + hook.type().getSimpleName(),
                        wanted,
                        all.stream().map(Seam::name).distinct().toList())));
    }

    private static List<Seam> open(Class<?> type, Stream<Method> methods) {
        return methods.map(method -> new Seam(type, method))
                .filter(Seam::isInReach)
                .toList();
    }

    private static Stream<Method> publicMethods(Class<?> type) {
        return Arrays.stream(type.getMethods())
                .filter(method -> method.getDeclaringClass() != Object.class
                        && !method.getDeclaringClass().isInterface()
                        && !method.isSynthetic()
                        && (method.getModifiers() & (Modifier.STATIC | Modifier.FINAL)) == 0)
                .sorted(Comparator.comparing(Method::getName).thenComparing(Method::toString));
    }

    private boolean isInReach() {
        return method.getTypeParameters().length == 0
                && JavaNames.isInReach(returned())
                && parameters().stream().allMatch(JavaNames::isInReach)
                && thrown().stream().allMatch(JavaNames::isInReach);
    }

    private int effort() {
        if (isFigure()) {
            return method.getParameterCount() == 0 ? 0 : 1;
        }
        return method.getReturnType() == boolean.class ? 2 : isVoid() ? 4 : 3;
    }

    String name() {
        return method.getName();
    }

    /**
     * Whether it returns a number to which another can be added. A {@code long} doesn't count: it is a set of places,
     * one bit each.
     */
    boolean isFigure() {
        Class<?> type = method.getReturnType();
        return type == int.class || type == double.class;
    }

    private boolean isVoid() {
        return method.getReturnType() == void.class;
    }

    private Type returned() {
        return TypeLiteral.get(in).getReturnType(method).getType();
    }

    private List<Type> parameters() {
        return TypeLiteral.get(in).getParameterTypes(method).stream()
                .map(TypeLiteral::getType)
                .toList();
    }

    private List<Type> thrown() {
        return TypeLiteral.get(in).getExceptionTypes(method).stream()
                .map(TypeLiteral::getType)
                .toList();
    }

    /** An overriding method that does the same, except that it adds something to a number. */
    String source(JavaNames names) {
        List<String> parameters = new ArrayList<>();
        List<String> arguments = new ArrayList<>();
        for (int i = 0; i < method.getParameterCount(); i++) {
            Parameter parameter = method.getParameters()[i];
            parameters.add(names.of(parameters().get(i)) + " " + parameter.getName());
            arguments.add(parameter.getName());
        }
        List<String> faults = thrown().stream().map(names::of).toList();
        String body = "super." + name() + "(" + String.join(", ", arguments) + ")" + (isFigure() ? " + MORE" : "");
        return "    @Override\n    "
                + (Modifier.isPublic(method.getModifiers()) ? "public " : "protected ")
                + names.of(returned()) + " " + name() + "(" + String.join(", ", parameters) + ")"
                + (faults.isEmpty() ? "" : " throws " + String.join(", ", faults))
                + " {\n        " + (isVoid() ? "" : "return ") + body + ";\n    }\n";
    }

    /** It in one line, for the author to read. */
    String line() {
        return source(new JavaNames())
                .lines()
                .skip(1)
                .findFirst()
                .orElseThrow()
                .strip()
                .replaceFirst(" \\{$", "");
    }
}
