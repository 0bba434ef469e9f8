package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import org.junit.jupiter.api.Test;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.tour.TourModel;
import org.polemarch.launcher.window.kit.Themes;
import org.polemarch.launcher.window.tour.Coach;

/** The guide keeps out of the way. */
class CoachTest extends WindowTest {

    private static final int WIDTH = 1000;
    private static final int HEIGHT = 700;

    private static Node lit(double x, double y) {
        Circle target = new Circle(x, y, 10);
        target.getStyleClass().add("pm-target");
        target.pseudoClassStateChanged(PseudoClass.getPseudoClass("lit"), true);
        return target;
    }

    /** Where the card comes to sit when these places glow. */
    private Pos corner(double[]... glowing) {
        startTablets(TestJar.tablets());
        TableModel table = hand.model();
        StackPane over = Stagehand.onFx(() -> {
            Pane board = new Pane();
            for (double[] at : glowing) {
                board.getChildren().add(lit(at[0], at[1]));
            }
            StackPane made = new StackPane(board);
            Scene scene = new Scene(made, WIDTH, HEIGHT);
            Themes.apply(made, hand.tables().desk().preferences().now());
            Coach coach = new Coach(new TourModel(table), () -> {});
            made.getChildren().add(coach);
            scene.getRoot().applyCss();
            made.layout();
            coach.refresh(made);
            return made;
        });
        // It looks where to sit after everything else that is waiting: this comes later still.
        return Stagehand.onFx(() -> StackPane.getAlignment(over.getChildren().get(1)));
    }

    @Test
    void itSitsInItsCornerWhereNothingGlowsThere() {
        assertThat(corner(new double[] {900, 100})).isEqualTo(Pos.BOTTOM_LEFT);
    }

    @Test
    void itGoesWhereItHidesTheFewest() {
        assertThat(corner(new double[] {60, 650}, new double[] {900, 650}, new double[] {120, 640}, new double[] {60, 60
                }))
                .isEqualTo(Pos.TOP_RIGHT);
    }
}
