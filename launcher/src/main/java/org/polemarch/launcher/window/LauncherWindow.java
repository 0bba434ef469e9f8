package org.polemarch.launcher.window;

import static org.polemarch.launcher.window.frame.Command.Place.GAME;
import static org.polemarch.launcher.window.frame.Command.Place.PLAY;
import static org.polemarch.launcher.window.frame.Command.Place.VIEW;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.event.EventHandler;
import javafx.geometry.Pos;
import javafx.scene.Parent;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.api.game.Seat;
import org.polemarch.core.compare.What;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Session;
import org.polemarch.core.twin.TwinTable;
import org.polemarch.launcher.palette.PaletteModel;
import org.polemarch.launcher.prefs.Look;
import org.polemarch.launcher.prefs.Preferences;
import org.polemarch.launcher.rules.Edition;
import org.polemarch.launcher.window.atlas.AtlasScreen;
import org.polemarch.launcher.window.compare.CompareScreen;
import org.polemarch.launcher.window.compare.CompareSheet;
import org.polemarch.launcher.window.frame.Command;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Navigation;
import org.polemarch.launcher.window.frame.Screen;
import org.polemarch.launcher.window.frame.Sheets;
import org.polemarch.launcher.window.kit.Later;
import org.polemarch.launcher.window.kit.Themes;
import org.polemarch.launcher.window.kit.TypedText;
import org.polemarch.launcher.window.library.LibraryScreen;
import org.polemarch.launcher.window.palette.PaletteSheet;
import org.polemarch.launcher.window.plugins.Arrivals;
import org.polemarch.launcher.window.plugins.PluginsSheet;
import org.polemarch.launcher.window.prefs.PreferencesSheet;
import org.polemarch.launcher.window.replay.ReplayScreen;
import org.polemarch.launcher.window.setup.SetUpScreen;
import org.polemarch.launcher.window.table.TableScreen;
import org.polemarch.launcher.window.tour.Tour;
import org.polemarch.launcher.window.twin.TwinScreen;
import org.polemarch.launcher.words.Say;

public final class LauncherWindow implements Navigation {

    private final Desk desk;
    private final StackPane root = new StackPane();
    private final BorderPane frame = new BorderPane();
    private final Sheets sheets = new Sheets();
    private final Help help;
    private final Menus menus = new Menus();
    private final List<Command> own = new ArrayList<>();
    private final EventHandler<KeyEvent> shortcuts = this::shortcut;
    private final Arrivals arrivals;
    private final OnScreen onScreen;
    private boolean boards;
    private boolean toldUnkept;
    private boolean lost;
    private Screen screen;

    public LauncherWindow(Desk desk) {
        this.desk = desk;
        this.onScreen = new OnScreen(desk.preferences());
        this.help = new Help(desk, this, frame, new Tour(desk, this, this::seated));
        makeCommands();
        StackPane top = new StackPane();
        top.getStyleClass().add("menu-place");
        frame.setTop(top);
        frame.setMinSize(0, 0); // with large texts a page gives way at its end, never the menus
        Later.after(() -> top.getChildren().add(menus));
        root.getChildren().addAll(frame, sheets);
        root.getStyleClass().add("polemarch");
        arrivals = new Arrivals(desk, sheets, () -> Optional.ofNullable(screen).ifPresent(Screen::installed));
        arrivals.at(root);
        // On the scene, because without a focused node keys go nowhere else.
        root.sceneProperty().addListener((scene, before, now) -> {
            if (before != null) {
                before.removeEventFilter(KeyEvent.KEY_PRESSED, shortcuts);
            }
            if (now != null) {
                now.addEventFilter(KeyEvent.KEY_PRESSED, shortcuts);
            }
        });
    }

