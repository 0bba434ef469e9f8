package org.polemarch.launcher.window.tour;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.polemarch.api.teach.Primer;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.tour.Sample;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Say;

/** How you win: the page of one screen for somebody who has never seen the game. */
public final class PrimerSheet extends VBox {

    public static final double EMS = 92;

    private static final double PICTURE_EMS = 36;
    private static final double GAP = 12;

    public PrimerSheet(InstalledGame game, Primer primer, Desk desk, Runnable rules, Runnable guide) {
        super(10);
        getStyleClass().add("primer");
        double width = PICTURE_EMS * desk.em();
        StackPane picture = new StackPane(Texts.soft(Say.of("primer.drawing")));
        picture.setMinSize(width, width * 0.64);
        VBox left = new VBox(8, picture);
        left.getStyleClass().add("primer-text");
        List<Primer.Part> parts = primer.picture().parts();
        left.getChildren().add(legend(parts));
        part(left, "primer.decides", primer.decides());
        left.setMinWidth(width);
        left.setMaxWidth(width);
        VBox right = new VBox();
        right.getStyleClass().add("primer-text");
        Label goal = Texts.wrapped(primer.goal());
        goal.setId("primer-goal");
        right.getChildren().addAll(Texts.strong(Say.of("primer.goal")), goal);
        part(right, "primer.round", primer.round());
        right.getChildren().add(Texts.strong(Say.of("primer.actions")));
        primer.actions().forEach(each -> right.getChildren().add(line(each.name(), each.text())));
        part(right, "primer.overlooked", primer.overlooked());
        HBox.setHgrow(right, Priority.ALWAYS);
        Node content = Controls.reading(
                new HBox(18, left, right), Say.of("primer.title", game.info().title()));
        VBox.setVgrow(content, Priority.ALWAYS);
        HBox foot = Controls.foot(Controls.button("primer-rules", Say.of("primer.rules"), rules));
        if (game.plugin().teaching().hasGuide()) {
            foot.getChildren().add(0, Controls.accent("primer-guide", Say.of("tour.begin"), guide));
        }
        getChildren().addAll(content, foot);
        Background.run(
                () -> Sample.of(game, primer.picture()),
                sample -> picture.getChildren().setAll(NumberedBoard.of(sample, parts, desk.dark(), width)),
                failure -> picture.getChildren().setAll(Texts.soft(Complaint.of(failure))));
    }

    /** What the numbers stand for, in two columns. */
    private static GridPane legend(List<Primer.Part> parts) {
        GridPane legend = new GridPane();
        legend.setHgap(GAP);
        ColumnConstraints half = new ColumnConstraints();
        half.setPercentWidth(50);
        legend.getColumnConstraints().setAll(List.of(half, half));
        int rows = (parts.size() + 1) / 2;
        for (int i = 0; i < parts.size(); i++) {
            Primer.Part each = parts.get(i);
            legend.add(line((i + 1) + "  " + each.name(), each.text()), i / rows, i % rows);
        }
        return legend;
    }

    private static void part(VBox into, String heading, List<String> lines) {
        into.getChildren().add(Texts.strong(Say.of(heading)));
        lines.forEach(each -> into.getChildren().add(Texts.wrapped("• " + each)));
    }

    private static TextFlow line(String name, String text) {
        Text strong = new Text(name + "  ");
        strong.getStyleClass().addAll("text", "strong");
        Text rest = new Text(text);
        rest.getStyleClass().add("text");
        TextFlow line = new TextFlow(strong, rest);
        line.setAccessibleText(name + ": " + text);
        return line;
    }
}
