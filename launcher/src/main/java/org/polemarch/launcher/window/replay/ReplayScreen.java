package org.polemarch.launcher.window.replay;

import static org.polemarch.launcher.window.frame.Command.Place.GAME;
import static org.polemarch.launcher.window.frame.Command.Place.PLAY;

import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import org.polemarch.api.game.Seat;
import org.polemarch.core.chronicle.Chronicle;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.replay.ReplayModel;
import org.polemarch.launcher.rules.Edition;
import org.polemarch.launcher.table.Opening;
import org.polemarch.launcher.window.analysis.Analysing;
import org.polemarch.launcher.window.board.BoardArea;
import org.polemarch.launcher.window.board.Citations;
import org.polemarch.launcher.window.board.Curtain;
import org.polemarch.launcher.window.board.LogPanel;
import org.polemarch.launcher.window.board.Untouched;
import org.polemarch.launcher.window.compare.ChronicleSheet;
import org.polemarch.launcher.window.frame.Command;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Navigation;
import org.polemarch.launcher.window.frame.Screen;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.window.twin.ByOtherRules;
import org.polemarch.launcher.words.Say;

/** A replay: a slider through the moves, the board as a seat sees it, and a way to branch. */
public final class ReplayScreen implements Screen {

    private static final Duration BETWEEN = Duration.millis(700);

    private final Desk desk;
    private final Navigation navigation;
    private final InstalledGame game;
    private final ReplayModel model;
    private final Optional<Autosave> table;
    private final BoardArea board;
    private final LogPanel log;
    private final Slider slider = new Slider();
    private final Label where = Texts.strong("");
    private final ComboBox<String> eyes = new ComboBox<>();
    private final PauseTransition rest = new PauseTransition(BETWEEN);
    private final BorderPane page = new BorderPane();
    private final List<Command> commands = new ArrayList<>();
    private final Label told = Texts.soft("");
    private final Map<Command, Button> buttons = new LinkedHashMap<>();
    private final Command play = Command.of("play", PLAY, Feather.PLAY, "Space", this::playOrStop);
    private boolean filling;
    private boolean sliding;
    private boolean playing;

    /** A session to look at; with a table, if there is one to go back to. */
    public ReplayScreen(
            Desk desk, Navigation navigation, Session<?> session, Optional<Autosave> table, Optional<Seat> viewer) {
        this.desk = desk;
        this.navigation = navigation;
        this.table = table;
        this.game = desk.catalog().game(session.prepared().info().id());
        this.model = new ReplayModel(session, viewer);
        Edition rules = Edition.of(game, session.prepared());
        log = new LogPanel(new Citations(rules), line -> {
            if (line.heading() || line.cites().isEmpty()) {
                model.go(line.decision());
            } else {
                navigation.rules(rules, line.cites());
            }
        });
        rest.setOnFinished(event -> playOn());
        makeCommands();
        VBox side = new VBox(where, eyes, log);
        side.getStyleClass().addAll("side", "replay-side");
        VBox.setVgrow(log, Priority.ALWAYS);
        where.setId("where");
        board = new BoardArea(game, new Untouched(), model.session().prepared(), bar());
        board.pace(desk.preferences().now().motion());
        log.setMinHeight(0);
        side.setMinHeight(0);
        page.setMinSize(0, 0);
        page.setCenter(board.beside(side));
        eyes.setId("eyes");
        eyes.setMaxWidth(Double.MAX_VALUE);
        eyes.setAccessibleText(Say.of("replay.eyes"));
        eyes.setOnAction(event -> look());
        model.onChange(this::refresh);
        refresh();
    }

    private void makeCommands() {
        BooleanSupplier before = () -> model.position() > 0;
        BooleanSupplier after = () -> model.position() < model.last();
        commands.add(new Command("first", PLAY, Feather.SKIP_BACK, "Home", () -> jump(0), before));
        commands.add(new Command(
                "turn-back", PLAY, Feather.CHEVRONS_LEFT, "Page Up", () -> jump(model.turn(false)), before));
        commands.add(new Command("back", PLAY, Feather.CHEVRON_LEFT, "Left", () -> jump(model.position() - 1), before));
        commands.add(play);
        commands.add(
                new Command("forward", PLAY, Feather.CHEVRON_RIGHT, "Right", () -> jump(model.position() + 1), after));
        commands.add(new Command(
                "turn-forward", PLAY, Feather.CHEVRONS_RIGHT, "Page Down", () -> jump(model.turn(true)), after));
        commands.add(new Command("next-roll", PLAY, Feather.BOX, "R", this::nextRoll, () -> !model.hidden()));
        commands.add(new Command("last", PLAY, Feather.SKIP_FORWARD, "End", () -> jump(model.last()), after));
        commands.add(new Command("chronicle", GAME, Feather.TRENDING_UP, "C", this::chronicle, () -> !model.hidden()));
        commands.add(new Command("analyse", GAME, Feather.ACTIVITY, "A", this::analyse, () -> !model.hidden()));
        commands.add(new Command("other-rules", GAME, Feather.SHUFFLE, "O", this::otherRules, () -> !model.hidden()));
        commands.add(new Command(
                "branch-here", GAME, Feather.GIT_BRANCH, "Shortcut+B", this::branch, () -> !model.hidden()));
        commands.add(
                new Command("to-table", GAME, Feather.ARROW_LEFT, "Shortcut+W", this::backToTable, table::isPresent));
        commands.add(new Command("leave", GAME, Feather.LOG_OUT, "Shortcut+W", navigation::library, table::isEmpty));
    }

