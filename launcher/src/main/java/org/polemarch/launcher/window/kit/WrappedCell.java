package org.polemarch.launcher.window.kit;

import java.util.function.Function;
import javafx.scene.control.ListCell;

public class WrappedCell<T> extends ListCell<T> {

    private final Function<T, String> text;

    @SuppressWarnings("this-escape")
    public WrappedCell(Function<T, String> text) {
        this.text = text;
        setWrapText(true);
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(T item, boolean empty) {
        super.updateItem(item, empty);
        setText(empty || item == null ? null : text.apply(item));
    }
}
