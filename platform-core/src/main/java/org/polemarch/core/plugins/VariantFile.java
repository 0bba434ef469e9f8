package org.polemarch.core.plugins;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.polemarch.api.data.JsonWords;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.core.wiring.DidYouMean;
import org.polemarch.core.wiring.OneLine;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;

/**
 * A variant without code, {@code NAME.variant.json}: figures, words and rule texts. Reading it runs nothing, so it needs no trust;
 * what it holds is checked as strictly as if a stranger had written it.
 */
final class VariantFile implements VariantPlugin {

    /** How the name of such a file ends. */
    static final String ENDING = ".variant.json";

    private static final int LARGEST = 1 << 20;
    private static final int DEEPEST = 24;
    private static final int LONGEST_TITLE = 80;
    private static final int LONGEST_SUMMARY = 600;

    private record Rule(
            String heading,
            Optional<RuleIndex.Status> status,
            String summary,
            Optional<String> ruling,
            Optional<List<String>> text,
            Optional<String> example,
            Optional<List<String>> see) {
        RuleIndex.Section section(String id) {
            return RuleIndex.Section.of(id, heading, status.orElse(RuleIndex.Status.ENFORCED), summary, ruling)
                    .telling(text.orElse(List.of()), example, see.orElse(List.of()));
        }
    }

    private record Document(
            String id,
            String game,
            Optional<String> version,
            Optional<String> fits,
            String title,
            Optional<String> author,
            Optional<String> licence,
            Optional<String> homepage,
            String summary,
            Optional<String> history,
            Optional<List<String>> conflicts,
            Optional<List<String>> after,
            Optional<JsonNode> patch,
            Optional<Map<String, String>> words,
            Optional<Map<String, Rule>> rules) {}

    /** Made when it is needed: most players have no such file, and the program starts faster without Jackson. */
    private static final class Json {
        static final JsonMapper STRICT = JsonWords.strict(JsonFactory.builder()
                        .streamReadConstraints(StreamReadConstraints.builder()
                                .maxDocumentLength(LARGEST)
                                .maxStringLength(LARGEST)
                                .maxNestingDepth(DEEPEST)
                                .build())
                        .build())
                .build();

        private Json() {}
    }

    private final VariantInfo info;
    private final String version;
    private final Document document;

    private VariantFile(Document document, String version, VariantInfo info) {
        this.document = document;
        this.version = version;
        this.info = info;
    }

    static boolean isName(Path file) {
        String name = PluginHost.name(file).toLowerCase(Locale.ROOT);
        return name.endsWith(ENDING) && !name.startsWith(".");
    }

    /** Reads a file whole; a {@link PluginFault} says what is wrong with it and where. */
    static byte[] bytes(Path file) {
        try {
            if (Files.size(file) > LARGEST) {
                throw new PluginFault("it has " + Files.size(file) + " bytes; a variant file has at most " + LARGEST);
            }
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new PluginFault("it cannot be read: " + OneLine.of(e), e);
        }
    }

    /** The variant that a file holds; a {@link PluginFault} says what is wrong with it and where. */
    static VariantFile of(byte[] bytes) {
        if (bytes.length == 0) {
            throw new PluginFault("it is empty; a variant file is one JSON object with id, game, title and summary");
        }
        Document document;
        try {
            document = Json.STRICT.readValue(bytes, Document.class);
        } catch (JacksonException e) {
            throw new PluginFault(unknownField(bytes, e).orElseGet(() -> fault(bytes, e)), e);
        }
        if (document == null) {
            throw new PluginFault("it is null; a variant file is one JSON object with id, game, title and summary");
        }
        return checked(document);
    }

    private static String fault(byte[] bytes, JacksonException e) {
        String place = JsonWords.place(e);
        String path = JsonWords.path(e);
        return (place.isEmpty() ? "" : place + ": ")
                + (path.isEmpty() ? "" : path.substring(1) + ": ")
                + JsonWords.of(e, bytes);
    }

    /** A misspelled field is also a missing one, but the author needs to hear about the misspelling. */
    private static Optional<String> unknownField(byte[] bytes, JacksonException e) {
        if (e.getPath().size() != 1 || !(e instanceof MismatchedInputException)) {
            return Optional.empty();
        }
        List<String> known = Arrays.stream(Document.class.getRecordComponents())
                .map(RecordComponent::getName)
                .toList();
        try {
            return Json.STRICT.readTree(bytes).propertyNames().stream()
                    .filter(name -> !known.contains(name))
                    .findFirst()
                    .map(name -> DidYouMean.line("field", name, known));
        } catch (JacksonException more) { // it is no proper JSON further down, either
            return Optional.empty();
        }
    }

