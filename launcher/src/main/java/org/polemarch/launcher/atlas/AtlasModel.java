package org.polemarch.launcher.atlas;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.text.Concept;
import org.polemarch.api.text.RuleFigures;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.core.plugins.InstalledGame;

/** The rule indexes of several games, read once. */
public final class AtlasModel {

    private record Book(InstalledGame game, RuleIndex index, List<RuleFigures> figures) {}

    private final List<Book> books = new ArrayList<>();

    public AtlasModel(List<InstalledGame> games) {
        for (InstalledGame game : games) {
            books.add(new Book(
                    game,
                    game.plugin().ruleIndex(),
                    game.plugin().ruleFigures(game.plugin().data())));
        }
    }

    /** How each game models a concept, in the order of the games. */
    public List<Entry> page(Concept concept) {
        return books.stream()
                .map(book -> Entry.of(book.game(), concept, book.index(), book.figures()))
                .toList();
    }

    /** What a player of one game should read before the other. */
    public Crossing crossing(InstalledGame known, InstalledGame wanted) {
        AtlasModel both = new AtlasModel(List.of(known, wanted));
        List<Crossing.Pair> pairs = new ArrayList<>();
        for (Concept concept : Concept.values()) {
            List<Entry> page = both.page(concept);
            pairs.add(new Crossing.Pair(page.get(0), page.get(1)));
        }
        return new Crossing(known.info(), wanted.info(), pairs, Expectation.of(known, wanted));
    }
}