    private VBox bar() {
        slider.setId("slider");
        slider.setMax(model.last());
        slider.setBlockIncrement(1);
        slider.setAccessibleText(Say.of("replay.slider"));
        slider.setMaxWidth(Double.MAX_VALUE);
        slider.valueProperty().addListener((value, before, now) -> {
            if (!filling && !sliding) {
                sliding = true;
                Platform.runLater(this::slide); // a thumb moves faster than a board is drawn
            }
        });
        FlowPane row = new FlowPane(4, 4);
        row.setAlignment(Pos.CENTER);
        for (Command command : commands) {
            boolean way = command.place() == GAME;
            if (command.id().equals(table.isEmpty() ? "to-table" : "leave")) {
                continue;
            }
            Button button = way ? command.button() : command.iconButton();
            button.getStyleClass().add(way ? Styles.ACCENT : Styles.FLAT);
            button.setMinWidth(Region.USE_PREF_SIZE);
            row.getChildren().add(button);
            buttons.put(command, button);
        }
        told.setId("told");
        VBox bar = new VBox(6, slider, row, told);
        bar.setAlignment(Pos.CENTER);
        bar.getStyleClass().add("replay-bar");
        return bar;
    }

    @Override
    public Parent node() {
        return page;
    }

    @Override
    public String title() {
        return Say.of("replay.title", Opening.title(model.session()));
    }

    @Override
    public List<Command> commands() {
        return commands;
    }

    @Override
    public Optional<Edition> edition() {
        return Optional.of(Edition.of(game, model.session().prepared()));
    }

    /** This page, looking at a move. */
    public ReplayScreen at(int move) {
        model.go(move);
        return this;
    }

    private void jump(int to) {
        stop();
        model.go(to);
    }

    private void slide() {
        sliding = false;
        jump((int) Math.round(slider.getValue()));
    }

    private void nextRoll() {
        model.nextRoll().ifPresentOrElse(this::jump, () -> {
            stop();
            told.setText(Say.of(model.revealed() ? "replay.no-roll" : "replay.no-roll.seen"));
        });
    }

    private void playOrStop() {
        if (playing) {
            stop();
        } else {
            if (model.position() == model.last()) {
                model.go(0);
            }
            playing(true);
            rest.playFromStart();
        }
    }

    private void stop() {
        playing(false);
        rest.stop();
    }

    /** The button shows what it would do now. */
    private void playing(boolean now) {
        playing = now;
        if (buttons.get(play).getGraphic() instanceof FontIcon icon) {
            icon.setIconCode(now ? Feather.PAUSE : Feather.PLAY);
        }
    }

    private void playOn() {
        if (playing && model.position() < model.last()) {
            model.go(model.position() + 1);
            rest.playFromStart();
        } else {
            playing(false);
        }
    }

    private void look() {
        int index = eyes.getSelectionModel().getSelectedIndex();
        if (filling || index < 0) {
            return;
        }
        List<Seat> seats = model.allowed();
        if (index < seats.size()) {
            model.lookFrom(seats.get(index));
        } else {
            model.reveal(true);
        }
    }

    private void refresh() {
        filling = true;
        slider.setValue(model.position());
        fillEyes();
        filling = false;
        told.setText(""); // its line stays: else what is clicked next would have moved away
        buttons.forEach(
                (command, button) -> button.setDisable(!command.possible().getAsBoolean()));
        where.setText(model.hidden() ? "" : model.where());
        Texts.show(log, !model.hidden());
        log.show(model.lines());
        if (model.hidden()) {
            board.hide(curtain());
        } else {
            board.show(model.situation());
        }
    }

    private void fillEyes() {
        Texts.show(eyes, !model.hidden());
        if (model.hidden()) {
            return;
        }
        List<Seat> seats = model.allowed();
        List<String> names = new ArrayList<>();
        seats.forEach(seat -> names.add(Say.of("replay.from", model.words().name(seat))));
        if (model.mayReveal()) {
            names.add(Say.of("replay.revealed"));
        }
        if (!eyes.getItems().equals(names)) {
            eyes.getItems().setAll(names);
        }
        eyes.getSelectionModel().select(model.revealed() ? seats.size() : seats.indexOf(model.viewer()));
    }

    private Curtain curtain() {
        return new Curtain(
                Say.of("replay.who"),
                model.allowed().stream()
                        .map(seat -> Curtain.Comer.of(
                                model.session().holder(seat).name(),
                                model.words().name(seat),
                                () -> model.lookFrom(seat)))
                        .toList());
    }

    public void chronicle() {
        stop();
        navigation.sheets().await(Say.of("table.fetching"), () -> Chronicle.of(model.session()), told -> {
            navigation.sheets().closeAll();
            ChronicleSheet sheet = new ChronicleSheet(told, model.last(), model.words(), desk.em(), move -> {
                navigation.sheets().close("chronicle");
                jump(move);
            });
            navigation.sheets().lay("chronicle", Say.of("chronicle.title"), sheet, ChronicleSheet.EMS);
        });
    }

    /** What the seat that is looked from did, judged by what it could know. */
    public void analyse() {
        stop();
        new Analysing(model.session(), navigation.sheets(), this::jump, move -> {
                    jump(move);
                    branch();
                })
                .of(model.viewer());
    }

    /** The whole game judged by other rules, or this position played by both. */
    private void otherRules() {
        stop();
        Optional<Seat> looks = model.revealed() ? Optional.empty() : Optional.of(model.viewer());
        new ByOtherRules(desk, navigation, model.session()).choose(model.position(), looks, this::jump);
    }

    private void branch() {
        navigation.table(model.branch(), desk.newSave(game.id()));
    }

    private void backToTable() {
        table.ifPresent(autosave -> navigation.table(model.session(), autosave));
    }

    @Override
    public boolean failed(Throwable failure) {
        return board.failed(failure);
    }

    @Override
    public void leave() {
        stop();
        model.onChange(() -> {});
    }
}
