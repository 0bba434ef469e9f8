package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Space;
import org.polemarch.perikles.view.PeriklesView;

/** A city: who leads it, who stands for election, whose cubes and statues are there, what its statues are worth. */
final class CityPanel extends VBox {

    /** What a statue is worth and why. */
    record Track(int points, List<Integer> track, int defeats) {
        Track {
            track = List.copyOf(track);
        }
    }

    /** A place for which nobody stands yet. */
    record Free(Space space, Power city) {}

    /** Who stands for election. */
    record Candidate(String letter, Power city, Seat owner) {}

    /** Whose statues stand in a city. */
    record Statues(int count, Seat owner, Power city) {}

    /** Whose cubes lie in a city. */
    record Cubes(int count, Seat owner, Power city) {}

    private final Power power;
    private final Words words;
    private final Looks looks;
    private final Targets targets;
    private final Badge leader = new Badge("", SideColour.NEUTRAL);
    private final PieceBox temple;
    private final PieceBox candidates;
    private final PieceBox statues;
    private final HBox places = new HBox();
    private final HBox track = new HBox();
    private final PieceBox forces;

    CityPanel(Power power, Words words, Looks looks, Targets targets) {
        this.power = power;
        this.words = words;
        this.looks = looks;
        this.targets = targets;
        temple = new PieceBox(targets);
        candidates = new PieceBox(targets);
        statues = new PieceBox(targets);
        forces = new PieceBox(targets);
        temple.setColumns(5);
        forces.setColumns(6);
        Label name = new Label(words.name(power));
        name.getStyleClass().add("perikles-city-name");
        places.getStyleClass().add("perikles-places");
        track.getStyleClass().add("perikles-track");
        HBox head = new HBox(name, space(), candidates, places, leader);
        head.getStyleClass().add("perikles-head");
        head.setStyle(Looks.head(Looks.of(power)));
        HBox people = new HBox(track, space(), statues);
        people.getStyleClass().addAll("perikles-row", "perikles-people");
        VBox body = new VBox(people, temple, forces);
        body.getStyleClass().add("perikles-body");
        getChildren().addAll(head, body);
        getStyleClass().add("perikles-city");
    }

    static Region space() {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        return space;
    }

    /**
     * Shows the city.
     *
     * @param aim what stands before a city's id in the targets of a special tile that was picked, or nothing
     */
    void show(PeriklesView view, String aim) {
        targets.add(this, Target.space(aim + power.id()), words.name(power));
        PeriklesView.City city = view.city(power);
        leader.setText(city.leader().map(words::name).orElse(words.text("city.no-leader")));
        leader.setColour(city.leader().map(Looks::of).orElse(SideColour.NEUTRAL));
        boolean war = view.phase() == Phase.COMMIT_FORCES || view.phase() == Phase.RESOLVE_BATTLES;
        leader.setVisible(war || city.leader().isPresent());
        leader.setManaged(leader.isVisible());
        temple.show(cubes(view, city));
        candidates.show(candidates(city));
        places.getChildren().clear();
        if (view.phase().compareTo(Phase.PROPOSE_CANDIDATES) <= 0) {
            place(city.alpha(), Space.ALPHA);
            place(city.beta(), Space.BETA);
        }
        track(city);
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
                        .called(words.say(new Cubes(count, player.seat(), power))));
            }
        }
        return pieces;
    }

    /** The numbers a statue may be worth; defeats have covered those at the high end. */
    private void track(PeriklesView.City city) {
        String why = words.say(new Track(city.statueValue(), city.track(), city.defeats()));
        track.getChildren()
                .setAll(new PieceBox(
                        targets,
                        List.of(Piece.of(PieceShape.STATUE, SideColour.IVORY)
                                .sized(0.6)
                                .called(why))));
        for (int i = 0; i < city.track().size(); i++) {
            Label number = new Label(String.valueOf(city.track().get(i)));
            number.getStyleClass()
                    .add(
                            i < city.defeats()
                                    ? "perikles-covered"
                                    : i == city.defeats() ? "perikles-worth" : "perikles-lower");
            number.setMinWidth(Region.USE_PREF_SIZE);
            Tip.on(number, why);
            track.getChildren().add(number);
        }
    }

    /** A place for a candidate that nobody has taken yet. */
    private void place(Optional<Seat> candidate, Space space) {
        if (candidate.isEmpty()) {
            Label free = new Label(words.name(space));
            free.getStyleClass().add("perikles-place");
            free.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
            Tip.on(free, words.say(new Free(space, power)));
            places.getChildren().add(free);
        }
    }

    private List<Piece> candidates(PeriklesView.City city) {
        List<Piece> pieces = new ArrayList<>();
        candidate(city.alpha(), "α", "-alpha").ifPresent(pieces::add);
        candidate(city.beta(), "β", "-beta").ifPresent(pieces::add);
        return pieces;
    }

    private Optional<Piece> candidate(Optional<Seat> seat, String letter, String space) {
        return seat.map(owner -> Piece.of(PieceShape.CUBE, Looks.of(owner))
                .marked(letter)
                .sized(0.85)
                .target(Target.piece(power.id() + space))
                .called(words.say(new Candidate(letter, power, owner))));
    }

    private List<Piece> statues(PeriklesView view, PeriklesView.City city) {
        List<Piece> pieces = new ArrayList<>();
        for (PeriklesView.Player player : view.players()) {
            int count = city.statues().get(player.seat().index());
            if (count > 0) {
                pieces.add(Piece.of(PieceShape.STATUE, Looks.of(player.seat()))
                        .times(count)
                        .sized(0.75)
                        .called(words.say(new Statues(count, player.seat(), power))));
            }
        }
        return pieces;
    }

    private List<Piece> forces(PeriklesView view) {
        PeriklesView.Force force = view.force(power);
        List<Piece> pieces = new ArrayList<>();
        looks.sendable(force).forEach(piece -> pieces.add(piece.sized(0.85)));
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
