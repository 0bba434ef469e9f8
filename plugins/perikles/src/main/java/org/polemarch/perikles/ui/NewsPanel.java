package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.view.PeriklesView;

/** What the phase is about, for whoever is new; who is at war or allied while forces are sent; which tiles were won. */
final class NewsPanel {

    private final Words words;
    private final Panel panel = new Panel("");

    NewsPanel(Words words) {
        this.words = words;
    }

    Panel node() {
        return panel;
    }

    void show(PeriklesView view) {
        Label help = cell(words.text("help." + view.phase().name()));
        panel.setTitle(words.name(view.phase()));
        switch (view.phase()) {
            case COMMIT_FORCES -> {
                panel.setTitle(words.text("news.relations"));
                panel.setContent(view.relations().isEmpty() ? help : relations(view));
            }
            case PROPOSE_CANDIDATES, ELECTIONS, END_OF_TURN -> panel.setContent(help, won(view));
            default -> panel.setContent(help);
        }
    }

    /** The location tiles behind the points, once there are any. */
    private FactTable won(PeriklesView view) {
        FactTable facts = new FactTable();
        for (PeriklesView.Player player : view.players()) {
            if (!player.won().isEmpty()) {
                Badge name = new Badge(words.name(player.seat()), Looks.of(player.seat()));
                name.setMinWidth(Region.USE_PREF_SIZE);
                facts.row(name, cell(words.name(player.won())));
            }
        }
        return facts;
    }

    private FactTable relations(PeriklesView view) {
        FactTable facts = new FactTable("", words.text("news.war"), words.text("news.allied"));
        for (Power power : Power.values()) {
            List<Power> enemies = related(power, true, view);
            List<Power> allies = related(power, false, view);
            if (!enemies.isEmpty() || !allies.isEmpty()) {
                facts.row(cell(words.name(power)), cell(names(enemies)), cell(names(allies)));
            }
        }
        return facts;
    }

    private static List<Power> related(Power power, boolean war, PeriklesView view) {
        List<Power> others = new ArrayList<>();
        for (PeriklesView.Relation relation : view.relations()) {
            if (relation.war() == war && relation.one() == power) {
                others.add(relation.other());
            } else if (relation.war() == war && relation.other() == power) {
                others.add(relation.one());
            }
        }
        return others;
    }

    private String names(List<Power> powers) {
        return powers.isEmpty() ? "" : words.name(powers);
    }

    private static Label cell(String text) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.getStyleClass().addAll("pm-text", "perikles-small");
        label.setMaxWidth(Double.MAX_VALUE);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }
}
