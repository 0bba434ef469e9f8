package org.polemarch.launcher.window.table;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import org.polemarch.api.game.Seat;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.setup.BotChoice;
import org.polemarch.launcher.table.Seating;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

final class SeatsSheet extends VBox {

    static final double EMS = 44;

    private final Seating seating;
    private final List<BotChoice> bots;
    private final Runnable done;
    private final List<Row> rows = new ArrayList<>();
    private final Label fault = Texts.notice("seats-fault");

    private record Row(Seat seat, ComboBox<String> who, TextField name) {
        boolean person() {
            return who.getSelectionModel().getSelectedIndex() == 0;
        }
    }

    SeatsSheet(Session<?> session, Seating seating, List<BotChoice> bots, Runnable done) {
        this.seating = seating;
        this.bots = bots;
        this.done = done;
        setSpacing(12);
        GridPane grid = new GridPane();
        grid.getStyleClass().add("seats");
        for (Seat seat : session.setup().seats()) {
            Row row = row(seat, session.prepared().words().name(seat));
            rows.add(row);
            grid.addRow(rows.size(), Texts.strong(session.prepared().words().name(seat)), row.who(), row.name());
        }
        Button apply = Controls.accent("seats-apply", Say.of("seats.apply"), this::apply);
        apply.setDefaultButton(true);
        getChildren().addAll(Texts.soft(Say.of("seats.about")), grid, fault, Controls.foot(apply));
    }

    private Row row(Seat seat, String title) {
        ComboBox<String> who = new ComboBox<>();
        who.getItems().add(Say.of("setup.person"));
        bots.forEach(bot -> who.getItems().add(bot.title()));
        List<String> specs = bots.stream().map(BotChoice::spec).toList();
        if (!seating.isPerson(seat) && !specs.contains(seating.bot(seat))) {
            who.getItems().add(seating.bot(seat)); // one with a strength of its own
        }
        who.setId("seats-" + seat.id());
        who.setAccessibleText(title);
        who.setMaxWidth(Double.MAX_VALUE);
        TextField name = new TextField(seating.person(seat));
        name.setId("seats-name-" + seat.id());
        name.setAccessibleText(Say.of("setup.name", title));
        Row row = new Row(seat, who, name);
        who.getSelectionModel()
                .selectedIndexProperty()
                .addListener((index, before, now) -> name.setVisible(row.person()));
        int bot = specs.indexOf(seating.bot(seat));
        who.getSelectionModel().select(seating.isPerson(seat) ? 0 : bot >= 0 ? bot + 1 : bots.size() + 1);
        name.setVisible(row.person());
        return row;
    }

    private void apply() {
        if (rows.stream().anyMatch(row -> row.person() && row.name().getText().isBlank())) {
            Texts.tell(fault, Say.of("setup.name.missing"));
            return;
        }
        done.run();
        for (Row row : rows) {
            int bot = row.who().getSelectionModel().getSelectedIndex() - 1;
            if (row.person()) {
                seating.toPerson(row.seat(), row.name().getText());
            } else if (bot < bots.size()) {
                seating.toBot(row.seat(), bots.get(bot).spec());
            }
        }
    }
}
