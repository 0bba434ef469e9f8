package org.polemarch.api.text;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.polemarch.api.data.DataFault;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The rule index of a game: every section of its rulebook, in the book's order, in our own words. It stands in
 * {@code rules-index.json} beside the plugin class.
 */
public final class RuleIndex {

    /** Who sees to it that a section is kept. */
    public enum Status {
        /** The program does. */
        ENFORCED,
        /** The players do, by talking. */
        TABLE_TALK,
        /** It means nothing at a screen. */
        NOT_APPLICABLE
    }

    /**
     * One section.
     *
     * @param id what {@link org.polemarch.api.cite.Cites} names: "3.5", or an anchor such as "battles/retreat"
     * @param summary the rule in our words
     * @param ruling what we decided where the book is silent; empty if it is not
     */
    public record Section(String id, String heading, Status status, String summary, Optional<String> ruling) {
        public Section {
            Objects.requireNonNull(id);
            Objects.requireNonNull(heading);
            Objects.requireNonNull(status);
            Objects.requireNonNull(summary);
            Objects.requireNonNull(ruling);
        }
    }

    private record Entry(String heading, Status status, String summary, Optional<String> ruling) {}

    private record Document(String rulebook, LinkedHashMap<String, Entry> sections) {}

    private final String rulebook;
    private final Map<String, Section> sections;

    private RuleIndex(Document document) {
        rulebook = document.rulebook();
        sections = new LinkedHashMap<>();
        document.sections()
                .forEach((id, entry) -> sections.put(
                        id, new Section(id, entry.heading(), entry.status(), entry.summary(), entry.ruling())));
    }

    /** The index beside a class. */
    public static RuleIndex of(Class<?> anchor) {
        JsonMapper mapper = JsonMapper.builder()
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .build();
        try (InputStream in = anchor.getResourceAsStream("rules-index.json")) {
            if (in == null) {
                throw new DataFault("no rules-index.json beside " + anchor.getName());
            }
            return new RuleIndex(mapper.readValue(in, Document.class));
        } catch (JacksonException e) {
            throw new DataFault("rules-index.json: " + e.getOriginalMessage(), e);
        } catch (IOException e) {
            throw new DataFault("rules-index.json cannot be read: " + e.getMessage(), e);
        }
    }

    /** What the sections are numbered after. */
    public String rulebook() {
        return rulebook;
    }

    /** All sections in the book's order. */
    public List<Section> sections() {
        return new ArrayList<>(sections.values());
    }

    /** A section by its id. */
    public Optional<Section> section(String id) {
        return Optional.ofNullable(sections.get(id));
    }

    /** Sections whose id, heading or text contains the words, ignoring case. */
    public List<Section> search(String words) {
        String wanted = words.toLowerCase(Locale.ROOT);
        return sections.values().stream()
                .filter(section -> (section.id() + " " + section.heading() + " " + section.summary() + " "
                                + section.ruling().orElse(""))
                        .toLowerCase(Locale.ROOT)
                        .contains(wanted))
                .toList();
    }
}
