package org.polemarch.perikles.ui;

import java.util.List;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.view.PeriklesView;

/** The Persians, whom those without a city lead together. */
final class PersiaPanel {

    record Led(Power power, List<Seat> leaders) {
        Led {
            leaders = List.copyOf(leaders);
        }
    }

    private final Words words;
    private final Looks looks;
    private final PieceBox forces;
    private final Panel panel;
    private final Shown<PeriklesView.Force> shown = new Shown<>();

    PersiaPanel(Words words, Looks looks, Targets targets) {
        this.words = words;
        this.looks = looks;
        forces = new PieceBox(targets).setKept(true).setColumns(10);
        panel = new Panel(words.name(Power.PERSIA), forces);
    }

    Panel node() {
        return panel;
    }

    void show(PeriklesView view) {
        PeriklesView.Force force = view.force(Power.PERSIA);
        if (!shown.changes(force)) {
            return;
        }
        boolean led = !force.leaders().isEmpty();
        CityPanel.seen(panel, led);
        if (led) {
            panel.setTitle(words.say(new Led(Power.PERSIA, force.leaders())));
        }
        forces.show(looks.sendable(force));
    }
}
