package org.polemarch.api.ui;

import java.util.List;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import javafx.util.Duration;
import org.polemarch.api.teach.Glossary.Run;
import org.polemarch.api.teach.Glossary.Term;

/** One explanation. Terms in it are underlined and open further cards. */
final class TipCard extends VBox {

    private static final Duration REST = Duration.millis(350);

    private final Tips tips;
    private final Tip.Lore lore;

    TipCard(Tips tips, String text, Optional<Term> about, Tip.Lore lore) {
        this.tips = tips;
        this.lore = lore;
        getStyleClass().add("pm-tip");
        setAccessibleRole(AccessibleRole.TOOLTIP);
        setAccessibleText(about.map(term -> term.name() + ". ").orElse("") + text);
        setFocusTraversable(true);
        // Its shadow reaches to the pointer, and would take the click that is meant for the board.
        setPickOnBounds(false);
        about.ifPresent(term -> {
            Label name = new Label(capital(term.name()));
            name.getStyleClass().add("pm-tip-title");
            getChildren().add(name);
        });
        for (String paragraph : text.split("\n")) {
            getChildren().add(flow(lore.glossary().runs(paragraph, about)));
        }
        about.ifPresent(this::further);
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    private TextFlow flow(List<Run> runs) {
        TextFlow flow = new TextFlow();
        for (Run run : runs) {
            flow.getChildren()
                    .add(run.term().isPresent() ? word(run.text(), run.term().get()) : plain(run.text()));
        }
        return flow;
    }

    private static Text plain(String text) {
        Text plain = new Text(text);
        plain.getStyleClass().add("pm-tip-text");
        return plain;
    }

    private Label word(String text, Term term) {
        Label word = new Label(text);
        pressed(word, byKey -> tips.open(this, term, word, lore, byKey));
        PauseTransition rest = new PauseTransition(REST);
        rest.setOnFinished(event -> tips.open(this, term, word, lore, false));
        word.setOnMouseEntered(event -> rest.playFromStart());
        word.setOnMouseExited(event -> rest.stop());
        return word;
    }

    private interface Pressed {
        void by(boolean key);
    }

    private static void pressed(Label link, Pressed pressed) {
        link.getStyleClass().add("pm-term");
        link.setFocusTraversable(true);
        link.setAccessibleRole(AccessibleRole.HYPERLINK);
        link.setOnMouseClicked(event -> pressed.by(false));
        link.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
                pressed.by(true);
                event.consume();
            }
        });
    }

    /** Related terms, and the rule. */
    private void further(Term term) {
        TextFlow foot = new TextFlow();
        foot.getStyleClass().add("pm-tip-foot");
        if (!term.see().isEmpty()) {
            foot.getChildren().add(plain(KitWords.text("tip.see") + " "));
            for (String id : term.see()) {
                lore.glossary().term(id).ifPresent(other -> {
                    foot.getChildren().add(word(other.name(), other));
                    foot.getChildren().add(plain("  "));
                });
            }
        }
        term.rule().ifPresent(rule -> {
            Label link = new Label(KitWords.text("tip.rule"));
            pressed(link, byKey -> {
                tips.close();
                lore.host().openRule(rule);
            });
            foot.getChildren().add(link);
        });
        if (!foot.getChildren().isEmpty()) {
            getChildren().add(foot);
        }
    }

    /** Focuses the first term that can be opened, or else the card itself, so that a screen reader reads it. */
    void focusFirst() {
        Optional.ofNullable(lookup(".pm-term")).ifPresentOrElse(Node::requestFocus, this::requestFocus);
    }
}
