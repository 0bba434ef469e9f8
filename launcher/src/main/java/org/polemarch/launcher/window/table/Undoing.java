package org.polemarch.launcher.window.table;

import javafx.scene.control.Button;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.core.session.TakeBack;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.window.frame.Command;
import org.polemarch.launcher.window.frame.Sheets;
import org.polemarch.launcher.words.Say;

/** Takes back a decision; one of another person only after a question, for they may not be looking. */
final class Undoing {

    private final TableModel model;
    private final Sheets sheets;
    private final Command command;

    Undoing(TableModel model, Sheets sheets) {
        this.model = model;
        this.sheets = sheets;
        this.command = new Command(
                "undo", Command.Place.PLAY, Feather.CORNER_UP_LEFT, "Shortcut+Z", this::undo, this::possible);
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

    /** Why nothing can be taken back is told before anybody tries. */
    void explain(Button button) {
        TakeBack back = model.session().canUndo();
        button.getTooltip()
                .setText(back.allowed() || model.hidden() ? command.help() : Say.of("table.no-undo", back.reason()));
    }
}
