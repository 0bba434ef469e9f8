package org.polemarch.launcher.window.table;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.game.Seat;
import org.polemarch.launcher.palette.PaletteModel;
import org.polemarch.launcher.table.Choice;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.window.board.Curtain;
import org.polemarch.launcher.words.Say;

/** What the person who is asked can do, for the palette; and before that, that they are there. */
record Choosing(TableModel model) {

    List<PaletteModel.Entry> entries() {
        List<PaletteModel.Entry> entries = new ArrayList<>();
        if (model.stage() == Stage.CURTAIN) {
            Curtain.Comer comer = comer();
            entries.add(new PaletteModel.Entry(Say.of("palette.moves"), comer.claim(), "", comer.here()));
        }
        if (model.stage() == Stage.ASKED && !model.hidden()) {
            for (Choice choice : model.choices("")) {
                entries.add(new PaletteModel.Entry(
                        Say.of("palette.moves"), choice.text(), "", () -> model.choose(choice.move())));
            }
        }
        return entries;
    }

    Curtain curtain() {
        return model.stage() == Stage.CURTAIN
                ? new Curtain(Say.of("curtain.heading"), List.of(comer()))
                : new Curtain(model.prompt().text(), List.of());
    }

    private Curtain.Comer comer() {
        Seat next = model.session().toAct();
        return Curtain.Comer.of(
                model.session().holder(next).name(), model.words().name(next), model::liftCurtain);
    }
}
