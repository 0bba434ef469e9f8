package org.polemarch.launcher.window.table;

import atlantafx.base.theme.Styles;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import org.polemarch.launcher.table.Notice;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.window.board.Citations;
import org.polemarch.launcher.window.frame.Command;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

final class PromptPanel extends VBox {

    private final TableModel model;
    private final Citations citations;
    private final Label prompt = Texts.wrapped("");
    private final WhereBox where = new WhereBox();
    private final Hyperlink rule = new Hyperlink();
    private final FlowPane bots;
    private final Button pausing;
    private final Button skipping;

    PromptPanel(
            TableModel model,
            Citations citations,
            Consumer<String> openRule,
            Command pausing,
            Command step,
            Command skip) {
        this.model = model;
        this.citations = citations;
        getStyleClass().add("prompt-panel");
        prompt.getStyleClass().add(Styles.TITLE_4);
        prompt.setId("prompt");
        rule.setId("rule");
        rule.setOnAction(event -> openRule.accept(model.prompt().cites()));
        this.pausing = pausing.button();
        this.pausing.getStyleClass().add(Styles.SMALL);
        Button stepping = step.button();
        stepping.getStyleClass().add(Styles.SMALL);
        skipping = skip.button();
        skipping.getStyleClass().add(Styles.SMALL);
        bots = new FlowPane(6, 6, this.pausing, stepping, skipping);
        getChildren().addAll(where, prompt, rule, bots);
    }

    void refresh(boolean paused, boolean stepped) {
        where.show(model.where());
        Notice asked = model.prompt();
        boolean waits = stepped && model.stage() == Stage.BOT;
        prompt.setText(waits ? Say.of(paused ? "table.paused" : "table.stepped", model.next()) : asked.text());
        citations.link(rule, asked.cites());
        pausing.setText(Say.of(paused ? "table.go-on" : "command.pause"));
        if (pausing.getGraphic() instanceof FontIcon icon) {
            icon.setIconCode(paused ? Feather.PLAY : Feather.PAUSE);
        }
        Texts.show(pausing, paused || !stepped); // who moves only when told to cannot be paused
        skipping.setText(Say.of(model.anyPerson() ? "command.skip" : "table.skip-to-end"));
        Texts.show(bots, model.stage() == Stage.BOT);
    }

    /** Holds what is told while nobody is asked. */
    void hold(NoticeBox told) {
        if (told.getParent() != this) {
            getChildren().add(told);
        }
    }
}
