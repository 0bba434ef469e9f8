package org.polemarch.api.ui.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.Fx;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Theme;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.piece.Token;

class MapPaneTest {

    private static final Piece HOPLITE = Piece.of(PieceShape.HOPLITE, SideColour.RED);
    private static final Piece FLEET =
            Piece.of(PieceShape.TRIREME, SideColour.BLUE).target(Target.piece("fleet"));

    private final List<Target> picks = new ArrayList<>();
    private Targets targets;
    private MapPane map;

    @BeforeEach
    void targets() {
        targets = new Targets(new BoardHost() {
            @Override
            public void pick(Target target) {
                picks.add(target);
            }

            @Override
            public void openRule(String section) {}
        });
    }

    private void lay(MapPane pane) {
        map = pane;
        StackPane root = new StackPane(pane);
        Theme.LIGHT.applyTo(root);
        Fx.scene(root, 1000, 750);
    }

    private MapPane small() {
        return new MapPane(GeoBounds.HELLAS, targets)
                .inset("Sicily", GeoBounds.SICILY, Pos.BOTTOM_LEFT, 0.2)
                .spaces(List.of(
                        MapSpace.at("athens", "Athens", 37.97, 23.72),
                        MapSpace.at("sparta", "Sparta", 37.07, 22.43),
                        MapSpace.at("syracuse", "Syracuse", 37.07, 15.28)))
                .paths(List.of(MapPath.of("athens", "sparta", PathStyle.LAND)));
    }

    private Node node(Target target) {
        return targets.node(target).orElseThrow();
    }

    static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    @Test
    void aPlaceIsATargetWhereItLies() {
        Fx.run(() -> {
            lay(small());
            Bounds athens = inScene(node(Target.space("athens")));
            Bounds sparta = inScene(node(Target.space("sparta")));
            assertThat(athens.getCenterX()).isGreaterThan(sparta.getCenterX());
            assertThat(athens.getCenterY()).isLessThan(sparta.getCenterY());
            Fx.click(node(Target.space("sparta")), true);
            assertThat(picks).containsExactly(Target.space("sparta"));
        });
    }

    @Test
    void aClickOnANameIsAClickOnWhatItNames() {
        Fx.run(() -> {
            lay(small());
            MapLabel name = map.lookupAll(".pm-map-label").stream()
                    .filter(text -> ((Text) text).getText().equals("Sparta"))
                    .map(text -> (MapLabel) text.getParent())
                    .findFirst()
                    .orElseThrow();
            assertThat(name.isMouseTransparent()).isFalse();
            Fx.click(name, true);
            assertThat(picks).containsExactly(Target.space("sparta"));
            Fx.click(name, false);
            assertThat(picks).as("the map was dragged").hasSize(1);
        });
    }

    @Test
    void aLitSpaceIsFoundAtOneGlanceHoweverSmallTheSymbols() {
        Fx.run(() -> {
            lay(small().symbols(0.5));
            SpaceNode athens = (SpaceNode) node(Target.space("athens"));
            SpaceNode syracuse = (SpaceNode) node(Target.space("syracuse"));
            assertThat(athens.beacon.isShown()).isFalse();
            targets.show(Set.of(Target.space("athens"), Target.space("syracuse")), List.of());
            assertThat(athens.beacon.isShown()).isTrue();
            assertThat(syracuse.beacon.isShown()).as("in an inset too").isTrue();
            map.symbols(1);
            map.getParent().layout();
            assertThat(athens.beacon.isShown())
                    .as("the ring of a large symbol is enough")
                    .isFalse();
            map.symbols(0.5);
            map.getParent().layout();
            targets.show(Set.of(), List.of(Target.space("athens")));
            assertThat(athens.beacon.isShown()).as("what was picked").isTrue();
            assertThat(syracuse.beacon.isShown()).isFalse();
        });
    }

    @Test
    void aFarPlaceStandsInItsInset() {
        Fx.run(() -> {
            lay(small());
            Bounds syracuse = inScene(node(Target.space("syracuse")));
            assertThat(syracuse.getCenterX()).isBetween(10.0, 220.0);
            assertThat(syracuse.getCenterY()).isBetween(500.0, 750.0);
            map.zoomBy(4);
            map.getParent().layout();
            assertThat(inScene(node(Target.space("syracuse"))).getCenterX())
                    .as("an inset does not move with the map")
                    .isCloseTo(syracuse.getCenterX(), within(0.01));
        });
    }

