package org.polemarch.launcher.window.setup;

import atlantafx.base.theme.Styles;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.image.ImageView;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GameOption;
import org.polemarch.api.game.Scenario;
import org.polemarch.core.engine.Seed;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.core.session.Session;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.launcher.library.GameFacts;
import org.polemarch.launcher.rules.Edition;
import org.polemarch.launcher.setup.Party;
import org.polemarch.launcher.setup.SetUpModel;
import org.polemarch.launcher.tour.Lessons;
import org.polemarch.launcher.twin.Twinning;
import org.polemarch.launcher.window.board.BoardPicture;
import org.polemarch.launcher.window.frame.Command;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Navigation;
import org.polemarch.launcher.window.frame.Screen;
import org.polemarch.launcher.window.frame.Sheets;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Say;

/** Scenario, seats, options, variants, figures and seed of a game about to be started. */
public final class SetUpScreen implements Screen {

    private static final double WIDTH_EMS = 58;
    private static final double PICTURE_EMS = 15;
    private static final double NAME_EMS = 11;
    private static final double GAP = 18;

    private final Desk desk;
    private final Navigation navigation;
    private final SetUpModel model;
    private final GridPane seats = new GridPane();
    private final ColumnConstraints names = new ColumnConstraints();
    private final CheckBox openHands;
    private final Label name;
    private final VariantsPart variants;
    private final FiguresPart figures;
    private final VBox scenarios = new VBox(6);
    private final VBox scenarioPart = part("setup.scenario", scenarios);
    private Optional<PreparedGame<?>> wired = Optional.empty();
    private int looks;
    private final Label fault = Texts.notice("fault");
    private final Button start = Controls.accent("start", Say.of("setup.start"), this::start);
    private final Button twin = Controls.button("twin", Say.of("setup.twin"), this::twin);
    private final Button compare = Controls.button("compare-base", Say.of("setup.compare"), this::compare);
    private final BorderPane whole = new BorderPane();
    private final VBox page = new VBox(GAP);
    private final VBox people = new VBox(GAP);
    private final VBox details = new VBox(GAP);
    private final Optional<ImageView> picture;

    public SetUpScreen(Desk desk, Navigation navigation, InstalledGame game, Optional<Session<?>> like) {
        this.desk = desk;
        this.navigation = navigation;
        this.model = new SetUpModel(
                game, desk.catalog(), desk.library(), desk.preferences().now().name());
        like.ifPresent(model::like);
        this.name = Texts.title(game.info().title());
        this.openHands = Controls.check("open-hands", Say.of("setup.open-hands"), false, model::openHands);
        this.picture = BoardPicture.of(game, desk, 2 * PICTURE_EMS * desk.em());
        GameInfo info = game.info();
        people.getChildren().addAll(scenarioPart, part("setup.seats", table(info)));
        fillScenarios();
        if (!info.options().isEmpty()) {
            VBox options = new VBox(10);
            info.options().forEach(option -> options.getChildren().add(option(option)));
            details.getChildren().add(part("setup.options", options));
        }
        variants = new VariantsPart(model, this::option, this::chosen);
        details.getChildren().add(part("setup.variants", variants));
        figures = new FiguresPart(model, this::share, this::look);
        details.getChildren().add(part("setup.more", more()));
        page.getChildren().addAll(head(game), new GridPane());
        page.getStyleClass().add("screen");
        StackPane centred = new StackPane(page);
        centred.setAlignment(Pos.TOP_CENTER);
        whole.widthProperty().addListener((width, before, now) -> arrange());
        arrange();
        whole.setCenter(Controls.scroll(centred));
        whole.setBottom(foot());
        if (!model.variants().isEmpty()) {
            look();
        }
    }

    @Override
    public Parent node() {
        return whole;
    }

    @Override
    public String title() {
        return wired.map(PreparedGame::title).orElse(model.game().info().title());
    }

    @Override
    public Optional<Edition> edition() {
        return Optional.of(new Edition(model.game(), wired));
    }

    @Override
    public List<Command> commands() {
        return List.of(new Command(
                "start", Command.Place.GAME, Feather.PLAY, "Shortcut+Enter", this::start, () -> !start.isDisabled()));
    }

