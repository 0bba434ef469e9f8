package org.polemarch.api.ui.piece;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import javafx.scene.transform.Scale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.Fx;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Theme;

class PieceBoxTest {

    private static final Piece DISK = Piece.of(PieceShape.DISK, SideColour.BLUE);

    private Targets targets;

    @BeforeEach
    void targets() {
        targets = new Targets(new BoardHost() {
            @Override
            public void pick(Target target) {}

            @Override
            public void openRule(String section) {}
        });
    }

    private static void shown(Node node, double fontSize) {
        StackPane root = new StackPane(node);
        root.setStyle("-fx-font-size: " + fontSize + "px;");
        Theme.LIGHT.applyTo(root);
        Fx.scene(root, 800, 600);
    }

    private static boolean isPictureKept(PieceBox box) {
        return box.lookupAll("*").stream().anyMatch(Node::isCache);
    }

    @Test
    void picturesAreKeptOnlyWhereTheTableIsDrawnAtItsSize() {
        Fx.run(() -> {
            for (double factor : new double[] {1, 0.9}) {
                PieceBox box = new PieceBox(targets, List.of(DISK)).setKept(true);
                StackPane table = new StackPane(box);
                table.getTransforms().add(new Scale(factor, factor));
                shown(table, 13);
                assertThat(isPictureKept(box)).as("drawn at " + factor).isEqualTo(factor == 1);
            }
        });
    }

    @Test
    void noPicturesAreKeptUnasked() {
        Fx.run(() -> {
            PieceBox box = new PieceBox(targets, List.of(DISK));
            shown(box, 13);
            assertThat(isPictureKept(box)).isFalse();
        });
    }

    @Test
    void aPieceSaysHowManyThereAreAndAFaceDownOneHidesItsLetter() {
        Fx.run(() -> {
            assertThat(new Token(DISK.times(3).called("Athenian fleet")).getAccessibleText())
                    .isEqualTo("3 x Athenian fleet");
            Token down = new Token(DISK.marked("9").down());
            shown(down, 13);
            assertThat(down.lookupAll("Text")).isEmpty();
            Token up = new Token(DISK.marked("9"));
            shown(up, 13);
            assertThat(up.lookupAll("Text")).hasSize(1);
        });
    }

    @Test
    void aLitPieceHasARingAroundItThatGoesAway() {
        Fx.run(() -> {
            PieceBox box = new PieceBox(targets, List.of(DISK.target(Target.piece("d"))));
            int before = box.lookupAll("SVGPath").size();
            targets.show(Set.of(Target.piece("d")), List.of());
            assertThat(box.lookupAll("SVGPath")).hasSize(before + 2);
            targets.show(Set.of(), List.of(Target.piece("d")));
            assertThat(box.lookupAll("SVGPath")).hasSize(before + 3);
            targets.show(Set.of(), List.of());
            assertThat(box.lookupAll("SVGPath")).hasSize(before);
        });
    }

    @Test
    void aPieceThatOnlyStandsForSomethingElseKeepsItsNode() {
        Fx.run(() -> {
            Piece disk = DISK.target(Target.piece("d"));
            Piece hoplite = Piece.of(PieceShape.HOPLITE, SideColour.RED);
            PieceBox box = new PieceBox(targets, List.of(hoplite, disk));
            Node stood = targets.node(Target.piece("d")).orElseThrow();
            Piece other = DISK.target(Target.piece("e"));
            targets.show(Set.of(Target.piece("e")), List.of());
            box.show(List.of(hoplite, other));
            assertThat(targets.node(Target.piece("d"))).isEmpty();
            assertThat(targets.node(Target.piece("e"))).containsSame(stood);
            assertThat(((Token) stood).piece()).isEqualTo(other);
            assertThat(stood.getAccessibleHelp()).isEqualTo("can be chosen");
            box.show(List.of(DISK));
            assertThat(targets.node(Target.piece("e"))).isEmpty();
            assertThat(box.getChildrenUnmodifiable()).containsExactly(stood);
            assertThat(stood.isFocusTraversable()).isFalse();
            assertThat(stood.getAccessibleRole()).isEqualTo(AccessibleRole.NODE);
            assertThat(stood.getAccessibleHelp()).isEmpty();
            box.show(List.of(DISK.marked("2")));
            assertThat(box.getChildrenUnmodifiable()).doesNotContain(stood);
        });
    }

    @Test
    void ofPiecesThatLookAlikeTheSameStayWhereTheyWere() {
        Fx.run(() -> {
            Piece first = DISK.target(Target.piece("a"));
            Piece second = DISK.target(Target.piece("b"));
            PieceBox box = new PieceBox(targets, List.of(first, second));
            Node stays = targets.node(Target.piece("b")).orElseThrow();
            box.show(List.of(DISK.target(Target.piece("c")), second));
            assertThat(targets.node(Target.piece("b"))).containsSame(stays);
            assertThat(box.getChildrenUnmodifiable()).element(1).isSameAs(stays);
        });
    }
}
