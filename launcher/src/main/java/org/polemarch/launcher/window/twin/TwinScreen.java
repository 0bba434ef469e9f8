package org.polemarch.launcher.window.twin;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.api.game.Seat;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Pondering;
import org.polemarch.core.session.Session;
import org.polemarch.core.twin.Difference;
import org.polemarch.core.twin.TwinTable;
import org.polemarch.core.twin.TwinTable.Side;
import org.polemarch.launcher.rules.Edition;
import org.polemarch.launcher.twin.TwinModel;
import org.polemarch.launcher.window.frame.Command;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Navigation;
import org.polemarch.launcher.window.frame.Screen;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** Two tables side by side, one seed and one hand; where they first differ is marked on both, with both rules. */
public final class TwinScreen implements Screen {

    private final Desk desk;
    private final Navigation navigation;
    private final InstalledGame game;
    private final TwinModel model;
    private final BorderPane page = new BorderPane();
    private final Label first = Texts.wrapped("");
    private final Label told = Texts.notice("told");
    private final CheckBox both;
    private final Map<Side, TwinHalf> halves = new EnumMap<>(Side.class);
    private boolean thinking;
    private volatile boolean left; // bots look at it on their own thread

    public TwinScreen(Desk desk, Navigation navigation, TwinTable table, Optional<Seat> eyes) {
        this.desk = desk;
        this.navigation = navigation;
        this.model = new TwinModel(table, eyes);
        this.game =
                desk.catalog().game(table.session(Side.BASE).prepared().info().id());
        both = Controls.check("both", Say.of("twin.both"), true, model::both);
        first.setId("first-difference");
        SplitPane split = new SplitPane();
        for (Side side : Side.values()) {
            Edition edition = Edition.of(game, model.session(side).prepared());
            TwinHalf half =
                    new TwinHalf(model, side, game, section -> navigation.rules(edition, section), () -> playOn(side));
            halves.put(side, half);
            split.getItems().add(half);
        }
        Button undo = Texts.iconed(Say.of("command.undo"), Feather.CORNER_UP_LEFT);
        undo.setId("twin-undo");
        undo.setOnAction(event -> undo());
        VBox top = new VBox(6, first, Controls.row(16, undo, both), told);
        top.getStyleClass().add("side");
        page.setTop(top);
        page.setCenter(split);
        page.setMinSize(0, 0);
        model.onChange(this::refresh);
        refresh();
    }

    @Override
    public Parent node() {
        return page;
    }

    @Override
    public String title() {
        return Say.of(
                "twin.title",
                model.session(Side.BASE).prepared().title(),
                model.session(Side.OTHER).prepared().title());
    }

    @Override
    public List<Command> commands() {
        return List.of(
                new Command("undo", Command.Place.PLAY, Feather.CORNER_UP_LEFT, "Shortcut+Z", this::undo, () -> true),
                Command.of("leave", Command.Place.GAME, Feather.LOG_OUT, "Shortcut+W", navigation::library));
    }

    @Override
    public Optional<Edition> edition() {
        return Optional.of(Edition.of(game, model.session(Side.OTHER).prepared()));
    }

    private void refresh() {
        Texts.tell(told, "");
        first.setText(model.first().map(Difference::sentence).orElseGet(() -> Say.of("twin.same")));
        Texts.show(both, model.first().isPresent());
        halves.values().forEach(TwinHalf::refresh);
        think();
    }

    /** Lets the next bot think beside the window, at one table after the other. */
    private void think() {
        for (Side side : Side.values()) {
            if (!thinking && !left && model.botAsked(side)) {
                thinking = true;
                Session<?> session = model.session(side);
                Pondering pondering = session.ponder(() -> left);
                Background.run(pondering::think, answer -> answered(side, answer), this::gaveUp);
            }
        }
    }

    private void answered(Side side, Pondering.Answer answer) {
        thinking = false;
        Session<?> session = model.session(side);
        if (left) {
            return;
        }
        if (session.isCurrent(answer)) {
            model.answer(side, session.question().moves().get(answer.index()).notation());
        } else {
            think();
        }
    }

    private void gaveUp(Throwable failure) {
        thinking = false;
        if (!left) {
            navigation.sheets().complain(failure);
        }
    }

    /** Takes back the last answer, or says why it stands. */
    private void undo() {
        Optional<String> why = model.whyNoUndo();
        if (why.isPresent()) {
            Texts.tell(told, why.get());
        } else {
            model.undo();
        }
    }

    private void playOn(Side side) {
        navigation.table(model.session(side), desk.newSave(game.id()));
    }

    @Override
    public boolean failed(Throwable failure) {
        return halves.values().stream().anyMatch(half -> half.failed(failure));
    }

    @Override
    public void leave() {
        left = true;
        model.onChange(() -> {});
    }
}
