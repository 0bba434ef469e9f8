package org.polemarch.launcher.window.compare;

import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.polemarch.api.text.Words;
import org.polemarch.core.chronicle.Chronicle;
import org.polemarch.core.report.ChronicleCharts;
import org.polemarch.core.report.Drawing;
import org.polemarch.launcher.replay.ChronicleLine;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** The course of the war in one game: the share of Athens beside the real one, and what changed it, move by move. */
public final class ChronicleSheet extends VBox {

    public static final double EMS = 70;

    private static final double CHART_EMS = 32;

    private final ListView<ChronicleLine> list = new ListView<>();
    private final IntConsumer go;

    /** @param go leads to a move */
    public ChronicleSheet(Chronicle chronicle, int decisions, Words words, double em, IntConsumer go) {
        super(8);
        this.go = go;
        getStyleClass().addAll("report", "chronicle");
        getStylesheets().add(DrawingView.SHEET);
        list.setId("chronicle");
        list.setAccessibleText(Say.of("chronicle.title"));
        list.getItems().setAll(ChronicleLine.of(chronicle, words));
        list.setCellFactory(made -> new Cell());
        list.setOnMouseClicked(event -> choose());
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                choose();
            }
        });
        VBox.setVgrow(list, Priority.ALWAYS);
        FlowPane charts = new FlowPane(
                12,
                8,
                chart("chronicle.years", ChronicleCharts.byYear(chronicle), em),
                chart("chronicle.parts", ChronicleCharts.byPart(chronicle, decisions), em));
        getChildren().addAll(charts, Texts.soft(Say.of("chronicle.about")), list);
    }

    private static VBox chart(String key, Drawing drawing, double em) {
        VBox framed = new VBox(4, Texts.strong(Say.of(key)), new DrawingView(drawing));
        framed.getStyleClass().add("figure");
        framed.setPrefWidth(CHART_EMS * em);
        return framed;
    }

    private void choose() {
        ChronicleLine line = list.getSelectionModel().getSelectedItem();
        if (line != null) {
            go.accept(line.decision());
        }
    }

    /** The standing, and below it softly what led to it. */
    private static final class Cell extends ListCell<ChronicleLine> {
        @Override
        protected void updateItem(ChronicleLine line, boolean empty) {
            super.updateItem(line, empty);
            setText(null);
            setGraphic(empty || line == null ? null : content(line));
        }

        private VBox content(ChronicleLine line) {
            List<String> log = line.log();
            VBox box = new VBox(
                    2,
                    Controls.row(
                            10, Texts.soft(Say.of("chronicle.move", line.decision())), Texts.strong(line.heading())));
            if (!log.isEmpty()) {
                box.getChildren().add(Texts.soft(String.join(" ", log)));
            }
            box.prefWidthProperty().bind(getListView().widthProperty().subtract(40));
            box.setMaxWidth(USE_PREF_SIZE);
            return box;
        }
    }
}
