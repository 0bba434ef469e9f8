package org.polemarch.victory.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.geometry.Pos;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.api.ui.table.StagePane;
import org.polemarch.api.ui.table.TableFrame;
import org.polemarch.api.ui.table.Texts;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.view.VictoryView;

/** The table: points and rounds above, the map, what is being answered and the four powers beside it, own cards below. */
final class VictoryBoard implements BoardView {

    private static final double SIDE = 23;

    private final Words words;
    private final Targets targets;
    private final TopStrip top;
    private final VictoryMap map;
    private final StackPanel stack;
    private final List<PowerPanel> powers = new ArrayList<>();
    private final Panel force;
    private final Shown<List<String>> inForce = new Shown<>();
    private final HandStrip hand;
    private final StagePane stage = new StagePane();
    private final Contests contests;
    private final TableFrame frame;

    VictoryBoard(BoardHost host, Words words, VictoryGeography geography) {
        this.words = words;
        VictoryData data = geography.data();
        contests = new Contests(words);
        targets = new Targets(host);
        map = new VictoryMap(targets, words, geography);
        stack = new StackPanel(words, data);
        force = new Panel(words.text("panel.force"));
        VBox sides = new VBox();
        sides.getStyleClass().add("victory-powers");
        for (Power power : Power.values()) {
            powers.add(new PowerPanel(power, targets, words));
        }
        sides.getChildren().addAll(powers);
        StackPane middle = new StackPane(map.pane(), map.supplyLine());
        middle.getStyleClass().add("victory-middle");
        StackPane.setAlignment(map.supplyLine(), Pos.TOP_CENTER);
        frame = new TableFrame(middle).side(SIDE, stack.node(), force, sides);
        top = new TopStrip(targets, words, data, frame);
        hand = new HandStrip(targets, words, frame);
        frame.above(top).below(hand).over(stage);
        frame.getStylesheets()
                .add(Objects.requireNonNull(VictoryBoard.class.getResource("victory.css"))
                        .toExternalForm());
    }

    /** Which nodes stand for which targets. */
    Targets targets() {
        return targets;
    }

    /** The map, to point at pieces. */
    VictoryMap map() {
        return map;
    }

    @Override
    public Region node() {
        return frame;
    }

    @Override
    public void show(Situation situation) {
        VictoryView view = (VictoryView) situation.view();
        top.show(view, situation);
        map.show(view, situation);
        stack.show(view);
        powers.forEach(power -> power.show(view));
        inForce(view);
        hand.show(view, situation);
        stage.show(situation, contests::of);
        targets.show(situation);
    }

    private void inForce(VictoryView view) {
        List<String> lasting = view.lasting().stream()
                .map(each -> view.face(each.card()).map(VictoryView.Face::title).orElse(each.card()) + " ("
                        + words.name(each.until()) + ")")
                .toList();
        if (inForce.changes(lasting)) {
            force.setVisible(!lasting.isEmpty());
            force.setManaged(!lasting.isEmpty());
            force.setContent(lasting.stream()
                    .map(each -> Texts.wrapped(each, "victory-small"))
                    .toArray(Region[]::new));
        }
    }
}
