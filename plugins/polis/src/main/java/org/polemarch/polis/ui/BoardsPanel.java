package org.polemarch.polis.ui;

import java.util.ArrayList;
import java.util.List;
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
    private final List<Label> reserves = List.of(reserve(), reserve());
    private final Panel panel;
    private final Shown<List<PolisView.Board>> shown = new Shown<>();

    BoardsPanel(Words words) {
        this.words = words;
        left = half();
        right = half();
        HBox halves = new HBox(left, right);
        halves.getStyleClass().add("polis-halves");
        panel = new Panel(words.text("panel.boards"), halves, reserves.get(0), reserves.get(1));
        panel.setId("polis-boards");
    }

    private FactTable half() {
        FactTable half = new FactTable("", words.text("short.athens"), words.text("short.sparta"));
        half.getStyleClass().add("polis-dense");
        HBox.setHgrow(half, Priority.ALWAYS);
        return half;
    }

    private static Label reserve() {
        return Texts.wrapped("", "polis-small", "pm-text-soft");
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
        left.show(first);
        right.show(second);
        reserves.get(0).setText(reserve(athens));
        reserves.get(1).setText(reserve(sparta));
    }

    private static List<String> fact(String name, int athens, int sparta) {
        return List.of(name, Integer.toString(athens), Integer.toString(sparta));
    }

    private String reserve(PolisView.Board board) {
        return words.name(board.side()) + ": " + board.cubes() + " " + words.text("cubes") + ", " + board.disks() + " "
                + words.text("disks") + ", " + board.merchantsInReserve() + " " + words.text("merchants-left") + "; "
                + words.text("proxenos") + " "
                + board.proxenos().map(words::name).orElse(words.text("captive"))
                + (board.galleysAway() > 0 ? "; " + board.galleysAway() + " " + words.text("galleys-away") : "");
    }
}