    private static VariantFile checked(Document document) {
        texts(document).filter(VariantFile::hasControls).findFirst().ifPresent(text -> {
            throw new PluginFault("a text in it has control characters: '" + text.replaceAll("\\p{Cntrl}", "?") + "'");
        });
        require(
                !document.title().contains("\n")
                        && !document.author().orElse("").contains("\n")
                        && !document.licence().orElse("").contains("\n"),
                "its title, author and licence must each be one line");
        String version = document.version().orElse("1.0.0");
        require(ApiVersion.isVersion(version), "its version '" + version + "' is not a version; write it as 1.0.0");
        String fits = document.fits().orElse(VariantInfo.ANY_VERSION);
        require(ApiVersion.isRange(fits), "it fits '" + fits + "', which is not a range; write it as >=1.0.0 & <2.0.0");
        String homepage = document.homepage().orElse("");
        require(
                homepage.isEmpty() || homepage.matches("https?://[^\\s\"<>]+"),
                "its homepage '" + homepage + "' is not an address that begins with https://");
        require(!document.title().isBlank(), "its title is blank");
        requireShort("title", document.title(), LONGEST_TITLE);
        requireShort("summary", document.summary(), LONGEST_SUMMARY);
        require(
                !document.conflicts().orElse(List.of()).contains(document.id()),
                "its conflicts name '" + document.id() + "', which is the variant itself");
        require(
                patch(document).isEmpty() || patch(document).get().isObject(),
                "patch: it must be an object in braces, of table names");
        require(
                patch(document).map(patch -> !patch.isEmpty()).orElse(false)
                        || !document.words().orElse(Map.of()).isEmpty()
                        || !document.rules().orElse(Map.of()).isEmpty(),
                "it changes nothing: give it a patch, words or rules");
        try {
            VariantInfo info = VariantInfo.of(document.id(), document.game())
                    .fits(fits)
                    .title(document.title())
                    .summary(document.summary())
                    .history(document.history().orElse(""))
                    .author(document.author().orElse(""))
                    .licence(document.licence().orElse(""))
                    .homepage(homepage)
                    .after(document.after().orElse(List.of()).toArray(String[]::new))
                    .conflicts(document.conflicts().orElse(List.of()).toArray(String[]::new));
            return new VariantFile(document, version, info);
        } catch (IllegalArgumentException e) {
            throw new PluginFault(e.getMessage(), e);
        }
    }

    /** Everything of it that a player may come to read. */
    private static Stream<String> texts(Document document) {
        List<String> texts =
                new ArrayList<>(List.of(document.id(), document.game(), document.title(), document.summary()));
        Stream.of(
                        document.version(),
                        document.fits(),
                        document.author(),
                        document.licence(),
                        document.homepage(),
                        document.history())
                .flatMap(Optional::stream)
                .forEach(texts::add);
        document.words().ifPresent(words -> words.forEach((key, text) -> texts.addAll(List.of(key, text))));
        document.rules()
                .ifPresent(rules -> rules.forEach((id, rule) -> {
                    texts.addAll(List.of(id, rule.heading(), rule.summary()));
                    rule.ruling().ifPresent(texts::add);
                }));
        return texts.stream();
    }

    /** Terminals obey control characters, and text that changes direction can be misleading. */
    private static boolean hasControls(String text) {
        return text.chars()
                .anyMatch(c -> (Character.isISOControl(c) && c != '\n') || Character.getType(c) == Character.FORMAT);
    }

    /** Set-up shows both in full. */
    private static void requireShort(String what, String text, int longest) {
        require(
                text.length() <= longest,
                "its " + what + " has " + text.length() + " characters; it may have at most " + longest);
    }

    private static void require(boolean right, String fault) {
        if (!right) {
            throw new PluginFault(fault);
        }
    }

    String version() {
        return version;
    }

    @Override
    public VariantInfo info() {
        return info;
    }

    @Override
    public Optional<String> dataPatch() {
        return patch(document).map(JsonNode::toString);
    }

    /** The content of the file. For missing fields, Jackson sets the Optional to null. */
    private static Optional<JsonNode> patch(Document document) {
        return document.patch().filter(patch -> !patch.isNull() && !patch.isMissingNode());
    }

    @Override
    public Map<String, String> words() {
        return document.words().orElse(Map.of());
    }

    @Override
    public List<RuleIndex.Section> rules() {
        List<RuleIndex.Section> sections = new ArrayList<>();
        document.rules().ifPresent(rules -> rules.forEach((id, rule) -> sections.add(rule.section(id))));
        return sections;
    }
}
