package org.polemarch.api.ui.motion;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.Test;
import org.polemarch.api.ui.Fx;

class MotionTest {

    private final Motion motion = new Motion();
    private final Label number = new Label("7");
    private final StackPane table = new StackPane(number, motion);

    @Test
    void clicksGoThroughItAndItTakesNoRoom() {
        assertThat(motion.isMouseTransparent()).isTrue();
        assertThat(motion.isManaged()).isFalse();
    }

    /** As in tests and pictures: nothing waits for it, and what is shown is shown at once. */
    @Test
    void withoutAWindowOrWhenOffNothingMoves() {
        Fx.run(() -> {
            Fx.scene(table, 300, 200);
            motion.setPace(Pace.NORMAL);
            motion.show(table, true, () -> number.setText("9"));
            table.layout();
            assertThat(number.getText()).isEqualTo("9");
            assertThat(motion.getChildren()).isEmpty();
        });
    }
}
