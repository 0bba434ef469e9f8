package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
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
import org.polemarch.perikles.model.Chronicle;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.view.PeriklesView;

/** A location tile with both sides that stand there. */
final class LocationCard extends VBox {

    private static final int COLUMNS = 4;

    /** A round in which counters of a type fight. */
    record Round(UnitType type) {}

    /** A side and who commands it. */
    record Commanded(String side, List<Seat> main) {
        Commanded {
            main = List.copyOf(main);
        }
    }

    private final Words words;
    private final Looks looks;
    private final Targets targets;
    private final List<Node> bound = new ArrayList<>();

    LocationCard(Words words, Looks looks, Targets targets) {
        this.words = words;
        this.looks = looks;
        this.targets = targets;
        getStyleClass().add("perikles-location");
    }

    void show(int number, PeriklesView.Place place, PeriklesView view, String aim) {
        bound.forEach(targets::remove);
        bound.clear();
        boolean open = place.fate() == Chronicle.Fate.OPEN;
        Label name = new Label(number + " " + words.name(place.location()));
        name.getStyleClass().add("perikles-location-name");
        Label points = new Label(String.valueOf(place.points()));
        points.getStyleClass().add("perikles-points");
        points.setMinWidth(Region.USE_PREF_SIZE);
        Tip.on(points, words.say(new PeriklesBoard.Prize(place.location(), place.points())));
        HBox head = new HBox(name);
        head.getStyleClass().add("perikles-head");
        head.setStyle(Looks.head(Looks.of(place.city())));
        if (!aim.isEmpty() || view.phase() != Phase.COMMIT_FORCES) { // else its two sides are what can be chosen
            bound.add(targets.add(head, Target.space(aim + place.location().id()), words.name(place.location())));
        }
        PieceBox rounds = new PieceBox(targets, rounds(place));
        Label city = new Label(words.name(place.city()));
        city.getStyleClass().addAll("pm-text-soft", "perikles-small");
        city.setMinWidth(Region.USE_PREF_SIZE);
        getChildren().setAll(head, CityPanel.row(rounds, city, CityPanel.space(), points));
        if (open) {
            getChildren().add(line(Side.ATTACK, place, place.attackers(), place.violet(), view));
            getChildren().add(line(Side.DEFENCE, place, place.defenders(), place.grey(), view));
        } else {
            getChildren().add(fate(place));
        }
        setOpacity(open ? 1 : 0.75);
    }

    /** What became of it, and who scores it. */
    private VBox fate(PeriklesView.Place place) {
        Label fate = new Label(words.name(place.fate()));
        fate.setWrapText(true);
        fate.getStyleClass().addAll("pm-text", "perikles-small");
        VBox box = new VBox(fate);
        box.getStyleClass().add("perikles-line");
        for (Seat holder : place.holders()) {
            box.getChildren().add(new Badge(words.name(holder), Looks.of(holder)));
        }
        return box;
    }

    /** The rounds in order. */
    private List<Piece> rounds(PeriklesView.Place place) {
        return place.rounds().stream()
                .map(type -> Piece.of(Looks.shape(type), SideColour.IVORY)
                        .sized(0.55)
                        .called(words.say(new Round(type))))
                .toList();
    }

    private VBox line(
            Side side, PeriklesView.Place place, PeriklesView.Line line, List<UnitType> printed, PeriklesView view) {
        String title = words.text("side." + side.name());
        Label label = new Label(line.main().isEmpty() ? title : words.say(new Commanded(title, line.main())));
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().addAll("pm-text", "perikles-small");
        List<Piece> counters = looks.line(line, view);
        double size = counters.size() + printed.size() > 3 ? 0.75 : 1;
        List<Piece> pieces = new ArrayList<>();
        counters.forEach(piece -> pieces.add(piece.sized(size)));
        for (UnitType type : printed) {
            pieces.add(Piece.of(PieceShape.MARKER, side == Side.ATTACK ? SideColour.PURPLE : SideColour.NEUTRAL)
                    .marked(type == UnitType.HOPLITE ? "+H" : "+T")
                    .sized(0.8 * size)
                    .called(words.text("printed." + side.name())));
        }
        PieceBox box = new PieceBox(targets, pieces);
        box.setColumns(COLUMNS);
        box.setCrowd(2 * COLUMNS);
        VBox row = new VBox(label, box);
        row.getStyleClass().add("perikles-line");
        Target target = Target.space(place.location().id() + "-" + side.id());
        bound.add(targets.add(row, target, title + " " + words.name(place.location())));
        return row;
    }
}
