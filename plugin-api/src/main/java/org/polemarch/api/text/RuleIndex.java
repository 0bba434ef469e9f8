package org.polemarch.api.text;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.JsonWords;
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
     * @param summary the rule in one or two sentences
     * @param ruling what we decided where the book is silent; empty if it is not
     * @param variant the title of the variant that wrote it; empty for the game's own
     * @param concepts what it is about, in words that all games share
     * @param text the whole rule in our words, paragraph by paragraph; empty if the summary says it all
     * @param example one worked example, in words and numbers
     * @param see the ids of related sections
     */
    public record Section(
            String id,
            String heading,
            Status status,
            String summary,
            Optional<String> ruling,
            Optional<String> variant,
            List<Concept> concepts,
            List<String> text,
            Optional<String> example,
            List<String> see) {
        public Section {
            Objects.requireNonNull(id);
            Objects.requireNonNull(heading);
            Objects.requireNonNull(status);
            Objects.requireNonNull(summary);
            Objects.requireNonNull(ruling);
            Objects.requireNonNull(variant);
            Objects.requireNonNull(example);
            concepts = List.copyOf(concepts);
            text = List.copyOf(text);
            see = List.copyOf(see);
        }

        /** A section in short: a summary and perhaps a ruling. */
        public static Section of(String id, String heading, Status status, String summary, Optional<String> ruling) {
            return new Section(
                    id,
                    heading,
                    status,
                    summary,
                    ruling,
                    Optional.empty(),
                    List.of(),
                    List.of(),
                    Optional.empty(),
                    List.of());
        }

        /** A section that the program enforces. */
        public static Section enforced(String id, String heading, String summary) {
            return of(id, heading, Status.ENFORCED, summary, Optional.empty());
        }

        /** The same with what is decided where the text is silent: a section that a variant rewrites keeps no ruling by itself. */
        public static Section enforced(String id, String heading, String summary, String ruling) {
            return of(id, heading, Status.ENFORCED, summary, Optional.of(ruling));
        }

        /** This section with the whole rule, an example and links to related sections. */
        public Section telling(List<String> paragraphs, Optional<String> worked, List<String> related) {
            return new Section(id, heading, status, summary, ruling, variant, concepts, paragraphs, worked, related);
        }

        /** Everything there is to read in it, for those who look for words. */
        public String words() {
            return String.join(
                    " ", id, heading, summary, String.join(" ", text), example.orElse(""), ruling.orElse(""));
        }

        /** A rewritten section is about what the old one was about, unless it says otherwise. */
        private Section writtenBy(String title, Optional<Section> old) {
            List<Concept> about =
                    concepts.isEmpty() ? old.map(Section::concepts).orElse(concepts) : concepts;
            return new Section(id, heading, status, summary, ruling, Optional.of(title), about, text, example, see);
        }
    }

    /**
     * What was decided about the rules and has a name of its own, by which code and checklists cite it: "A-05".
     *
     * @param sections the ids of the sections it is about
     */
    public record Ruling(String id, List<String> sections, String text) {
        public Ruling {
            Objects.requireNonNull(id);
            Objects.requireNonNull(text);
            sections = List.copyOf(sections);
        }
    }

    private record Entry(
            String heading,
            Status status,
            String summary,
            Optional<String> ruling,
            Optional<List<String>> concepts,
            Optional<List<String>> text,
            Optional<String> example,
            Optional<List<String>> see) {}

    private record Decided(List<String> sections, String text) {}

    private record Document(
            String rulebook,
            Optional<LinkedHashMap<String, String>> concepts,
            Optional<LinkedHashMap<String, String>> without,
            LinkedHashMap<String, Entry> sections,
            Optional<LinkedHashMap<String, Decided>> rulings) {}

    private final String rulebook;
    private final Map<String, Section> sections;
    private final Map<Concept, String> says;
    private final Map<Concept, String> without;
    private final Map<String, Ruling> rulings;

    private RuleIndex(
            String rulebook,
            Map<String, Section> sections,
            Map<Concept, String> says,
            Map<Concept, String> without,
            Map<String, Ruling> rulings) {
        this.rulebook = rulebook;
        this.sections = sections;
        this.says = says;
        this.without = without;
        this.rulings = rulings;
    }

    private static RuleIndex of(Document document, String file) {
        Map<String, Section> sections = new LinkedHashMap<>();
        document.sections().forEach((id, entry) -> sections.put(id, section(id, entry, file + "sections/" + id)));
        Map<String, Ruling> rulings = new LinkedHashMap<>();
        document.rulings()
                .ifPresent(all -> all.forEach(
                        (id, decided) -> rulings.put(id, new Ruling(id, decided.sections(), decided.text()))));
        RuleIndex index = new RuleIndex(
                document.rulebook(),
                sections,
                clauses(document.concepts(), file + "concepts"),
                clauses(document.without(), file + "without"),
                rulings);
        index.checkConcepts(file);
        index.checkLinks(file);
        return index;
    }

    private static Section section(String id, Entry entry, String where) {
        return new Section(
                id,
                entry.heading(),
                entry.status(),
                entry.summary(),
                entry.ruling(),
                Optional.empty(),
                entry.concepts().orElse(List.of()).stream()
                        .map(concept -> concept(concept, where))
                        .toList(),
                entry.text().orElse(List.of()),
                entry.example(),
                entry.see().orElse(List.of()));
    }

    /** A link must lead to another section, and a ruling must be about one. */
    private void checkLinks(String file) {
        for (Section section : sections.values()) {
            for (String id : section.see()) {
                if (!sections.containsKey(id) || id.equals(section.id())) {
                    throw new DataFault(file + "sections/" + section.id() + "/see: "
                            + (id.equals(section.id()) ? "it leads to itself" : "there is no section '" + id + "'"));
                }
            }
        }
        for (Ruling ruling : rulings.values()) {
            for (String id : ruling.sections()) {
                if (!sections.containsKey(id)) {
                    throw new DataFault(file + "rulings/" + ruling.id() + ": there is no section '" + id + "'");
                }
            }
        }
    }

    private static Map<Concept, String> clauses(Optional<? extends Map<String, String>> written, String where) {
        Map<Concept, String> clauses = new EnumMap<>(Concept.class);
        written.ifPresent(all -> all.forEach((id, clause) -> clauses.put(concept(id, where), clause)));
        return clauses;
    }

    private static Concept concept(String id, String where) {
        return Concept.of(id)
                .orElseThrow(() -> new DataFault(
                        where + ": no concept is called '" + id + "'; there are " + String.join(", ", Concept.ids())));
    }

    /** What a game says of a concept and what its sections are tagged with must agree. */
    private void checkConcepts(String file) {
        for (Concept concept : Concept.values()) {
            boolean tagged = !sections(concept).isEmpty();
            if (tagged && without.containsKey(concept)) {
                throw new DataFault(file + "without/" + concept.id() + ": section "
                        + sections(concept).get(0).id() + " is about it");
            }
            if (!tagged && says.containsKey(concept)) {
                throw new DataFault(file + "concepts/" + concept.id() + ": no section is about it");
            }
        }
    }

    /** The index in {@code rules-index.json} beside a class. */
    public static RuleIndex of(Class<?> anchor) {
        return of(anchor, "rules-index.json");
    }

    /** The index in a file beside a class, as a variant may bring one. */
    public static RuleIndex of(Class<?> anchor, String file) {
        JsonMapper mapper = JsonWords.strict(new JsonFactory()).build();
        return of(
                TranslatedJson.read(anchor, file, mapper, Document.class)
                        .orElseThrow(() -> new DataFault("no " + file + " beside " + anchor.getName())),
                file + ": ");
    }

    /** This index with sections of a variant: added at the end, or in the place of those with the same id. */
    public RuleIndex with(String variantTitle, List<Section> others) {
        Map<String, Section> more = new LinkedHashMap<>(sections);
        others.forEach(section -> more.put(
                section.id(), section.writtenBy(variantTitle, Optional.ofNullable(sections.get(section.id())))));
        RuleIndex varied = new RuleIndex(rulebook, more, says, without, rulings);
        varied.checkLinks(variantTitle + ": ");
        return varied;
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

    /** The sections about a concept. */
    public List<Section> sections(Concept concept) {
        return sections.values().stream()
                .filter(section -> section.concepts().contains(concept))
                .toList();
    }

    /** What was decided about the rules under a name of its own, such as "A-05". */
    public Optional<Ruling> ruling(String id) {
        return Optional.ofNullable(rulings.get(id));
    }

    public List<Ruling> rulings() {
        return new ArrayList<>(rulings.values());
    }

    /** What was decided about a section; nothing if a variant has rewritten it. */
    public List<Ruling> rulings(Section section) {
        return rulings.values().stream()
                .filter(ruling ->
                        section.variant().isEmpty() && ruling.sections().contains(section.id()))
                .toList();
    }

    /** How the game models a concept: a clause that can follow "In this game,", with a full stop. */
    public Optional<String> says(Concept concept) {
        return Optional.ofNullable(says.get(concept));
    }

    /** What the game does instead of modelling a concept: a clause of the same kind. */
    public Optional<String> without(Concept concept) {
        return Optional.ofNullable(without.get(concept));
    }

    /** Sections whose text or rulings contain the words, ignoring case. */
    public List<Section> search(String words) {
        String wanted = words.toLowerCase(Locale.ROOT);
        return sections.values().stream()
                .filter(section -> words(section).toLowerCase(Locale.ROOT).contains(wanted))
                .toList();
    }

    /** Everything there is to read in a section, with the rulings about it. */
    public String words(Section section) {
        StringBuilder words = new StringBuilder(section.words());
        rulings(section)
                .forEach(ruling ->
                        words.append(' ').append(ruling.id()).append(' ').append(ruling.text()));
        return words.toString();
    }
}
