package org.polemarch.launcher.window.table;

import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.Hyperlink;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.transform.Transform;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.Tip;
import org.polemarch.launcher.table.Notice;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.window.board.Citations;
import org.polemarch.launcher.window.frame.Sheets;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** What is this, what can be done with it, and which rule says so: a card or piece seen close up. */
final class Inquiry {

    private static final double EMS = 46;
    private static final double CLOSE_UP = 2.2;
    private static final double WIDEST = 420;
    private static final int LONGEST_NAME = 50;

    /** A picture of something larger than this shows nothing that the board does not. */
    private static final double LARGEST = 280;

    private final TableModel model;
    private final Citations citations;
    private final Sheets sheets;
    private final Consumer<String> openRule;

    Inquiry(TableModel model, Citations citations, Sheets sheets, Consumer<String> openRule) {
        this.model = model;
        this.citations = citations;
        this.sheets = sheets;
        this.openRule = openRule;
    }

    void about(Target target, Node node) {
        VBox words = new VBox(8);
        words.setMinWidth(0);
        words.setPrefWidth(WIDEST);
        Tip.of(node).ifPresent(tip -> words.getChildren().add(Texts.wrapped(tip)));
        Notice answer = model.stage() == Stage.ASKED ? model.offers().about(target) : model.prompt();
        words.getChildren().add(Texts.wrapped(answer.text()));
        Hyperlink rule = new Hyperlink();
        rule.setId("inquiry-rule");
        citations.link(rule, answer.cites());
        rule.setOnAction(event -> {
            sheets.close("inquiry");
            openRule.accept(answer.cites());
        });
        words.getChildren().add(rule);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox content = new HBox(16, words);
        if (Math.max(node.getLayoutBounds().getWidth(), node.getLayoutBounds().getHeight()) <= LARGEST) {
            content.getChildren().add(0, closeUp(node));
        }
        String name = node.getAccessibleText() == null ? "" : node.getAccessibleText();
        boolean named = !name.isEmpty() && name.length() <= LONGEST_NAME;
        sheets.lay("inquiry", named ? name : Say.of("inquiry.title"), content, EMS);
    }

    private static ImageView closeUp(Node node) {
        SnapshotParameters large = new SnapshotParameters();
        double scale = Math.min(CLOSE_UP, WIDEST / node.getLayoutBounds().getWidth());
        large.setTransform(Transform.scale(scale, scale));
        large.setFill(Color.TRANSPARENT);
        ImageView picture = new ImageView(node.snapshot(large, null));
        picture.setId("close-up");
        return picture;
    }
}
