package org.polemarch.api.teach;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.JsonWords;
import org.polemarch.api.teach.Glossary.Term;
import org.polemarch.api.text.TranslatedJson;
import tools.jackson.core.JsonParser;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/**
 * The files by which a game teaches itself: {@code primer.json}, {@code guide.json} and {@code glossary.json} in {@code
 * teaching/} beside the plugin class. All are optional. A file that exists is read strictly, when it is needed.
 */
public final class Teaching {

    private static final String FOLDER = "teaching/";

    private record Entry(List<String> words, String text, Optional<List<String>> see, Optional<String> rule) {}

    private record Terms(LinkedHashMap<String, Entry> terms) {}

    private static final class PointerReader extends StdDeserializer<Pointer> {

        PointerReader() {
            super(Pointer.class);
        }

        @Override
        public Pointer deserialize(JsonParser parser, DeserializationContext context) {
            return new Pointer(parser.getString());
        }
    }

    private final Class<?> anchor;

    private Teaching(Class<?> anchor) {
        this.anchor = anchor;
    }

    public static Teaching of(Class<?> anchor) {
        return new Teaching(anchor);
    }

    public Optional<Primer> primer() {
        return read("primer.json", Primer.class);
    }

    public Optional<Guide> guide() {
        return read("guide.json", Guide.class);
    }

    public boolean hasPrimer() {
        return anchor.getResource(FOLDER + "primer.json") != null;
    }

    public boolean hasGuide() {
        return anchor.getResource(FOLDER + "guide.json") != null;
    }

    /** The glossary; an empty one if the game has none. */
    public Glossary glossary() {
        Map<String, Term> terms = new LinkedHashMap<>();
        read("glossary.json", Terms.class)
                .ifPresent(read -> read.terms()
                        .forEach((id, entry) -> terms.put(
                                id,
                                new Term(
                                        id,
                                        entry.words(),
                                        entry.text(),
                                        entry.see().orElse(List.of()),
                                        entry.rule()))));
        try {
            return new Glossary(terms);
        } catch (DataFault e) {
            throw new DataFault(FOLDER + "glossary.json: " + e.getMessage(), e);
        }
    }

    private <T> Optional<T> read(String name, Class<T> type) {
        String file = FOLDER + name;
        JsonMapper mapper = JsonWords.strict(new JsonFactory())
                .addModule(new SimpleModule().addDeserializer(Pointer.class, new PointerReader()))
                .build();
        return TranslatedJson.read(anchor, file, mapper, type);
    }
}
