package org.polemarch.launcher.window.table;

import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import org.polemarch.launcher.library.SaveName;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

final class SaveNameSheet extends VBox {

    static final double EMS = 34;

    private final TextField name;
    private final Label fault = Texts.notice("save-name-fault");
    private final Consumer<SaveName> chosen;

    SaveNameSheet(String before, Consumer<SaveName> chosen) {
        super(12);
        this.chosen = chosen;
        name = new TextField(before);
        name.setId("save-name");
        name.setAccessibleText(Say.of("save-as.name"));
        name.selectAll();
        Button save = Controls.accent("save-named", Say.of("save-as.yes"), this::choose);
        save.setDefaultButton(true);
        getChildren().addAll(Texts.soft(Say.of("save-as.about")), name, fault, Controls.foot(save));
    }

    private void choose() {
        SaveName typed = new SaveName(name.getText());
        Texts.tell(fault, typed.fault().orElse(""));
        if (typed.fault().isEmpty()) {
            chosen.accept(typed);
        } else {
            name.requestFocus();
        }
    }
}
