package org.polemarch.mountford.ui;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.paint.Color;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.map.GeoBounds;
import org.polemarch.api.ui.map.LatLon;
import org.polemarch.api.ui.map.MapPane;
import org.polemarch.api.ui.map.MapPath;
import org.polemarch.api.ui.map.MapRoute;
import org.polemarch.api.ui.map.MapSpace;
import org.polemarch.api.ui.map.PathStyle;
import org.polemarch.api.ui.map.SpaceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Texts;
import org.polemarch.mountford.view.Chart;
import org.polemarch.mountford.view.Glossary;
import org.polemarch.mountford.view.MountfordView;

/** The map: spaces and paths as printed, whose they are, what stands on them, and what the player lays over it. */
final class WarMap {

    private static final GeoBounds MAIN = new GeoBounds(35.95, 18.4, 41.5, 29.5);
    private static final GeoBounds WEST = new GeoBounds(36.45, 12.2, 40.85, 17.8);
    private static final Color SEA_LANE = Color.web("#2e5f86");
    private static final Color BOTH = Color.web("#3f6b4a");
    private static final Color STORM = Color.web("#8c3b2a");
    private static final Color TRADE_ATHENS = Color.web("#365fbe", 0.75);
    private static final Color TRADE_CORINTH = Color.web("#683a70", 0.75);
    private static final Color WAY = Color.web("#c7361b", 0.85);
    private static final Color OTHER_WAY = Color.web("#c7361b", 0.45);

    /** The width of the map, in lines of text, beyond which pieces and names grow. */
    private static final double WIDTH = 60;

    /** The rank of the spaces that are always named. */
    private static final int CHIEF = 3;

    private final Targets targets;
    private final Words words;
    private final MapPane map;
    private final Label pointed;
    private final Map<String, ZoneRing> rings = new LinkedHashMap<>();
    private final Map<String, ZoneRing.Reach> ringed = new LinkedHashMap<>();
    private final Map<String, Node> ravaged = new LinkedHashMap<>();
    private final Map<String, Label> warnings = new LinkedHashMap<>();
    private Map<String, LatLon> drawn = Map.of();
    private MountfordView view;
    private Stacks stacks;

    WarMap(Targets targets, Words words) {
        this.targets = targets;
        this.words = words;
        map = new MapPane(MAIN, targets)
                .symbols(0.56, WIDTH)
                .inset(words.text("ui.sicily"), WEST, Pos.BOTTOM_LEFT, 0.19);
        pointed = Texts.wrapped(words.text("ui.nothing-pointed"), "mf-pointed");
        pointed.setWrapText(false);
    }

    MapPane pane() {
        return map;
    }

    /** The line that says what is in the space under the mouse or the focus. */
    Label pointed() {
        return pointed;
    }

    void show(MountfordView now, Glossary glossary, Planned planned, OverlayBar overlays) {
        if (view == null) {
            build(now, glossary);
        }
        view = now;
        Map<String, SideColour> owners = new LinkedHashMap<>();
        for (MountfordView.SpaceView space : now.spaces()) {
            if (!space.owner().equals("neutral") && !space.rebellion()) {
                owners.put(space.id(), Looks.power(space.owner()));
            }
        }
        map.owners(owners);
        map.pieces(stacks.pieces(now));
        showRavaged(now, glossary);
        showZones(now.overlays(), overlays);
        showRoutes(now.overlays(), planned, overlays);
        warn(planned, overlays);
    }

    /** What is printed never changes, but only a view says it. */
    private void build(MountfordView first, Glossary glossary) {
        stacks = new Stacks(glossary, words);
        Chart chart = first.chart();
        drawn = Spreading.of(chart);
        List<MapSpace> spaces = new ArrayList<>();
        for (Chart.Place place : chart.places()) {
            LatLon at = drawn.get(place.id());
            int rank =
                    Looks.isPower(place.id()) ? CHIEF + 1 : place.harbor() ? CHIEF : place.fortress() ? CHIEF - 1 : 1;
            spaces.add(MapSpace.at(place.id(), place.name(), at.lat(), at.lon())
                    .shaped(shape(place))
                    .ranked(rank)
                    .sized(place.fortress() ? 1 : 0.8));
        }
        map.spaces(spaces);
        List<MapPath> paths = new ArrayList<>();
        for (Chart.Path path : chart.paths()) {
            paths.add(new MapPath(path.a(), path.b(), style(path), path.type().equals("isthmus") ? 0.25 : 0));
        }
        map.paths(paths);
        for (Chart.Area area : chart.areas()) {
            LatLon middle = middle(area);
            String tribute = area.tribute().isEmpty()
                    ? ""
                    : " "
                            + String.join(
                                    "·",
                                    area.tribute().stream().map(String::valueOf).toList());
            map.caption(area.name() + tribute, middle.lat(), middle.lon(), false);
        }
        for (Chart.Place place : chart.places()) {
            targets.node(Target.space(place.id())).ifPresent(node -> {
                node.hoverProperty().addListener(changed -> point(node.isHover(), place.id(), glossary));
                node.focusedProperty().addListener(changed -> point(node.isFocused(), place.id(), glossary));
            });
        }
    }

    private void point(boolean at, String space, Glossary glossary) {
        pointed.setText(at ? new Report(view, glossary, words).of(space) : words.text("ui.nothing-pointed"));
    }

