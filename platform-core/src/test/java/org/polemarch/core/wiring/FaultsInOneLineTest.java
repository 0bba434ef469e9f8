package org.polemarch.core.wiring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.core.plugins.PluginFault;

/** What is told of a file never holds what a terminal obeys, or letters that turn the text around. */
class FaultsInOneLineTest {

    @ParameterizedTest
    @ValueSource(strings = {"\u001b[31m", "\u0000", "\n", "\u009b31m", "\u202e"})
    void aFaultIsPlain(String odd) {
        for (RuntimeException fault : List.of(
                new SetupFault("a" + odd + "b"),
                new SetupFault("a" + odd + "b", new IllegalStateException()),
                new PluginFault("a" + odd + "b"),
                new PluginFault("a" + odd + "b", new IllegalStateException()))) {
            assertThat(fault.getMessage()).matches("a .*b").doesNotContain(odd.substring(0, 1));
        }
    }

    @Test
    void soIsWhatIsToldOfAnOverlay() {
        assertThatThrownBy(() -> PreparedGame.of(
                        new Tax(), List.of(), Tax.SETUP, Optional.of(new Overlay("mine\u001b.json", "{"))))
                .isInstanceOf(SetupFault.class)
                .message()
                .doesNotContain("\u001b");
    }
}
