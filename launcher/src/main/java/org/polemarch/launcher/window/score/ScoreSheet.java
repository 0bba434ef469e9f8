package org.polemarch.launcher.window.score;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Score;
import org.polemarch.api.text.Words;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.table.Ranked;
import org.polemarch.launcher.table.ScoreHistory;
import org.polemarch.launcher.table.Sentence;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** How the score is made up; at the end of a game also who has won, why, and how the points grew. */
final class ScoreSheet extends VBox {

    static final double EMS = 46;
    static final double END_EMS = 62;

    private final Words words;
    private final VBox whole = new VBox();

    ScoreSheet(Session<?> session, Words words) {
        this.words = words;
        setId("score-sheet");
        getStyleClass().add("score-sheet");
        whole.getStyleClass().add("score-whole");
        whole.getChildren().add(breakdown(Ranked.of(session.outcome().scores(), session)));
        ScrollPane scroll = Controls.scroll(whole);
        whole.heightProperty()
                .addListener((height, before, now) -> scroll.setPrefViewportHeight(now.doubleValue())); // texts wrap
        getChildren().add(scroll);
    }

    /** At the end: with the result above, the history below once it is known, and what can be done next. */
    ScoreSheet(Session<?> session, Words words, SeatColours colours, Optional<ScoreHistory> history, Node... next) {
        this(session, words);
        Outcome outcome = session.outcome();
        Label winners = Texts.title(Sentence.victory(outcome.winners(), words));
        winners.setId("winners");
        getChildren().add(0, Texts.wrapped(Sentence.of(words.text(outcome.ending()))));
        getChildren().add(0, winners);
        history.ifPresent(known ->
                whole.getChildren().add(new ScoreChart(known, session.setup().seats(), words, colours)));
        getChildren().add(new HBox(8, next));
    }

    /** The best column first; the lines in the order in which the game tells them for its seats. */
    private GridPane breakdown(List<Ranked> ranked) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("facts");
        Map<String, Integer> rows = new LinkedHashMap<>();
        int column = 1;
        for (Ranked each : ranked) {
            Label name = Texts.strong(each.rank() + ". " + each.name(words::name));
            GridPane.setHalignment(name, HPos.RIGHT);
            grid.add(name, column, 0);
            for (Score.Line line : each.score().breakdown()) {
                Integer row = rows.get(line.label());
                if (row == null) {
                    row = rows.size() + 1;
                    rows.put(line.label(), row);
                    grid.add(Texts.wrapped(Sentence.begun(words.text(line.label()))), 0, row);
                }
                grid.add(number(line.points(), false), column, row);
            }
            column++;
        }
        int last = rows.size() + 1;
        grid.add(Texts.strong(Say.of("score.total")), 0, last);
        column = 1;
        for (Ranked each : ranked) {
            grid.add(number(each.score().points(), true), column++, last);
        }
        return grid;
    }

    private static Label number(int points, boolean strong) {
        Label label = strong ? Texts.strong(String.valueOf(points)) : new Label(String.valueOf(points));
        label.setMinWidth(Region.USE_PREF_SIZE);
        GridPane.setHalignment(label, HPos.RIGHT);
        return label;
    }
}
