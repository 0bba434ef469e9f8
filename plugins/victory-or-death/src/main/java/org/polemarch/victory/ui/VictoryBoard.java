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
import org.polemarch.api.ui.Tip;
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
    private final Explanations explanations;
    private final Targets targets;
    private final TopStrip top;
    private final VictoryMap map;
    private final StackPanel stack;
    private final List<PowerPanel> powers = new ArrayList<>();
    private final Panel force;
    private final Shown<List<VictoryView.LastingView>> inForce = new Shown<>();
    private final HandStrip hand;
    private final StagePane stage = new StagePane();
    private final Contests contests;
    private final TableFrame frame;

    VictoryBoard(BoardHost host, Words words, VictoryGeography geography) {
        this.words = words;
        VictoryData data = geography.data();
        explanations = new Explanations(words, data);
        contests = new Contests(words);
        targets = new Targets(host);
        map = new VictoryMap(targets, words, geography, explanations);
        stack = new StackPanel(words, data, explanations);
        force = new Panel(words.text("panel.force"));
        VBox sides = new VBox();
        sides.getStyleClass().add("victory-powers");
        for (Power power : Power.values()) {
            powers.add(new PowerPanel(power, targets, words, explanations));
        }
        sides.getChildren().addAll(powers);
        StackPane middle = new StackPane(map.pane(), map.supplyLine());
        middle.getStyleClass().add("victory-middle");
        StackPane.setAlignment(map.supplyLine(), Pos.TOP_CENTER);
        frame = new TableFrame(middle).side(SIDE, stack.node(), force, sides);
        top = new TopStrip(targets, words, data, frame, explanations);
        hand = new HandStrip(targets, words, frame, explanations);
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
        explanations.show(view);
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
        if (inForce.changes(view.lasting())) {
            force.setVisible(!view.lasting().isEmpty());
            force.setManaged(!view.lasting().isEmpty());
            force.setContent(
                    view.lasting().stream().map(each -> lasting(each, view)).toArray(Region[]::new));
        }
    }

    private Region lasting(VictoryView.LastingView each, VictoryView view) {
        String title = view.face(each.card()).map(VictoryView.Face::title).orElse(each.card());
        return Tip.on(
                Texts.wrapped(title + " (" + words.name(each.until()) + ")", "victory-small"),
                () -> explanations.card(each.card()));
    }
}
