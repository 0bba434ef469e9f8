package org.polemarch.launcher.window.table;

import atlantafx.base.theme.Styles;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.window.frame.Command;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** Pauses the bots, lets one of them move, or lets all of them move on. */
final class BotReins extends HBox {

    private final TableModel model;
    private final Button pausing;
    private final Button skipping;

    BotReins(TableModel model, Command pause, Command step, Command skip) {
        super(6);
        this.model = model;
        pausing = pause.button();
        Button stepping = step.button();
        skipping = skip.button();
        getChildren().addAll(pausing, stepping, skipping);
        getChildren().forEach(button -> button.getStyleClass().add(Styles.SMALL));
    }

    void refresh(boolean paused, boolean stepped) {
        pausing.setText(Say.of(paused ? "table.go-on" : "command.pause"));
        if (pausing.getGraphic() instanceof FontIcon icon) {
            icon.setIconCode(paused ? Feather.PLAY : Feather.PAUSE);
        }
        Texts.show(pausing, paused || !stepped); // who moves only when told to cannot be paused
        skipping.setText(Say.of(model.anyPerson() ? "command.skip" : "table.skip-to-end"));
        Texts.show(this, model.stage() == Stage.BOT);
    }

    /** Whose move it is, while bots wait. */
    String asked(boolean paused, boolean stepped) {
        boolean waits = stepped && model.stage() == Stage.BOT;
        return waits
                ? Say.of(paused ? "table.paused" : "table.stepped", model.next())
                : model.prompt().text();
    }
}
