package org.polemarch.launcher.window.table;

import atlantafx.base.theme.Styles;
import java.util.EnumMap;
import java.util.Map;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import org.polemarch.api.ui.Tip;
import org.polemarch.launcher.table.AskMe;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** When the player wants to be asked a question like the one that is asked now, if it can be declined. */
final class AskMeMenu extends MenuButton {

    private final TableModel model;
    private final Map<AskMe, RadioMenuItem> items = new EnumMap<>(AskMe.class);

    AskMeMenu(TableModel model) {
        super(Say.of("ask-me.title"));
        this.model = model;
        setId("ask-me");
        getStyleClass().add(Styles.SMALL);
        Tip.on(this, Say.of("ask-me.help"));
        ToggleGroup group = new ToggleGroup();
        for (AskMe when : AskMe.values()) {
            RadioMenuItem item = new RadioMenuItem(Say.of("ask-me." + when));
            item.setToggleGroup(group);
            item.setOnAction(event -> model.ask(when));
            items.put(when, item);
            getItems().add(item);
        }
    }

    void refresh(boolean asked) {
        boolean shown = asked && model.unasked().canDecline();
        Texts.show(this, shown);
        if (shown) {
            items.get(model.unasked().wish()).setSelected(true);
        }
    }
}
