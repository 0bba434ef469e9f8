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
 * The rule index of a game: every section of its rulebook, in the book's order, in our own words. It is in {@code
 * rules-index.json} beside the plugin class.
 */
public final class RuleIndex {

    /** Who enforces a section. */
    public enum Status {
        /** The program. */
        ENFORCED,
        /** The players, by talking. */
        TABLE_TALK,
        /** Nobody: it has no meaning at a screen. */
        NOT_APPLICABLE
    }

    /**
     * One section.
     *
     * @param id what {@link org.polemarch.api.cite.Cites} names: "3.5", or an anchor such as "battles/retreat"
     * @param summary the rule in one or two sentences
     * @param ruling what we decided where the book is silent; empty otherwise
     * @param variant the title of the variant that wrote it; empty for the game's own
     * @param concepts what it is about, in terms that all games share
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

        /** A short section: a summary and perhaps a ruling. */
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

        /** The same with a ruling: a section that a variant rewrites doesn't keep the old one. */
        public static Section enforced(String id, String heading, String summary, String ruling) {
            return of(id, heading, Status.ENFORCED, summary, Optional.of(ruling));
        }

        /** This section with the whole rule, an example and links to related sections. */
        public Section telling(List<String> paragraphs, Optional<String> worked, List<String> related) {
            return new Section(id, heading, status, summary, ruling, variant, concepts, paragraphs, worked, related);
        }

        /** All its words, for the search. */
        public String words() {
            return String.join(
                    " ", id, heading, summary, String.join(" ", text), example.orElse(""), ruling.orElse(""));
        }

        /** A rewritten section keeps the concepts of the old one, unless it names its own. */
        private Section writtenBy(String title, Optional<Section> old) {
            List<Concept> about =
                    concepts.isEmpty() ? old.map(Section::concepts).orElse(concepts) : concepts;
            return new Section(id, heading, status, summary, ruling, Optional.of(title), about, text, example, see);
        }
    }

    /**
     * A ruling with a name, by which code and checklists cite it: "A-05".
     *
     * @param sections the ids of the sections it concerns
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

    /** Every link must lead to another section, and every ruling must concern one. */
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

    /** The concepts that a game describes must be those with which its sections are tagged. */
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

    /** The index in a file beside a class, such as a variant's. */
    public static RuleIndex of(Class<?> anchor, String file) {
        JsonMapper mapper = JsonWords.strict(new JsonFactory()).build();
        return of(
                TranslatedJson.read(anchor, file, mapper, Document.class)
                        .orElseThrow(() -> new DataFault("no " + file + " beside " + anchor.getName())),
                file + ": ");
    }

    /** This index with a variant's sections: they replace those with the same id, or are added at the end. */
    public RuleIndex with(String variantTitle, List<Section> others) {
        Map<String, Section> more = new LinkedHashMap<>(sections);
        others.forEach(section -> more.put(
                section.id(), section.writtenBy(variantTitle, Optional.ofNullable(sections.get(section.id())))));
        RuleIndex varied = new RuleIndex(rulebook, more, says, without, rulings);
        varied.checkLinks(variantTitle + ": ");
        return varied;
    }

    /** The rulebook whose numbering the sections follow. */
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

    /** The ruling with a name such as "A-05". */
    public Optional<Ruling> ruling(String id) {
        return Optional.ofNullable(rulings.get(id));
    }

    public List<Ruling> rulings() {
        return new ArrayList<>(rulings.values());
    }

    /** The rulings about a section; none if a variant has rewritten it. */
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

    /** What the game does instead of modelling a concept: a clause of the same form. */
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

    /** All words of a section and of the rulings about it. */
    public String words(Section section) {
        StringBuilder words = new StringBuilder(section.words());
        rulings(section)
                .forEach(ruling ->
                        words.append(' ').append(ruling.id()).append(' ').append(ruling.text()));
        return words.toString();
    }
}
