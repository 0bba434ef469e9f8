package org.polemarch.launcher.rules;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.data.Provenance;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.Say;
import org.polemarch.launcher.TypedWords;

/** The rules of a game to look things up in: sections found by words, and where the figures come from. */
public final class RulesModel {

    private final InstalledGame game;
    private final RuleIndex index;

    /** Reads the rule index of a game. */
    public RulesModel(InstalledGame game) {
        this.game = game;
        this.index = game.plugin().ruleIndex();
    }

    public InstalledGame game() {
        return game;
    }

    /** What the sections are numbered after. */
    public String rulebook() {
        return index.rulebook();
    }

    /** The sections that contain every word typed, in the book's order. */
    public List<Section> sections(String typed) {
        TypedWords words = new TypedWords(typed);
        return index.sections().stream()
                .filter(section -> words.in(section.id() + " " + section.heading() + " " + section.summary() + " "
                        + section.ruling().orElse("")))
                .toList();
    }

    /** A section; if it has no entry of its own, the nearest one it is part of. */
    public Optional<Section> section(String id) {
        for (String each = id; !each.isEmpty(); each = parent(each)) {
            Optional<Section> found = index.section(each);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static String parent(String id) {
        int cut = Math.max(id.lastIndexOf('/'), id.lastIndexOf('.'));
        return cut < 0 ? "" : id.substring(0, cut);
    }

    /** How deep a section lies: 0 for a chapter. */
    public static int depth(Section section) {
        return (int) section.id().chars().filter(c -> c == '/' || c == '.').count();
    }

    /** The rule in our words, for whoever points at a citation; empty if the index does not know it. */
    public String told(String id) {
        return section(id)
                .map(found -> found.heading() + "\n" + found.summary()
                        + found.ruling()
                                .map(ruling -> "\n" + Say.of("rules.ruling", ruling))
                                .orElse(""))
                .orElse("");
    }

    /** Who keeps the section. */
    public static String kept(Section section) {
        return switch (section.status()) {
            case ENFORCED -> Say.of("rules.enforced");
            case TABLE_TALK -> Say.of("rules.table-talk");
            case NOT_APPLICABLE -> Say.of("rules.not-applicable");
        };
    }

    /** Where the figures come from; reconstructed ones only if wanted. Reads the data of the game. */
    public List<Provenance> figures(boolean reconstructedOnly, String typed) {
        TypedWords words = new TypedWords(typed);
        return game.plugin().data().provenance().stream()
                .filter(each -> !reconstructedOnly || each.reconstructed())
                .filter(each -> words.in(each.table() + " " + each.id() + " " + each.source() + " " + each.why()))
                .toList();
    }
}
