package org.polemarch.launcher.window.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CulpritTest {

    private static Throwable thrownBy(String... classes) {
        Throwable failure = new IllegalStateException("no paint");
        StackTraceElement[] stack = new StackTraceElement[classes.length];
        for (int i = 0; i < classes.length; i++) {
            stack[i] = new StackTraceElement(classes[i], "show", "Board.java", 1);
        }
        failure.setStackTrace(stack);
        return failure;
    }

    @Test
    void codeTheProgramDoesNotHaveIsAPlugins() {
        assertThat(Culprit.isPlugin(thrownBy("org.example.Board", "javafx.scene.Node")))
                .isTrue();
        assertThat(Culprit.isPlugin(thrownBy("javafx.scene.Node", "org.polemarch.launcher.window.board.BoardPane")))
                .isFalse();
        assertThat(Culprit.isPlugin(thrownBy(
                        "org.polemarch.launcher.window.board.BoardPane$$Lambda$14/0x0000000800c8",
                        "javafx.scene.Node")))
                .isFalse();
        assertThat(Culprit.isPlugin(new IllegalStateException("outside", thrownBy("org.example.Board"))))
                .isTrue();
    }
}
