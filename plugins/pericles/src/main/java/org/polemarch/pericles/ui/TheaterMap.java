package org.polemarch.pericles.ui;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.geometry.Pos;
import javafx.scene.control.Tooltip;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.map.GeoBounds;
import org.polemarch.api.ui.map.LatLon;
import org.polemarch.api.ui.map.MapPane;
import org.polemarch.api.ui.map.MapPath;
import org.polemarch.api.ui.map.MapSpace;
import org.polemarch.api.ui.map.PathStyle;
import org.polemarch.api.ui.map.SpaceShape;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Exit;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.view.PericlesView;

/** The Theaters at their places, the lines by their kinds, pieces, Treachery and queues; the exit rules on hover. */
final class TheaterMap {

    private static final GeoBounds BOUNDS = new GeoBounds(34.3, 18.9, 41.6, 30.6);
    private static final Map<Theater, LatLon> PLACES = places();

    private static final Color DARK = Color.web("#1d3a5f");
    private static final Color SEA = Color.web("#3f7fb5");
    private static final Color ROAD = Color.web("#7a5230");

    private final Words words;
    private final MapPane map;
    private final Map<String, Tooltip> hints = new LinkedHashMap<>();
    private boolean linesDrawn;

    TheaterMap(Words words, Targets targets) {
        this.words = words;
        map = new MapPane(BOUNDS, targets)
                .inset("Sicily", GeoBounds.SICILY, Pos.BOTTOM_LEFT, 0.2)
                .symbols(0.9);
    }

    MapPane node() {
        return map;
    }

    private static Map<Theater, LatLon> places() {
        Map<Theater, LatLon> places = new EnumMap<>(Theater.class);
        places.put(Theater.SICILY, new LatLon(37.45, 14.9));
        places.put(Theater.CORCYRA, new LatLon(39.35, 20.05));
        places.put(Theater.AETOLIA, new LatLon(38.85, 21.35));
        places.put(Theater.NAUPACTUS, new LatLon(38.2, 21.3));
        places.put(Theater.ISTHMUS, new LatLon(37.95, 22.75));
        places.put(Theater.SPARTA, new LatLon(37.0, 22.3));
        places.put(Theater.ATHENS, new LatLon(37.9, 23.85));
        places.put(Theater.BOEOTIA, new LatLon(38.55, 23.05));
        places.put(Theater.THESSALIA, new LatLon(39.55, 22.3));
        places.put(Theater.MACEDONIA, new LatLon(40.75, 22.3));
        places.put(Theater.CHALCIDICE, new LatLon(40.15, 23.7));
        places.put(Theater.AMPHIPOLIS, new LatLon(41.0, 24.6));
        places.put(Theater.HELLESPONT, new LatLon(40.5, 27.1));
        places.put(Theater.IONIA, new LatLon(38.2, 28.1));
        places.put(Theater.LESBOS, new LatLon(39.2, 26.1));
        places.put(Theater.CHIOS, new LatLon(38.4, 25.9));
        places.put(Theater.SAMOS, new LatLon(37.6, 26.7));
        places.put(Theater.CYCLADES, new LatLon(37.0, 25.1));
        places.put(Theater.SPORADES, new LatLon(36.25, 27.8));
        places.put(Theater.EASTERN_MEDITERRANEAN, new LatLon(34.9, 29.4));
        places.put(Theater.PERSIA, new LatLon(39.6, 29.8));
        return places;
    }

