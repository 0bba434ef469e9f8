package org.polemarch.launcher.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.cite.Citation;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Figure;
import org.polemarch.api.data.Patch;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.core.wiring.Overlay;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.StandIn;
import org.polemarch.launcher.words.Say;

/**
 * What differs from the book at a table: sections written by variants, rules they replace, and figures changed by them
 * or by the player.
 */
public final class Amendments {

    /** A section written by a variant; {@code before} is the one it replaces, if any. */
    public record Written(Section now, Optional<Section> before) {
        public String variant() {
            return now.variant().orElse("");
        }
    }

    /**
     * A rule that a variant changes without rewriting its section.
     *
     * @param name the section as the book has it, or the class where it carries out no section
     * @param instead the sections in which the variant says how; empty if it does not
     */
    public record Replaced(String variant, String name, Optional<Section> book, List<String> instead) {
        public Replaced {
            instead = List.copyOf(instead);
        }

        public String line() {
            return instead.isEmpty()
                    ? Say.of("rules.replaced", variant)
                    : Say.of("rules.replaced.see", variant, Say.all(instead));
        }
    }

    /** A figure, and who changed it. */
    public record Changed(String by, Figure figure) {
        public String line() {
            return Say.of("rules.changed.figure", Names.line(figure), by);
        }
    }

    private final Map<String, Written> written = new LinkedHashMap<>();
    private final List<Replaced> replaced = new ArrayList<>();
    private final List<Changed> figures = new ArrayList<>();

    /** There are none in the rules as printed. */
    public Amendments(Edition edition) {
        edition.played().filter(Amendments::isAmended).ifPresent(played -> {
            RuleIndex book = edition.game().plugin().ruleIndex();
            played.ruleIndex().sections().stream()
                    .filter(section -> section.variant().isPresent())
                    .forEach(section -> written.put(section.id(), new Written(section, book.section(section.id()))));
            played.standIns().forEach(each -> add(each, book));
            addFigures(edition, played);
        });
    }

    private static boolean isAmended(PreparedGame<?> played) {
        return !played.variants().isEmpty() || played.overlay().isPresent();
    }

    private void add(StandIn standIn, RuleIndex book) {
        String title = standIn.variant().title();
        List<String> sections = Citation.sections(standIn.type());
        List<String> own = Citation.sections(standIn.with()).stream()
                .filter(written::containsKey)
                .toList();
        if (sections.isEmpty() && own.isEmpty()) {
            String name = Names.readable(standIn.type().getSimpleName());
            replaced.add(new Replaced(title, name, Optional.empty(), List.of()));
        }
        sections.stream()
                .filter(id -> !written.containsKey(id))
                .map(book::section)
                .flatMap(Optional::stream)
                .filter(section -> replaced.stream()
                        .noneMatch(each -> each.book().equals(Optional.of(section))
                                && each.variant().equals(title)))
                .forEach(section ->
                        replaced.add(new Replaced(title, RulesModel.listed(section), Optional.of(section), own)));
    }

    private void addFigures(Edition edition, PreparedGame<?> played) {
        DataPack data = edition.game().plugin().data();
        for (VariantInfo variant : played.variants()) {
            VariantPlugin plugin = edition.game().variant(variant.id()).plugin();
            Optional<Patch> patch = plugin.dataPatch().map(json -> Patch.of(variant.title(), json));
            if (patch.isPresent()) {
                data.changedBy(patch.get()).forEach(each -> figures.add(new Changed(variant.title(), each)));
                data = data.with(patch.get());
            }
        }
        if (played.overlay().isPresent()) {
            Overlay mine = played.overlay().get();
            data.changedBy(Patch.of(mine.name(), mine.patch()))
                    .forEach(each -> figures.add(new Changed(mine.name(), each)));
        }
    }

    public List<Written> written() {
        return List.copyOf(written.values());
    }

    public List<Replaced> replaced() {
        return List.copyOf(replaced);
    }

    public List<Changed> figures() {
        return List.copyOf(figures);
    }

    /** Whether the sections are those of the book; figures may differ all the same. */
    public boolean isByTheBook() {
        return written.isEmpty() && replaced.isEmpty();
    }

    /** What a variant wrote under an id. */
    public Optional<Written> written(String section) {
        return Optional.ofNullable(written.get(section));
    }

    /** The variants that play a section otherwise than the book has it. */
    public List<Replaced> replaced(Section section) {
        return replaced.stream()
                .filter(each -> each.book().equals(Optional.of(section)))
                .toList();
    }
}
