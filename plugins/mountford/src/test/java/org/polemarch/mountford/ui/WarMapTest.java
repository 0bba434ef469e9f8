package org.polemarch.mountford.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.map.MapPane;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.mountford.MountfordPlugin;
import org.polemarch.mountford.view.Chart;
import org.polemarch.mountford.view.MountfordView;
import org.polemarch.testkit.Situations;
import org.polemarch.testkit.Toolkit;

/** What is written on the map can be read: nothing covers anything at any size and any zoom. */
class WarMapTest {

    private static final double[] STEPS = {1, 1.4, 1.4, 1.6, 1.6};
    private static final double HALO = 2.5;

    private final MountfordPlugin plugin = new MountfordPlugin();
    private final PreparedGame<?> prepared =
            PreparedGame.of(plugin, List.of(), plugin.info().defaultSetup(), Optional.empty());

    private record Written(String text, Bounds box, boolean piece, boolean inset) {}

    private MountfordBoard board(double width, double height) {
        MountfordBoard board = new MountfordBoard(Situations.nobody(), plugin.words());
        board.node().setStyle("-fx-font-size: 13px;");
        Toolkit.scene(board.node(), width, height);
        return board;
    }

    /** A random game played on until an objective is asked for while areas lie ravaged. */
    private Game<?> ravaged() {
        for (int seed = 0; seed < 40; seed++) {
            Game<?> game = prepared.start(seed);
            Chance chance = Chance.seeded(seed);
            while (!game.over()) {
                MountfordView view =
                        (MountfordView) Situations.of(game, game.toAct()).view();
                if (view.ravaged().size() > 1 && objective(game, view).isPresent()) {
                    return game;
                }
                game.play(chance.below(game.moves().size()));
            }
        }
        throw new AssertionError("no game comes to that");
    }

    /** A target whose way is dangerous at four places or more. */
    private static Optional<Target> objective(Game<?> game, MountfordView view) {
        List<Target> firsts = game.moves().stream()
                .map(Move::targets)
                .filter(targets -> !targets.isEmpty())
                .map(targets -> targets.get(0))
                .toList();
        return view.overlays().ways().stream()
                .filter(way -> way.steps().stream()
                                .filter(step -> step.interception() || step.lossRoll())
                                .count()
                        >= 4)
                .map(way -> Target.space(way.target()))
                .filter(firsts::contains)
                .findFirst();
    }

    @ParameterizedTest
    @CsvSource({"945, 720", "1280, 800", "2100, 1360"})
    void namesMarksAndBadgesCoverNothingAtAnyZoom(double width, double height) {
        Game<?> game = ravaged();
        Toolkit.call(() -> {
            MountfordBoard board = board(width, height);
            MountfordView view =
                    (MountfordView) Situations.of(game, game.toAct()).view();
            board.show(Situations.of(game, game.toAct(), objective(game, view).orElseThrow()));
            MapPane map = board.map().pane();
            for (double step : STEPS) {
                map.zoomBy(step);
                Toolkit.scene(board.node(), width, height);
                List<Written> all = written(map);
                if (step == STEPS[0]) { // later some of them are out of sight
                    assertThat(all)
                            .filteredOn(each -> !each.piece())
                            .extracting(Written::text)
                            .anyMatch(text -> text.contains("+"))
                            .anyMatch(text -> text.endsWith(plugin.words().text("ui.ravaged")));
                }
                for (int i = 0; i < all.size(); i++) {
                    for (int j = i + 1; j < all.size(); j++) {
                        Written one = all.get(i);
                        Written other = all.get(j);
                        boolean twoPieces = one.piece() && other.piece();
                        assertThat(!twoPieces && one.inset() == other.inset() && meet(one.box(), other.box()))
                                .as("%s over %s, step %s", one, other, step)
                                .isFalse();
                    }
                }
            }
            return board;
        });
    }

