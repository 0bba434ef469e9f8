package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
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
import org.polemarch.perikles.model.Things;
import org.polemarch.perikles.view.PeriklesView;

/** A city: who leads it, who stands for election, whose cubes and statues are there, what its statues are worth. */
final class CityPanel extends LitBox {

    record Track(Power city, int points, List<Integer> track, int defeats, int next) {
        Track {
            track = List.copyOf(track);
        }
    }

    record Free(Space space, Power city) {}

    record Candidate(String letter, Power city, Seat owner, int cubes) {}

    /** Two candidates, and who would win if nothing changed. */
    record Contest(String letter, Power city, Seat owner, int cubes, Seat rival, int others, Seat winner, int cost) {}

    record Statues(int count, Seat owner, Power city, int worth, int points) {}

    record Cubes(int count, Seat owner, Power city) {}

    private static final int LOOSE = 6;
    private static final int CLOSE = 7;

    private final Power power;
    private final Words words;
    private final Looks looks;
    private final Badge leader = new Badge("", SideColour.NEUTRAL);
    private final PieceBox temple;
    private final PieceBox candidates;
    private final PieceBox statues;
    private final PieceBox worth;
    private final Label alpha;
    private final Label beta;
    private final HBox track = new HBox();
    private final PieceBox forces;
    private final Shown<Sight> shown = new Shown<>();
    private final Shown<Track> trackShown = new Shown<>();

    private record Sight(Phase phase, List<Seat> seats, PeriklesView.City city, PeriklesView.Force force) {
        Sight {
            seats = List.copyOf(seats);
        }
    }

    CityPanel(Power power, Words words, Looks looks, Explained explained, Targets targets) {
        super(targets);
        this.power = power;
        this.words = words;
        this.looks = looks;
        temple = new PieceBox(targets).setKept(true).setColumns(5);
        temple.getStyleClass().add("perikles-temple");
        candidates = new PieceBox(targets).setKept(true);
        statues = new PieceBox(targets).setKept(true);
        worth = new PieceBox(targets).setKept(true);
        forces = new PieceBox(targets).setKept(true);
        forces.getStyleClass().add("perikles-forces");
        Label name = new Label(words.name(power));
        name.getStyleClass().add("perikles-city-name");
        alpha = free(Space.ALPHA);
        beta = free(Space.BETA);
        HBox places = new HBox(alpha, beta);
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
        setId("perikles-city-" + power.id());
        Tip.on(this, () -> explained.city(power));
        Tip.on(leader, () -> explained.city(power));
    }

    static Region space() {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        return space;
    }

    /**
     * Shows the city.
     *
     * @param aim what a place stands for while a special tile is picked that is played on places
     */
    void show(PeriklesView view, UnaryOperator<Target> aim) {
        stands(aim.apply(Things.city(power)), words.name(power));
        List<Seat> seats =
                view.players().stream().map(PeriklesView.Player::seat).toList();
        Sight sight = new Sight(view.phase(), seats, view.city(power), view.force(power));
        if (shown.changes(sight)) {
            head(sight);
            temple.show(cubes(sight));
            track(sight.city());
            statues.show(statues(sight));
            show(forces(sight.force()));
        }
    }

    /** As many as lie in a pool stand in one row, the more the closer, so that the panels below stay where they are. */
    private void show(List<Piece> counters) {
        boolean many = counters.size() > LOOSE;
        forces.setColumns(many ? CLOSE : LOOSE).setOverlap(many ? 0.13 : -0.04);
        forces.show(counters);
    }

    private void head(Sight sight) {
        PeriklesView.City city = sight.city();
        leader.setText(city.leader().map(words::name).orElse(words.text("city.no-leader")));
        leader.setColour(city.leader().map(Looks::of).orElse(SideColour.NEUTRAL));
        boolean war = sight.phase() == Phase.COMMIT_FORCES || sight.phase() == Phase.RESOLVE_BATTLES;
        seen(leader, war || city.leader().isPresent());
        candidates.show(candidates(city));
        boolean proposing = sight.phase().compareTo(Phase.PROPOSE_CANDIDATES) <= 0;
        seen(alpha, proposing && city.alpha().isEmpty());
        seen(beta, proposing && city.beta().isEmpty());
    }

    static void seen(Region part, boolean there) {
        part.setVisible(there);
        part.setManaged(there);
    }

