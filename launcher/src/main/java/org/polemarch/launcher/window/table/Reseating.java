package org.polemarch.launcher.window.table;

import java.util.List;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.launcher.setup.BotChoice;
import org.polemarch.launcher.table.Seating;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.window.frame.Command;
import org.polemarch.launcher.window.frame.Sheets;
import org.polemarch.launcher.words.Say;

/** Gives seats to bots and back to people while a game goes on. */
final class Reseating {

    private static final String HELPER = "easy";

    private final TableModel model;
    private final Seating seating;
    private final List<BotChoice> bots;
    private final Sheets sheets;

    Reseating(TableModel model, Seating seating, List<BotChoice> bots, Sheets sheets) {
        this.model = model;
        this.seating = seating;
        this.bots = List.copyOf(bots);
        this.sheets = sheets;
    }

    List<Command> commands() {
        return List.of(
                new Command(
                        "seats", Command.Place.PLAY, Feather.USERS, "", this::seats, () -> model.stage() != Stage.OVER),
                new Command(
                        "hand-over",
                        Command.Place.PLAY,
                        Feather.CPU,
                        "",
                        this::handOver,
                        () -> model.stage() == Stage.ASKED));
    }

    private void seats() {
        SeatsSheet sheet = new SeatsSheet(model.session(), seating, bots, () -> sheets.close("seats"));
        sheets.lay("seats", Say.of("seats.heading"), sheet, SeatsSheet.EMS);
    }

    /** A bot plays on for the person who is asked, in all their seats. */
    private void handOver() {
        sheets.ask(
                Say.of(
                        "table.hand-over",
                        model.session().holder(model.session().toAct()).name()),
                Say.of("table.hand-over.yes"),
                () -> {
                    if (model.stage() == Stage.ASKED) {
                        seating.handOver(HELPER);
                    }
                });
    }
}
