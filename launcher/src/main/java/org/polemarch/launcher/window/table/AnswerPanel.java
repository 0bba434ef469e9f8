package org.polemarch.launcher.window.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.polemarch.launcher.table.Choice;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Focus;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.window.kit.WrappedCell;
import org.polemarch.launcher.words.Say;

/**
 * The answers in words: type to narrow them, and click or press Enter to choose. The consequences of the one reached by
 * keyboard appear below the list, which shrinks for them. Those of the one the mouse points at appear beside the question,
 * as for something on the board: if the list shrank, the answer would slip away from under the mouse.
 */
final class AnswerPanel extends VBox {

    private final TableModel model;
    private final Foresight foresight;
    private final Consumer<Optional<Choice>> pointed;
    private final TextField filter = Controls.field("filter", "answers.filter", typed -> fill());
    private final ListView<Choice> list = new ListView<>();
    private final Label consequence = Texts.soft("");
    private List<Choice> shown = List.of();
    private Choice told;
    private boolean waiting;
    private boolean byMouse;
    private int answered;

    /** @param pointed the mouse rests on an answer, or on none */
    AnswerPanel(TableModel model, Foresight foresight, Consumer<Optional<Choice>> pointed) {
        this.model = model;
        this.foresight = foresight;
        this.pointed = pointed;
        getStyleClass().add("answer-panel");
        filter.setOnKeyPressed(this::typed);
        list.setId("answers");
        list.setAccessibleText(Say.of("answers.heading"));
        list.setCellFactory(view -> cell());
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                choose(list.getSelectionModel().getSelectedItem());
            } else if (event.getCode() == KeyCode.ESCAPE) {
                putBack();
            }
        });
        list.addEventFilter(KeyEvent.KEY_TYPED, this::typeOn);
        list.focusedProperty().addListener((focus, before, now) -> showWhereKeysGo(now));
        list.setPlaceholder(Texts.soft(Say.of("answers.none")));
        list.getSelectionModel().selectedItemProperty().addListener((item, before, now) -> tell(now));
        consequence.setId("consequence");
        addEventFilter(MouseEvent.MOUSE_PRESSED, event -> byMouse = true);
        addEventFilter(KeyEvent.KEY_PRESSED, event -> byMouse = false);
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(filter, list, consequence);
    }

    private ListCell<Choice> cell() {
        WrappedCell<Choice> cell = new WrappedCell<>(Choice::text);
        cell.setOnMouseClicked(event -> choose(cell.getItem()));
        cell.setOnMouseEntered(event -> pointed.accept(Optional.ofNullable(cell.getItem())));
        cell.setOnMouseExited(event -> pointed.accept(Optional.empty()));
        return cell;
    }

    private void typed(KeyEvent event) {
        switch (event.getCode()) {
            case ENTER -> {
                if (list.getItems().size() == 1) {
                    choose(list.getItems().get(0));
                } else {
                    toList();
                }
            }
            case DOWN -> toList();
            case ESCAPE -> putBack();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void toList() {
        if (!list.getItems().isEmpty()) {
            list.requestFocus();
            list.getSelectionModel().selectFirst();
        }
    }

    /** Letters typed in the list narrow it, too: if they were ignored, Enter would choose something else. */
    private void typeOn(KeyEvent event) {
        String letter = event.getCharacter();
        boolean command = event.isShortcutDown() || event.isAltDown() || event.isMetaDown() || event.isControlDown();
        if (!command && !letter.isBlank() && !Character.isISOControl(letter.charAt(0))) {
            filter.requestFocus();
            filter.appendText(letter);
            filter.end();
            event.consume();
        }
    }

    private void showWhereKeysGo(boolean here) {
        if (here && list.getSelectionModel().isEmpty()) {
            list.getSelectionModel().selectFirst();
        }
    }

    private void putBack() {
        filter.clear();
        model.clearPicks();
    }

    private void choose(Choice choice) {
        if (choice != null && model.stage() == Stage.ASKED) {
            filter.clear();
            model.choose(choice.move());
        }
    }

    /** There is more to say about the answer that is looked at. */
    void tellAgain() {
        tell(told);
    }

    private void tell(Choice choice) {
        told = choice;
        boolean asked = choice != null && !byMouse && model.stage() == Stage.ASKED && !model.hidden();
        Texts.tell(consequence, asked ? foresight.of(choice.move()) : "");
    }

    void focus() {
        filter.requestFocus();
    }

    void clearFilter() {
        filter.clear();
    }

    /** Shows the model as it is now. What was typed belongs to the question it was typed for. */
    void refresh() {
        if (answered != model.session().decisions()) {
            answered = model.session().decisions();
            filter.clear();
        }
        boolean asked = model.stage() == Stage.ASKED && !model.hidden();
        boolean leaves =
                !asked && getScene() != null && Focus.isWithin(getScene().getFocusOwner(), this::equals);
        Texts.show(this, asked);
        keepKeyboard(asked, leaves);
        tell(null);
        fill();
    }

    /** As if nothing were told: else the score and the log below would move. */
    @Override
    protected double computePrefHeight(double width) {
        return getMinHeight() + list.prefHeight(width);
    }

    /** Whoever answers by keyboard finds it here again when they are asked next; meanwhile no other field gets it. */
    private void keepKeyboard(boolean asked, boolean leaves) {
        if (leaves) {
            waiting = !byMouse;
            getParent().requestFocus();
        } else if (asked && waiting) {
            waiting = false;
            if (!(getScene().getFocusOwner() instanceof TextField)) {
                filter.requestFocus();
            }
        }
    }

    private void fill() {
        List<Choice> now = model.choices(filter.getText());
        if (!now.equals(shown)) {
            shown = now;
            list.getItems().setAll(now);
        }
    }
}
