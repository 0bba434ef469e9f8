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
import org.polemarch.api.data.JsonWords;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonFactory;
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
     * @param variant the title of the variant that wrote it; empty for the game's own
     */
    public record Section(
            String id,
            String heading,
            Status status,
            String summary,
            Optional<String> ruling,
            Optional<String> variant) {
        public Section {
            Objects.requireNonNull(id);
            Objects.requireNonNull(heading);
            Objects.requireNonNull(status);
            Objects.requireNonNull(summary);
            Objects.requireNonNull(ruling);
            Objects.requireNonNull(variant);
        }

        /** A section that the program sees to. */
        public static Section enforced(String id, String heading, String summary) {
            return new Section(id, heading, Status.ENFORCED, summary, Optional.empty(), Optional.empty());
        }

        /** The same with what is decided where the text is silent: a section that a variant rewrites keeps no ruling by itself. */
        public static Section enforced(String id, String heading, String summary, String ruling) {
            return new Section(id, heading, Status.ENFORCED, summary, Optional.of(ruling), Optional.empty());
        }

        private Section writtenBy(String title) {
            return new Section(id, heading, status, summary, ruling, Optional.of(title));
        }
    }

    private record Entry(String heading, Status status, String summary, Optional<String> ruling) {}

    private record Document(String rulebook, LinkedHashMap<String, Entry> sections) {}

    private final String rulebook;
    private final Map<String, Section> sections;

    private RuleIndex(String rulebook, Map<String, Section> sections) {
        this.rulebook = rulebook;
        this.sections = sections;
    }

    private static RuleIndex of(Document document) {
        Map<String, Section> sections = new LinkedHashMap<>();
        document.sections()
                .forEach((id, entry) -> sections.put(
                        id,
                        new Section(
                                id,
                                entry.heading(),
                                entry.status(),
                                entry.summary(),
                                entry.ruling(),
                                Optional.empty())));
        return new RuleIndex(document.rulebook(), sections);
    }

    /** The index in {@code rules-index.json} beside a class. */
    public static RuleIndex of(Class<?> anchor) {
        return of(anchor, "rules-index.json");
    }

    /** The index in a file beside a class, as a variant may bring one. */
    public static RuleIndex of(Class<?> anchor, String file) {
        JsonMapper mapper = JsonWords.strict(new JsonFactory()).build();
        try (InputStream in = anchor.getResourceAsStream(file)) {
            if (in == null) {
                throw new DataFault("no " + file + " beside " + anchor.getName());
            }
            return of(mapper.readValue(in, Document.class));
        } catch (JacksonException e) {
            throw new DataFault(file + JsonWords.path(e) + ": " + JsonWords.of(e), e);
        } catch (IOException e) {
            throw new DataFault(file + " cannot be read: " + e.getMessage(), e);
        }
    }

    /** This index with sections of a variant: added at the end, or in the place of those with the same id. */
    public RuleIndex with(String variantTitle, List<Section> others) {
        Map<String, Section> more = new LinkedHashMap<>(sections);
        others.forEach(section -> more.put(section.id(), section.writtenBy(variantTitle)));
        return new RuleIndex(rulebook, more);
    }

    /** What the sections are numbered after. */
    public String rulebook() {
        return rulebook;
    }

    public List<Section> sections() {
        return new ArrayList<>(sections.values());
    }

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
