package org.polemarch.api.ui.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.geometry.Pos;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.Fx;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Theme;

/** When the ground of a map is painted, and when what was painted before is moved or stretched. */
class GroundTest {

    private static final LatLon ATHENS = new LatLon(37.97, 23.72);

    private MapPane map;

    private void lay() {
        Targets targets = new Targets(new BoardHost() {
            @Override
            public void pick(Target target) {}

            @Override
            public void openRule(String section) {}
        });
        map = new MapPane(GeoBounds.HELLAS, targets)
                .inset("Sicily", GeoBounds.SICILY, Pos.BOTTOM_LEFT, 0.2)
                .spaces(List.of(MapSpace.at("athens", "Athens", 37.97, 23.72)));
        StackPane root = new StackPane(map);
        Theme.LIGHT.applyTo(root);
        Fx.scene(root, 1000, 750);
    }

    /** Where on the painted ground Athens lies, and how high the painted ground is. */
    private double[] ground() {
        map.getParent().applyCss();
        map.getParent().layout();
        MapSheet sheet = map.spot(ATHENS).sheet();
        Canvas canvas = sheet.groundCanvas;
        assertThat(canvas.getLayoutY()).as("no gap above").isLessThanOrEqualTo(0);
        assertThat(canvas.getLayoutY() + canvas.getHeight())
                .as("no gap below")
                .isGreaterThanOrEqualTo(sheet.getHeight());
        return new double[] {
            sheet.x(ATHENS) - canvas.getLayoutX(), sheet.y(ATHENS) - canvas.getLayoutY(), canvas.getHeight()
        };
    }

    @Test
    void theGroundIsMovedWhenTheMapGetsALittleHigherAndPaintedAnewWhenItDoesNotReach() {
        Fx.run(() -> {
            lay();
            Region around = (Region) map.getParent();
            around.resize(700, 700);
            double[] before = ground();
            for (double height : new double[] {741, 803, 660}) {
                around.resize(700, height);
                assertThat(ground()).as("at " + height).containsExactly(before);
            }
            around.resize(700, 1000);
            assertThat(ground()[2]).isGreaterThan(before[2]);
            around.resize(650, 1000);
            assertThat(ground()[0]).as("at another scale").isNotEqualTo(before[0]);
        });
    }

    @Test
    void beforeSomebodysEyesTheGroundIsStretchedUntilTheMapComesToRest() throws InterruptedException {
        CountDownLatch rested = new CountDownLatch(1);
        Stage stage = Fx.call(() -> {
            lay();
            Stage window = new Stage();
            window.setScene(map.getScene());
            window.show();
            map.getParent().layout();
            MapSheet sheet = map.spot(ATHENS).sheet();
            double before = sheet.scale();
            double high = sheet.groundCanvas.getHeight();
            ((Region) map.getParent()).resize(500, 375);
            map.getParent().layout();
            assertThat(sheet.ground.size().getX())
                    .isEqualTo(sheet.scale() / before)
                    .isLessThan(1);
            assertThat(sheet.groundCanvas.getHeight()).isEqualTo(high);
            sheet.ground.size().xProperty().addListener((size, was, now) -> {
                if (now.doubleValue() == 1) { // painted at its size, after whatever the window did meanwhile
                    rested.countDown();
                }
            });
            return window;
        });
        assertThat(rested.await(2, TimeUnit.MINUTES)).isTrue();
        Fx.run(stage::close);
    }
}