    @Test
    void zoomingKeepsThePointUnderTheMouse() {
        Fx.run(() -> {
            lay(small());
            Bounds before = inScene(node(Target.space("athens")));
            map.zoom(3, before.getCenterX(), before.getCenterY());
            map.getParent().layout();
            Bounds after = inScene(node(Target.space("athens")));
            double wholePixels = 2; // half a pixel, three times enlarged, and half a pixel
            assertThat(after.getCenterX()).isCloseTo(before.getCenterX(), within(wholePixels));
            assertThat(after.getCenterY()).isCloseTo(before.getCenterY(), within(wholePixels));
        });
    }

    @Test
    void showingBoundsBringsThemIntoSight() {
        Fx.run(() -> {
            lay(small());
            map.show(new GeoBounds(36.5, 22, 37.5, 23));
            map.getParent().layout();
            assertThat(inScene(node(Target.space("sparta"))).getCenterX()).isBetween(0.0, 1000.0);
            assertThat(inScene(node(Target.space("athens"))).getCenterX()).isGreaterThan(1000);
            map.showAll();
            map.getParent().layout();
            assertThat(inScene(node(Target.space("athens"))).getCenterX()).isBetween(0.0, 1000.0);
        });
    }

    @Test
    void piecesThatDidNotChangeKeepTheirNodes() {
        Fx.run(() -> {
            lay(small());
            map.pieces(Map.of("athens", List.of(FLEET), "sparta", List.of(HOPLITE)));
            Node fleet = node(Target.piece("fleet"));
            map.pieces(Map.of("athens", List.of(HOPLITE, FLEET)));
            assertThat(node(Target.piece("fleet"))).isSameAs(fleet);
            assertThat(map.lookupAll(".pm-token"))
                    .extracting(node -> ((Token) node).piece())
                    .containsExactlyInAnyOrder(HOPLITE, FLEET);
        });
    }

    @Test
    void aPieceTakenAwayIsNoTargetAnyMore() {
        Fx.run(() -> {
            lay(small());
            map.pieces(Map.of("athens", List.of(FLEET)));
            map.pieces(Map.of());
            assertThat(targets.node(Target.piece("fleet"))).isEqualTo(Optional.empty());
        });
    }

    /** The halo reaches a pixel or two beyond the letters; letters themselves must not touch. */
    static boolean overlap(Bounds a, Bounds b) {
        double halo = 2.5;
        return a.getMinX() + halo < b.getMaxX() - halo
                && b.getMinX() + halo < a.getMaxX() - halo
                && a.getMinY() + halo < b.getMaxY() - halo
                && b.getMinY() + halo < a.getMaxY() - halo;
    }

    @Test
    void anAreaIsLitWithARingAndWithoutOneWhenDark() {
        Fx.run(() -> {
            lay(new MapPane(GeoBounds.HELLAS, targets)
                    .regions(Regions.within(GeoBounds.HELLAS)
                            .landSeed("attica", "Attica", 38, 23.7)
                            .landSeed("laconia", "Laconia", 37, 22.4)
                            .build()));
            targets.show(Set.of(Target.space("attica")), List.of());
            assertThat(map.lookupAll(".pm-area-ring")).hasSize(1);
            targets.show(Set.of(), List.of());
            assertThat(map.lookupAll(".pm-area-ring")).isEmpty();
        });
    }

    @Test
    void aPinnedNodeStandsOnItsPlace() {
        Fx.run(() -> {
            lay(small());
            Label panel = new Label("Athens panel");
            map.place(panel, 37.97, 23.72, Pos.BOTTOM_CENTER);
            map.getParent().applyCss();
            map.getParent().layout();
            Bounds athens = inScene(node(Target.space("athens")));
            assertThat(inScene(panel).getCenterX()).isCloseTo(athens.getCenterX(), within(1.5));
            assertThat(inScene(panel).getMaxY()).isCloseTo(athens.getCenterY(), within(1.5));
            map.remove(panel);
            assertThat(panel.getParent()).isNull();
        });
    }

