package org.polemarch.pericles.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.StackPane;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Tip;
import org.polemarch.pericles.model.Exit;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.view.PericlesView;

/** The middle of a line: on hover its kind, its exit rules and who may leave along it at either end. */
final class LineDot extends StackPane {

    private final Words words;
    private final Shown<Sight> shown = new Shown<>();

    private record Sight(List<PericlesView.ExitView> ends, Side viewer, boolean marching) {}

    LineDot(Words words) {
        this.words = words;
        getStyleClass().add("pericles-dot");
    }

    /** Both directions of the line, with the eyes of one Side. */
    void show(List<PericlesView.ExitView> ends, Side viewer, boolean marching) {
        if (!shown.changes(new Sight(List.copyOf(ends), viewer, marching))) {
            return;
        }
        List<String> lines = new ArrayList<>();
        lines.add(words.text("Line." + ends.get(0).line()) + " (9.32)");
        int open = 0;
        for (PericlesView.ExitView exit : ends) {
            lines.add(words.text("ui.leaving") + " " + words.name(exit.from()));
            lines.add(rule("hoplites", exit.landRule(), exit.landNeedsBase(), exit.athenianLand(), exit.spartanLand()));
            lines.add(rule(
                    "triremes", exit.navalRule(), exit.navalNeedsBase(), exit.athenianNaval(), exit.spartanNaval()));
            boolean passes = viewer == Side.ATHENS
                    ? exit.athenianLand() || exit.athenianNaval()
                    : exit.spartanLand() || exit.spartanNaval();
            open += passes ? 1 : 0;
        }
        String told = String.join("\n", lines);
        Tip.on(this, told);
        setAccessibleText(told);
        Looks.styled(this, "pericles-dot-open", marching && open == 2);
        Looks.styled(this, "pericles-dot-half", marching && open == 1);
        Looks.styled(this, "pericles-dot-held", marching && open == 0);
    }

    private String rule(String units, Exit rule, boolean base, boolean athens, boolean sparta) {
        String text = "   " + words.text("ui." + units) + ": ";
        if (rule == Exit.NONE) {
            return text + words.text("ui.noway");
        }
        return text + words.text("ui.rule." + rule.name()) + (base ? " " + words.text("ui.andbase") : "") + "; "
                + words.name(Side.ATHENS) + " " + words.text(athens ? "ui.open" : "ui.held") + ", "
                + words.name(Side.SPARTA) + " " + words.text(sparta ? "ui.open" : "ui.held");
    }
}
