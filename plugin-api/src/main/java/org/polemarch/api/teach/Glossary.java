package org.polemarch.api.teach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.polemarch.api.data.DataFault;

/** The terms of a game, which can be found in any text. */
public final class Glossary {

    public static final Glossary NONE = new Glossary(Map.of());

    /**
     * A term.
     *
     * @param words the words that texts use for it; the first is its name
     * @param text what it is
     * @param see the ids of related terms
     * @param rule the section of the rules; empty if none
     */
    public record Term(String id, List<String> words, String text, List<String> see, Optional<String> rule) {
        public Term {
            words = List.copyOf(words);
            see = List.copyOf(see);
        }

        public String name() {
            return words.get(0);
        }
    }

    /** A piece of a text: either plain, or a word for a term. */
    public record Run(String text, Optional<Term> term) {}

    private final Map<String, Term> terms;
    private final Map<String, Term> byWord = new LinkedHashMap<>();
    private final Optional<Pattern> words;

    Glossary(Map<String, Term> terms) {
        this.terms = new LinkedHashMap<>(terms);
        List<String> all = new ArrayList<>();
        for (Term term : terms.values()) {
            for (String word : term.words()) {
                Term other = byWord.put(word.toLowerCase(Locale.ROOT), term);
                if (other != null) {
                    throw new DataFault(
                            "'" + word + "' is a word of both '" + other.id() + "' and '" + term.id() + "'");
                }
                all.add(word);
            }
            for (String see : term.see()) {
                if (!terms.containsKey(see)) {
                    throw new DataFault("terms/" + term.id() + "/see: there is no term '" + see + "'");
                }
            }
        }
        all.sort(Comparator.comparingInt(String::length).reversed()); // "Siege disk" before "Siege"
        words = all.isEmpty()
                ? Optional.empty()
                : Optional.of(Pattern.compile(
                        "(?<![\\p{L}\\p{N}])(?:"
                                + String.join(
                                        "|", all.stream().map(Pattern::quote).toList())
                                + ")(?![\\p{L}\\p{N}])",
                        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE));
    }

    public List<Term> terms() {
        return List.copyOf(terms.values());
    }

    public Optional<Term> term(String id) {
        return Optional.ofNullable(terms.get(id));
    }

    /** The term that a word means, ignoring case. */
    public Optional<Term> named(String word) {
        return Optional.ofNullable(byWord.get(word.toLowerCase(Locale.ROOT)));
    }

    /**
     * A text, cut where terms begin and end. Each term is marked only where it first appears; {@code besides} is not
     * marked.
     */
    public List<Run> runs(String text, Optional<Term> besides) {
        List<Run> runs = new ArrayList<>();
        List<Term> seen = new ArrayList<>();
        besides.ifPresent(seen::add);
        int from = 0;
        Optional<Matcher> found = words.map(each -> each.matcher(text));
        while (found.isPresent() && found.get().find()) {
            Term term = byWord.get(found.get().group().toLowerCase(Locale.ROOT));
            if (!seen.contains(term)) {
                seen.add(term);
                if (found.get().start() > from) {
                    runs.add(new Run(text.substring(from, found.get().start()), Optional.empty()));
                }
                runs.add(new Run(found.get().group(), Optional.of(term)));
                from = found.get().end();
            }
        }
        if (from < text.length()) {
            runs.add(new Run(text.substring(from), Optional.empty()));
        }
        return runs;
    }
}