    @Override
    public void preferred() {
        arrange(); // sizes follow the texts
    }

    /** Who plays beside how it is played if the window is wide, above it else. */
    private void arrange() {
        double em = desk.em();
        boolean wide = whole.getWidth() > 2 * WIDTH_EMS * em;
        names.setMaxWidth(NAME_EMS * em);
        GridPane parts = new GridPane();
        parts.setHgap(GAP);
        parts.setVgap(GAP);
        ColumnConstraints column = new ColumnConstraints();
        column.setPercentWidth(wide ? 50 : 100);
        parts.getColumnConstraints().setAll(wide ? List.of(column, column) : List.of(column));
        parts.add(people, 0, 0);
        parts.add(details, wide ? 1 : 0, wide ? 0 : 1);
        page.getChildren().set(1, parts);
        picture.ifPresent(view -> {
            view.setFitWidth((wide ? 2 : 1) * PICTURE_EMS * em);
            Texts.show(view, whole.getWidth() > WIDTH_EMS * em); // large texts need the room themselves
        });
        page.setStyle("-fx-max-width: " + (wide ? 2 : 1) * WIDTH_EMS + "em;");
    }

    private HBox head(InstalledGame game) {
        GameInfo info = game.info();
        Label about = Texts.soft(Say.of("setup.about", GameFacts.seats(info), GameFacts.length(info)));
        VBox words = new VBox(name, about, Texts.wrapped(info.summary()), new Learning(desk, navigation, game));
        words.getStyleClass().add("names");
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox head = Controls.row(0, words);
        picture.ifPresent(head.getChildren()::add);
        head.getStyleClass().add("hero");
        return head;
    }

    private static VBox part(String heading, Node content) {
        VBox part = new VBox(10, Texts.heading(Say.of(heading)), content);
        part.getStyleClass().add("part");
        return part;
    }

    private void fillScenarios() {
        List<Scenario> all = model.scenarios();
        Label about = Texts.soft(model.scenario().summary());
        ComboBox<String> choice = Controls.choice(
                "scenario",
                Say.of("setup.scenario"),
                all.stream().map(Scenario::title).toList(),
                all.indexOf(model.scenario()),
                chosen -> {
                    model.scenario(all.get(Math.max(0, chosen)));
                    about.setText(model.scenario().summary());
                    look();
                });
        scenarios.getChildren().setAll(choice, about);
        Texts.show(scenarioPart, all.size() > 1);
    }

    /** Other variants were chosen: they may bring scenarios of their own. */
    private void chosen() {
        fillScenarios();
        Texts.show(twin, !model.variants().isEmpty());
        look();
    }

    /** Looks in the background whether what is chosen can be played, and says so before anybody starts. */
    private void look() {
        int mine = ++looks;
        offerComparison();
        Background.run(
                model.check(),
                check -> {
                    if (mine == looks) {
                        wired = check.game();
                        name.setText(title());
                        retitled();
                        variants.tell(check);
                        Texts.tell(fault, check.fault());
                    }
                },
                failure -> {}); // the start tells it
    }

    private VBox table(GameInfo info) {
        seats.getStyleClass().add("seats");
        ColumnConstraints rest = new ColumnConstraints();
        rest.setHgrow(Priority.ALWAYS);
        rest.setPrefWidth(0); // names and bots take what they need, explanations what is left
        seats.getColumnConstraints().addAll(names, new ColumnConstraints(), rest);
        VBox box = new VBox(10);
        if (info.fewestSeats() < info.mostSeats()) {
            Spinner<Integer> players = new Spinner<>(info.fewestSeats(), info.mostSeats(), model.players());
            players.setId("players");
            players.valueProperty().addListener((value, before, now) -> {
                model.players(now);
                fillSeats();
                offerComparison();
            });
            players.setAccessibleText(Say.of("setup.players"));
            box.getChildren().add(Controls.row(10, new Label(Say.of("setup.players")), players));
        }
        box.getChildren().addAll(seats, openHands);
        fillSeats();
        return box;
    }

    private void fillSeats() {
        seats.getChildren().clear();
        List<Party> parties = model.parties();
        for (int row = 0; row < parties.size(); row++) {
            new SeatRow(parties.get(row), model, this::showOpenHands).into(seats, row);
        }
        showOpenHands();
    }

