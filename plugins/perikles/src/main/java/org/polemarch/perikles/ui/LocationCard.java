package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import javafx.scene.control.Label;
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
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.perikles.model.Chronicle;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.Things;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.view.PeriklesView;

/** A location tile with both sides that stand there. */
final class LocationCard extends VBox {

    record FirstRound(UnitType type) {}

    record LastRound(UnitType type) {}

    private final int number;
    private final Words words;
    private final Explained explained;
    private final Label name = new Label();
    private final LitBox head;
    private final PieceBox rounds;
    private final Label city = new Label();
    private final Label points = new Label();
    private final LocationLine attack;
    private final LocationLine defence;
    private final VBox fate = new VBox();
    private final Shown<PeriklesView.Place> shown = new Shown<>();

    /** The tile on a slot, counted from one. */
    LocationCard(int number, Words words, Looks looks, Explained explained, Targets targets) {
        this.number = number;
        this.words = words;
        this.explained = explained;
        head = new LitBox(targets);
        rounds = new PieceBox(targets).setKept(true);
        attack = new LocationLine(Side.ATTACK, words, looks, explained, targets);
        defence = new LocationLine(Side.DEFENCE, words, looks, explained, targets);
        name.getStyleClass().add("perikles-location-name");
        head.getStyleClass().add("perikles-head");
        head.getChildren().add(name);
        city.getStyleClass().addAll("pm-text-soft", "perikles-small");
        city.setMinWidth(Region.USE_PREF_SIZE);
        points.getStyleClass().add("perikles-points");
        points.setMinWidth(Region.USE_PREF_SIZE);
        fate.getStyleClass().add("perikles-line");
        getStyleClass().add("perikles-location");
        setId("perikles-location-" + number);
        getChildren().addAll(head, CityPanel.row(rounds, city, CityPanel.space(), points), attack, defence, fate);
    }

    /** Shows the slot; without a tile on it nothing is seen. */
    void show(PeriklesView view, UnaryOperator<Target> aim) {
        boolean there = number <= view.locations().size();
        setVisible(there);
        if (there) {
            show(view.locations().get(number - 1), view, aim);
        } else {
            head.standsForNothing();
            attack.standsForNothing();
            defence.standsForNothing();
        }
    }

    private void show(PeriklesView.Place place, PeriklesView view, UnaryOperator<Target> aim) {
        Target here = Things.location(place.location());
        Target target = aim.apply(here);
        if (!target.equals(here) || view.phase() != Phase.COMMIT_FORCES) { // else its two sides are what can be chosen
            head.stands(target, words.name(place.location()));
        } else {
            head.standsForNothing();
        }
        boolean open = place.fate() == Chronicle.Fate.OPEN;
        if (open) {
            attack.show(standing(place, place.attackers(), place.violet(), view));
            defence.show(standing(place, place.defenders(), place.grey(), view));
        } else {
            attack.standsForNothing();
            defence.standsForNothing();
        }
        if (shown.changes(place)) {
            tile(place);
            CityPanel.seen(attack, open);
            CityPanel.seen(defence, open);
            CityPanel.seen(fate, !open);
            setOpacity(open ? 1 : 0.75);
        }
    }

    private static LocationLine.Standing standing(
            PeriklesView.Place place, PeriklesView.Line line, List<UnitType> printed, PeriklesView view) {
        return new LocationLine.Standing(place.location(), line, Looks.colours(line, view), printed);
    }

    /** What is printed on it; below, if it is decided, what became of it. */
    private void tile(PeriklesView.Place place) {
        name.setText(number + " " + words.name(place.location()));
        head.setStyle(Looks.head(Looks.of(place.city())));
        rounds.show(rounds(place));
        city.setText(words.name(place.city()));
        points.setText(String.valueOf(place.points()));
        Tip.on(this, () -> explained.location(place.location()));
        Tip.on(city, () -> explained.city(place.city()));
        if (place.fate() != Chronicle.Fate.OPEN) {
            fate(place);
        }
    }

    private void fate(PeriklesView.Place place) {
        Label what = new Label(words.name(place.fate()));
        what.setWrapText(true);
        what.getStyleClass().addAll("pm-text", "perikles-small");
        fate.getChildren().setAll(what);
        for (Seat holder : place.holders()) {
            fate.getChildren().add(new Badge(words.name(holder), Looks.of(holder)));
        }
    }

    private List<Piece> rounds(PeriklesView.Place place) {
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < place.rounds().size(); i++) {
            UnitType type = place.rounds().get(i);
            boolean last = i + 1 == place.rounds().size();
            pieces.add(Piece.of(Looks.shape(type), SideColour.IVORY)
                    .sized(0.55)
                    .called(words.say(last ? new LastRound(type) : new FirstRound(type))));
        }
        return pieces;
    }
}
