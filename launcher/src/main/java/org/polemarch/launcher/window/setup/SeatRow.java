package org.polemarch.launcher.window.setup;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.polemarch.launcher.setup.BotChoice;
import org.polemarch.launcher.setup.Party;
import org.polemarch.launcher.setup.SetUpModel;
import org.polemarch.launcher.setup.SetUpModel.Sitter;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** Who holds a seat, or several: a person with a name, or a bot of a certain strength; a row of the table of seats. */
final class SeatRow {

    private final Party seat;
    private final SetUpModel model;
    private final ComboBox<String> who;
    private final TextField name = new TextField();
    private final Label about = Texts.soft("");

    SeatRow(Party seat, SetUpModel model, Runnable changed) {
        this.seat = seat;
        this.model = model;
        Sitter sitter = model.sitter(seat.id());
        List<String> titles = new ArrayList<>(List.of(Say.of("setup.person")));
        model.bots().forEach(bot -> titles.add(bot.title()));
        int sits = sitter.person() ? 0 : 1 + bot(sitter.bot());
        who = Controls.choice("seat-" + seat.id(), Say.of("setup.who", seat.title()), titles, sits, chosen -> {
            sit();
            changed.run();
        });
        who.setMaxWidth(Double.MAX_VALUE);
        name.setText(sitter.name());
        name.setId("name-" + seat.id());
        name.setAccessibleText(Say.of("setup.name", seat.title()));
        name.textProperty().addListener((text, before, now) -> sit());
        show(sitter);
    }

    void into(GridPane table, int row) {
        StackPane last = new StackPane(name, about);
        last.setAlignment(Pos.CENTER_LEFT);
        VBox names = new VBox(Texts.strong(seat.title()));
        seat.side(model.game().info()).ifPresent(side -> names.getChildren().add(Texts.soft(side)));
        names.setAlignment(Pos.CENTER_LEFT);
        table.addRow(row, names, who, last);
    }

    private int bot(String spec) {
        List<String> specs = model.bots().stream().map(BotChoice::spec).toList();
        return Math.max(0, specs.indexOf(spec));
    }

    private void sit() {
        int index = who.getSelectionModel().getSelectedIndex();
        Sitter now = model.sitter(seat.id());
        Sitter sitter = index <= 0
                ? new Sitter(true, name.getText(), now.bot())
                : new Sitter(false, name.getText(), model.bots().get(index - 1).spec());
        model.sit(seat.id(), sitter);
        show(sitter);
    }

    private void show(Sitter sitter) {
        Texts.show(name, sitter.person());
        Texts.show(about, !sitter.person()); // it lies upon the name and would take the clicks meant for it
        about.setText(sitter.person() ? "" : model.bots().get(bot(sitter.bot())).summary());
    }
}
