package org.polemarch.launcher.window.library;

import static org.polemarch.launcher.window.frame.Command.Place.GAME;
import static org.polemarch.launcher.window.frame.Command.Place.VIEW;

import atlantafx.base.controls.Spacer;
import atlantafx.base.theme.Styles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.VPos;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.launcher.library.LibraryModel;
import org.polemarch.launcher.library.LibraryModel.Order;
import org.polemarch.launcher.library.SaveFacts;
import org.polemarch.launcher.library.Traits;
import org.polemarch.launcher.palette.PaletteModel;
import org.polemarch.launcher.window.frame.Command;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Navigation;
import org.polemarch.launcher.window.frame.Screen;
import org.polemarch.launcher.window.frame.Sheets;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.CardPane;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Later;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.window.plugins.PluginsSheet;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Say;

/** The installed games and the player's saves. It is there at once; saves and pictures come as they are read. */
public final class LibraryScreen implements Screen {

    private static final int NEWEST = 3;
    private static final CardPane.Widths CARDS = new CardPane.Widths(24, 19, 36);

    private final Desk desk;
    private final Navigation navigation;
    private final LibraryModel model;
    private final CardPictures pictures;
    private final TextField filter = Controls.field("library-filter", "library.filter", typed -> {
        fill();
        fillSaves();
    });
    private final ChoiceBox<String> players = new ChoiceBox<>();
    private final ChoiceBox<String> order = new ChoiceBox<>();
    private final Button last = new Button(); // without an icon, whose font the first frame would have to wait for
    private final Map<String, GameCard> cards = new LinkedHashMap<>();
    private final CardPane games;
    private final VBox running = new VBox(6);
    private final VBox saves = new VBox(6);
    private final ScrollPane scroll;
    private List<SaveFiles.Listed> found = List.of();
    private boolean complete;
    private boolean allRunning;
    private boolean left;

    public LibraryScreen(Desk desk, Navigation navigation) {
        this.desk = desk;
        this.navigation = navigation;
        this.model = new LibraryModel(desk.catalog());
        this.pictures = new CardPictures(desk);
        games = new CardPane(desk::em, CARDS);
        games.setId("games");
        running.setId("running");
        Texts.show(running, false);
        saves.setId("saves");
        VBox page = new VBox(head());
        if (!desk.preferences().now().toured()) {
            page.getChildren().add(welcome());
        }
        StackPane tools = new StackPane();
        tools.getStyleClass().add("tools");
        page.getChildren().addAll(running, tools, games, saves);
        page.getStyleClass().add("screen");
        scroll = Controls.scroll(page);
        scroll.getStyleClass().add("library");
        for (InstalledGame game : desk.catalog().games()) {
            GameCard card = new GameCard(game, navigation, pictures.decisions(game));
            if (model.measured(game)) {
                card.expectMeters();
            }
            cards.put(game.id(), card);
        }
        fill();
        Later.after(() -> complete(tools));
    }

    /** What is not needed to begin a game comes after the games are there: first what is clicked, then what is read. */
    private void complete(StackPane tools) {
        if (!left) {
            FlowPane row = new FlowPane(10, 8, finding());
            row.setRowValignment(VPos.CENTER);
            tools.getChildren().add(row);
            Later.after(() -> fetch(row));
        }
    }

    private void fetch(FlowPane row) {
        if (!left) {
            complete = true;
            sorting();
            row.getChildren().addAll(players, order);
            cards.values().forEach(GameCard::explain);
            cards.values().forEach(pictures::into);
            readSaves();
            measure();
        }
    }

    private void measure() {
        Background.run(
                model::figures,
                all -> {
                    if (!left) {
                        Optional<String> start = Traits.startHere(List.copyOf(all.values()));
                        all.forEach((id, figures) -> cards.get(id)
                                .measured(
                                        Traits.of(figures, cards.get(id).game().info()),
                                        start.filter(id::equals).isPresent()));
                    }
                },
                navigation.sheets()::complain);
    }

    private void readSaves() {
        Background.run(
                () -> LibraryModel.newestFirst(desk.files().list(desk.saves())),
                all -> {
                    found = all;
                    fillSaves();
                },
                failure -> saves.getChildren().setAll(Texts.soft(Complaint.of(failure))));
    }

    @Override
    public Parent node() {
        return scroll;
    }

    @Override
    public String title() {
        return Say.of("library.title");
    }

    @Override
    public List<Command> commands() {
        return List.of(
                new Command(
                        "find",
                        VIEW,
                        Feather.SEARCH,
                        "Shortcut+F",
                        filter::requestFocus,
                        () -> navigation.sheets().top().isEmpty()),
                new Command("go-on", GAME, Feather.PLAY, "Shortcut+G", last::fire, last::isVisible));
    }

    @Override
    public List<PaletteModel.Entry> entries() {
        return desk.catalog().games().stream()
                .map(game -> new PaletteModel.Entry(
                        Say.of("palette.games"),
                        Say.of("palette.play", game.info().title()),
                        "",
                        () -> navigation.setUp(game)))
                .toList();
    }

    private HBox head() {
        VBox names = new VBox(Texts.title(Say.of("library.heading")), Texts.soft(Say.of("library.subheading")));
        names.getStyleClass().add("names");
        last.setId("go-on");
        last.getStyleClass().add(Styles.ACCENT);
        Texts.wrap(last);
        Texts.show(last, false);
        HBox head = Controls.row(0, names, new Spacer(), last);
        head.getStyleClass().add("hero");
        return head;
    }

