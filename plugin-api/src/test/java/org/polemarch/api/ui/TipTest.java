package org.polemarch.api.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Target;
import org.polemarch.api.teach.Teaching;

class TipTest {

    private final Pane root = new Pane();
    private final List<String> rules = new ArrayList<>();

    private Region node(String text) {
        Region node = Tip.on(new Region(), text);
        root.getChildren().setAll(node);
        if (root.getScene() == null) {
            new Scene(root, 600, 400);
        }
        Tip.teach(root, Teaching.of(TipTest.class).glossary(), new BoardHost() {
            @Override
            public void pick(Target target) {}

            @Override
            public void openRule(String section) {
                rules.add(section);
            }
        });
        return node;
    }

    private static List<String> shown(Node node) {
        return Tips.at(node).orElseThrow().cards().stream()
                .map(Node::getAccessibleText)
                .toList();
    }

    private static void rest(Node node) {
        Tips.at(node).orElseThrow().enter(node, 100, 100);
        Tips.at(node).orElseThrow().show(node);
    }

    /** A card that was taken leaves another under the mouse, and the player wants to see that one, not words over it. */
    @Test
    void nothingOpensOverWhatCameUnderAMouseAtRest() {
        Region node = node("A card");
        Tips tips = Tips.at(node).orElseThrow();
        Event.fireEvent(root, mouse(MouseEvent.MOUSE_PRESSED, 100));
        tips.enter(node, 100, 100);
        assertThat(tips.opens()).isFalse();
        tips.move(node, mouse(MouseEvent.MOUSE_MOVED, 120));
        assertThat(tips.opens()).as("it is pointed at now").isTrue();
    }

    private MouseEvent mouse(EventType<MouseEvent> type, double x) {
        boolean down = type == MouseEvent.MOUSE_PRESSED;
        return new MouseEvent(
                type,
                x,
                100,
                x,
                100,
                MouseButton.PRIMARY,
                1,
                false,
                false,
                false,
                false,
                down,
                false,
                false,
                true,
                false,
                true,
                new PickResult(root, x, 100));
    }

    private static Label word(Node node, String text) {
        return Tips.at(node).orElseThrow().cards().stream()
                .flatMap(card -> card.lookupAll(".pm-term").stream())
                .map(Label.class::cast)
                .filter(label -> label.getText().equals(text))
                .findFirst()
                .orElseThrow();
    }

    private static void press(Node node, KeyCode code) {
        Event.fireEvent(node, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
    }

    /** A player rests on a card, reads what it does, and clicks it: the words have appeared beside the pointer. */
    @Test
    void theShadowOfACardTakesNoClicks() {
        Fx.run(() -> {
            Region node = node("Pylos");
            root.getStylesheets().setAll(Theme.sheet());
            root.getStyleClass().add("pm-table");
            double low = root.getScene().getHeight() - 20;
            Tips tips = Tips.at(node).orElseThrow();
            tips.enter(node, 100, low);
            tips.show(node);
            TipCard card = tips.cards().get(0);
            assertThat(card.getEffect()).as("a shadow").isNotNull();
            assertThat(card.contains(card.parentToLocal(100, low)))
                    .as("takes the click")
                    .isFalse();
            assertThat(card.contains(card.getWidth() / 2, card.getHeight() / 2)).isTrue();
        });
    }

    @Test
    void whatIsToldNowTakesThePlaceOfWhatWasTold() {
        Fx.run(() -> {
            Region node = node("Pylos");
            rest(node);
            assertThat(shown(node)).containsExactly("Pylos");
            Tip.on(node, "Amphipolis");
            assertThat(shown(node)).containsExactly("Amphipolis");
            assertThat(Tip.of(node)).contains("Amphipolis");
        });
    }

    @Test
    void whoeverHasNothingToTellAnyMoreTellsNothing() {
        Fx.run(() -> {
            Region node = node("Pylos");
            rest(node);
            Tip.on(node, "");
            assertThat(shown(node)).isEmpty();
            assertThat(Tip.of(node)).isEmpty();
        });
    }

    @Test
    void aTextThatIsDearIsAskedForOnlyWhenItIsRead() {
        Fx.run(() -> {
            int[] asked = {0};
            Region node = Tip.on(new Region(), () -> "read " + ++asked[0]);
            root.getChildren().setAll(node);
            new Scene(root, 600, 400);
            assertThat(asked[0]).isZero();
            rest(node);
            assertThat(shown(node)).containsExactly("read 1");
        });
    }

    @Test
    void wordsOpenFurtherByKeyboardAndEscapeGoesBackOneByOne() {
        Fx.run(() -> {
            Region node = node("Two Hoplites lay siege.");
            assertThat(Tip.explain(node)).isTrue();
            assertThat(shown(node)).containsExactly("Two Hoplites lay siege.");
            press(word(node, "siege"), KeyCode.ENTER);
            assertThat(shown(node)).hasSize(2).last().asString().startsWith("siege. Take a city with Hoplites");
            press(word(node, "Walls"), KeyCode.ENTER);
            assertThat(shown(node)).hasSize(3);
            press(root, KeyCode.ESCAPE);
            assertThat(shown(node)).hasSize(2);
            press(root, KeyCode.ESCAPE);
            press(root, KeyCode.ESCAPE);
            assertThat(shown(node)).isEmpty();
        });
    }

    @Test
    void aTermTellsItsRule() {
        Fx.run(() -> {
            Region node = node("Two Hoplites lay siege.");
            Tip.explain(node);
            press(word(node, "siege"), KeyCode.ENTER);
            press(word(node, "Read the rule"), KeyCode.ENTER);
            assertThat(rules).containsExactly("9.4");
            assertThat(shown(node)).isEmpty();
        });
    }

    @Test
    void aCardLiesWithinTheScene() {
        Fx.run(() -> {
            Region node = node("Two Hoplites lay siege.");
            Tips tips = Tips.at(node).orElseThrow();
            tips.enter(node, 595, 395);
            tips.show(node);
            TipCard card = tips.cards().get(0);
            assertThat(card.getLayoutX() + card.getWidth()).isLessThanOrEqualTo(600);
            assertThat(card.getLayoutY() + card.getHeight()).isLessThanOrEqualTo(400);
        });
    }
}
