package org.polemarch.launcher.window.library;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.OptionalInt;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import org.polemarch.api.game.GameInfo;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.library.GameFacts;
import org.polemarch.launcher.library.Pictures;
import org.polemarch.launcher.library.Trait;
import org.polemarch.launcher.rules.Edition;
import org.polemarch.launcher.window.frame.Navigation;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** A game in the library: its board, what it is, and the way to a table. */
final class GameCard extends VBox {

    private final InstalledGame game;
    private final ImageView picture = new ImageView();
    private final StackPane frame = new Frame(picture);
    private final Label decisions = chip("");
    private final Label startHere = chip(Say.of("library.start-here"));
    private final Meters meters = new Meters();

    GameCard(InstalledGame game, Navigation navigation, OptionalInt counted) {
        this.game = game;
        GameInfo info = game.info();
        getStyleClass().add("game-card");
        setId("card-" + info.id());
        count(counted);
        Button play = button("play", "library.play", () -> navigation.setUp(game));
        play.getStyleClass().add(Styles.ACCENT);
        Button rules = button("rules", "library.rules", () -> navigation.rules(Edition.book(game), ""));
        Button compare = button("compare", "library.compare", () -> navigation.compare(game));
        compare.getStyleClass().add(Styles.FLAT);
        Label title = Texts.heading(info.title());
        VBox words = new VBox(
                title,
                Texts.soft(info.credit()),
                new HBox(8, play, rules, compare),
                Texts.wrapped(info.summary()),
                new FlowPane(6, 6, chip(GameFacts.seats(info)), chip(GameFacts.length(info)), decisions, startHere),
                meters,
                fact("facts.name.hidden", info.hidden()),
                fact("facts.name.random", info.random()));
        words.getStyleClass().add("words");
        startHere.getStyleClass().add(Styles.SUCCESS);
        startHere.setId("start-here-" + info.id());
        Texts.show(startHere, false);
        Texts.show(meters, false);
        VBox.setVgrow(words, Priority.ALWAYS);
        frame(() -> navigation.setUp(game));
        getChildren().addAll(frame, words);
    }

    private Button button(String id, String key, Runnable run) {
        Button button = Controls.button(id + "-" + game.id(), Say.of(key), run);
        button.setAccessibleText(Say.of(key) + " " + game.info().title());
        return button;
    }

    private void frame(Runnable clicked) {
        frame.getStyleClass().add("picture");
        frame.setOnMouseClicked(event -> clicked.run());
        picture.setPreserveRatio(true);
        picture.setManaged(false); // the card gives the size, not the picture
        picture.fitWidthProperty().bind(frame.widthProperty());
        Rectangle corners = new Rectangle();
        corners.widthProperty().bind(frame.widthProperty());
        corners.heightProperty().bind(frame.heightProperty());
        frame.setClip(corners);
    }

    /** As high as a picture of its width is, whether that is there yet or not. */
    private static final class Frame extends StackPane {

        private static final double HEIGHT_TO_WIDTH = (double) Pictures.HEIGHT / Pictures.WIDTH;

        Frame(Node... content) {
            super(content);
            setMinHeight(USE_PREF_SIZE);
            setMaxHeight(USE_PREF_SIZE);
        }

        @Override
        public Orientation getContentBias() {
            return Orientation.HORIZONTAL;
        }

        @Override
        protected double computePrefHeight(double width) {
            return Math.floor(width * HEIGHT_TO_WIDTH);
        }
    }

    private static Label chip(String text) {
        Label chip = new Label(text);
        chip.getStyleClass().add("chip");
        return chip;
    }

    private static Label fact(String name, String value) {
        Label fact = Texts.soft(Say.of("facts.line", Say.of(name), Say.sentence(value)));
        fact.getStyleClass().add("fact");
        return fact;
    }

    InstalledGame game() {
        return game;
    }

    /** What is read on demand only; it comes after the games are there. */
    void explain() {
        decisions.setTooltip(new Tooltip(Say.of("facts.decisions.help")));
    }

    /** Shows what was measured of the game. */
    void measured(List<Trait> traits, boolean start) {
        meters.show(traits);
        Texts.show(startHere, start);
        if (start) {
            startHere.setTooltip(new Tooltip(Say.of("library.start-here.why")));
        }
    }

    /** Keeps room for what will be shown, so that the page does not move when it comes. */
    void expectMeters() {
        Texts.show(meters, true);
    }

    void drawing() {
        if (picture.getImage() == null) {
            frame.getChildren().setAll(Texts.soft(Say.of("library.drawing")), picture);
        }
    }

    /** No picture will come: the name has its place. */
    void undrawn() {
        Label emblem = Texts.title(game.info().title());
        emblem.getStyleClass().add("emblem");
        frame.getChildren().setAll(picture, emblem);
    }

    void picture(Image image) {
        frame.getChildren().setAll(picture);
        picture.setImage(image);
        picture.setAccessibleText(Say.of("library.picture", game.info().title()));
    }

    void count(OptionalInt counted) {
        decisions.setText(GameFacts.decisions(counted));
        Texts.show(decisions, counted.isPresent());
    }
}
