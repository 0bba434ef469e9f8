package org.polemarch.launcher.window.setup;

import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.launcher.setup.SetUpModel;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** The player's own figures, and the way to make a variant of them that others can play. */
final class FiguresPart extends VBox {

    private final SetUpModel model;
    private final Runnable changed;
    private final Label file = Texts.soft("");
    private final Button drop = Controls.icon("overlay-drop", Feather.X, Say.of("setup.overlay.drop"), this::drop);
    private final Button share;

    FiguresPart(SetUpModel model, Runnable share, Runnable changed) {
        super(10);
        this.model = model;
        this.changed = changed;
        this.share = Controls.button("overlay-share", Say.of("setup.share"), share);
        Button choose = Controls.button("overlay", Say.of("setup.overlay.choose"), this::choose);
        choose.setMinWidth(Region.USE_PREF_SIZE);
        this.share.setMinWidth(Region.USE_PREF_SIZE);
        getChildren()
                .addAll(Controls.row(10, choose, file, drop), Texts.soft(Say.of("setup.overlay.about")), this.share);
        show();
    }

    private void choose() {
        FileChooser chooser = new FileChooser();
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter("JSON", "*.json"));
        Optional.ofNullable(chooser.showOpenDialog(getScene().getWindow())).ifPresent(chosen -> take(chosen.toPath()));
    }

    /** Plays with the figures of a file. */
    void take(Path chosen) {
        model.overlay(Optional.of(chosen));
        show();
        changed.run();
    }

    void drop() {
        model.overlay(Optional.empty());
        show();
        changed.run();
    }

    private void show() {
        file.setText(model.overlay().orElse(Say.of("setup.overlay.none")));
        Texts.show(drop, model.overlay().isPresent());
        Texts.show(share, model.overlay().isPresent());
    }
}
