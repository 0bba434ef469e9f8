package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.DicePane;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.perikles.model.Battle;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.view.PeriklesView;

/** The battle being fought, round by round: strengths, column, numbers to reach, dice, tokens. */
final class BattlePanel {

    private static final int TOKENS = 2;

    private final Words words;
    private final Targets targets;
    private final Panel panel = new Panel("");

    /** What is fought over. */
    record Title(Location location) {}

    /** A round and how it came to its end. */
    record Course(UnitType type, Battle.Course course) {}

    /** A round in which the dice have not fallen yet. */
    record Before(UnitType type) {}

    /** A round that is decided. */
    record Won(UnitType type, Battle.Course course, Side side) {}

    /** The column in which the dice are thrown. */
    record Column(String label) {}

    /** Who counts double. */
    record Doubled(List<Power> powers) {
        Doubled {
            powers = List.copyOf(powers);
        }
    }

    BattlePanel(Words words, Targets targets) {
        this.words = words;
        this.targets = targets;
    }

    Panel node() {
        return panel;
    }

    void show(PeriklesView view) {
        panel.setVisible(view.battle().isPresent());
        panel.setManaged(view.battle().isPresent());
        view.battle().ifPresent(fight -> {
            panel.setTitle(words.say(new Title(fight.location())));
            PeriklesView.Place place = view.locations().stream()
                    .filter(each -> each.location() == fight.location())
                    .findFirst()
                    .orElseThrow();
            panel.setContent(
                    fight.rounds().stream().map(round -> round(round, place)).toArray(VBox[]::new));
        });
    }

    private VBox round(PeriklesView.Round round, PeriklesView.Place place) {
        Label title = new Label(round.winner()
                .map(side -> words.say(new Won(round.type(), round.course(), side)))
                .orElseGet(() -> words.say(
                        round.course() == Battle.Course.FOUGHT
                                ? new Before(round.type())
                                : new Course(round.type(), round.course()))));
        title.setWrapText(true);
        title.setMinHeight(Region.USE_PREF_SIZE);
        title.getStyleClass().add("perikles-location-name");
        VBox box = new VBox(title);
        box.getStyleClass().add("perikles-body");
        if (round.course() == Battle.Course.FOUGHT) {
            FactTable facts = new FactTable(
                    "",
                    words.text("battle.strength"),
                    words.text("battle.needs"),
                    words.text("battle.tokens"),
                    words.text("battle.dice"));
            List<Integer> dice = round.dice();
            facts.row(
                    side(words.text("battle.attacker"), place.attackers().main()),
                    text(round.attack()),
                    text(round.attackerNeeds()),
                    tokens(round.attackerTokens()),
                    dice(Looks.of(place.attackers().main()), dice, 0));
            facts.row(
                    side(words.text("battle.defender"), place.defenders().main()),
                    text(round.defence()),
                    text(round.defenderNeeds()),
                    tokens(round.defenderTokens()),
                    dice(Looks.of(place.defenders().main()), dice, 2));
            box.getChildren().add(facts);
            String column =
                    round.column().map(label -> words.say(new Column(label))).orElse("");
            String doubled = round.doubled().isEmpty() ? "" : words.say(new Doubled(round.doubled()));
            if (!column.isEmpty() || !doubled.isEmpty()) {
                Label below = new Label((column + " " + doubled).strip());
                below.getStyleClass().add("pm-text-soft");
                box.getChildren().add(below);
            }
        }
        return box;
    }

    private VBox side(String name, List<Seat> main) {
        VBox side = new VBox(text(name));
        for (Seat seat : main) {
            side.getChildren().add(new Badge(words.name(seat), Looks.of(seat)));
        }
        return side;
    }

    private static Label text(Object value) {
        Label label = new Label(String.valueOf(value));
        label.getStyleClass().add("pm-text");
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private PieceBox tokens(int count) {
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < Math.min(TOKENS, count); i++) {
            pieces.add(Piece.of(PieceShape.COIN, SideColour.GOLD).sized(0.8).called(words.text("battle.token")));
        }
        return new PieceBox(targets, pieces);
    }

    private static HBox dice(SideColour colour, List<Integer> dice, int from) {
        DicePane pane = new DicePane();
        if (dice.size() >= from + 2) {
            pane.show(colour, dice.get(from), dice.get(from + 1));
        }
        return pane;
    }
}