    /** The map is drawn with the first view, which tells grounds, granaries and lines. */
    private void draw(PericlesView view) {
        List<MapSpace> spaces = new ArrayList<>();
        for (PericlesView.TheaterView theater : view.theaters()) {
            LatLon at = PLACES.get(theater.theater());
            boolean home = theater.theater() == Theater.ATHENS || theater.theater() == Theater.SPARTA;
            SpaceShape shape = home
                    ? (theater.ground() == Arm.NAVAL ? SpaceShape.FORTIFIED_HARBOUR : SpaceShape.FORTRESS)
                    : theater.ground() == Arm.NAVAL ? SpaceShape.HARBOUR : SpaceShape.SQUARE;
            spaces.add(MapSpace.at(theater.theater().id(), title(theater), at.lat(), at.lon())
                    .shaped(shape)
                    .ranked(home ? 3 : 2)
                    .sized(home ? 1.3 : 1.1));
        }
        LatLon persia = PLACES.get(Theater.PERSIA);
        spaces.add(MapSpace.at(Theater.PERSIA.id(), "Persia", persia.lat(), persia.lon())
                .shaped(SpaceShape.CIRCLE)
                .ranked(2));
        map.spaces(spaces);
        List<MapPath> paths = new ArrayList<>();
        for (PericlesView.ExitView exit : view.exits()) {
            if (exit.from().index() < exit.to().index()) {
                paths.add(MapPath.of(exit.from().id(), exit.to().id(), style(exit.line())));
                hint(exit);
            }
        }
        map.paths(paths);
    }

    private String title(PericlesView.TheaterView theater) {
        String name = words.name(theater.theater());
        String plain = name.startsWith("the ") ? name.substring(4) : name;
        return (theater.theater().index() + 1) + " " + plain + (theater.granary() ? " ⚱" : "");
    }

    private static PathStyle style(String line) {
        return switch (line) {
            case "SEA" -> PathStyle.SEA.lined(PathStyle.Line.SOLID).coloured(SEA);
            case "OVERLAND" -> PathStyle.LAND.lined(PathStyle.Line.DOUBLE).coloured(ROAD);
            case "OPEN_WATER" -> PathStyle.SEA.lined(PathStyle.Line.DOUBLE).coloured(SEA);
            case "COASTAL_LAND_BASE" ->
                PathStyle.LAND.lined(PathStyle.Line.DASHED).coloured(DARK).marked(PathStyle.Mark.BASE);
            case "COASTAL_NAVAL_BASE" ->
                PathStyle.LAND.lined(PathStyle.Line.DASHED).coloured(DARK).marked(PathStyle.Mark.ISTHMUS);
            default -> PathStyle.LAND.coloured(DARK);
        };
    }

    /** A dot in the middle of a line tells its kind and who may leave along it now. */
    private void hint(PericlesView.ExitView exit) {
        if (exit.from() == Theater.SICILY || exit.to() == Theater.SICILY) {
            return; // the line runs into the inset
        }
        LatLon a = PLACES.get(exit.from());
        LatLon b = PLACES.get(exit.to());
        Circle dot = new Circle(6, Color.web("#f5efe0", 0.9));
        dot.setStroke(DARK);
        Tooltip tooltip = new Tooltip();
        Tooltip.install(dot, tooltip);
        dot.setAccessibleText(words.name(exit.from()) + " - " + words.name(exit.to()));
        map.place(dot, (a.lat() + b.lat()) / 2, (a.lon() + b.lon()) / 2, Pos.CENTER);
        hints.put(key(exit.from(), exit.to()), tooltip);
    }

    private static String key(Theater from, Theater to) {
        return Math.min(from.index(), to.index()) + "-" + Math.max(from.index(), to.index());
    }

    void show(PericlesView view) {
        if (!linesDrawn) {
            linesDrawn = true;
            draw(view);
        }
        Map<String, List<Piece>> pieces = new LinkedHashMap<>();
        Map<String, SideColour> owners = new LinkedHashMap<>();
        for (PericlesView.TheaterView theater : view.theaters()) {
            pieces.put(theater.theater().id(), pieces(theater));
            owner(theater, owners);
        }
        List<Piece> persia = new ArrayList<>();
        if (view.persia().bases() > 0) {
            persia.add(Piece.of(PieceShape.TOWER, SideColour.BLACK)
                    .times(view.persia().bases())
                    .called("Persian bases"));
        }
        if (view.alcibiadesInPersia()) {
            persia.add(Piece.of(PieceShape.LEADER, SideColour.BLACK).marked("A").called("Alcibiades"));
        } else {
            pieces.get(Theater.ATHENS.id())
                    .add(Piece.of(PieceShape.LEADER, SideColour.BLACK)
                            .marked("A")
                            .called("Alcibiades"));
        }
        queue(view.persia().queue(), persia);
        pieces.put(Theater.PERSIA.id(), persia);
        map.pieces(pieces);
        map.owners(owners);
        exits(view);
    }

