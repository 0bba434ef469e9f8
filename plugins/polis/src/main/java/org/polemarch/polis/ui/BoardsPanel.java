package org.polemarch.polis.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.api.ui.table.Texts;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.view.PolisView;

/** The personal boards side by side: Prestige and resources, the score, and what lies in reserve. */
final class BoardsPanel {

    private final Words words;
    private final FactTable left;
    private final FactTable right;
    private final Label away = Texts.wrapped("", "polis-small", "pm-text-soft");
    private final Panel panel;
    private final Shown<List<PolisView.Board>> shown = new Shown<>();

    BoardsPanel(Words words) {
        this.words = words;
        left = half();
        right = half();
        HBox halves = new HBox(left, right);
        halves.getStyleClass().add("polis-halves");
        panel = new Panel(words.text("panel.boards"), halves, away);
        panel.setId("polis-boards");
    }

    private FactTable half() {
        FactTable half = new FactTable("", words.text("short.athens"), words.text("short.sparta"));
        half.getStyleClass().add("polis-dense");
        HBox.setHgrow(half, Priority.ALWAYS);
        return half;
    }

    Panel panel() {
        return panel;
    }

    void show(List<PolisView.Board> boards) {
        if (!shown.changes(boards)) {
            return;
        }
        PolisView.Board athens = boards.get(Side.ATHENS.index());
        PolisView.Board sparta = boards.get(Side.SPARTA.index());
        List<List<String>> first = new ArrayList<>();
        List<List<String>> second = new ArrayList<>();
        first.add(fact(words.text("score.prestige"), athens.prestige(), sparta.prestige()));
        for (Resource resource : Resource.values()) {
            (resource.index() < Resource.GOODS ? first : second)
                    .add(fact(
                            words.name(resource),
                            athens.stock().get(resource),
                            sparta.stock().get(resource)));
        }
        second.add(fact(words.text("population"), athens.population(), sparta.population()));
        second.add(fact(words.text("score"), athens.score(), sparta.score()));
        first.add(fact(words.text("reserve.cubes"), athens.cubes(), sparta.cubes()));
        first.add(fact(words.text("reserve.merchants"), athens.merchantsInReserve(), sparta.merchantsInReserve()));
        second.add(fact(words.text("reserve.disks"), athens.disks(), sparta.disks()));
        left.show(first);
        right.show(second);
        away.setText(words.text("proxenos") + ": "
                + boards.stream().map(this::away).flatMap(List::stream).collect(Collectors.joining(", ")));
    }

    private static List<String> fact(String name, int athens, int sparta) {
        return List.of(name, Integer.toString(athens), Integer.toString(sparta));
    }

    /** Where the Proxenos of a side is, and how many of its Galleys are away. */
    private List<String> away(PolisView.Board board) {
        String of = words.text("short." + board.side().id()) + " ";
        List<String> away = new ArrayList<>();
        away.add(of + board.proxenos().map(words::name).orElse(words.text("captive")));
        if (board.galleysAway() > 0) {
            away.add(of + board.galleysAway() + " " + words.text("galleys-away"));
        }
        return away;
    }
}
