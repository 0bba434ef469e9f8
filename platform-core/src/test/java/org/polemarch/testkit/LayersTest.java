package org.polemarch.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.polemarch.testkit.layers.bot.RuleAsking;
import org.polemarch.testkit.layers.model.Position;
import org.polemarch.testkit.layers.rules.Gamble;
import org.polemarch.testkit.layers.rules.Logging;
import org.polemarch.testkit.layers.rules.Marching;
import org.polemarch.testkit.layers.rules.battles.Battles;
import org.polemarch.testkit.layers.rules.sieges.Sieges;
import org.polemarch.testkit.layers.ui.FrameNaming;
import org.polemarch.testkit.layers.ui.StateReading;

/** A class that knows more than its layer may is named, with the reason. */
class LayersTest {

    private static final String BASE = "org.polemarch.testkit.layers";

    private static Layers layers(Class<?>... classes) {
        return Layers.of(BASE, classes);
    }

    @Test
    void rulesMayNotLog() {
        assertThatThrownBy(() -> layers(Logging.class).check())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("rules, model and view are plain Java")
                .hasMessageContaining("Logging");
    }

    @Test
    void rulesMayNotThrowTheirOwnDice() {
        assertThatThrownBy(() -> layers(Gamble.class).check())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("chance comes from play alone")
                .hasMessageContaining("Gamble");
    }

    @Test
    void theUiMayNotReadTheState() {
        assertThatThrownBy(() -> layers(StateReading.class, Position.class).check())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("can show no secret")
                .hasMessageContaining("StateReading");
    }

    @Test
    void theUiMayNameFramesButNotRules() {
        assertThatCode(() -> layers(FrameNaming.class).check()).doesNotThrowAnyException();
    }

    @Test
    void aBotMayNotAskRules() {
        assertThatThrownBy(() -> layers(RuleAsking.class, Marching.class).check())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("a bot judges positions")
                .hasMessageContaining("RuleAsking");
    }

    @Test
    void chaptersMayNotStandOnEachOtherInACircle() {
        Layers circle = layers(Sieges.class, Battles.class);
        assertThatCode(circle::check).doesNotThrowAnyException();
        assertThatThrownBy(circle::checkChapters)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("read after those it builds on")
                .hasMessageContaining("battles")
                .hasMessageContaining("sieges");
        assertThatCode(() -> layers(Marching.class).checkChapters()).doesNotThrowAnyException();
    }

    @Test
    void aPluginMayNotKnowTheHost() {
        assertThatThrownBy(() ->
                        Layers.of("org.polemarch.elsewhere", LayersTest.class).check())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("compiles against plugin-api alone");
    }
}