    @Test
    void nodesPinnedApartMoveOffEachOtherAndStayInSight() {
        Fx.run(() -> {
            lay(small());
            List<Label> boxes = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                Label box = new Label("A wide box, number " + i);
                box.setMinHeight(60);
                boxes.add(box);
                map.placeApart(box, 38 + 0.05 * i, 28.9, Pos.CENTER);
            }
            map.getParent().applyCss();
            map.getParent().layout();
            for (Label box : boxes) {
                assertThat(inScene(map).contains(inScene(box)))
                        .as(box.getText())
                        .isTrue();
                assertThat(boxes)
                        .filteredOn(other -> other != box)
                        .noneMatch(other -> inScene(other).intersects(inScene(box)));
            }
        });
    }

    @Test
    void tagsCoverNoPieceNoNameAndNoOtherTag() {
        Fx.run(() -> {
            lay(small());
            map.pieces(Map.of("athens", List.of(HOPLITE, FLEET)));
            List<Node> things = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                Label tag = new Label("ravaged " + i);
                things.add(tag);
                map.tag(tag, 37.97, 23.72, i % 2 == 0);
            }
            map.getParent().applyCss();
            map.getParent().layout();
            things.addAll(map.lookupAll(".pm-token"));
            map.lookupAll(".pm-map-label-halo").stream()
                    .filter(name -> name.getParent().isVisible())
                    .forEach(things::add);
            for (Node one : things) {
                assertThat(one.isVisible()).isTrue();
                assertThat(things)
                        .filteredOn(other -> other != one && (one instanceof Label || other instanceof Label))
                        .noneMatch(other -> overlap(inScene(one), inScene(other)));
            }
            Node tag = things.get(0);
            map.remove(tag);
            assertThat(tag.getParent()).isNull();
        });
    }

    @Test
    void whatGetsTheFocusOnAnEnlargedMapComesIntoSight() {
        Fx.run(() -> {
            lay(small());
            Bounds athens = inScene(node(Target.space("athens")));
            map.zoom(8, athens.getCenterX(), athens.getCenterY());
            map.getParent().layout();
            Node sparta = node(Target.space("sparta"));
            assertThat(inScene(map).intersects(inScene(sparta)))
                    .as("enlarged about Athens")
                    .isFalse();
            targets.show(Set.of(Target.space("sparta")), List.of());
            Fx.press(map, KeyCode.N);
            map.getParent().layout();
            assertThat(sparta.isFocused() || map.getScene().getFocusOwner() == sparta)
                    .isTrue();
            assertThat(inScene(map).contains(inScene(sparta))).isTrue();
        });
    }

    @Test
    void keysWithCtrlAreLeftToTheWindow() {
        Fx.run(() -> {
            lay(small());
            Bounds before = inScene(node(Target.space("athens")));
            KeyEvent larger = new KeyEvent(KeyEvent.KEY_PRESSED, "+", "+", KeyCode.PLUS, false, true, false, false);
            Event.fireEvent(map, larger);
            map.getParent().layout();
            assertThat(inScene(node(Target.space("athens")))).isEqualTo(before);
            Fx.press(map, KeyCode.PLUS);
            map.getParent().layout();
            assertThat(inScene(node(Target.space("athens")))).isNotEqualTo(before);
        });
    }

    @Test
    void whatIsInSightAndWhatStandsInAnInsetMovesNothingWhenItGetsTheFocus() {
        Fx.run(() -> {
            lay(small());
            map.zoomBy(2);
            map.getParent().layout();
            node(Target.space("athens")).requestFocus();
            Bounds before = inScene(node(Target.space("athens")));
            node(Target.space("syracuse")).requestFocus();
            node(Target.space("athens")).requestFocus();
            map.getParent().layout();
            assertThat(inScene(node(Target.space("athens")))).isEqualTo(before);
        });
    }

    @Test
    void mistakesNameThePlace() {
        Fx.run(() -> {
            lay(small());
            assertThatThrownBy(() -> map.pieces(Map.of("atlantis", List.of(HOPLITE))))
                    .hasMessage("no place 'atlantis' on the map");
            assertThatThrownBy(() -> map.paths(List.of(MapPath.of("athens", "troy", PathStyle.SEA))))
                    .hasMessage("no place 'troy' on the map");
            assertThatThrownBy(() -> map.spaces(List.of(MapSpace.at("athens", "Athens again", 38, 24))))
                    .hasMessage("two places 'athens' on one map");
            assertThatThrownBy(() -> map.inset("Late", GeoBounds.SICILY, Pos.TOP_LEFT, 0.1))
                    .hasMessageContaining("insets come before");
        });
    }

    /** A box that grows twice: the first time must not keep the second from being laid out. */
    @Test
    void aPinnedBoxIsLaidOutEachTimeItGrows() {
        Fx.call(() -> {
            VBox box = new VBox(new Label("7 Athens"));
            lay(small().placeApart(box, 37.97, 23.72, Pos.CENTER));
            for (int rows = 2; rows < 5; rows++) {
                Region row = new Region();
                row.setMinHeight(20);
                box.getChildren().add(row);
                map.getScene().getRoot().layout();
                assertThat(row.getLayoutY()).as("row %s", rows).isPositive();
                assertThat(box.getHeight()).as("row %s", rows).isEqualTo(box.prefHeight(-1));
            }
            return box;
        });
    }
}
