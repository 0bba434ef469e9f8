package org.polemarch.launcher.window.table;

import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.Tip;
import org.polemarch.launcher.table.Choice;
import org.polemarch.launcher.table.Notice;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.window.board.Citations;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/**
 * The strip above the board: the question, messages about it, and the answers that can't be given on the board. Its
 * height is the same for all questions. Buttons that end something are always at the right end, each of them where
 * no other one was just now.
 */
final class DecisionBar extends HBox {

    private static final PseudoClass NOTICED = PseudoClass.getPseudoClass("noticed");

    /** More answers than these go into a menu. */
    private static final int MOST_BUTTONS = 3;

    private static final double APART = 16;

    private final TableModel model;
    private final Foresight foresight;
    private final Citations citations;
    private final Supplier<Point2D> pressed;
    private final Label prompt = new Label();
    private final Label told = new Label();
    private final Hyperlink rule = new Hyperlink();
    private final Hyperlink toldRule = new Hyperlink();
    private final HBox others = Controls.row(6);
    private final HBox endings = Controls.row(6);
    private final Region makesWay = new Region();
    private final Button again;
    private final Button cancel;
    private final AskMeMenu askMe;
    private List<Choice> beyond = List.of();
    private List<Choice> ends = List.of();
    private List<Choice> earlier = List.of();
    private Bounds stood = new BoundingBox(0, 0, 0, 0);
    private Optional<Choice> pointed = Optional.empty();

    /**
     * @param pressed where the player clicked last, on the scene
     */
    DecisionBar(
            TableModel model,
            Foresight foresight,
            Citations citations,
            Consumer<String> openRule,
            Supplier<Point2D> pressed,
            Node... atTheEnd) {
        this.model = model;
        this.foresight = foresight;
        this.citations = citations;
        this.pressed = pressed;
        getStyleClass().add("decision-bar");
        prompt.setId("prompt");
        prompt.getStyleClass().add(Styles.TITLE_4);
        told.setId("notice");
        told.getStyleClass().add("told");
        told.setWrapText(true);
        rule.setId("rule");
        rule.setOnAction(event -> openRule.accept(model.prompt().cites()));
        toldRule.setId("notice-rule");
        toldRule.setOnAction(event -> openRule.accept(model.notice().cites()));
        toldRule.setMinWidth(USE_PREF_SIZE);
        rule.setMinWidth(0);
        again = Controls.button("again", "", model::repeat);
        cancel = Controls.button("cancel", Say.of("command.put-back"), model::stepBack);
        Tip.on(cancel, Say.of("command.put-back.help"));
        askMe = new AskMeMenu(model);
        endings.setId("endings");
        others.setId("others");
        BarWords words = new BarWords(prompt, rule, Controls.row(6, told, toldRule));
        HBox.setHgrow(words, Priority.ALWAYS);
        setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(words, others, again, askMe, cancel);
        getChildren().addAll(atTheEnd);
        getChildren().addAll(endings, makesWay);
        for (Node child : getChildren()) {
            if (child != words && child instanceof Region button) {
                button.setMinWidth(USE_PREF_SIZE);
            }
        }
    }

    /** Shows the model as it is now. */
    void refresh(String asked) {
        Notice question = model.prompt();
        if (!asked.equals(prompt.getText())) {
            prompt.setText(asked);
            Tip.on(prompt, asked);
        }
        citations.link(rule, question.cites());
        pointed = Optional.empty();
        tell();
        boolean open = model.stage() == Stage.ASKED && !model.hidden();
        // The bubble that asks for a confirmation has its own.
        Texts.show(cancel, open && model.picking() && model.doubtful().isEmpty());
        Optional<Choice> once = open ? model.again() : Optional.empty();
        once.ifPresent(choice -> again.setText(Say.of("table.all", choice.text())));
        Texts.show(again, once.isPresent());
        askMe.refresh(open);
        offer(model.offers().endings());
    }

    /** What there is to tell: about what is pointed at, else about the last click. */
    void tell() {
        Notice notice = model.notice();
        String text = pointed.map(choice -> Say.of("table.would", choice.text()) + " " + foresight.of(choice.move()))
                .orElseGet(() -> notice.text().isEmpty() ? forShow() : notice.text());
        if (!text.equals(told.getText())) {
            told.setText(text);
            Tip.on(told, text);
        }
        citations.link(toldRule, pointed.isPresent() ? "" : notice.cites());
        told.pseudoClassStateChanged(
                NOTICED, pointed.isEmpty() && !notice.text().isEmpty());
    }

    private String forShow() {
        return model.stage() == Stage.ASKED && model.unasked().isForShow() ? Say.of("table.for-show") : "";
    }

    /** The pointer rests on something that would give this answer, or on nothing. */
    void point(Optional<Choice> choice) {
        if (!choice.equals(pointed)) {
            pointed = choice;
            tell();
        }
    }

    /** The answers for which the board shows nothing that could be clicked. */
    void offerBeyond(Set<Target> onBoard) {
        List<Choice> now = model.offers().beyond(onBoard);
        if (now.equals(beyond)) {
            return;
        }
        beyond = now;
        List<Node> buttons = new ArrayList<>();
        if (now.size() > MOST_BUTTONS) {
            MenuButton menu = new MenuButton(Say.of("table.more-answers", now.size()));
            menu.setId("more-answers");
            for (Choice choice : now) {
                MenuItem item = new MenuItem(choice.text());
                item.setOnAction(event -> model.choose(choice.move()));
                menu.getItems().add(item);
            }
            buttons.add(menu);
        } else {
            now.forEach(choice -> buttons.add(button(choice)));
        }
        others.getChildren().setAll(buttons);
    }

    private void offer(List<Choice> choices) {
        if (choices.equals(ends)) {
            return;
        }
        if (!ends.isEmpty()) {
            earlier = ends;
            stood = endings.getBoundsInParent();
        }
        ends = choices;
        endings.getChildren().setAll(choices.stream().map(this::button).toList());
        endings.applyCss();
        double right = getWidth() - getInsets().getRight();
        double way = choices.isEmpty() ? 0 : right - rightEnd(right, endings.prefWidth(-1));
        makesWay.setPrefWidth(way < getWidth() / 2 ? way : 0);
    }

    /**
     * Where the endings reach to. They stay where they were. None comes where the player has just clicked, nor where another
     * one has been: the pointer may be on its way there.
     */
    private double rightEnd(double right, double wide) {
        boolean same = earlier.equals(ends);
        double end = same ? Math.min(right, stood.getMaxX()) : right;
        if (!earlier.isEmpty() && !same) {
            end = leftOf(stood.getMinX(), stood.getMaxX(), end, wide);
        }
        Point2D clicked = sceneToLocal(pressed.get());
        return clicked != null && contains(clicked) ? leftOf(clicked.getX(), clicked.getX(), end, wide) : end;
    }

    private static double leftOf(double from, double to, double end, double wide) {
        return end > from - APART && end - wide < to + APART ? from - APART : end;
    }

    private Button button(Choice choice) {
        Button button = new Button(choice.text());
        button.setUserData(choice);
        button.setOnAction(event -> model.choose(choice.move()));
        button.setOnMouseEntered(event -> point(Optional.of(choice)));
        button.setOnMouseExited(event -> point(Optional.empty()));
        return button;
    }
}
