package org.polemarch.launcher.window.palette;

import atlantafx.base.controls.Spacer;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.polemarch.launcher.palette.PaletteModel;
import org.polemarch.launcher.palette.PaletteModel.Entry;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** The command palette: type, choose with the arrows, Enter. */
public final class PaletteSheet extends VBox {

    private static final double SHARE = 0.7;

    private final PaletteModel model;
    private final Runnable close;
    private final TextField typed = Controls.field("palette-typed", "palette.prompt", text -> fill());
    private final ListView<Entry> list = new ListView<>();

    public PaletteSheet(PaletteModel model, Runnable close) {
        this.model = model;
        this.close = close;
        getStyleClass().addAll("laid-sheet", "palette");
        StackPane.setAlignment(this, Pos.TOP_CENTER);
        parentProperty().addListener((parent, before, now) -> {
            if (now instanceof Region sheets) {
                maxHeightProperty().bind(sheets.heightProperty().multiply(SHARE));
            } else {
                maxHeightProperty().unbind();
            }
        });
        typed.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        list.setId("palette-list");
        list.setAccessibleText(Say.of("palette.prompt"));
        list.setCellFactory(view -> new EntryCell());
        list.setPlaceholder(Texts.soft(Say.of("palette.nothing")));
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(typed, list);
        fill();
    }

    public void focus() {
        typed.requestFocus();
    }

    private void fill() {
        list.getItems().setAll(model.found(typed.getText()));
        list.getSelectionModel().selectFirst();
        list.scrollTo(0);
    }

    private void key(KeyEvent event) {
        if (event.getCode() == KeyCode.DOWN) {
            list.getSelectionModel().selectNext();
        } else if (event.getCode() == KeyCode.UP) {
            list.getSelectionModel().selectPrevious();
        } else if (event.getCode() == KeyCode.ENTER) {
            choose(list.getSelectionModel().getSelectedItem());
        } else {
            return;
        }
        list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - 4));
        event.consume();
    }

    private void choose(Entry entry) {
        if (entry != null) {
            close.run();
            entry.run().run();
        }
    }

    private final class EntryCell extends ListCell<Entry> {

        private final Label group = Texts.strong("");
        private final Label text = new Label();
        private final Label note = Texts.soft("");
        private final VBox row;

        EntryCell() {
            text.setMinWidth(Region.USE_PREF_SIZE); // where there is room for one only, it is for the words
            note.setMinWidth(0);
            note.setWrapText(false);
            row = new VBox(4, group, Controls.row(12, text, new Spacer(), note));
            setPrefWidth(0);
            setOnMouseClicked(event -> choose(getItem()));
        }

        private boolean beginsGroup(Entry entry) {
            int index = getIndex();
            return index <= 0
                    || index >= getListView().getItems().size()
                    || !getListView().getItems().get(index - 1).group().equals(entry.group());
        }

        @Override
        protected void updateItem(Entry entry, boolean empty) {
            super.updateItem(entry, empty);
            setText(null);
            setGraphic(empty || entry == null ? null : row);
            if (!empty && entry != null) {
                group.setText(entry.group());
                Texts.show(group, beginsGroup(entry));
                text.setText(entry.text());
                note.setText(entry.note());
                setAccessibleText(entry.text());
            }
        }
    }
}