    private static void owner(PericlesView.TheaterView theater, Map<String, SideColour> owners) {
        String id = theater.theater().id();
        switch (theater.control()) {
            case ATHENS -> owners.put(id, SideColour.BLUE);
            case SPARTA -> owners.put(id, SideColour.RED);
            case CONTESTED -> owners.put(id, SideColour.PURPLE);
            case NEUTRAL -> owners.put(id, theater.open() ? SideColour.IVORY : SideColour.NEUTRAL);
        }
    }

    private List<Piece> pieces(PericlesView.TheaterView theater) {
        List<Piece> pieces = new ArrayList<>();
        for (PericlesView.PieceCount each : theater.pieces()) {
            pieces.add(Piece.of(Looks.shape(each.piece()), Looks.of(each.piece().colour()))
                    .times(each.count())
                    .called(words.name(each.piece()))
                    .target(Target.piece(
                            each.piece().id() + "@" + theater.theater().id())));
        }
        treachery(theater.athenianTreachery(), Side.ATHENS, pieces);
        treachery(theater.spartanTreachery(), Side.SPARTA, pieces);
        queue(theater.queue(), pieces);
        return pieces;
    }

    private void treachery(int count, Side side, List<Piece> pieces) {
        if (count > 0) {
            pieces.add(Piece.of(PieceShape.BANNER, Looks.of(side))
                    .times(count)
                    .sized(0.8)
                    .called("Treachery of " + words.name(side)));
        }
    }

    private void queue(List<PericlesView.MarkerView> queue, List<Piece> pieces) {
        for (PericlesView.MarkerView marker : queue) {
            Piece piece = Piece.of(PieceShape.MARKER, Looks.of(marker.side())).sized(0.8);
            pieces.add(
                    marker.marker().isPresent()
                            ? piece.marked(Looks.letter(marker.marker().get()))
                                    .called(words.name(marker.marker().get()) + " of the "
                                            + words.name(marker.owner().orElse(marker.placer())))
                            : piece.down()
                                    .called("a marker of " + words.name(marker.side()) + ", placed by the "
                                            + words.name(marker.placer())));
        }
    }

    private void exits(PericlesView view) {
        Map<String, StringBuilder> texts = new LinkedHashMap<>();
        for (PericlesView.ExitView exit : view.exits()) {
            StringBuilder text = texts.computeIfAbsent(
                    key(exit.from(), exit.to()),
                    key -> new StringBuilder(words.text("Line." + exit.line())).append(" (9.32)"));
            text.append("\nLeaving ").append(words.name(exit.from())).append(":");
            text.append(rule("land", exit.landRule(), exit.landNeedsBase(), exit.athenianLand(), exit.spartanLand()));
            text.append(
                    rule("naval", exit.navalRule(), exit.navalNeedsBase(), exit.athenianNaval(), exit.spartanNaval()));
        }
        hints.forEach((key, tooltip) -> tooltip.setText(texts.get(key).toString()));
    }

    private static String rule(String kind, Exit rule, boolean base, boolean athens, boolean sparta) {
        if (rule == Exit.NONE) {
            return String.format(Locale.ROOT, "%n  %s: no way", kind);
        }
        return String.format(
                Locale.ROOT,
                "%n  %s: rule %s%s; Athens %s, Sparta %s",
                kind,
                rule,
                base ? " and a base" : "",
                athens ? "open" : "held",
                sparta ? "open" : "held");
    }
}
