package org.polemarch.launcher.window.table;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** Asks where a game is to be saved that can't be saved where it is kept. */
final class UnsavedSheet extends VBox {

    static final double EMS = 44;

    private final TextField place;
    private final Label fault = Texts.notice("unsaved-fault");
    private final Function<String, Optional<String>> save;

    UnsavedSheet(String about, Path offered, Function<String, Optional<String>> save, Runnable lose, Runnable stay) {
        super(12);
        this.save = save;
        place = new TextField(offered.toString());
        place.setId("unsaved-place");
        place.setAccessibleText(Say.of("unsaved.place"));
        HBox.setHgrow(place, Priority.ALWAYS);
        Button browse = Controls.button("unsaved-browse", Say.of("unsaved.browse"), this::browse);
        Button go = Controls.accent("unsaved-save", Say.of("unsaved.save"), this::choose);
        go.setDefaultButton(true);
        getChildren()
                .addAll(
                        Texts.wrapped(about),
                        Controls.row(8, place, browse),
                        fault,
                        Controls.foot(
                                go,
                                Controls.button("unsaved-lose", Say.of("unsaved.lose"), lose),
                                Controls.button("unsaved-stay", Say.of("unsaved.stay"), stay)));
    }

    private void browse() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(Say.of("unsaved.place"));
        chooser.setInitialFileName(new File(place.getText()).getName());
        Optional.ofNullable(chooser.showSaveDialog(getScene().getWindow()))
                .ifPresent(chosen -> place.setText(chosen.getPath()));
    }

    private void choose() {
        Optional<String> obstacle = save.apply(place.getText());
        Texts.tell(fault, obstacle.orElse(""));
        obstacle.ifPresent(why -> place.requestFocus());
    }
}
