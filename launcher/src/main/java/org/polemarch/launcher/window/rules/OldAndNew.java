package org.polemarch.launcher.window.rules;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.launcher.rules.Amendments;
import org.polemarch.launcher.rules.Amendments.Written;
import org.polemarch.launcher.rules.SectionText;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** How variants change a section: the book's text beside the present one. */
final class OldAndNew extends VBox {

    private static final double GAP = 16;

    OldAndNew(Section section, Amendments amendments) {
        super(8);
        setId("rules-amended");
        amendments.written(section.id()).ifPresent(this::add);
        amendments.replaced(section).forEach(each -> getChildren().add(notice(each.line())));
        Texts.show(this, !getChildren().isEmpty());
    }

    private void add(Written written) {
        getChildren()
                .add(notice(
                        Say.of(written.before().isPresent() ? "rules.rewritten" : "rules.added", written.variant())));
        written.before().ifPresent(before -> {
            GridPane both = new GridPane();
            both.setId("rules-before-and-now");
            both.setHgap(GAP);
            ColumnConstraints half = new ColumnConstraints();
            half.setPercentWidth(50);
            both.getColumnConstraints().setAll(List.of(half, half));
            both.addRow(
                    0,
                    column(Say.of("rules.before"), before, true),
                    column(Say.of("rules.now", written.variant()), written.now(), false));
            getChildren().add(both);
        });
    }

    private static VBox column(String heading, Section section, boolean old) {
        VBox column = new VBox(4, Texts.strong(heading));
        column.getStyleClass().add(old ? "rules-old" : "rules-new");
        SectionText.told(section).forEach(each -> column.getChildren().add(text(each, old)));
        section.ruling().ifPresent(ruling -> column.getChildren().add(text(Say.of("rules.ruling", ruling), old)));
        return column;
    }

    private static Label text(String text, boolean old) {
        return old ? Texts.soft(text) : Texts.wrapped(text);
    }

    private static Label notice(String text) {
        Label notice = Texts.notice("");
        Texts.tell(notice, text);
        return notice;
    }
}
