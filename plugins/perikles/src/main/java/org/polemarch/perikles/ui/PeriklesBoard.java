package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.map.GeoBounds;
import org.polemarch.api.ui.map.MapPane;
import org.polemarch.api.ui.map.MapSpace;
import org.polemarch.api.ui.map.SpaceShape;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.api.ui.table.TableFrame;
import org.polemarch.perikles.data.PeriklesData;
import org.polemarch.perikles.model.Chronicle;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.view.PeriklesView;

/** The table: the map with what is fought over, the seven tiles below, the six cities and the players beside. */
final class PeriklesBoard implements BoardView {

    private static final GeoBounds GREECE = new GeoBounds(35.9, 19.3, 41.2, 27.4);
    private static final int SLOTS = 7;

    private final Words words;
    private final Looks looks;
    private final Targets targets;
    private final PeriklesData data;
    private final MapPane map;
    private final Label heading = new Label();
    private final TileStrip tiles;
    private final List<LocationCard> locations = new ArrayList<>();
    private final List<CityPanel> cities = new ArrayList<>();
    private final BattlePanel battle;
    private final ScorePanel scores;
    private final PersiaPanel persia;
    private final TableFrame frame;

    PeriklesBoard(BoardHost host, Words words, PeriklesData data) {
        this.words = words;
        this.data = data;
        this.looks = new Looks(words);
        this.targets = new Targets(host);
        map = new MapPane(GREECE, targets)
                .inset("Sicily", GeoBounds.SICILY, Pos.BOTTOM_LEFT, 0.2)
                .symbols(0.8)
                .spaces(spaces());
        tiles = new TileStrip(words, targets);
        battle = new BattlePanel(words, targets);
        scores = new ScorePanel(words, targets);
        persia = new PersiaPanel(words, looks, targets);
        frame = new TableFrame(middle()).side(29, battle.node(), cityGrid(), persia.node(), scores.node());
        frame.getStylesheets()
                .add(PeriklesBoard.class.getResource("perikles.css").toExternalForm());
    }

    /** The cities two by two, so that all of them can be seen at once. */
    private GridPane cityGrid() {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("perikles-cities");
        for (int i = 0; i < Power.CITIES; i++) {
            CityPanel panel = new CityPanel(Power.of(i), words, looks, targets);
            cities.add(panel);
            grid.add(panel, i % 2, i / 2);
            GridPane.setFillHeight(panel, true);
        }
        ColumnConstraints half = new ColumnConstraints();
        half.setPercentWidth(50);
        grid.getColumnConstraints().addAll(half, half);
        return grid;
    }

    private VBox middle() {
        HBox strip = new HBox();
        strip.getStyleClass().add("perikles-strip");
        for (int i = 0; i < SLOTS; i++) {
            LocationCard card = new LocationCard(words, looks, targets);
            HBox.setHgrow(card, Priority.ALWAYS);
            card.setMaxWidth(Double.MAX_VALUE);
            locations.add(card);
            strip.getChildren().add(card);
        }
        heading.getStyleClass().add("perikles-heading");
        VBox.setVgrow(map, Priority.ALWAYS);
        return new VBox(heading, map, tiles, strip);
    }

    /** Cities and locations at their real places. */
    private List<MapSpace> spaces() {
        List<MapSpace> all = new ArrayList<>();
        for (int i = 0; i < Power.CITIES; i++) {
            Power power = Power.of(i);
            PeriklesData.PowerFigures figures = data.figures(power);
            all.add(MapSpace.at(power.id(), words.name(power), figures.latitude(), figures.longitude())
                    .shaped(SpaceShape.CAPITAL)
                    .ranked(3)
                    .sized(1.2));
        }
        for (Location location : Location.values()) {
            PeriklesData.LocationFigures figures = data.figures(location);
            all.add(MapSpace.at(location.id(), words.name(location), figures.latitude(), figures.longitude())
                    .shaped(SpaceShape.CIRCLE)
                    .ranked(1)
                    .sized(0.8));
        }
        return all;
    }

    @Override
    public Region node() {
        return frame;
    }

    @Override
    public void show(Situation situation) {
        PeriklesView view = (PeriklesView) situation.view();
        heading.setText("Turn " + view.turn() + " of " + view.turns() + " · " + words.name(view.phase())
                + " · first player " + words.name(view.firstPlayer()));
        Map<String, List<Piece>> pieces = new LinkedHashMap<>();
        Map<String, SideColour> owners = new LinkedHashMap<>();
        for (PeriklesView.City city : view.cities()) {
            city.leader().ifPresent(leader -> owners.put(city.city().id(), Looks.of(leader)));
        }
        for (int i = 0; i < SLOTS; i++) {
            boolean there = i < view.locations().size();
            locations.get(i).setVisible(there);
            if (there) {
                PeriklesView.Place place = view.locations().get(i);
                locations.get(i).show(i + 1, place, view);
                pieces.put(place.location().id(), onMap(i + 1, place, view));
            }
        }
        map.pieces(pieces);
        map.owners(owners);
        cities.forEach(city -> city.show(view));
        persia.show(view);
        battle.show(view);
        scores.show(view);
        tiles.show(view);
        targets.show(situation);
    }

    private List<Piece> onMap(int number, PeriklesView.Place place, PeriklesView view) {
        List<Piece> pieces = new ArrayList<>();
        Piece marker = Piece.of(PieceShape.MARKER, Looks.of(place.city()))
                .marked(String.valueOf(number))
                .called(words.name(place.location()) + ", " + place.points() + " points");
        pieces.add(place.fate() == Chronicle.Fate.OPEN ? marker : marker.usedUp());
        pieces.addAll(looks.line(place.attackers(), view));
        pieces.addAll(looks.line(place.defenders(), view));
        return pieces;
    }

    /** The Persians, whom those without a city lead together. */
    private static final class PersiaPanel {
        private final Words words;
        private final Looks looks;
        private final PieceBox forces;
        private final Panel panel;

        PersiaPanel(Words words, Looks looks, Targets targets) {
            this.words = words;
            this.looks = looks;
            forces = new PieceBox(targets);
            forces.setColumns(10);
            panel = new Panel(words.name(Power.PERSIA), forces);
        }

        Panel node() {
            return panel;
        }

        void show(PeriklesView view) {
            PeriklesView.Force force = view.force(Power.PERSIA);
            boolean led = !force.leaders().isEmpty();
            panel.setVisible(led);
            panel.setManaged(led);
            panel.setTitle(words.name(Power.PERSIA) + ", led by " + words.name(force.leaders()));
            forces.show(looks.sendable(force));
        }
    }
}
