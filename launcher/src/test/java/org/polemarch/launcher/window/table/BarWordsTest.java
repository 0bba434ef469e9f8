package org.polemarch.launcher.window.table;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Scene;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.polemarch.launcher.window.kit.Toolkit;

/** How a question and its rule share the strip above the board. */
class BarWordsTest {

    static {
        Toolkit.startHeadless();
    }

    private static final double HIGH = 70;

    private final Label prompt = new Label("Assemble the army: pick up SPs, move to another space, or advance");
    private final Hyperlink rule = new Hyperlink("Rule: 2.2.3  Assembling the army");

    private void lay(double beside) {
        BarWords words = new BarWords(prompt, rule, new HBox());
        new Scene(words);
        words.applyCss();
        words.resize(Math.ceil(prompt.prefWidth(-1)) + beside, HIGH);
        words.layout();
    }

    private boolean onOneLine() {
        return prompt.getHeight() < 1.5 * prompt.prefHeight(-1);
    }

    @Test
    void aRuleThatHasNoRoomBesideTheQuestionStandsBeneathIt() {
        Toolkit.call(() -> {
            lay(20);
            assertThat(onOneLine()).isTrue();
            assertThat(rule.getWidth()).as("all of it").isGreaterThanOrEqualTo(rule.prefWidth(-1));
            assertThat(rule.getLayoutY()).isGreaterThanOrEqualTo(prompt.getLayoutY() + prompt.getHeight());
            return rule;
        });
    }

    @Test
    void itStandsBesideIfAtLeastItsNumberCanBeRead() {
        Toolkit.call(() -> {
            Hyperlink number = new Hyperlink("Rule: 2.2.3...");
            new Scene(new HBox(number));
            number.applyCss();
            lay(number.prefWidth(-1) + 20);
            assertThat(onOneLine()).isTrue();
            assertThat(rule.getLayoutX()).isGreaterThan(prompt.getWidth());
            assertThat(rule.getWidth()).isGreaterThanOrEqualTo(number.prefWidth(-1));
            return rule;
        });
    }

    @Test
    void besideALongQuestionTheWholeNumberIsRead() {
        Toolkit.call(() -> {
            lay(-40);
            assertThat(onOneLine()).isFalse();
            Text written = (Text) rule.lookup(".text");
            assertThat(written.getText()).startsWith("Rule: 2.2.3");
            return rule;
        });
    }
}
