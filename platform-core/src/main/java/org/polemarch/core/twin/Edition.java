package org.polemarch.core.twin;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.cite.Cited;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.api.text.Words;
import org.polemarch.core.twin.Difference.Half;
import org.polemarch.core.twin.Difference.Rule;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.words.CoreWords;

/** The rules of one side, by name and section, and its words. */
final class Edition {

    private final PreparedGame<?> game;
    private final Words words;
    private final Map<String, Section> sections = new LinkedHashMap<>();
    private final List<Section> written;

    Edition(PreparedGame<?> game) {
        this.game = game;
        this.words = game.words().forgiving();
        game.ruleIndex().sections().forEach(section -> sections.put(section.id(), section));
        this.written = sections.values().stream()
                .filter(section -> section.variant().isPresent())
                .toList();
    }

    PreparedGame<?> game() {
        return game;
    }

    Words words() {
        return words;
    }

    /** What a sentence calls these rules: by the variants, which are what matters, or else as the game. */
    String name() {
        List<String> titles = game.variants().stream().map(VariantInfo::title).toList();
        return titles.isEmpty() ? game.info().title() : CoreWords.all(titles);
    }

    String cites(Cited thing) {
        return game.cites(thing);
    }

    /** The section of a rule, if a variant wrote it and these rules have one in that place. */
    Optional<String> has(Optional<Rule> rule) {
        return rule.filter(each -> each.variant().isPresent())
                .map(Rule::section)
                .filter(sections::containsKey);
    }

    Half half(String text, String section) {
        return half(text, section, section);
    }

    /**
     * What holds under these rules. If the section is the book's, but a variant rewrote the corresponding one for the
     * other side, the rewritten section is the reason; and if the variant wrote only one section, it is the reason in
     * any case.
     */
    Half half(String text, String section, String theirs) {
        Section found = sections.get(section);
        if (found == null || found.variant().isEmpty()) {
            Section rewritten = sections.get(theirs);
            if (rewritten != null && rewritten.variant().isPresent()) {
                found = rewritten;
            } else if (written.size() == 1) {
                found = written.get(0);
            }
        }
        return new Half(
                text,
                Optional.ofNullable(found)
                        .map(each -> new Rule(each.id(), each.heading(), each.variant()))
                        .or(() -> section.isEmpty()
                                ? Optional.empty()
                                : Optional.of(new Rule(section, section, Optional.empty()))));
    }
}
