package org.polemarch.launcher.window;

import atlantafx.base.controls.Spacer;
import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.launcher.Complaint;
import org.polemarch.launcher.Say;
import org.polemarch.launcher.library.LibraryModel;
import org.polemarch.launcher.library.LibraryModel.Order;
import org.polemarch.launcher.palette.PaletteModel;

/** The installed games and the player's saves. It is there at once; saves and pictures come as they are read. */
final class LibraryScreen implements Screen {

    private static final PseudoClass WIDE = PseudoClass.getPseudoClass("wide");
    private static final double WIDE_FROM_EMS = 170;

    private final Desk desk;
    private final Navigation navigation;
    private final LibraryModel model;
    private final CardPictures pictures;
    private final TextField filter = new TextField();
    private final ChoiceBox<String> players = new ChoiceBox<>();
    private final ChoiceBox<String> order = new ChoiceBox<>();
    private final FlowPane games = new FlowPane();
    private final VBox saves = new VBox(6);
    private final ScrollPane scroll;
    private boolean complete;
    private boolean left;

    LibraryScreen(Desk desk, Navigation navigation) {
        this.desk = desk;
        this.navigation = navigation;
        this.model = new LibraryModel(desk.catalog());
        this.pictures = new CardPictures(desk);
        games.getStyleClass().add("cards");
        games.setId("games");
        games.widthProperty()
                .addListener((width, before, now) -> games.pseudoClassStateChanged(
                        WIDE,
                        now.doubleValue() > WIDE_FROM_EMS * Font.getDefault().getSize()));
        saves.setId("saves");
        VBox page = new VBox(head());
        if (!desk.preferences().now().toured()) {
            page.getChildren().add(welcome());
        }
        StackPane tools = new StackPane();
        tools.getStyleClass().add("tools");
        page.getChildren().addAll(tools, games, saves);
        page.getStyleClass().add("screen");
        scroll = new ScrollPane(page);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("library");
        fill();
        Later.after(() -> complete(tools));
    }

    /** What is not needed to begin a game comes after the games are there: first what is clicked, then what is read. */
    private void complete(StackPane tools) {
        if (!left) {
            tools.getChildren().add(tools());
            Later.after(this::fetch);
        }
    }

    private void fetch() {
        if (!left) {
            complete = true;
            games.getChildren().forEach(this::addPicture);
            readSaves();
        }
    }

    private void readSaves() {
        Background.run(
                () -> LibraryModel.newestFirst(desk.files().list(desk.saves())),
                this::fillSaves,
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
    public List<Deed> deeds() {
        return List.of(Deed.of("find", Deed.Place.VIEW, Feather.SEARCH, "Shortcut+F", filter::requestFocus));
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

    private static VBox head() {
        VBox head = new VBox(Texts.title(Say.of("library.heading")), Texts.soft(Say.of("library.subheading")));
        head.getStyleClass().add("hero");
        return head;
    }

    private HBox welcome() {
        Button begin = new Button(Say.of("tour.begin"));
        begin.setId("tour-begin");
        begin.getStyleClass().add(Styles.ACCENT);
        begin.setOnAction(event -> navigation.tour());
        HBox box = new HBox(16, Texts.wrapped(Say.of("tour.offer")), new Spacer(), begin);
        box.setAlignment(Pos.CENTER_LEFT);
        box.getStyleClass().add("welcome");
        begin.setMinWidth(Region.USE_PREF_SIZE);
        return box;
    }

    private HBox tools() {
        filter.setPromptText(Say.of("library.filter"));
        filter.setAccessibleText(Say.of("library.filter"));
        filter.setId("library-filter");
        filter.setPrefColumnCount(22);
        filter.textProperty().addListener((text, before, now) -> fill());
        filter.setOnAction(event -> games.getChildren().stream()
                .filter(GameCard.class::isInstance)
                .map(GameCard.class::cast)
                .findFirst()
                .ifPresent(first -> navigation.setUp(first.game())));
        players.getItems().add(Say.of("library.players.any"));
        for (int count = 1; count <= 5; count++) {
            players.getItems().add(Say.of("library.players", count));
        }
        players.getSelectionModel().select(0);
        players.setId("library-players");
        players.setAccessibleText(Say.of("library.players.any"));
        players.setOnAction(event -> fill());
        for (Order each : Order.values()) {
            order.getItems().add(Say.of("library.order." + each));
        }
        order.getSelectionModel().select(0);
        order.setId("library-order");
        order.setAccessibleText(Say.of("library.order"));
        order.setOnAction(event -> fill());
        HBox tools = new HBox(10, filter, players, order);
        tools.setAlignment(Pos.CENTER_LEFT);
        return tools;
    }

    private void addPicture(Node card) {
        if (card instanceof GameCard game) {
            pictures.into(game);
        }
    }

    private void fill() {
        List<InstalledGame> found = model.games(
                filter.getText(),
                Math.max(0, players.getSelectionModel().getSelectedIndex()),
                Order.values()[Math.max(0, order.getSelectionModel().getSelectedIndex())]);
        games.getChildren().clear();
        for (InstalledGame game : found) {
            GameCard card = new GameCard(game, navigation, pictures.decisions(game));
            games.getChildren().add(card);
            if (complete) {
                addPicture(card);
            }
        }
        if (found.isEmpty()) {
            games.getChildren()
                    .add(Texts.soft(
                            Say.of(desk.catalog().games().isEmpty() ? "library.empty" : "library.nothing-found")));
        }
    }

    private void fillSaves(List<SaveFiles.Listed> all) {
        if (left) {
            return;
        }
        part("library.running", all, false);
        part("library.finished", all, true);
        all.stream()
                .map(SaveFiles.Listed::fault)
                .flatMap(Optional::stream)
                .forEach(fault -> saves.getChildren().add(Texts.soft(fault)));
    }

    private void part(String heading, List<SaveFiles.Listed> all, boolean finished) {
        List<SaveRow> rows = all.stream()
                .filter(each -> each.save()
                        .map(save -> save.result().isPresent() == finished)
                        .orElse(false))
                .map(each -> new SaveRow(each.file(), each.save().orElseThrow(), desk, navigation))
                .toList();
        if (!rows.isEmpty()) {
            saves.getChildren().add(Texts.heading(Say.of(heading)));
            saves.getChildren().addAll(rows);
        }
    }

    @Override
    public void preferred() {
        fill(); // pictures in the other look
    }

    @Override
    public void leave() {
        left = true;
        pictures.leave();
    }
}
