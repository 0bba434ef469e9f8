package org.polemarch.launcher.window.atlas;

import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.polemarch.launcher.atlas.Crossing;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** "You know Pericles: here is what Polis changes", as a letter to read. */
final class CrossingPane extends VBox {

    CrossingPane(Crossing crossing, Runnable play) {
        super(10);
        setId("crossing");
        getChildren().addAll(Texts.title(crossing.title()), Texts.wrapped(crossing.opening()));
        for (Crossing.Part part : crossing.parts()) {
            getChildren().add(Texts.heading(part.heading()));
            part.paragraphs().forEach(each -> getChildren().add(paragraph(each)));
        }
        if (!crossing.neither().isEmpty()) {
            getChildren().add(Texts.wrapped(crossing.neither()));
        }
        getChildren().add(Controls.foot(Controls.accent("atlas-play", Say.of("compare.play-game"), play)));
        getStyleClass().add("letter");
    }

    private static TextFlow paragraph(Crossing.Paragraph paragraph) {
        Text title = new Text(paragraph.title() + ". ");
        title.getStyleClass().addAll("text", "strong");
        Text words = new Text(paragraph.text());
        words.getStyleClass().add("text");
        return new TextFlow(title, words);
    }
}
