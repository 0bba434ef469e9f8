package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.image.ImageView;
import org.junit.jupiter.api.Test;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.rules.Edition;

/** Whatever the keyboard can reach on a page, a screen reader can name. */
class AccessibleTextsTest extends WindowTest {

    private void openAll() {
        open(TestTable.installed(folder).preferring(now -> now.toured(false)));
        hand.waitForNode("library-filter");
        hand.waitForNode("play-pericles");
    }

    private List<String> nameless() {
        return Stagehand.onFx(() -> {
            List<String> found = new ArrayList<>();
            walk(hand.window().root(), node -> {
                boolean reached = node instanceof Control && node.isFocusTraversable() && isShown(node);
                boolean picture = node instanceof ImageView view && view.getImage() != null && isShown(node);
                if ((reached || picture) && !isNamed(node)) {
                    found.add(node.getClass().getSimpleName() + " #" + node.getId() + " " + node.getStyleClass());
                }
            });
            return found;
        });
    }

    /** What is drawn within a control is the control's own affair. */
    private static void walk(Node node, Consumer<Node> visitor) {
        visitor.accept(node);
        boolean opaque = node instanceof ComboBoxBase;
        if (node instanceof Parent parent && !opaque) {
            parent.getChildrenUnmodifiable().forEach(child -> walk(child, visitor));
        }
    }

    private static boolean isShown(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (!each.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private static boolean isNamed(Node node) {
        String own = node instanceof Labeled labeled ? labeled.getText() : null;
        return !blank(node.getAccessibleText()) || !blank(own);
    }

    private static boolean blank(String text) {
        return text == null || text.isBlank();
    }

    @Test
    void theLibraryAndItsSaves() {
        openAll();
        hand.click("play-polis");
        hand.click("start");
        hand.waitForNode("answers");
        hand.click("leave");
        hand.waitForNode("resume-polis");
        assertThat(nameless()).isEmpty();
        assertThat(hand.told("resume-polis", Control.class, Node::getAccessibleText))
                .startsWith("Resume: Polis, ");
    }

    @Test
    void theSetUpOfEveryGame() {
        openAll();
        for (String game : List.of("pericles", "perikles", "polis", "mountford", "victory-or-death")) {
            hand.click("play-" + game);
            hand.waitForNode("start");
            assertThat(nameless()).as(game).isEmpty();
            hand.click("back");
        }
    }

    @Test
    void theSheets() {
        openAll();
        for (Consumer<LauncherWindow> sheet : List.<Consumer<LauncherWindow>>of(
                LauncherWindow::preferences,
                LauncherWindow::plugins,
                LauncherWindow::palette,
                window -> window.primer(hand.tables().catalog().game("polis")),
                window -> window.compare(hand.tables().catalog().games().get(0)))) {
            hand.act(sheet);
            hand.waitFor("a sheet", () -> hand.window().sheets().top().isPresent());
            assertThat(nameless())
                    .as(Stagehand.onFx(() -> hand.window().sheets().top().orElse("")))
                    .isEmpty();
            hand.act(window -> window.sheets().closeAll());
        }
    }

    @Test
    void theRulesBesideThePage() {
        openAll();
        hand.act(window ->
                window.rules(Edition.book(hand.tables().catalog().games().get(0)), ""));
        hand.waitForNode("rules-heading");
        assertThat(nameless()).isEmpty();
    }
}
