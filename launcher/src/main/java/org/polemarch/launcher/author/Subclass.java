package org.polemarch.launcher.author;

import com.google.inject.ConfigurationException;
import com.google.inject.TypeLiteral;
import com.google.inject.spi.InjectionPoint;
import jakarta.inject.Inject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.core.wiring.Hook;
import org.polemarch.launcher.words.Refused;

/** The source of a class that replaces a rule: the injector creates it like the rule, and it overrides one seam. */
record Subclass(Hook hook, Seam seam) {

    private static final String FIGURE = """
                /** Added to the game's figure. 0 changes nothing: write your number. */
                private static final %s MORE = 0;

            """;

    String source(String packageName, String name, String section) {
        JavaNames names = new JavaNames();
        names.of(Cites.class);
        String rule = names.of(hook.type());
        String made = constructor(names, name);
        String override = seam.source(names);
        String figure =
                seam.isFigure() ? FIGURE.formatted(seam.method().getReturnType().getName()) : "";
        return "package " + packageName + ";\n\n" + names.imports() + "\n/** What this variant makes of " + rule
                + ". */\n@Cites(\"" + section + "\")\npublic class " + name + " extends " + rule + " {\n\n" + figure
                + made + override + "}\n";
    }

    private String constructor(JavaNames names, String name) {
        Constructor<?> constructor = injected();
        if (constructor.getParameterCount() == 0) {
            return "";
        }
        List<TypeLiteral<?>> types = TypeLiteral.get(hook.type()).getParameterTypes(constructor);
        List<String> parameters = new ArrayList<>();
        List<String> arguments = new ArrayList<>();
        for (int i = 0; i < types.size(); i++) {
            Parameter parameter = constructor.getParameters()[i];
            Type type = types.get(i).getType();
            if (!JavaNames.isInReach(type)) {
                throw closed("its constructor asks for " + type.getTypeName() + ", which only its package knows");
            }
            parameters.add(names.of(type) + " " + parameter.getName());
            arguments.add(parameter.getName());
        }
        return "    @" + names.of(Inject.class) + "\n    public " + name + "(" + String.join(", ", parameters)
                + ") {\n        super(" + String.join(", ", arguments) + ");\n    }\n\n";
    }

    private Constructor<?> injected() {
        int modifiers = hook.type().getModifiers();
        if (!Modifier.isPublic(modifiers) || Modifier.isFinal(modifiers)) {
            throw closed("it is not an open public class");
        }
        try {
            Constructor<?> constructor = (Constructor<?>)
                    InjectionPoint.forConstructorOf(hook.type()).getMember();
            if ((constructor.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) == 0) {
                throw closed("its constructor is not public");
            }
            return constructor;
        } catch (ConfigurationException e) {
            throw closed("it has no constructor that the injector uses");
        }
    }

    private Refused closed(String why) {
        return new Refused(hook.type().getName() + " cannot be replaced by a subclass: " + why);
    }
}
