package org.polemarch.launcher.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.polemarch.api.data.Provenance;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.launcher.words.Say;
import org.polemarch.launcher.words.TypedWords;

/** The rules of a game as a reference: a search for sections, and the sources of the figures. */
public final class RulesModel {

    private static final String CHAPTER = ".0";

    private final Edition edition;
    private final RuleIndex index;
    private final Amendments amendments;
    private Optional<List<Provenance>> figures = Optional.empty();
    private Optional<List<Replaceable>> replaceable = Optional.empty();

    /** Reads the rules. It may take a while: not on the window's thread. */
    public RulesModel(Edition edition) {
        this.edition = edition;
        this.index = edition.index();
        this.amendments = new Amendments(edition);
    }

    /** What differs from the book. */
    public Amendments amendments() {
        return amendments;
    }

    /** Whether a variant wrote it, or plays it otherwise than the book has it. */
    public boolean isChanged(Section section) {
        return amendments.written(section.id()).isPresent()
                || !amendments.replaced(section).isEmpty();
    }

    public String rulebook() {
        return index.rulebook();
    }

    /**
     * The sections that contain every word typed, in the book's order; those whose headings contain them come first.
     */
    public List<Section> sections(String typed) {
        TypedWords words = new TypedWords(typed);
        Predicate<Section> headed = section -> words.in(section.id() + " " + section.heading());
        Predicate<Section> speaking = section -> words.in(index.words(section));
        return Stream.concat(
                        index.sections().stream().filter(headed),
                        index.sections().stream().filter(headed.negate().and(speaking)))
                .toList();
    }

    /** The subsections of a section at all levels, in the book's order. */
    public List<Section> parts(Section whole) {
        return index.sections().stream()
                .filter(section -> above(section).contains(whole))
                .toList();
    }

    private List<Section> above(Section section) {
        List<Section> above = new ArrayList<>();
        for (String each = shorter(section.id()); !each.isEmpty(); each = shorter(each)) {
            entry(index, each).ifPresent(above::add);
        }
        return above;
    }

    /** A section; if it has no entry of its own, the nearest one it is part of. */
    public Optional<Section> section(String id) {
        return nearest(index, id);
    }

    private static Optional<Section> nearest(RuleIndex index, String id) {
        for (String each = id; !each.isEmpty(); each = shorter(each)) {
            Optional<Section> found = entry(index, each);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** Some books call their fourth chapter 4, others 4.0. */
    private static Optional<Section> entry(RuleIndex index, String id) {
        return index.section(id).or(() -> index.section(id + CHAPTER));
    }

    /** What a section is part of: "9.44" of "9.4", that of "9"; "siege/ransom" of "siege". */
    private static String shorter(String id) {
        if (id.endsWith(CHAPTER)) {
            return "";
        }
        int cut = Math.max(id.lastIndexOf('/'), id.lastIndexOf('.'));
        boolean severalDigits = cut > 0 && id.charAt(cut) == '.' && id.length() > cut + 2;
        return severalDigits ? id.substring(0, id.length() - 1) : id.substring(0, Math.max(0, cut));
    }

    /** How deep a section lies: 0 for a chapter. */
    public int depth(Section section) {
        int above = above(section).size();
        boolean partOfNone = above == 0 && section.id().indexOf('/') > 0;
        return partOfNone ? 1 : above;
    }

    public static String listed(Section section) {
        return isNumbered(section.id()) ? Say.of("rules.numbered", section.id(), section.heading()) : section.heading();
    }

    /** What a section refers to. */
    public List<Section> related(Section section) {
        return section.see().stream()
                .flatMap(id -> section(id).stream())
                .distinct()
                .toList();
    }

    private static boolean isNumbered(String id) {
        return Character.isDigit(id.charAt(0)) && id.indexOf('/') < 0;
    }

    /** What a line cites: the number of a section, or its heading where the book has no numbers. */
    public String cited(String id) {
        return cited(index, id);
    }

    static String cited(RuleIndex index, String id) {
        return isNumbered(id) ? id : nearest(index, id).map(Section::heading).orElseGet(() -> Names.readable(id));
    }

    /** What a player calls a section: its number and heading, or its heading alone. */
    public String name(String id) {
        return section(id).map(RulesModel::listed).orElseGet(() -> Names.readable(id));
    }

    /** Where a section stands: "Section 3.5 of …"; books without numbers are named alone. */
    public static String source(Section section, String rulebook) {
        return isNumbered(section.id())
                ? Say.of("rules.section", section.id(), rulebook)
                : Say.of("rules.book", rulebook);
    }

    /** The rule's summary, for the tooltip of a citation; empty if the index doesn't have it. */
    public String told(String id) {
        return section(id)
                .map(found -> found.heading() + "\n"
                        + found.variant()
                                .map(title -> Say.of("rules.by", title) + "\n")
                                .orElse("") + found.summary()
                        + found.ruling()
                                .map(ruling -> "\n" + Say.of("rules.ruling", ruling))
                                .orElse(""))
                .orElse("");
    }

    /** The rulings about a section, one line each. */
    public List<String> rulings(Section section) {
        return new SectionText(index).rulings(section);
    }

    public static String kept(Section section) {
        return switch (section.status()) {
            case ENFORCED -> Say.of("rules.enforced");
            case TABLE_TALK -> Say.of("rules.table-talk");
            case NOT_APPLICABLE -> Say.of("rules.not-applicable");
        };
    }

    /** What a variant can replace. The first time it wires the game, which may take a while. */
    public List<Replaceable> replaceable() {
        if (replaceable.isEmpty()) {
            replaceable = Optional.of(Replaceable.of(edition.wired()));
        }
        return replaceable.get();
    }

    /** The classes that enforce a section or one of its parts. */
    public List<Replaceable> replaceable(Section whole) {
        List<Section> read = new ArrayList<>(parts(whole));
        read.add(whole);
        return replaceable().stream()
                .filter(each -> each.sections().stream()
                        .anyMatch(id -> section(id).filter(read::contains).isPresent()))
                .toList();
    }

    /** Where the figures come from; reconstructed ones only if wanted. The first time it reads the data of the game. */
    public List<Provenance> figures(boolean reconstructedOnly, String typed) {
        if (figures.isEmpty()) {
            figures = Optional.of(edition.data().provenance());
        }
        TypedWords words = new TypedWords(typed);
        return figures.get().stream()
                .filter(each -> !reconstructedOnly || each.reconstructed())
                .filter(each -> words.in(each.table() + " " + each.id() + " " + each.source() + " " + each.why()))
                .toList();
    }
}
