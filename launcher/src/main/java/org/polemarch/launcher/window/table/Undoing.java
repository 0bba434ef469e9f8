package org.polemarch.launcher.window.table;

import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.core.session.TakeBack;
import org.polemarch.launcher.table.Notice;
import org.polemarch.launcher.table.Sentence;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.window.frame.Command;
import org.polemarch.launcher.window.frame.Sheets;
import org.polemarch.launcher.words.Say;

/** Takes back a decision; one of another person only after a question, for they may not be looking. */
final class Undoing {

    private static final String UNDO = "Shortcut+Z";
    private static final KeyCombination KEYS = KeyCombination.valueOf(UNDO);

    private final TableModel model;
    private final Sheets sheets;
    private final Command command;

    Undoing(TableModel model, Sheets sheets) {
        this.model = model;
        this.sheets = sheets;
        this.command =
                new Command("undo", Command.Place.PLAY, Feather.CORNER_UP_LEFT, UNDO, this::undo, this::possible);
    }

    Command command() {
        return command;
    }

    private boolean possible() {
        return model.session().canUndo().allowed();
    }

    private void undo() {
        model.robbedByUndo()
                .ifPresentOrElse(
                        name -> sheets.ask(
                                Say.of("table.undo-other", name), Say.of("table.undo-other.yes"), model::undo),
                        model::undo);
    }

    /** On the scene of the page, because without a focused node keys go nowhere else. */
    void listenAt(Node page) {
        EventHandler<KeyEvent> pressed = this::pressed;
        page.sceneProperty().addListener((scene, before, now) -> {
            if (before != null) {
                before.removeEventHandler(KeyEvent.KEY_PRESSED, pressed);
            }
            if (now != null) {
                now.addEventHandler(KeyEvent.KEY_PRESSED, pressed);
            }
        });
    }

    /** If nothing can be undone, pressing its keys says why. */
    private void pressed(KeyEvent event) {
        TakeBack back = model.session().canUndo();
        if (KEYS.match(event) && !back.allowed() && !model.hidden()) {
            model.tell(Notice.of(Sentence.of(back.reason())));
            event.consume();
        }
    }

    /** Why nothing can be taken back is told before anybody tries. */
    void explain(Button button) {
        TakeBack back = model.session().canUndo();
        button.getTooltip()
                .setText(back.allowed() || model.hidden() ? command.help() : Say.of("table.no-undo", back.reason()));
    }
}
