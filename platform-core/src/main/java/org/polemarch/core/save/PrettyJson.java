package org.polemarch.core.save;

import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;

/**
 * JSON for people and for comparing: the same content gives the same text on every system, one element a line, keys in
 * the order they are written.
 */
public final class PrettyJson {

    private static final JsonFactory JSON = new JsonFactory();

    private PrettyJson() {}

    /** One object, with a line feed at its end. */
    public static String object(Consumer<JsonGenerator> content) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = JSON.createGenerator(new Pretty(), text)) {
            out.writeStartObject();
            content.accept(out);
            out.writeEndObject();
        }
        return text.append('\n').toString();
    }

    /** A property that is an object of texts. */
    public static void texts(String name, Map<String, String> texts, JsonGenerator out) {
        out.writeObjectPropertyStart(name);
        texts.forEach(out::writeStringProperty);
        out.writeEndObject();
    }

    /** A property that is an array of texts. */
    public static void texts(String name, List<String> texts, JsonGenerator out) {
        out.writeArrayPropertyStart(name);
        texts.forEach(out::writeString);
        out.writeEndArray();
    }

    private static final class Pretty extends ObjectWriteContext.Base {
        @Override
        public PrettyPrinter getPrettyPrinter() {
            DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
            return new DefaultPrettyPrinter(Separators.createDefaultInstance()
                            .withObjectNameValueSpacing(Separators.Spacing.AFTER)
                            .withObjectEmptySeparator("")
                            .withArrayEmptySeparator(""))
                    .withObjectIndenter(indenter)
                    .withArrayIndenter(indenter);
        }

        @Override
        public boolean hasPrettyPrinter() {
            return true;
        }
    }
}
