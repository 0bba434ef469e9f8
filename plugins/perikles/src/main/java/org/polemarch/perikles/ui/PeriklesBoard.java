package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import org.polemarch.api.ui.map.GeoBounds;
import org.polemarch.api.ui.map.MapPane;
import org.polemarch.api.ui.map.MapSpace;
import org.polemarch.api.ui.map.SpaceShape;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.TableFrame;
import org.polemarch.perikles.data.PeriklesData;
import org.polemarch.perikles.model.Chronicle;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.view.PeriklesView;

/** The table: the map with what is fought over, the seven tiles below, the six cities and the players beside. */
final class PeriklesBoard implements BoardView {

    private static final GeoBounds GREECE = new GeoBounds(35.9, 19.3, 41.2, 27.4);
    private static final int SLOTS = 7;

    /** Once no more tiles are taken the cards have room for counters that come and go: the map above stands still. */
    private static final PseudoClass ROOMY = PseudoClass.getPseudoClass("roomy");

    private final Words words;
    private final Looks looks;
    private final Targets targets;
    private final PeriklesData data;
    private final MapPane map;
    private final Label heading = new Label();
    private final HBox strip = new HBox();
    private final Shown<List<PeriklesView.Place>> placesShown = new Shown<>();
    private final VBox below = new VBox();
    private final List<LocationCard> locations = new ArrayList<>();
    private final PeriklesSide side;
    private final TableFrame frame;

    /** What stands above the table. */
    record Heading(int turn, int turns, Phase phase, Seat firstPlayer) {}

    /** What a tile on the map is worth. */
    record Prize(Location location, int points) {}

    /** Who stands on a side of a location. */
    record Came(Location location, Side side, List<Seat> main, int count) {
        Came {
            main = List.copyOf(main);
        }
    }

    PeriklesBoard(BoardHost host, Words words, PeriklesData data) {
        this.words = words;
        this.data = data;
        this.looks = new Looks(words);
        this.targets = new Targets(host);
        map = new MapPane(GREECE, targets)
                .inset(words.name(Location.SICILY), GeoBounds.SICILY, Pos.BOTTOM_LEFT, 0.2)
                .symbols(0.8)
                .spaces(spaces());
        spread();
        frame = new TableFrame(middle());
        side = new PeriklesSide(frame, below, words, looks, targets);
        frame.getStylesheets()
                .add(PeriklesBoard.class.getResource("perikles.css").toExternalForm());
    }

    /** In the crowded middle of Greece the pieces stand a little beside their places, so that all can be read. */
    private void spread() {
        map.stand(Location.PLATAEA.id(), 38.55, 22.9)
                .stand(Location.MANTINEA.id(), 37.35, 22.0)
                .stand(Location.DELIUM.id(), 38.62, 23.95)
                .stand(Location.ATTICA.id(), 38.2, 24.3)
                .stand(Location.MEGARA_BATTLE.id(), 37.73, 23.75)
                .stand(Location.SOLYGEIA.id(), 38.1, 22.5)
                .stand(Location.EPIDAURUS.id(), 37.48, 23.6)
                .stand(Location.NAUPACTUS.id(), 38.22, 21.75)
                .stand(Location.LEUCAS.id(), 38.8, 20.2)
                .stand(Location.POTIDEA.id(), 40.0, 23.8);
    }

    private VBox middle() {
        strip.getStyleClass().add("perikles-strip");
        strip.setMinHeight(Region.USE_PREF_SIZE);
        for (int i = 0; i < SLOTS; i++) {
            LocationCard card = new LocationCard(i + 1, words, looks, targets);
            HBox.setHgrow(card, Priority.ALWAYS);
            card.setMaxWidth(Double.MAX_VALUE);
            locations.add(card);
            strip.getChildren().add(card);
        }
        heading.getStyleClass().add("perikles-heading");
        VBox.setVgrow(map, Priority.ALWAYS);
        return new VBox(heading, map, below, strip);
    }

    /** Cities and locations at their real places. */
    private List<MapSpace> spaces() {
        List<MapSpace> all = new ArrayList<>();
        for (int i = 0; i < Power.CITIES; i++) {
            Power power = Power.of(i);
            PeriklesData.PowerFigures figures = data.figures(power);
            all.add(MapSpace.at(power.id(), words.name(power), figures.latitude(), figures.longitude())
                    .shaped(SpaceShape.CAPITAL)
                    .ranked(power == Power.MEGARA ? 4 : 3) // the most crowded of them finds its place first
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

    /** What can be clicked. */
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
        String aim = aim(situation);
        heading.setText(words.say(new Heading(view.turn(), view.turns(), view.phase(), view.firstPlayer())));
        strip.pseudoClassStateChanged(ROOMY, view.phase().compareTo(Phase.TAKE_INFLUENCE) > 0);
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
    private static String aim(Situation situation) {
        for (SpecialTile tile : SpecialTile.values()) {
            if (situation.picked().contains(Target.card(tile.id()))) {
                return tile.id() + "-";
            }
        }
        return "";
    }

    /** The number of the tile, and who has come: one piece for each side, with how many counters stand there. */
    private List<Piece> onMap(int number, PeriklesView.Place place) {
        List<Piece> pieces = new ArrayList<>();
        Piece marker = Piece.of(PieceShape.MARKER, Looks.of(place.city()))
                .marked(String.valueOf(number))
                .target(Target.space(place.location().id()))
                .called(words.say(new Prize(place.location(), place.points())));
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