    private List<Piece> cubes(Sight sight) {
        List<Piece> pieces = new ArrayList<>();
        for (Seat seat : sight.seats()) {
            int count = sight.city().cubes().get(seat.index());
            if (count > 0) {
                pieces.add(Piece.of(PieceShape.CUBE, Looks.of(seat))
                        .marked(String.valueOf(count))
                        .target(Things.cubes(power, seat))
                        .called(words.say(new Cubes(count, seat, power))));
            }
        }
        return pieces;
    }

    /** The numbers a statue may be worth; defeats have covered those at the high end. */
    private void track(PeriklesView.City city) {
        int next = city.defeats() + 1 < city.track().size() ? city.track().get(city.defeats() + 1) : 0;
        Track now = new Track(power, city.statueValue(), city.track(), city.defeats(), next);
        if (!trackShown.changes(now)) {
            return;
        }
        String why = words.say(now);
        worth.show(
                List.of(Piece.of(PieceShape.STATUE, SideColour.IVORY).sized(0.6).called(why)));
        track.getChildren().setAll(worth);
        for (int i = 0; i < city.track().size(); i++) {
            Label number = new Label(String.valueOf(city.track().get(i)));
            number.getStyleClass()
                    .add(
                            i < city.defeats()
                                    ? "perikles-covered"
                                    : i == city.defeats() ? "perikles-worth" : "perikles-lower");
            number.setMinWidth(USE_PREF_SIZE);
            Tip.on(number, why);
            track.getChildren().add(number);
        }
    }

    private Label free(Space space) {
        Label free = new Label(words.name(space));
        free.getStyleClass().add("perikles-place");
        free.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        return Tip.on(free, words.say(new Free(space, power)));
    }

    private List<Piece> candidates(PeriklesView.City city) {
        List<Piece> pieces = new ArrayList<>();
        candidate(city, city.alpha(), city.beta(), Space.ALPHA).ifPresent(pieces::add);
        candidate(city, city.beta(), city.alpha(), Space.BETA).ifPresent(pieces::add);
        return pieces;
    }

    private Optional<Piece> candidate(PeriklesView.City city, Optional<Seat> seat, Optional<Seat> rival, Space space) {
        return seat.map(owner -> Piece.of(PieceShape.CUBE, Looks.of(owner))
                .marked(words.name(space))
                .sized(0.85)
                .target(Things.candidate(power, space))
                .called(words.say(standing(city, owner, rival, space))));
    }

    private Record standing(PeriklesView.City city, Seat owner, Optional<Seat> rival, Space space) {
        String letter = words.name(space);
        int cubes = city.cubes().get(owner.index());
        if (rival.isEmpty()) {
            return new Candidate(letter, power, owner, cubes);
        }
        int others = city.cubes().get(rival.get().index());
        boolean wins = cubes > others || (cubes == others && space == Space.ALPHA);
        return new Contest(
                letter, power, owner, cubes, rival.get(), others, wins ? owner : rival.get(), Math.min(cubes, others));
    }

    private List<Piece> statues(Sight sight) {
        List<Piece> pieces = new ArrayList<>();
        for (Seat seat : sight.seats()) {
            int count = sight.city().statues().get(seat.index());
            if (count > 0) {
                pieces.add(Piece.of(PieceShape.STATUE, Looks.of(seat))
                        .times(count)
                        .sized(0.75)
                        .called(words.say(new Statues(
                                count,
                                seat,
                                power,
                                sight.city().statueValue(),
                                count * sight.city().statueValue()))));
            }
        }
        return pieces;
    }

    private List<Piece> forces(PeriklesView.Force force) {
        List<Piece> pieces = new ArrayList<>();
        looks.sendable(force).forEach(piece -> pieces.add(piece.sized(0.85)));
        for (PeriklesView.Stack stack : force.home()) {
            pieces.add(looks.counters(stack, SideColour.NEUTRAL, "counter.home").sized(0.8));
        }
        for (PeriklesView.Stack stack : force.dead()) {
            pieces.add(looks.counters(stack, SideColour.NEUTRAL, "counter.dead")
                    .usedUp()
                    .sized(0.8));
        }
        return pieces;
    }

    static HBox row(Region... nodes) {
        HBox row = new HBox(nodes);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("perikles-row");
        return row;
    }
}
