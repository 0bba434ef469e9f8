package org.polemarch.launcher.window;

import atlantafx.base.theme.Styles;
import java.util.Comparator;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.game.GameInfo;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.core.save.SaveGame;

/** The installed games and the player's saves. */
final class LibraryScreen implements Screen {

    private final Desk desk;
    private final Navigation navigation;
    private final ScrollPane scroll;

    LibraryScreen(Desk desk, Navigation navigation) {
        this.desk = desk;
        this.navigation = navigation;
        FlowPane games = new FlowPane(16, 16);
        desk.catalog().games().forEach(game -> games.getChildren().add(card(game)));
        VBox page = new VBox(Texts.title("Polemarch"), Texts.soft("The board games of one war."), games, saves());
        page.getStyleClass().add("screen");
        scroll = new ScrollPane(page);
        scroll.setFitToWidth(true);
    }

    @Override
    public Parent node() {
        return scroll;
    }

    private VBox card(InstalledGame game) {
        GameInfo info = game.info();
        String seats = info.fewestSeats() == info.mostSeats()
                ? info.mostSeats() + " seats"
                : info.fewestSeats() + " to " + info.mostSeats() + " seats";
        Button play = new Button("Play");
        play.setId("play-" + info.id());
        play.getStyleClass().add(Styles.ACCENT);
        play.setOnAction(event -> navigation.setUp(game));
        Button rules = new Button("Rules");
        rules.setOnAction(event -> navigation.rules(game, ""));
        Region space = new Region();
        VBox.setVgrow(space, Priority.ALWAYS);
        VBox card = new VBox(
                Texts.heading(info.title()),
                Texts.soft(info.credit()),
                Texts.wrapped(info.summary()),
                Texts.wrapped(seats + ", about " + info.minutes() + " minutes"),
                Texts.soft("Hidden: " + info.hidden()),
                Texts.soft("Random: " + info.random()),
                space,
                new HBox(8, play, rules));
        card.getStyleClass().add("game-card");
        return card;
    }

    private VBox saves() {
        VBox box = new VBox(8);
        List<SaveFiles.Listed> saves = desk.files().list(desk.saves());
        if (!saves.isEmpty()) {
            box.getChildren().add(Texts.heading("Games in progress and finished ones"));
        }
        saves.stream()
                .sorted(Comparator.comparing(
                        (SaveFiles.Listed listed) ->
                                listed.save().map(SaveGame::saved).orElse(""),
                        Comparator.reverseOrder()))
                .map(listed -> listed.save()
                        .map(save -> row(listed, save))
                        .orElseGet(() -> new HBox(Texts.soft(listed.fault().orElse("")))))
                .forEach(box.getChildren()::add);
        return box;
    }

    private HBox row(SaveFiles.Listed listed, SaveGame save) {
        Button resume = new Button(save.result().isPresent() ? "Look" : "Go on");
        resume.setId("resume-" + listed.file().getFileName().toString().replace(".json", ""));
        resume.setMinWidth(Region.USE_PREF_SIZE);
        resume.setOnAction(event -> navigation.resume(listed.file()));
        String players = String.join(
                ", ",
                save.seats().stream().map(SaveGame.SavedSeat::holder).distinct().toList());
        Label text = Texts.wrapped(save.title() + ", " + save.moves().size() + " moves, " + players + ", saved "
                + save.saved().replace('T', ' ').replace("Z", " UTC"));
        HBox row = new HBox(12, resume, text);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }
}
