package org.polemarch.api.ui.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.api.ui.map.MapPaneTest.inScene;
import static org.polemarch.api.ui.map.MapPaneTest.overlap;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Question;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.Fx;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Theme;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;

/** What must be distinguishable on a map: names at any zoom, and answers that are close together. */
class MapSightTest {

    private static final Piece HOPLITE = Piece.of(PieceShape.HOPLITE, SideColour.RED);

    private static final Seat SEAT = new Seat(0, "athens");

    private final Targets targets = new Targets(new BoardHost() {
        @Override
        public void pick(Target target) {}

        @Override
        public void openRule(String section) {}
    });

    private MapPane map;

    private record Ask(int number) implements Frame {}

    private record Nothing() {}

    private void lay(MapPane pane) {
        map = pane;
        StackPane root = new StackPane(pane);
        Theme.LIGHT.applyTo(root);
        Fx.scene(root, 1000, 750);
    }

    private Node node(Target target) {
        return targets.node(target).orElseThrow();
    }

    @Test
    void labelsNeverCollideAtAnyZoom() {
        Fx.run(() -> {
            SplittableRandom random = new SplittableRandom(42);
            List<MapSpace> spaces = new ArrayList<>();
            Map<String, List<Piece>> pieces = new HashMap<>();
            for (int i = 0; i < 152; i++) {
                double lat = 35.5 + random.nextDouble() * 5.5;
                double lon = 20 + random.nextDouble() * 8.5;
                spaces.add(MapSpace.at("s" + i, "Place number " + i, lat, lon).ranked(random.nextInt(3)));
                if (i % 4 == 0) {
                    pieces.put("s" + i, List.of(HOPLITE));
                }
            }
            lay(new MapPane(GeoBounds.HELLAS, targets).symbols(0.8).spaces(spaces));
            map.pieces(pieces);
            double fewer = 0;
            for (double zoom : new double[] {1, 2.5, 3}) {
                map.zoomBy(zoom);
                map.getParent().applyCss();
                map.getParent().layout();
                List<Bounds> labels = new ArrayList<>();
                for (Node label : map.lookupAll(".pm-map-label-halo")) {
                    if (label.getParent().isVisible()) {
                        labels.add(label.getParent().localToScene(label.getLayoutBounds()));
                    }
                }
                Bounds sight = inScene(map);
                long seen = spaces.stream()
                        .map(space -> inScene(node(Target.space(space.id()))))
                        .filter(space -> sight.contains(space.getCenterX(), space.getCenterY()))
                        .count();
                double share = labels.size() / (double) seen;
                assertThat(share).isGreaterThan(fewer).isLessThanOrEqualTo(1);
                fewer = share;
                for (int i = 0; i < labels.size(); i++) {
                    for (int j = i + 1; j < labels.size(); j++) {
                        assertThat(overlap(labels.get(i), labels.get(j)))
                                .as("zoom %s", zoom)
                                .isFalse();
                    }
                }
            }
        });
    }

    private void asked(int question, String... places) {
        Set<Target> lit = new LinkedHashSet<>();
        for (String place : places) {
            lit.add(Target.space(place));
        }
        map.attend(new Situation(
                SEAT,
                new Nothing(),
                Optional.of(new Question(SEAT, new Ask(question), "1", List.of())),
                lit,
                List.of(),
                List.of(),
                new Outcome(List.of(), Outcome.RUNNING)));
        map.getParent().layout();
    }

    private double apart(String one, String other) {
        Bounds a = inScene(node(Target.space(one)));
        Bounds b = inScene(node(Target.space(other)));
        return Math.hypot(a.getCenterX() - b.getCenterX(), a.getCenterY() - b.getCenterY());
    }

    @Test
    void theMapGoesToAnswersThatLieTooCloseAndComesBack() {
        Fx.run(() -> {
            lay(new MapPane(GeoBounds.HELLAS, targets)
                    .spaces(List.of(
                            MapSpace.at("corinth", "Corinth", 37.91, 22.88),
                            MapSpace.at("cenchreae", "Cenchreae", 37.88, 22.99),
                            MapSpace.at("rhodes", "Rhodes", 36.44, 28.22),
                            MapSpace.at("epidamnos", "Epidamnos", 41.3, 19.45))));
            double whole = apart("corinth", "cenchreae");
            asked(1, "corinth", "cenchreae");
            assertThat(apart("corinth", "cenchreae")).isGreaterThan(4 * whole);
            asked(1, "corinth");
            assertThat(apart("corinth", "cenchreae"))
                    .as("within a question it stays")
                    .isGreaterThan(4 * whole);
            asked(2, "rhodes");
            assertThat(apart("corinth", "cenchreae")).isEqualTo(whole);
            asked(3, "corinth", "cenchreae", "rhodes", "epidamnos");
            assertThat(apart("corinth", "cenchreae"))
                    .as("answers all over the map")
                    .isEqualTo(whole);
        });
    }

    @Test
    void theMapFollowsAQuestionThatIsAskedAgainElsewhere() {
        Fx.run(() -> {
            lay(new MapPane(GeoBounds.HELLAS, targets)
                    .spaces(List.of(
                            MapSpace.at("corinth", "Corinth", 37.91, 22.88),
                            MapSpace.at("cenchreae", "Cenchreae", 37.88, 22.99),
                            MapSpace.at("pella", "Pella", 40.76, 22.52),
                            MapSpace.at("pydna", "Pydna", 40.37, 22.59))));
            asked(1, "corinth", "cenchreae");
            asked(1, "pella", "pydna");
            Bounds sight = inScene(map);
            for (String place : List.of("pella", "pydna")) {
                Bounds at = inScene(node(Target.space(place)));
                assertThat(sight.contains(at.getCenterX(), at.getCenterY()))
                        .as(place)
                        .isTrue();
            }
        });
    }

    @Test
    void aMapThatThePlayerMovedStaysWhereItIs() {
        Fx.run(() -> {
            lay(new MapPane(GeoBounds.HELLAS, targets)
                    .spaces(List.of(
                            MapSpace.at("corinth", "Corinth", 37.91, 22.88),
                            MapSpace.at("cenchreae", "Cenchreae", 37.88, 22.99))));
            asked(1, "corinth", "cenchreae");
            map.zoomBy(0.5);
            map.getParent().layout();
            double chosen = apart("corinth", "cenchreae");
            asked(2);
            assertThat(apart("corinth", "cenchreae")).isEqualTo(chosen);
        });
    }
}
