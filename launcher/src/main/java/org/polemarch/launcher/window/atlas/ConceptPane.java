package org.polemarch.launcher.window.atlas;

import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.DoubleSupplier;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.polemarch.api.text.Concept;
import org.polemarch.api.text.RuleFigures;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.atlas.Entry;
import org.polemarch.launcher.window.kit.CardPane;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** One concept in all games: what each makes of it, in words, in numbers, and where its rulebook says so. */
final class ConceptPane extends VBox {

    private static final CardPane.Widths WIDTHS = new CardPane.Widths(11, 11, 40);

    private final BiConsumer<InstalledGame, String> rules;

    /** @param rules opens a section of a game */
    ConceptPane(Concept concept, List<Entry> entries, DoubleSupplier em, BiConsumer<InstalledGame, String> rules) {
        super(16);
        this.rules = rules;
        long modelled = entries.stream().filter(Entry::modelled).count();
        CardPane cards = new CardPane(em, WIDTHS);
        cards.setId("atlas-cards");
        entries.stream()
                .sorted(Comparator.comparing(entry -> !entry.modelled())) // those with rules stand together
                .forEach(entry -> cards.getChildren().add(card(entry)));
        Label question = Texts.title(Say.of("atlas.question." + concept));
        question.setId("atlas-question");
        getChildren()
                .addAll(
                        question,
                        Texts.soft(Say.of(
                                "atlas.modelled."
                                        + (modelled == 1 ? "one" : modelled == entries.size() ? "all" : "some"),
                                modelled,
                                entries.size())),
                        cards);
    }

    private VBox card(Entry entry) {
        VBox card = new VBox(8, Texts.strong(entry.game().info().title()), Texts.wrapped(entry.sentence()));
        card.getStyleClass().addAll("atlas-card", entry.modelled() ? "modelled" : "without");
        entry.figures().forEach(figures -> card.getChildren().add(figures(entry.game(), figures)));
        if (entry.modelled()) {
            VBox links = new VBox();
            entry.sections()
                    .forEach(section -> links.getChildren()
                            .add(link(section.heading(), () -> rules.accept(entry.game(), section.id()))));
            card.getChildren().addAll(Texts.soft(Say.of("atlas.rules")), links);
        }
        return card;
    }

    private VBox figures(InstalledGame game, RuleFigures figures) {
        VBox lines = new VBox(2);
        figures.rows().forEach(row -> lines.getChildren().add(Texts.wrapped(Entry.line(row))));
        return new VBox(2, link(figures.title(), () -> rules.accept(game, figures.section())), lines);
    }

    private static Hyperlink link(String text, Runnable open) {
        Hyperlink link = new Hyperlink(text);
        link.setWrapText(true);
        link.setOnAction(event -> open.run());
        return link;
    }
}
