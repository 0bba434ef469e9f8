package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.view.PeriklesView;

/** A city: who leads it, who stands for election, whose cubes and statues are there, what its statues are worth. */
final class CityPanel extends VBox {

    private final Power power;
    private final Words words;
    private final Looks looks;
    private final Badge leader = new Badge("", SideColour.NEUTRAL);
    private final Label worth = new Label();
    private final PieceBox temple;
    private final PieceBox candidates;
    private final PieceBox statues;
    private final PieceBox forces;

    CityPanel(Power power, Words words, Looks looks, Targets targets) {
        this.power = power;
        this.words = words;
        this.looks = looks;
        temple = new PieceBox(targets);
        candidates = new PieceBox(targets);
        statues = new PieceBox(targets);
        forces = new PieceBox(targets);
        temple.setColumns(5);
        forces.setColumns(5);
        Label name = new Label(words.name(power));
        name.getStyleClass().add("perikles-city-name");
        worth.getStyleClass().addAll("pm-text-soft", "perikles-small");
        HBox head = new HBox(name, space(), leader);
        head.getStyleClass().add("perikles-head");
        head.setStyle("-perikles-stripe: " + web(Looks.of(power)) + ";");
        HBox people = new HBox(worth, space(), candidates, statues);
        people.getStyleClass().addAll("perikles-row", "perikles-people");
        VBox body = new VBox(people, temple, forces);
        body.getStyleClass().add("perikles-body");
        getChildren().addAll(head, body);
        getStyleClass().add("perikles-city");
        targets.add(this, Target.space(power.id()), words.name(power));
    }

    static String web(SideColour colour) {
        return "#" + colour.fill().toString().substring(2, 8);
    }

    static Region space() {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        return space;
    }

    void show(PeriklesView view) {
        PeriklesView.City city = view.city(power);
        leader.setText(city.leader().map(words::name).orElse("–"));
        leader.setColour(city.leader().map(Looks::of).orElse(SideColour.NEUTRAL));
        worth.setText("VP " + city.statueValue() + (city.defeats() > 0 ? " " + "✕".repeat(city.defeats()) : ""));
        worth.setMinWidth(Region.USE_PREF_SIZE);
        Tooltip.install(
                worth,
                new Tooltip("A statue is worth " + city.statueValue() + "; the track is " + city.track() + ", defeats: "
                        + city.defeats()));
        temple.show(cubes(view, city));
        candidates.show(candidates(city));
        statues.show(statues(view, city));
        forces.show(forces(view));
    }

    private List<Piece> cubes(PeriklesView view, PeriklesView.City city) {
        List<Piece> pieces = new ArrayList<>();
        for (PeriklesView.Player player : view.players()) {
            int count = city.cubes().get(player.seat().index());
            if (count > 0) {
                pieces.add(Piece.of(PieceShape.CUBE, Looks.of(player.seat()))
                        .marked(String.valueOf(count))
                        .target(Target.piece(
                                power.id() + "-cube-" + player.seat().id()))
                        .called(count + (count == 1 ? " cube of " : " cubes of ") + words.name(player.seat()) + " in "
                                + words.name(power)));
            }
        }
        return pieces;
    }

    private List<Piece> candidates(PeriklesView.City city) {
        List<Piece> pieces = new ArrayList<>();
        candidate(city.alpha(), "α", "-alpha").ifPresent(pieces::add);
        candidate(city.beta(), "β", "-beta").ifPresent(pieces::add);
        return pieces;
    }

    private Optional<Piece> candidate(Optional<Seat> seat, String letter, String space) {
        return seat.map(owner -> Piece.of(PieceShape.LEADER, Looks.of(owner))
                .marked(letter)
                .target(Target.piece(power.id() + space))
                .called("Candidate " + letter + " in " + words.name(power) + ": " + words.name(owner)));
    }

    private List<Piece> statues(PeriklesView view, PeriklesView.City city) {
        List<Piece> pieces = new ArrayList<>();
        for (PeriklesView.Player player : view.players()) {
            int count = city.statues().get(player.seat().index());
            if (count > 0) {
                pieces.add(Piece.of(PieceShape.STATUE, Looks.of(player.seat()))
                        .times(count)
                        .called(count + (count == 1 ? " statue of " : " statues of ") + words.name(player.seat())));
            }
        }
        return pieces;
    }

    private List<Piece> forces(PeriklesView view) {
        PeriklesView.Force force = view.force(power);
        List<Piece> pieces = new ArrayList<>(looks.sendable(force));
        for (PeriklesView.Stack stack : force.home()) {
            pieces.add(looks.counters(stack, SideColour.NEUTRAL).sized(0.8));
        }
        for (PeriklesView.Stack stack : force.dead()) {
            pieces.add(looks.counters(stack, SideColour.NEUTRAL).usedUp().sized(0.8));
        }
        return pieces;
    }

    /** Rows line up in the middle. */
    static HBox row(Region... nodes) {
        HBox row = new HBox(nodes);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("perikles-row");
        return row;
    }
}
