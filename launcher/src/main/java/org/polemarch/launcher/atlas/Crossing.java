package org.polemarch.launcher.atlas;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.polemarch.api.game.GameInfo;
import org.polemarch.launcher.library.GameFacts;
import org.polemarch.launcher.words.Say;

/** "You know Pericles: here is what Polis changes", made from the tags and clauses of both rule indexes. */
public final class Crossing {

    /** How both games model one concept. */
    record Pair(Entry known, Entry wanted) {}

    /** A heading with its paragraphs. */
    public record Part(String heading, List<Paragraph> paragraphs) {
        public Part {
            paragraphs = List.copyOf(paragraphs);
        }
    }

    /** "Sieges" and what is to be said of them. */
    public record Paragraph(String title, String text) {}

    private static final int WAYS = 3;

    private final GameInfo known;
    private final GameInfo wanted;
    private final List<Pair> pairs;
    private final String expect;

    /** @param expect what was measured to differ, in a sentence; may be empty */
    Crossing(GameInfo known, GameInfo wanted, List<Pair> pairs, String expect) {
        this.known = known;
        this.wanted = wanted;
        this.pairs = List.copyOf(pairs);
        this.expect = expect;
    }

    public String title() {
        return Say.of("crossing.title", name(known), name(wanted));
    }

    /** Who plays, how long it takes, and what is hidden. */
    public String opening() {
        String seats = GameFacts.seats(known).equals(GameFacts.seats(wanted))
                ? Say.of("crossing.same-seats", GameFacts.seats(wanted))
                : Say.of("crossing.other-seats", name(wanted), GameFacts.seats(wanted), GameFacts.seatNumbers(known));
        String length = known.minutes() == wanted.minutes()
                ? Say.of("crossing.same-length", GameFacts.length(wanted))
                : Say.of(
                        known.minutes() < wanted.minutes() ? "crossing.longer" : "crossing.shorter",
                        GameFacts.length(wanted),
                        GameFacts.length(known));
        return Stream.of(wanted.summary(), seats, length, expect)
                .filter(each -> !each.isEmpty())
                .collect(Collectors.joining(" "));
    }

    /** What is new, what both have, what the player can forget, and what neither has. */
    public List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        add(parts, "new", pair -> !pair.known().modelled() && pair.wanted().modelled());
        add(parts, "both", pair -> pair.known().modelled() && pair.wanted().modelled());
        add(parts, "forget", pair -> pair.known().modelled() && !pair.wanted().modelled());
        return parts;
    }

    /** "Neither game has sieges or peace."; empty if there is nothing of the kind. */
    public String neither() {
        List<String> titles = pairs.stream()
                .filter(pair -> !pair.known().modelled() && !pair.wanted().modelled())
                .map(pair -> pair.known().concept().title().toLowerCase(Locale.ROOT))
                .toList();
        return titles.isEmpty() ? "" : Say.of("crossing.neither", Say.all(titles));
    }

    private void add(List<Part> parts, String kind, Predicate<Pair> belongs) {
        List<Paragraph> paragraphs = new ArrayList<>();
        pairs.stream()
                .filter(belongs)
                .forEach(pair -> paragraphs.add(new Paragraph(
                        pair.wanted().concept().title(), told(kind + "." + paragraphs.size() % WAYS, pair))));
        if (!paragraphs.isEmpty()) {
            parts.add(new Part(Say.of("crossing." + kind, name(wanted)), paragraphs));
        }
    }

    /**
     * The wanted game comes first, because the player knows the other. The sentences vary, as a writer would vary them.
     */
    private String told(String way, Pair pair) {
        return Say.of(
                "crossing." + way,
                name(wanted),
                pair.wanted().clause(),
                pair.wanted().sentence(),
                name(known),
                pair.known().clause(),
                pair.known().sentence());
    }

    /** Without anything in parentheses: "The Peloponnesian War (Mountford's variant)" is too long within a sentence. */
    private static String name(GameInfo info) {
        int bracket = info.title().indexOf(" (");
        return bracket < 0 ? info.title() : info.title().substring(0, bracket);
    }
}
