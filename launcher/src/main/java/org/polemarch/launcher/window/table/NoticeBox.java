package org.polemarch.launcher.window.table;

import java.util.function.Consumer;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.polemarch.launcher.table.Notice;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.window.board.Citations;
import org.polemarch.launcher.window.kit.Texts;

/** What there is to tell about the last click or command, and the rule it comes from. */
final class NoticeBox extends VBox {

    private final TableModel model;
    private final Citations citations;
    private final Label notice = Texts.wrapped("");
    private final Hyperlink rule = new Hyperlink();

    NoticeBox(TableModel model, Citations citations, Consumer<String> openRule) {
        this.model = model;
        this.citations = citations;
        getStyleClass().add("notice");
        notice.setId("notice");
        rule.setId("notice-rule");
        rule.setOnAction(event -> openRule.accept(model.notice().cites()));
        getChildren().addAll(notice, rule);
    }

    void refresh() {
        Notice now = model.notice();
        notice.setText(now.text());
        citations.link(rule, now.cites());
        Texts.show(notice, !now.text().isEmpty());
        Texts.show(this, !now.text().isEmpty());
    }
}
