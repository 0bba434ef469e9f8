package org.polemarch.mountford.ui;

import java.util.List;
import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.api.ui.table.Texts;
import org.polemarch.mountford.view.Glossary;
import org.polemarch.mountford.view.MountfordView;

/** The battle being fought: where, why, who stands in the lines and how strong they are. */
final class BattlePanel extends VBox {

    private final Words words;
    private final Panel panel;
    private MountfordView.BattleView shown;

    BattlePanel(Words words) {
        this.words = words;
        panel = new Panel(words.text("ui.battle"));
        getChildren().add(panel);
    }

    void show(MountfordView view, Glossary glossary) {
        MountfordView.BattleView battle = view.battle();
        if (battle.equals(shown)) {
            return;
        }
        shown = battle;
        boolean fought = !battle.space().isEmpty();
        setVisible(fought);
        setManaged(fought);
        if (!fought) {
            return;
        }
        Label where = Texts.wrapped(
                words.text(battle.naval() ? "ui.naval-battle" : "ui.land-battle") + " " + glossary.space(battle.space())
                        + " (" + words.text("Cause." + battle.cause().toUpperCase(Locale.ROOT)) + ")",
                "mf-strong");
        FactTable table = new FactTable("", "", words.text("ui.strength"));
        String other = battle.activeSeat().equals("athens") ? "peloponnese" : "athens";
        row(
                table,
                battle.activeSeat(),
                battle.activeLine(),
                strength(battle.activeStrength(), battle.activeBonus()),
                glossary);
        row(table, other, battle.otherLine(), strength(battle.otherStrength(), battle.otherBonus()), glossary);
        if (battle.cavalryBattle()) {
            panel.setContent(where, table, Texts.wrapped(words.text("ui.cavalry-battle"), "mf-small"));
        } else {
            panel.setContent(where, table);
        }
    }

    private static String strength(int sps, int bonus) {
        return bonus == 0 ? Integer.toString(sps) : sps + " +" + bonus;
    }

    private void row(FactTable table, String seat, List<String> line, String strength, Glossary glossary) {
        String who = line.isEmpty()
                ? words.text("ui.nobody")
                : String.join(", ", line.stream().map(glossary::force).toList());
        table.row(
                Texts.wrapped(words.text(seat.equals("athens") ? "ui.athens" : "ui.league"), "mf-strong"),
                Texts.wrapped(who, "mf-small"),
                Texts.wrapped(strength, "mf-strong"));
    }
}