    private void makeCommands() {
        own.add(new Command(
                "library", GAME, Feather.HOME, "Shortcut+L", this::library, () -> !(screen instanceof LibraryScreen)));
        own.add(Command.of("preferences", VIEW, Feather.SETTINGS, "Shortcut+Comma", this::preferences));
        own.add(Command.of("larger", VIEW, Feather.ZOOM_IN, Command.LARGER, () -> size(Preferences.STEP)));
        own.add(Command.of("smaller", VIEW, Feather.ZOOM_OUT, Command.SMALLER, () -> size(-Preferences.STEP)));
        own.add(Command.of("dark", VIEW, Feather.MOON, "Shortcut+D", this::turnLook));
        own.add(Command.of("palette", PLAY, Feather.COMMAND, "Shortcut+K", this::palette));
        own.addAll(help.commands());
        Runnable compareFirst = () -> compare(desk.catalog().games().get(0));
        own.add(new Command("compare", GAME, Feather.COLUMNS, "", compareFirst, this::anyGame));
        own.add(new Command("experiment", GAME, Feather.BAR_CHART_2, "", () -> experiment(List.of()), this::anyGame));
        own.addAll(new HelpSheets(desk, sheets, this::commands).own());
        own.addAll(onScreen.commands());
    }

    public Parent root() {
        return root;
    }

    /** Opens it on the display; closing it leaves the table. */
    public Stage open(Runnable closed) {
        Stage made = onScreen.make(root);
        onScreen.title(screen == null ? Say.of("window.title", "") : screen.caption());
        watch(made, closed);
        made.show();
        if (screen != null) {
            screen.node().requestFocus(); // the window gave it to the first text field
        }
        return made;
    }

    /** Closing the window leaves the table, unless the game would be lost. */
    void watch(Stage made, Runnable closed) {
        made.setOnCloseRequest(event -> {
            if (screen != null && !screen.mayLeave(made::hide)) {
                event.consume();
            }
        });
        made.setOnHiding(event -> onScreen.keep());
        made.setOnHidden(event -> {
            leave();
            closed.run();
        });
    }

    /** Handles an uncaught exception on the window's thread: it is reported, and everything else continues. */
    public void failed(Throwable failure) {
        if (screen == null || !screen.failed(failure)) {
            sheets.complain(failure);
        }
    }

    Screen screen() {
        return screen;
    }

    /** Whether the players left a game that could not be saved. */
    public boolean lost() {
        return lost;
    }

    private List<Command> commands() {
        List<Command> all = new ArrayList<>();
        if (screen != null) {
            all.addAll(screen.commands());
        }
        all.addAll(own);
        return all;
    }

    private void shortcut(KeyEvent event) {
        if (sheets.top().isPresent() && !event.isShortcutDown()) {
            return; // what is typed into a sheet is meant for it
        }
        if (help.aside().escapes(event) || TypedText.takes(event)) {
            return;
        }
        for (Command command : commands()) {
            if (command.pressed(event)) {
                event.consume();
                return;
            }
        }
    }

    private void go(Screen next) {
        leave();
        screen = next;
        boards |= !(next instanceof LibraryScreen);
        dress();
        sheets.closeAll();
        help.aside().close();
        BorderPane.setAlignment(next.node(), Pos.TOP_LEFT); // what is too high goes on below the window, not above
        frame.setCenter(next.node());
        next.node().requestFocus(); // else the first text field takes the keys, and with them the space bar
        Later.after(this::fillMenus);
        onScreen.title(next.caption());
    }

    private void dress() {
        if (boards) {
            Themes.applyWithBoards(root, desk.preferences().now());
        } else {
            Themes.apply(root, desk.preferences().now());
        }
    }

    private void fillMenus() {
        if (screen == null) {
            return;
        }
        menus.fill(commands());
    }

    /** Takes files as if they were dropped onto the window. */
    public void take(List<Path> files) {
        arrivals.take(files);
    }

    private void leave() {
        if (screen != null) {
            screen.leave();
            lost |= screen.lost();
        }
        screen = null;
    }

    /** Does it immediately, or once the players have decided what to do with a game that can't be saved. */
    private void leaving(Runnable next) {
        if (screen == null || screen.mayLeave(next)) {
            next.run();
        }
    }

    @Override
    public Sheets sheets() {
        return sheets;
    }

    @Override
    public void library() {
        leaving(() -> {
            leave(); // a table saves itself, and the library shows the save
            help.tour().over();
            go(new LibraryScreen(desk, this));
        });
    }

    @Override
    public void setUp(InstalledGame game) {
        leaving(() ->
                go(new SetUpScreen(desk, this, desk.catalog().game(game.id()), Optional.empty()))); // as it is now
    }

