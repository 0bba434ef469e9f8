package org.polemarch.launcher.atlas;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.polemarch.api.text.Concept;
import org.polemarch.api.text.RuleFigures;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.words.Say;

/**
 * How one game models one concept.
 *
 * @param modelled whether it has rules for it
 * @param clause what can follow "In this game", with a full stop
 * @param figures what the rules amount to in numbers
 */
public record Entry(
        InstalledGame game,
        Concept concept,
        boolean modelled,
        String clause,
        List<RuleIndex.Section> sections,
        List<RuleFigures> figures) {

    public Entry {
        sections = List.copyOf(sections);
        figures = List.copyOf(figures);
    }

    static Entry of(InstalledGame game, Concept concept, RuleIndex index, List<RuleFigures> figures) {
        List<RuleIndex.Section> sections = index.sections(concept);
        Optional<String> says = index.says(concept).or(() -> index.without(concept));
        return new Entry(
                game,
                concept,
                !sections.isEmpty(),
                says.orElseGet(() -> sections.isEmpty()
                        ? Say.of("atlas.unmentioned")
                        : sections.get(0).summary()),
                sections,
                figures.stream().filter(each -> each.concept() == concept).toList());
    }

    /** The clause as a sentence of its own. */
    public String sentence() {
        return clause.substring(0, 1).toUpperCase(Locale.ROOT) + clause.substring(1);
    }

    /** "Fortification 3: 50%". */
    public static String line(RuleFigures.Row row) {
        return Say.of("facts.line", row.label(), row.value());
    }
}
