package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.launcher.TestJar;

/** A view that throws is replaced in place, the player is told, and the game continues. */
class FaultyViewTest extends WindowTest {

    private static TestJar viewed(String making, String layout, String showing, String pressing) {
        return TestJar.tablets()
                .source("org.example.tablets.Broken", """
                package org.example.tablets;
                import org.polemarch.api.ui.*;
                public final class Broken implements BoardViewPlugin {
                    public String game() { return "tablets"; }
                    public BoardView create(BoardHost host, org.polemarch.api.text.Words words) {
                        MAKING
                        javafx.scene.control.Button button = new javafx.scene.control.Button("Press");
                        button.setId("pressed");
                        button.setOnAction(event -> { PRESSING });
                        javafx.scene.layout.Pane inner = new javafx.scene.layout.Pane(button) {
                            protected void layoutChildren() { LAYOUT super.layoutChildren(); }
                        };
                        javafx.scene.layout.StackPane outer = new javafx.scene.layout.StackPane(inner);
                        return new BoardView() {
                            public javafx.scene.layout.Region node() { return outer; }
                            public void show(Situation situation) { SHOWING }
                        };
                    }
                }
                """.replace("MAKING", making)
                        .replace("LAYOUT", layout)
                        .replace("SHOWING", showing)
                        .replace("PRESSING", pressing))
                .alsoIndexed("org.example.tablets.Broken");
    }

    private static final String THROW = "if (true) throw new IllegalStateException(\"no paint\");";

    @ParameterizedTest
    @CsvSource({"making", "layout", "showing"})
    void itIsReplacedAndTheGameGoesOn(String where) {
        startTablets(viewed(
                where.equals("making") ? THROW : "",
                where.equals("layout") ? THROW : "",
                where.equals("showing") ? THROW : "",
                ""));
        assertReplaced();
    }

    @Test
    void alsoIfItThrowsWhenItIsPressed() {
        startTablets(viewed("", "", "", THROW));
        hand.waitForNode("pressed");
        Button button = hand.of("pressed", Button.class, found -> found);
        hand.unguarded(button::fire);
        assertReplaced();
        assertThat(hand.uncaught()).hasSize(1);
    }

    private void assertReplaced() {
        hand.waitForText("board-fault", "The view of Tablets failed");
        assertThat(hand.text("board-fault"))
                .isEqualTo("The view of Tablets failed and was replaced by a plain one: no paint");
        hand.clickTarget("Number 1");
        hand.waitForLog("Cleon wrote the number 1.");
    }

    /** Looked-up colours of the theme must not beat what the code of a board has set. */
    @Test
    void aBoardKeepsItsColours() {
        startTablets(viewed("", "", """
                javafx.scene.control.Label label = new javafx.scene.control.Label("ink");
                label.setId("ink");
                label.setTextFill(javafx.scene.paint.Color.CRIMSON);
                javafx.scene.text.Text text = new javafx.scene.text.Text("ink");
                text.setId("drawn");
                text.setFill(javafx.scene.paint.Color.TEAL);
                inner.getChildren().setAll(label, text);
                """, ""));
        hand.waitForNode("drawn");
        assertThat(hand.told("ink", Label.class, label -> {
                    label.applyCss();
                    return label.getTextFill();
                }))
                .isEqualTo(Color.CRIMSON.toString());
        assertThat(hand.told("drawn", Text.class, text -> {
                    text.applyCss();
                    return text.getFill();
                }))
                .isEqualTo(Color.TEAL.toString());
    }
}
