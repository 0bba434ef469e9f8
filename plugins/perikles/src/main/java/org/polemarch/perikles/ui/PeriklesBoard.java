package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.map.GeoBounds;
import org.polemarch.api.ui.map.MapPane;
import org.polemarch.api.ui.map.MapSpace;
import org.polemarch.api.ui.map.SpaceShape;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.TableFrame;
import org.polemarch.perikles.data.LocationTile;
import org.polemarch.perikles.data.PeriklesData;
import org.polemarch.perikles.model.Chronicle;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.Things;
import org.polemarch.perikles.view.PeriklesView;

/** The table: the map with what is fought over, the seven tiles below, the six cities and the players beside. */
final class PeriklesBoard implements BoardView {

    private static final GeoBounds GREECE = new GeoBounds(35.9, 19.3, 41.2, 27.4);

    /** Once no more tiles are taken the cards have room for counters that come and go: the map above stands still. */
    private static final PseudoClass ROOMY = PseudoClass.getPseudoClass("roomy");

    private final Words words;
    private final Looks looks;
    private final Explained explained;
    private final Targets targets;
    private final PeriklesData data;
    private final MapPane map;
    private final Label heading = new Label();
    private final HBox strip = new HBox();
    private final Shown<List<PeriklesView.Place>> placesShown = new Shown<>();
    private final VBox below = new VBox();
    private final List<LocationCard> locations = new ArrayList<>();
    private final Set<Location> onMap = new HashSet<>();
    private final PeriklesSide side;
    private final TableFrame frame;

    record Heading(int turn, int turns, Phase phase, Seat firstPlayer) {}

    record Came(Location location, Side side, List<Seat> main, int count) {
        Came {
            main = List.copyOf(main);
        }
    }

    PeriklesBoard(BoardHost host, Words words, PeriklesData data) {
        this.words = words;
        this.data = data;
        this.looks = new Looks(words);
        this.explained = new Explained(words);
        this.targets = new Targets(host);
        map = new MapPane(GREECE, targets)
                .inset(words.text("map.sicily"), GeoBounds.SICILY, Pos.BOTTOM_LEFT, 0.2)
                .symbols(0.8)
                .spaces(spaces());
        Power.cities().forEach(city -> map.tell(city.id(), () -> explained.city(city)));
        data.locations().forEach(tile -> addLocation(tile.location(), tile.spot()));
        frame = new TableFrame(middle());
        side = new PeriklesSide(frame, below, words, looks, explained, targets);
        frame.getStylesheets()
                .add(PeriklesBoard.class.getResource("perikles.css").toExternalForm());
    }

    private VBox middle() {
        strip.getStyleClass().add("perikles-strip");
        strip.setMinHeight(Region.USE_PREF_SIZE);
        for (int i = 0; i < data.game().openLocations(); i++) {
            addCard();
        }
        heading.getStyleClass().add("perikles-heading");
        Tip.on(heading, words.text("heading.tip"));
        VBox.setVgrow(map, Priority.ALWAYS);
        return new VBox(heading, map, below, strip);
    }

    private void addCard() {
        LocationCard card = new LocationCard(locations.size() + 1, words, looks, explained, targets);
        HBox.setHgrow(card, Priority.ALWAYS);
        card.setMaxWidth(Double.MAX_VALUE);
        locations.add(card);
        strip.getChildren().add(card);
    }

    /** Cities at their real places. */
    private List<MapSpace> spaces() {
        List<MapSpace> all = new ArrayList<>();
        for (Power power : Power.cities()) {
            PeriklesData.PowerFigures figures = data.figures(power);
            all.add(MapSpace.at(power.id(), words.name(power), figures.latitude(), figures.longitude())
                    .shaped(SpaceShape.CAPITAL)
                    .ranked(power == Power.MEGARA ? 4 : 3) // the most crowded of them finds its place first
                    .sized(1.2));
        }
        return all;
    }

    /** A location at its real place; in the crowded middle of Greece its pieces stand a little beside. */
    private void addLocation(Location location, LocationTile.Spot spot) {
        if (!onMap.add(location)) {
            return;
        }
        map.spaces(List.of(MapSpace.at(location.id(), words.name(location), spot.latitude(), spot.longitude())
                .shaped(SpaceShape.CIRCLE)
                .ranked(1)
                .sized(0.8)));
        map.tell(location.id(), () -> explained.location(location));
        if (!spot.stand().isEmpty()) {
            map.stand(location.id(), spot.stand().get(0), spot.stand().get(1));
        }
    }

    Targets targets() {
        return targets;
    }

    @Override
    public Region node() {
        return frame;
    }

    @Override
    public void show(Situation situation) {
        PeriklesView view = (PeriklesView) situation.view();
        UnaryOperator<Target> aim = aim(situation);
        explained.look(view);
        heading.setText(words.say(new Heading(view.turn(), view.turns(), view.phase(), view.firstPlayer())));
        strip.pseudoClassStateChanged(ROOMY, view.phase().compareTo(Phase.TAKE_INFLUENCE) > 0);
        view.locations().forEach(place -> addLocation(place.location(), place.spot())); // those of a variant
        while (locations.size() < view.locations().size()) {
            addCard();
        }
        locations.forEach(card -> card.show(view, aim));
        if (placesShown.changes(view.locations())) {
            map.pieces(pieces(view));
        }
        map.owners(owners(view));
        side.show(view, aim);
        targets.show(situation);
    }

    private Map<String, List<Piece>> pieces(PeriklesView view) {
        Map<String, List<Piece>> pieces = new LinkedHashMap<>();
        for (int i = 0; i < view.locations().size(); i++) {
            PeriklesView.Place place = view.locations().get(i);
            pieces.put(place.location().id(), onMap(i + 1, place));
        }
        return pieces;
    }

    private static Map<String, SideColour> owners(PeriklesView view) {
        Map<String, SideColour> owners = new LinkedHashMap<>();
        for (PeriklesView.City city : view.cities()) {
            city.leader().ifPresent(leader -> owners.put(city.city().id(), Looks.of(leader)));
        }
        return owners;
    }

    /** While a special tile is picked that is played on a place, the places stand for that. */
    private static UnaryOperator<Target> aim(Situation situation) {
        for (SpecialTile tile : SpecialTile.values()) {
            if (situation.picked().contains(Things.special(tile))) {
                return place -> Things.aimed(tile, place);
            }
        }
        return UnaryOperator.identity();
    }

    /** The number of the tile, and who has come: one piece for each side, with how many counters stand there. */
    private List<Piece> onMap(int number, PeriklesView.Place place) {
        List<Piece> pieces = new ArrayList<>();
        Piece marker = Piece.of(PieceShape.MARKER, Looks.of(place.city()))
                .marked(String.valueOf(number))
                .target(Things.location(place.location()))
                .called(explained.location(place.location()));
        pieces.add(place.fate() == Chronicle.Fate.OPEN ? marker : marker.usedUp());
        side(place.location(), Side.ATTACK, place.attackers()).ifPresent(pieces::add);
        side(place.location(), Side.DEFENCE, place.defenders()).ifPresent(pieces::add);
        return pieces;
    }

    private Optional<Piece> side(Location location, Side which, PeriklesView.Line line) {
        int count = 0;
        for (PeriklesView.Stack stack : line.counters()) {
            count += stack.count();
        }
        if (count == 0) {
            return Optional.empty();
        }
        return Optional.of(Piece.of(which == Side.ATTACK ? PieceShape.HOPLITE : PieceShape.TOWER, Looks.of(line.main()))
                .marked(String.valueOf(count))
                .called(words.say(new Came(location, which, line.main(), count))));
    }
}