    @Override
    public void setUpAgain(Session<?> played) {
        InstalledGame game = desk.catalog().game(played.prepared().info().id());
        leaving(() -> go(new SetUpScreen(desk, this, game, Optional.of(played))));
    }

    @Override
    public void table(Session<?> session, Autosave autosave, String notice) {
        leaving(() -> seated(session, autosave).model().warned(notice));
    }

    @Override
    public void resume(Path file) {
        new Resuming(desk, sheets, this::goOn).resume(file);
    }

    /** A finished game opens with how it ended. */
    private void goOn(Session<?> session, Autosave autosave) {
        TableScreen table = seated(session, autosave);
        help.tour().resumed(table, session, autosave);
        if (session.over()) {
            table.showScore();
        }
    }

    @Override
    public void watch(Path file) {
        sheets.await(
                Say.of("table.fetching"),
                () -> Resuming.watched(file, desk),
                session -> go(new ReplayScreen(desk, this, session, Optional.empty(), Optional.empty())));
    }

    @Override
    public void replay(Session<?> session, Autosave autosave, Optional<Seat> viewer, int move) {
        leaving(() -> go(new ReplayScreen(desk, this, session, Optional.of(autosave), viewer).at(move)));
    }

    @Override
    public void twins(TwinTable table, Optional<Seat> eyes) {
        leaving(() -> go(new TwinScreen(desk, this, table, eyes)));
    }

    @Override
    public void rules(Edition edition, String section) {
        help.rules(edition, section);
    }

    @Override
    public void primer(InstalledGame game) {
        help.primer(game);
    }

    private boolean anyGame() {
        return !desk.catalog().games().isEmpty();
    }

    @Override
    public void compare(InstalledGame game) {
        sheets.lay("compare", Say.of("compare.title"), new CompareSheet(desk, this, game), CompareSheet.EMS);
    }

    @Override
    public void experiment(List<What> whats) {
        leaving(() -> go(new CompareScreen(desk, this, whats)));
    }

    @Override
    public void atlas() {
        leaving(() -> go(new AtlasScreen(desk, this)));
    }

    @Override
    public void tour() {
        help.guided().ifPresent(this::tour);
    }

    @Override
    public void tour(InstalledGame game) {
        leaving(() -> help.tour().begin(game));
    }

    @Override
    public void used(String command) {
        help.tour().used(command);
    }

    /** A table for a game that was not saved before. */
    TableScreen seated(Session<?> session) {
        return seated(session, desk.newSave(session.prepared().info().id()));
    }

    private TableScreen seated(Session<?> session, Autosave autosave) {
        TableScreen table = new TableScreen(desk, this, session, autosave);
        go(table);
        return table;
    }

    public void preferences() {
        sheets.lay(
                "preferences",
                Say.of("preferences.title"),
                new PreferencesSheet(desk.preferences(), this::prefer),
                PreferencesSheet.EMS);
    }

    public void plugins() {
        sheets.lay("plugins", Say.of("plugins.title"), new PluginsSheet(desk, sheets, arrivals), PluginsSheet.EMS);
    }

    public void palette() {
        List<PaletteModel.Entry> entries = new ArrayList<>();
        if (screen != null) {
            entries.addAll(screen.entries());
        }
        for (Command command : commands()) {
            if (command.possible().getAsBoolean()) {
                entries.add(new PaletteModel.Entry(
                        Say.of("menu." + command.place()), command.text(), command.shortcut(), command.run()));
            }
        }
        sheets.closeAll();
        PaletteSheet palette = new PaletteSheet(new PaletteModel(entries), () -> sheets.close("palette"));
        sheets.bare("palette", palette, () -> {});
        palette.focus();
        used("palette");
    }

    private void size(int more) {
        prefer(now -> now.percent(now.percent() + more));
    }

    private void turnLook() {
        prefer(now -> now.look(now.look() == Look.DARK ? Look.LIGHT : Look.DARK));
    }

    @Override
    public void prefer(UnaryOperator<Preferences> change) {
        if (!desk.preferences().change(change) && !toldUnkept) {
            toldUnkept = true; // once is enough: it would come with every letter of a name
            sheets.tell(Say.of("preferences.unkept"));
        }
        dress();
        if (screen != null) {
            screen.preferred();
        }
    }
}
