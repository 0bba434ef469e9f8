package org.polemarch.launcher.window;

import javafx.scene.control.Button;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.core.session.TakeBack;
import org.polemarch.launcher.Say;
import org.polemarch.launcher.table.TableModel;

/** Takes back a decision; one of another person only after a question, for they may not be looking. */
final class Undoing {

    private final TableModel model;
    private final Sheets sheets;
    private final Deed deed;

    Undoing(TableModel model, Sheets sheets) {
        this.model = model;
        this.sheets = sheets;
        this.deed = Deed.of("undo", Deed.Place.PLAY, Feather.CORNER_UP_LEFT, "Shortcut+Z", this::undo)
                .when(this::possible);
    }

    Deed deed() {
        return deed;
    }

    /** Where nothing can be taken back, it tells why; but there is no telling anything to nobody. */
    private boolean possible() {
        return !model.hidden() || model.canUndo().allowed();
    }

    private void undo() {
        model.robbedByUndo()
                .ifPresentOrElse(
                        name -> sheets.ask(
                                Say.of("table.undo-other", name),
                                Say.of("table.undo-other.yes"),
                                model::undo,
                                () -> {}),
                        model::undo);
    }

    /** Why nothing can be taken back is told before anybody tries. */
    void explain(Button button) {
        TakeBack back = model.canUndo();
        button.getTooltip()
                .setText(back.allowed() || model.hidden() ? deed.help() : Say.of("table.no-undo", back.reason()));
    }
}