    private HBox welcome() {
        Button begin = Controls.accent("tour-begin", Say.of("tour.begin"), navigation::tour);
        HBox box = Controls.row(16, Texts.wrapped(Say.of("tour.offer")), new Spacer(), begin);
        box.getStyleClass().add("welcome");
        begin.setMinWidth(Region.USE_PREF_SIZE);
        return box;
    }

    private TextField finding() {
        filter.setPrefColumnCount(22);
        filter.setOnAction(event -> games.getChildren().stream()
                .filter(GameCard.class::isInstance)
                .map(GameCard.class::cast)
                .findFirst()
                .ifPresent(first -> navigation.setUp(first.game())));
        return filter;
    }

    private void sorting() {
        List<String> numbers = new ArrayList<>(List.of(Say.of("library.players.any")));
        model.seats().forEach(count -> numbers.add(Say.of("library.players", count)));
        offer(players, "library-players", Say.of("library.players.any"), numbers);
        List<String> orders = Stream.of(Order.values())
                .map(each -> Say.of("library.order." + each))
                .toList();
        offer(order, "library-order", Say.of("library.order"), orders);
    }

    private void offer(ChoiceBox<String> box, String id, String spoken, List<String> choices) {
        box.getItems().setAll(choices);
        box.getSelectionModel().select(0);
        box.setId(id);
        box.setAccessibleText(spoken);
        box.setOnAction(event -> fill());
    }

    private void fill() {
        int chosen = players.getSelectionModel().getSelectedIndex();
        List<InstalledGame> shown = model.games(
                filter.getText(),
                chosen <= 0 ? 0 : model.seats().get(chosen - 1),
                Order.values()[Math.max(0, order.getSelectionModel().getSelectedIndex())]);
        games.getChildren()
                .setAll(shown.stream().map(game -> cards.get(game.id())).toList());
        if (shown.isEmpty()) {
            games.getChildren().add(Texts.soft(Say.of(cards.isEmpty() ? "library.empty" : "library.nothing-found")));
        }
    }

    private void fillSaves() {
        if (left) {
            return;
        }
        saves.getChildren().clear();
        fillRunning();
        List<SaveRow> over = rows(true);
        if (!over.isEmpty()) {
            saves.getChildren().add(Texts.heading(Say.of("library.finished")));
            saves.getChildren().addAll(over);
        }
        List<String> faults = found.stream()
                .map(SaveFiles.Listed::fault)
                .flatMap(Optional::stream)
                .toList();
        if (!faults.isEmpty()) {
            saves.getChildren().add(Texts.heading(Say.of("library.unreadable")));
            faults.forEach(fault -> saves.getChildren().add(Texts.soft(fault)));
        }
        tellPlugins();
        Optional<SaveFiles.Listed> newest = found.stream()
                .filter(each ->
                        each.save().filter(save -> save.result().isEmpty()).isPresent())
                .findFirst();
        newest.ifPresent(each -> {
            last.setText(Say.of("library.go-on-with", each.save().orElseThrow().title()));
            last.setOnAction(event -> navigation.resume(each.file()));
        });
        Texts.show(last, newest.isPresent());
    }

    /** A game that the player can't find may be one of these. */
    private void tellPlugins() {
        List<PluginStatus> idle = desk.plugins().plugins().stream()
                .filter(plugin -> !plugin.loaded())
                .toList();
        if (!idle.isEmpty()) {
            saves.getChildren().add(Texts.heading(Say.of("library.plugins")));
            idle.forEach(plugin -> saves.getChildren()
                    .add(Texts.soft(Say.of("library.plugin", plugin.id(), PluginsSheet.problem(plugin)))));
        }
    }

    /** Players with games in progress come for those: the newest are shown above the games, the others on request. */
    private void fillRunning() {
        List<SaveRow> rows = rows(false);
        Texts.show(running, !rows.isEmpty());
        running.getChildren().setAll(Texts.heading(Say.of("library.running")));
        boolean few = allRunning || rows.size() <= NEWEST;
        running.getChildren().addAll(few ? rows : rows.subList(0, NEWEST));
        if (!few) {
            Hyperlink more = new Hyperlink(Say.of("library.running.more", rows.size() - NEWEST));
            more.setId("more-running");
            more.setOnAction(event -> {
                allRunning = true;
                fillRunning();
            });
            running.getChildren().add(more);
        }
    }

    private List<SaveRow> rows(boolean finished) {
        return found.stream()
                .filter(each -> each.save()
                        .filter(save -> save.result().isPresent() == finished)
                        .filter(save -> SaveFacts.fits(save, filter.getText()))
                        .isPresent())
                .map(each -> new SaveRow(
                        each.file(), each.save().orElseThrow(), desk, navigation, title -> delete(each.file(), title)))
                .toList();
    }

    private void delete(Path file, String title) {
        Sheets sheets = navigation.sheets();
        sheets.ask(
                Say.of("library.delete.sure", title),
                Say.of("library.delete"),
                () -> Background.run(() -> Files.deleteIfExists(file), gone -> readSaves(), sheets::complain));
    }

    @Override
    public void preferred() {
        games.requestLayout(); // sizes follow the texts
        if (complete) {
            cards.values().forEach(pictures::into); // in the other look
            fillSaves();
        }
    }

    @Override
    public void leave() {
        left = true;
        pictures.leave();
    }
}