    /** Names, captions, marks and badges that are seen, and the pieces. */
    private static List<Written> written(MapPane map) {
        List<Written> all = new ArrayList<>();
        Node inset = map.lookup(".pm-inset");
        for (Node node : map.lookupAll(".pm-map-label-halo")) {
            if (node.getParent().isVisible()) {
                all.add(new Written(((Text) node).getText(), box(node), false, inside(node, inset)));
            }
        }
        for (String style : List.of(".mf-ravaged", ".mf-warning")) {
            for (Node node : map.lookupAll(style)) {
                if (node.isVisible()) {
                    all.add(new Written(((Labeled) node).getText(), box(node), false, inside(node, inset)));
                }
            }
        }
        for (String style : List.of(".pm-token", ".pm-space")) {
            map.lookupAll(style)
                    .forEach(node ->
                            all.add(new Written(node.getAccessibleText(), box(node), true, inside(node, inset))));
        }
        return all;
    }

    private static Bounds box(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    /** A halo reaches a little beyond its letters, which must not touch. */
    private static boolean meet(Bounds a, Bounds b) {
        return new BoundingBox(
                        a.getMinX() + HALO,
                        a.getMinY() + HALO,
                        Math.max(0, a.getWidth() - 2 * HALO),
                        Math.max(0, a.getHeight() - 2 * HALO))
                .intersects(
                        b.getMinX() + HALO,
                        b.getMinY() + HALO,
                        Math.max(0, b.getWidth() - 2 * HALO),
                        Math.max(0, b.getHeight() - 2 * HALO));
    }

    @ParameterizedTest
    @CsvSource({"945, 720", "1280, 800", "2100, 1360"})
    void noSpaceLiesUnderTheBoxOfSicilyOrTheButtons(double width, double height) {
        Game<?> game = prepared.start(1);
        Toolkit.call(() -> {
            MountfordBoard board = board(width, height);
            board.show(Situations.of(game, game.toAct()));
            Toolkit.scene(board.node(), width, height);
            MapPane map = board.map().pane();
            Node inset = map.lookup(".pm-inset");
            Node buttons = map.lookup(".pm-map-buttons");
            Chart chart = ((MountfordView) Situations.of(game, game.toAct()).view()).chart();
            for (Chart.Place place : chart.places()) {
                Node node = board.targets().node(Target.space(place.id())).orElseThrow();
                assertThat(box(map).contains(box(node))).as(place.name()).isTrue();
                assertThat(box(buttons).intersects(box(node))).as(place.name()).isFalse();
                if (!inside(node, inset)) {
                    assertThat(box(inset).intersects(box(node)))
                            .as(place.name())
                            .isFalse();
                }
            }
            return board;
        });
    }

    private static boolean inside(Node node, Node box) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (at == box) {
                return true;
            }
        }
        return false;
    }

    /** In a smaller window whoever points at one of them reads its name. */
    @Test
    void theChiefPlacesAreNamedOnTheWholeMapOfALargeWindow() {
        Game<?> game = prepared.start(1);
        Toolkit.call(() -> {
            MountfordBoard board = board(2100, 1360);
            board.show(Situations.of(game, game.toAct()));
            Toolkit.scene(board.node(), 2100, 1360);
            Map<String, Bounds> named = new LinkedHashMap<>();
            MapPane map = board.map().pane();
            written(map).stream().filter(each -> !each.piece()).forEach(each -> named.put(each.text(), each.box()));
            assertThat(named)
                    .containsKeys("Athens", "Piraeus", "Sparta", "Corinth", "Thebes", "Argos", "Corcyra", "Byzantium");
            named.forEach((name, box) -> assertThat(box(map).contains(box.getCenterX(), box.getCenterY()))
                    .as(name)
                    .isTrue());
            return board;
        });
    }

    /** The board beside its panel in a window of 1280 x 800, and in a large one. */
    @ParameterizedTest
    @CsvSource({"945, 656", "1585, 936"})
    void thePowersOfTheWarAreNamedOnTheWholeMap(double width, double height) {
        Game<?> game = prepared.start(1);
        Toolkit.call(() -> {
            MountfordBoard board = board(width, height);
            board.show(Situations.of(game, game.toAct()));
            board.map().pane().showAll();
            Toolkit.scene(board.node(), width, height);
            List<String> named = written(board.map().pane()).stream()
                    .filter(each -> !each.piece())
                    .map(Written::text)
                    .toList();
            for (String power : List.of("Athens", "Sparta", "Corinth", "Thebes", "Argos")) {
                assertThat(named)
                        .as(power)
                        .anyMatch(name -> name.equals(power)
                                || (name.endsWith(".") && power.startsWith(name.substring(0, name.length() - 1))));
            }
            return board;
        });
    }
}
