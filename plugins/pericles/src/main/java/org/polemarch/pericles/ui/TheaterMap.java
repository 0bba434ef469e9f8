package org.polemarch.pericles.ui;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.polemarch.api.play.Question;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.map.GeoBounds;
import org.polemarch.api.ui.map.LatLon;
import org.polemarch.api.ui.map.MapPane;
import org.polemarch.api.ui.map.MapPath;
import org.polemarch.api.ui.map.MapSpace;
import org.polemarch.api.ui.map.SpaceShape;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.military.Movement;
import org.polemarch.pericles.view.PericlesView;

/** The Theaters' boxes on the real coast line, and the lines between them by their kinds, which a strip below explains. */
final class TheaterMap extends VBox {

    /** The size of the boxes follows that of the map, so that they cover the same part of it everywhere. */
    private static final double WIDTH_PER_FONT = 60;

    private static final double HEIGHT_PER_FONT = 47;
    private static final double SMALLEST = 8.5;
    private static final double LARGEST = 19;

    /** If the map would have less than this many times the room of its key, the key is hidden. */
    private static final double KEYS_HIGH = 4;

    private final Words words;
    private final MapPane map;
    private final Map<Theater, TheaterBox> boxes = new EnumMap<>(Theater.class);
    private final Map<String, LineDot> dots = new LinkedHashMap<>();
    private final Shown<Lines> lines = new Shown<>();
    private double font;

    private record Lines(List<PericlesView.ExitView> exits, Side viewer, boolean marching) {}

    TheaterMap(Words words, Targets targets) {
        this.words = words;
        map = new MapPane(Geography.BOUNDS, targets)
                .inset(words.name(Theater.SICILY), GeoBounds.SICILY, Pos.BOTTOM_LEFT, 0.19)
                .symbols(0.9);
        List<MapSpace> spaces = new ArrayList<>();
        for (Theater theater : Theater.values()) {
            LatLon at = Geography.of(theater);
            spaces.add(MapSpace.at(theater.id(), "", at.lat(), at.lon())
                    .shaped(SpaceShape.CIRCLE)
                    .sized(0.3));
        }
        map.spaces(spaces);
        for (Theater theater : Theater.values()) {
            // The box represents the Theater; the point under it only holds the ends of the lines.
            targets.node(Target.space(theater.id())).ifPresent(point -> {
                targets.remove(point);
                point.setFocusTraversable(false);
                point.setMouseTransparent(true);
            });
            boxes.put(theater, new TheaterBox(theater, words, targets));
        }
        VBox.setVgrow(map, Priority.ALWAYS);
        LineKey key = new LineKey(words);
        getChildren().addAll(map, key);
        heightProperty().addListener(changed -> Looks.shown(key, getHeight() > KEYS_HIGH * key.prefHeight(getWidth())));
        map.widthProperty().addListener(changed -> scale());
        map.heightProperty().addListener(changed -> scale());
    }

    TheaterBox box(Theater theater) {
        return boxes.get(theater);
    }

    private void scale() {
        double fitting = Math.min(map.getWidth() / WIDTH_PER_FONT, map.getHeight() / HEIGHT_PER_FONT);
        double size = Math.rint(Math.max(SMALLEST, Math.min(LARGEST, fitting)) * 2) / 2;
        if (size != font) {
            font = size;
            boxes.values().forEach(box -> box.setStyle("-fx-font-size: " + size + "px;"));
        }
    }

    /** The lines are drawn with the first view, which tells them. */
    private void draw(PericlesView view) {
        List<MapPath> paths = new ArrayList<>();
        for (PericlesView.ExitView exit : view.exits()) {
            if (exit.from().index() < exit.to().index()) {
                paths.add(MapPath.of(exit.from().id(), exit.to().id(), Geography.style(exit.line())));
                // The line to Sicily runs into the inset, so its label is at the Corcyra end.
                dot(exit, exit.from() == Theater.SICILY ? 1 : 0.5);
            }
        }
        map.paths(paths);
        boxes.forEach((theater, box) -> {
            LatLon at = Geography.of(theater);
            map.placeApart(box, at.lat(), at.lon(), Pos.CENTER);
        });
    }

    private void dot(PericlesView.ExitView exit, double part) {
        LatLon a = Geography.of(exit.from());
        LatLon b = Geography.of(exit.to());
        LineDot dot = new LineDot(words);
        double lat = a.lat() + part * (b.lat() - a.lat());
        double lon = a.lon() + part * (b.lon() - a.lon());
        map.place(dot, part == 1 ? lat - 0.45 : lat, lon, Pos.CENTER);
        dots.put(key(exit.from(), exit.to()), dot);
    }

    private static String key(Theater from, Theater to) {
        return Math.min(from.index(), to.index()) + "-" + Math.max(from.index(), to.index());
    }

    void show(PericlesView view, Situation situation, Optional<Theater> losing) {
        if (dots.isEmpty()) {
            draw(view);
        }
        boolean marching = situation
                .question()
                .filter(asked -> asked.frame() instanceof Movement.March)
                .isPresent();
        boolean single = situation.question().filter(TheaterMap::asksForPieces).isPresent();
        for (PericlesView.TheaterView theater : view.theaters()) {
            boolean alcibiades = theater.theater() == Theater.ATHENS && !view.alcibiadesInPersia();
            List<PericlesView.HoldView> holds = marching
                    ? view.holds().stream()
                            .filter(each -> each.theater() == theater.theater())
                            .toList()
                    : List.of();
            TheaterBox.Pick pick =
                    losing.filter(where -> where == theater.theater()).isPresent()
                            ? TheaterBox.Pick.LOSS
                            : single ? TheaterBox.Pick.PIECE : TheaterBox.Pick.THEATER;
            boxes.get(theater.theater()).show(theater, holds, alcibiades, pick);
        }
        boxes.get(Theater.PERSIA).showPersia(view.persia(), view.alcibiadesInPersia());
        showLines(new Lines(view.exits(), Faction.of(situation.viewer()).side(), marching));
    }

    private void showLines(Lines now) {
        if (!lines.changes(now)) {
            return;
        }
        Map<String, List<PericlesView.ExitView>> ends = new LinkedHashMap<>();
        for (PericlesView.ExitView exit : now.exits()) {
            ends.computeIfAbsent(key(exit.from(), exit.to()), key -> new ArrayList<>())
                    .add(exit);
        }
        dots.forEach((key, dot) -> dot.show(ends.get(key), now.viewer(), now.marching()));
    }

    /** Whether pieces are pointed at where they stand; if not, a click on one is a click on its Theater. */
    private static boolean asksForPieces(Question question) {
        return question.moves().stream()
                .flatMap(move -> move.targets().stream())
                .anyMatch(Things::isPieceInTheater);
    }
}
