package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.view.PeriklesView;

/** Who is at war or allied while forces are sent; else which tiles were won. */
final class NewsPanel {

    private final Words words;
    private final Panel panel = new Panel("");
    private final FactTable relations;
    private final List<Label> relationCells = new ArrayList<>();

    private final Shown<News> shown = new Shown<>();

    /** What it shows: of a player's things only the tiles he has won. */
    private record News(Phase phase, List<PeriklesView.Relation> relations, List<Winner> winners) {
        News {
            relations = List.copyOf(relations);
            winners = List.copyOf(winners);
        }
    }

    private record Winner(Seat seat, List<Location> won) {
        Winner {
            won = List.copyOf(won);
        }
    }

    NewsPanel(Words words) {
        this.words = words;
        relations = new FactTable("", words.text("news.war"), words.text("news.allied"));
    }

    Panel node() {
        return panel;
    }

    void show(PeriklesView view) {
        List<Winner> winners = view.players().stream()
                .map(player -> new Winner(player.seat(), player.won()))
                .toList();
        News news = new News(view.phase(), view.relations(), winners);
        if (shown.changes(news)) {
            draw(news);
        }
    }

    private void draw(News news) {
        boolean sending = news.phase() == Phase.COMMIT_FORCES;
        boolean won = news.winners().stream().anyMatch(winner -> !winner.won().isEmpty());
        CityPanel.seen(panel, sending ? !news.relations().isEmpty() : won);
        panel.setTitle(words.text(sending ? "news.relations" : "news.won"));
        panel.setContent(sending ? relations(news.relations()) : won(news.winners()));
    }

    /** The location tiles behind the points. */
    private FactTable won(List<Winner> winners) {
        FactTable facts = new FactTable();
        for (Winner winner : winners) {
            if (!winner.won().isEmpty()) {
                Badge name = new Badge(words.name(winner.seat()), Looks.of(winner.seat()));
                name.setMinWidth(Region.USE_PREF_SIZE);
                facts.row(name, cell(words.name(winner.won())));
            }
        }
        return facts;
    }

    /** While forces are sent somebody comes into a war with almost every move: where as many lines stand, they stay. */
    private FactTable relations(List<PeriklesView.Relation> all) {
        List<String> texts = new ArrayList<>();
        for (Power power : Power.values()) {
            List<Power> enemies = related(power, true, all);
            List<Power> allies = related(power, false, all);
            if (!enemies.isEmpty() || !allies.isEmpty()) {
                texts.addAll(List.of(words.name(power), names(enemies), names(allies)));
            }
        }
        if (texts.size() != relationCells.size()) {
            relations.clear();
            relationCells.clear();
            for (int i = 0; i < texts.size(); i += 3) {
                Label name = cell("");
                name.setMinWidth(Region.USE_PREF_SIZE);
                List<Label> line = List.of(name, cell(""), cell(""));
                relations.row(line.toArray(Label[]::new));
                relationCells.addAll(line);
            }
        }
        for (int i = 0; i < texts.size(); i++) {
            relationCells.get(i).setText(texts.get(i));
        }
        return relations;
    }

    private static List<Power> related(Power power, boolean war, List<PeriklesView.Relation> all) {
        List<Power> others = new ArrayList<>();
        for (PeriklesView.Relation relation : all) {
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