    private void showOpenHands() {
        Texts.show(openHands, model.persons() > 1);
    }

    private VBox option(GameOption option) {
        List<GameOption.Choice> choices = option.choices();
        ComboBox<String> choice = Controls.choice(
                "option-" + option.id(),
                option.title(),
                choices.stream().map(each -> Say.sentence(each.title())).toList(),
                choices.stream().map(GameOption.Choice::value).toList().indexOf(model.option(option)),
                chosen -> {
                    model.option(option, choices.get(Math.max(0, chosen)));
                    fillSeats(); // it may say who holds several of them
                    look();
                });
        choice.setMaxWidth(Double.MAX_VALUE);
        return new VBox(4, Texts.strong(option.title()), Texts.soft(Say.sentence(option.summary())), choice);
    }

    private VBox more() {
        CheckBox casual = Controls.check("casual", Say.of("setup.casual"), model.casual(), model::casual);
        TextField seed = Controls.field("seed", "setup.seed", model::seed);
        seed.setPromptText(Say.of("setup.seed.new"));
        return new VBox(
                10,
                casual,
                Controls.row(10, new Label(Say.of("setup.seed")), seed),
                Texts.soft(Say.of("setup.seed.about")),
                figures);
    }

    /** Plays with the figures of a file. */
    public void figures(Path file) {
        figures.take(file);
    }

    private void share() {
        new Sharing(desk, navigation.sheets(), model, this::shared).ask();
    }

    /** What was a file of figures is a variant from now on. */
    private void shared(PluginStatus installed) {
        figures.drop();
        model.game(desk.catalog().game(model.game().id()));
        if (model.game().variantInfos().stream().anyMatch(each -> each.id().equals(installed.id()))) {
            model.variant(installed.id(), true);
        }
        variants.fill();
        chosen();
    }

    @Override
    public void installed() {
        model.game(desk.catalog().game(model.game().id()));
        variants.fill();
        chosen();
    }

    private VBox foot() {
        start.setDefaultButton(true);
        start.getStyleClass().add(Styles.LARGE);
        Button back = Controls.button("back", Say.of("setup.back"), navigation::library);
        back.getStyleClass().add(Styles.LARGE);
        back.setCancelButton(true);
        twin.getStyleClass().add(Styles.LARGE);
        Texts.show(twin, !model.variants().isEmpty());
        compare.getStyleClass().add(Styles.LARGE);
        offerComparison();
        HBox buttons = new HBox(10, start, twin, compare, back);
        buttons.setAlignment(Pos.CENTER);
        VBox foot = new VBox(8, fault, buttons);
        foot.setAlignment(Pos.CENTER);
        foot.getStyleClass().add("foot");
        return foot;
    }

    private void start() {
        start.setDisable(true);
        Sheets sheets = navigation.sheets();
        sheets.await(
                Say.of("table.laying"),
                () -> model.begin(Seed.fresh()),
                session -> {
                    new Lessons(desk.saves()).haveRead(model.game().id());
                    navigation.table(session, desk.newSave(model.game().id()));
                },
                failure -> {
                    start.setDisable(false);
                    start.requestFocus(); // it had to go elsewhere meanwhile
                    Texts.tell(fault, Say.sentence(Complaint.of(failure)));
                },
                () -> start.setDisable(false));
    }

    /** A game as it usually is cannot be compared with itself. */
    private void offerComparison() {
        Texts.show(compare, model.compared().size() > 1);
    }

    private void compare() {
        navigation.experiment(model.compared());
    }

    /** What is chosen, and beside it the same without variants. */
    private void twin() {
        if (model.persons() != 1) {
            Texts.tell(fault, Say.of("setup.twin.one-player"));
            return;
        }
        twin.setDisable(true);
        navigation
                .sheets()
                .await(
                        Say.of("table.laying"),
                        () -> Twinning.besideBase(model.game(), model.begin(Seed.fresh())),
                        table -> navigation.twins(table, Twinning.player(table)),
                        failure -> {
                            twin.setDisable(false);
                            Texts.tell(fault, Say.sentence(Complaint.of(failure)));
                        },
                        () -> twin.setDisable(false));
    }
}
