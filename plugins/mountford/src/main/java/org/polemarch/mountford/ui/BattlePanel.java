package org.polemarch.mountford.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.layout.VBox;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.api.ui.table.TextLines;
import org.polemarch.mountford.view.Glossary;
import org.polemarch.mountford.view.MountfordView;

/** The battle being fought: where, why, who stands in the lines and how strong they are. */
final class BattlePanel extends VBox {

    private final Words words;
    private final TextLines told = new TextLines();

    BattlePanel(Words words) {
        this.words = words;
        setId("mountford-battle");
        getChildren().add(new Panel(words.text("ui.battle"), told));
    }

    void show(MountfordView view, Glossary glossary) {
        MountfordView.BattleView battle = view.battle();
        boolean fought = !battle.space().isEmpty();
        setVisible(fought);
        setManaged(fought);
        if (!fought) {
            return;
        }
        List<TextLines.Line> lines = new ArrayList<>();
        lines.add(new TextLines.Line(
                words.text(battle.naval() ? "ui.naval-battle" : "ui.land-battle") + " " + glossary.space(battle.space())
                        + " (" + words.text("Cause." + battle.cause().toUpperCase(Locale.ROOT)) + ")",
                "mf-strong"));
        if (battle.activeLine().isEmpty() && battle.otherLine().isEmpty()) {
            lines.add(new TextLines.Line(words.text("ui.no-lines"), "mf-small"));
        } else {
            String other = battle.activeSeat().equals("athens") ? "peloponnese" : "athens";
            side(
                    battle.activeSeat(),
                    battle.activeLine(),
                    battle.activeStrength(),
                    battle.activeAdds(),
                    glossary,
                    lines);
            side(other, battle.otherLine(), battle.otherStrength(), battle.otherAdds(), glossary, lines);
        }
        if (battle.cavalryBattle()) {
            lines.add(new TextLines.Line(words.text("ui.cavalry-battle"), "mf-small"));
        }
        told.show(lines);
    }

    /** Who fights for a side, with how many SPs, and what is added to its die as things stand. */
    private void side(
            String seat, List<String> line, int sps, int adds, Glossary glossary, List<TextLines.Line> lines) {
        String side = words.text(seat.equals("athens") ? "ui.athens" : "ui.league");
        lines.add(new TextLines.Line(
                line.isEmpty()
                        ? side + ": " + words.text("ui.no-line")
                        : side + ": " + sps + " " + words.text(sps == 1 ? "ui.sp" : "ui.sps") + ", "
                                + words.text("ui.die") + " +" + adds,
                "mf-strong"));
        if (!line.isEmpty()) {
            lines.add(new TextLines.Line(
                    String.join(", ", line.stream().map(glossary::force).toList()), "mf-small"));
        }
    }
}
