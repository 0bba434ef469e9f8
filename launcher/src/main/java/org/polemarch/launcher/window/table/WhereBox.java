package org.polemarch.launcher.window.table;

import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.VBox;
import org.polemarch.launcher.table.WhereAmI;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** Where am I? The phase, what it is about and what comes next. Whoever knows the game folds it up. */
final class WhereBox extends TitledPane {

    private final Label now = Texts.wrapped("");
    private final Label next = Texts.soft("");

    WhereBox() {
        setId("where");
        getStyleClass().add("where");
        setAnimated(false);
        now.setId("where-now");
        next.setId("where-next");
        setContent(new VBox(now, next));
    }

    void show(Optional<WhereAmI> where) {
        Texts.show(this, where.isPresent());
        where.ifPresent(phase -> {
            setText(phase.title());
            now.setText(phase.now());
            next.setText(Say.of("table.where.next", phase.next()));
            setAccessibleText(phase.title() + ". " + phase.now() + " " + next.getText());
        });
    }
}