    private static SpaceShape shape(Chart.Place place) {
        if (place.harbor()) {
            return SpaceShape.FORTIFIED_HARBOUR;
        }
        if (place.fortress()) {
            return SpaceShape.FORTRESS;
        }
        return switch (place.type()) {
            case "land" -> SpaceShape.SQUARE;
            case "island" -> SpaceShape.DIAMOND;
            default -> SpaceShape.CIRCLE;
        };
    }

    private static PathStyle style(Chart.Path path) {
        PathStyle style = switch (path.type()) {
            case "naval" -> PathStyle.SEA.coloured(SEA_LANE).wide(11);
            case "combined" ->
                PathStyle.LAND.lined(PathStyle.Line.DASH_DOT).coloured(BOTH).wide(16);
            case "isthmus" -> PathStyle.SEA.marked(PathStyle.Mark.ISTHMUS);
            case "storm" -> PathStyle.SEA.lined(PathStyle.Line.DOTTED).coloured(STORM);
            default -> PathStyle.LAND;
        };
        return path.pass() ? style.marked(PathStyle.Mark.PASS) : style;
    }

    private LatLon middle(Chart.Area area) {
        double lat = 0;
        double lon = 0;
        for (String space : area.spaces()) {
            lat += drawn.get(space).lat();
            lon += drawn.get(space).lon();
        }
        return new LatLon(lat / area.spaces().size(), lon / area.spaces().size());
    }

    private void showRavaged(MountfordView now, Glossary glossary) {
        ravaged.entrySet().removeIf(entry -> {
            boolean over = !now.ravaged().contains(entry.getKey());
            if (over) {
                map.remove(entry.getValue());
            }
            return over;
        });
        for (Chart.Area area : now.chart().areas()) {
            if (now.ravaged().contains(area.id()) && !ravaged.containsKey(area.id())) {
                Label mark = new Label(glossary.area(area.id()) + ": " + words.text("ui.ravaged"));
                mark.getStyleClass().add("mf-ravaged");
                mark.setMouseTransparent(true);
                LatLon at = middle(area);
                map.tag(mark, at.lat(), at.lon(), true);
                ravaged.put(area.id(), mark);
            }
        }
    }

    private void showZones(MountfordView.Overlays reach, OverlayBar wanted) {
        for (Chart.Place place : view.chart().places()) {
            String id = place.id();
            ZoneRing.Reach now = new ZoneRing.Reach(
                    wanted.athensLand() && reach.athenianLandZone().contains(id),
                    wanted.athensNaval() && reach.athenianNavalZone().contains(id),
                    wanted.leagueLand() && reach.peloponnesianLandZone().contains(id),
                    wanted.leagueNaval() && reach.peloponnesianNavalZone().contains(id));
            ZoneRing.Reach before = ringed.getOrDefault(id, ZoneRing.Reach.NONE);
            if (now.equals(before)) {
                continue;
            }
            ringed.put(id, now);
            if (now.equals(ZoneRing.Reach.NONE)) {
                map.remove(rings.get(id));
                continue;
            }
            ZoneRing ring = rings.computeIfAbsent(id, key -> new ZoneRing());
            ring.show(now);
            if (before.equals(ZoneRing.Reach.NONE)) {
                map.place(ring, drawn.get(id).lat(), drawn.get(id).lon(), Pos.CENTER);
            }
        }
    }

    private void showRoutes(MountfordView.Overlays lines, Planned planned, OverlayBar wanted) {
        List<MapRoute> routes = new ArrayList<>();
        if (wanted.trade()) {
            for (MountfordView.TradeRoute trade : lines.tradeRoutes()) {
                if (trade.spaces().size() > 1) {
                    Color colour = trade.owner().equals("athens") ? TRADE_ATHENS : TRADE_CORINTH;
                    routes.add(new MapRoute(trade.spaces(), colour, false, true));
                }
            }
        }
        if (wanted.ways()) {
            for (MountfordView.Way way : planned.ways()) {
                for (List<String> other : way.others()) {
                    routes.add(new MapRoute(from(way.from(), other), OTHER_WAY, true, true));
                }
                routes.add(MapRoute.of(
                        from(
                                way.from(),
                                way.steps().stream()
                                        .map(MountfordView.Step::space)
                                        .toList()),
                        WAY));
            }
        }
        map.routes(routes);
    }

    private static List<String> from(String start, List<String> rest) {
        List<String> all = new ArrayList<>(List.of(start));
        all.addAll(rest);
        return all;
    }

    /** A mark at each space of the way where a die will be rolled. */
    private void warn(Planned planned, OverlayBar wanted) {
        Map<String, String> due = new LinkedHashMap<>();
        if (wanted.ways()) {
            for (MountfordView.Way way : planned.ways()) {
                for (MountfordView.Step step : way.steps()) {
                    String text = (step.interception() ? "⚔" + way.caughtFrom() + "+" : "")
                            + (step.lossRoll() ? "†" + way.lossFrom() + "+" : "");
                    if (!text.isEmpty()) {
                        due.merge(step.space(), text, (one, other) -> one.equals(other) ? one : one + " " + other);
                    }
                }
            }
        }
        warnings.entrySet().removeIf(entry -> {
            boolean over = !due.containsKey(entry.getKey());
            if (over) {
                map.remove(entry.getValue());
            }
            return over;
        });
        due.forEach((space, text) -> {
            Label mark = warnings.get(space);
            if (mark == null) {
                mark = new Label();
                mark.getStyleClass().add("mf-warning");
                mark.setMouseTransparent(true);
                warnings.put(space, mark);
                map.tag(mark, drawn.get(space).lat(), drawn.get(space).lon(), false);
            }
            mark.setText(text);
        });
    }
}
