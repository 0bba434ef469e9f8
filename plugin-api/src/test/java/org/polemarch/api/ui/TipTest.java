package org.polemarch.api.ui;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;

class TipTest {

    /** Where the toolkit keeps an installed tooltip. */
    private static final String INSTALLED = "javafx.scene.control.Tooltip";

    private static String shown(Node node) {
        return node.getProperties().get(INSTALLED) instanceof Tooltip tooltip ? tooltip.getText() : "";
    }

    @Test
    void aTooltipIsMadeWhenTheMouseComes() {
        Fx.run(() -> {
            Region node = Tip.on(new Region(), "Sphacteria");
            assertThat(node.getProperties()).doesNotContainKey(INSTALLED);
            Fx.enter(node);
            assertThat(shown(node)).isEqualTo("Sphacteria");
        });
    }

    @Test
    void whatIsToldNowTakesThePlaceOfWhatWasTold() {
        Fx.run(() -> {
            Region node = Tip.on(new Region(), "Pylos");
            Fx.enter(node);
            Tip.on(node, "Amphipolis");
            Fx.enter(node);
            assertThat(shown(node)).isEqualTo("Amphipolis");
            assertThat(Tip.of(node)).contains("Amphipolis");
        });
    }

    @Test
    void aTipOnWhichTheMouseRestsFollowsAtOnceAndStaysIfItIsStillTrue() {
        Fx.run(() -> {
            Region node = Tip.on(new Region(), "Pylos");
            Fx.enter(node);
            Object made = node.getProperties().get(INSTALLED);
            Tip.on(node, "Pylos");
            assertThat(node.getProperties().get(INSTALLED)).isSameAs(made);
            Tip.on(node, "Amphipolis");
            assertThat(shown(node)).isEqualTo("Amphipolis");
        });
    }

    @Test
    void whoeverHasNothingToTellAnyMoreTellsNothing() {
        Fx.run(() -> {
            Region node = Tip.on(new Region(), "Pylos");
            Fx.enter(node);
            Tip.on(node, "");
            Fx.enter(node);
            assertThat(shown(node)).isEmpty();
            assertThat(Tip.of(node)).isEmpty();
        });
    }

    @Test
    void aTextThatIsDearIsAskedForOnlyWhenItIsRead() {
        Fx.run(() -> {
            int[] asked = {0};
            Region node = Tip.on(new Region(), () -> "read " + ++asked[0]);
            assertThat(asked[0]).isZero();
            Fx.enter(node);
            assertThat(shown(node)).isEqualTo("read 1");
        });
    }
}
