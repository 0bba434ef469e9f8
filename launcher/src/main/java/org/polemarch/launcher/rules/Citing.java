package org.polemarch.launcher.rules;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.cite.Cited;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.launcher.words.Say;

/** The sections that events and reasons cite at a table; one that a variant wrote bears its title. */
public final class Citing {

    private final PreparedGame<?> game;
    private Map<String, String> writers;
    private RuleIndex index;

    public Citing(PreparedGame<?> game) {
        this.game = game;
    }

    /** The section of an event or a reason: the variant's own where it has replaced the rule. */
    public String section(Cited thing) {
        return game.cites(thing);
    }

    /** "9.43", or "Siege" where the book has no numbers; "Siege, Great engines" if that variant wrote the section. */
    public String written(String section) {
        return signed(section, RulesModel.cited(index(), section));
    }

    /** A section as a list has it, with its heading in any case. */
    public String listed(Section section) {
        return signed(section.id(), RulesModel.listed(section));
    }

    private String signed(String section, String name) {
        return writer(section).map(title -> by(title, name)).orElse(name);
    }

    /** What a variant wrote, with its title; a section of the same name says it by itself. */
    public static String by(String title, String name) {
        return name.equals(title) ? name : Say.of("rules.written-by", name, title);
    }

    private RuleIndex index() {
        if (index == null) {
            index = game.ruleIndex();
        }
        return index;
    }

    /** The variant that wrote a section. */
    public Optional<String> writer(String section) {
        return Optional.ofNullable(writers().get(section));
    }

    /** The first section that a variant of that title wrote; empty if it wrote none. */
    public String first(String title) {
        return writers().entrySet().stream()
                .filter(each -> each.getValue().equals(title))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse("");
    }

    private Map<String, String> writers() {
        if (writers == null) {
            Map<String, String> read = new LinkedHashMap<>();
            if (!game.variants().isEmpty()) {
                index().sections().forEach(each -> each.variant().ifPresent(title -> read.put(each.id(), title)));
            }
            writers = read;
        }
        return writers;
    }
}
