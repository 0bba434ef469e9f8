package org.polemarch.launcher.window.table;

import atlantafx.base.theme.Styles;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.polemarch.launcher.library.SaveName;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** Asks under which name a game is to be saved. */
final class SaveNameSheet extends VBox {

    static final double EMS = 34;

    private final TextField name;
    private final Label fault = Texts.wrapped("");
    private final Consumer<SaveName> chosen;

    SaveNameSheet(String before, Consumer<SaveName> chosen) {
        super(12);
        this.chosen = chosen;
        name = new TextField(before);
        name.setId("save-name");
        name.setAccessibleText(Say.of("save-as.name"));
        name.selectAll();
        fault.setId("save-name-fault");
        fault.getStyleClass().add("notice");
        Texts.show(fault, false);
        Button save = new Button(Say.of("save-as.yes"));
        save.setId("save-named");
        save.setDefaultButton(true);
        save.getStyleClass().add(Styles.ACCENT);
        save.setOnAction(event -> choose());
        HBox buttons = new HBox(save);
        buttons.setAlignment(Pos.CENTER_RIGHT);
        getChildren().addAll(Texts.soft(Say.of("save-as.about")), name, fault, buttons);
    }

    private void choose() {
        SaveName typed = new SaveName(name.getText());
        fault.setText(typed.fault().orElse(""));
        Texts.show(fault, typed.fault().isPresent());
        if (typed.fault().isEmpty()) {
            chosen.accept(typed);
        } else {
            name.requestFocus();
        }
    }
}
