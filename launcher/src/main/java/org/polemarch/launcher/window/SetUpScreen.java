package org.polemarch.launcher.window;

import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GameOption;
import org.polemarch.api.game.Scenario;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.core.engine.Watchdog;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.Terms;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupBuilder;
import org.polemarch.core.wiring.SetupFault;
import org.polemarch.launcher.Complaint;

/** Scenario, seats, options, variants and seed of a game about to be started. */
final class SetUpScreen implements Screen {

    private static final String PERSON = "person";
    private static final double SEAT_WIDTH = 110;
    private static final double WIDTH = 760;

    private final Desk desk;
    private final Navigation navigation;
    private final InstalledGame game;
    private final ComboBox<String> scenario = new ComboBox<>();
    private final Spinner<Integer> players;
    private final VBox seats = new VBox(6);
    private final Map<String, ComboBox<String>> holders = new LinkedHashMap<>();
    private final Map<String, TextField> names = new LinkedHashMap<>();
    private final Map<String, ComboBox<String>> options = new LinkedHashMap<>();
    private final Map<String, CheckBox> variants = new LinkedHashMap<>();
    private final TextField seed = new TextField();
    private final CheckBox casual = new CheckBox("Casual play: undo may go back beyond rolls and reveals");
    private final Label fault = new Label();
    private final BorderPane whole = new BorderPane();

    SetUpScreen(Desk desk, Navigation navigation, InstalledGame game) {
        this.desk = desk;
        this.navigation = navigation;
        this.game = game;
        GameInfo info = game.info();
        players = new Spinner<>(info.fewestSeats(), info.mostSeats(), info.mostSeats());
        info.scenarios().forEach(each -> scenario.getItems().add(each.title()));
        scenario.getSelectionModel().select(0);
        for (SeatInfo seat : info.seats()) {
            addSeat(seat);
        }
        players.valueProperty().addListener((value, before, now) -> showSeats(now));
        showSeats(info.mostSeats());
        Button start = new Button("Start");
        start.setId("start");
        start.setDefaultButton(true);
        start.getStyleClass().add(Styles.ACCENT);
        start.setOnAction(event -> start());
        Button back = new Button("Back");
        back.setCancelButton(true);
        back.setOnAction(event -> navigation.library());
        fault.setId("fault");
        fault.setWrapText(true);
        fault.getStyleClass().add("notice");
        fault.setVisible(false);
        fault.setManaged(false);
        seed.setPromptText("a new one");
        seed.setId("seed");
        VBox page = new VBox(Texts.title(info.title()), Texts.wrapped(info.summary()), form(info), casual);
        page.getStyleClass().add("screen");
        page.setMaxWidth(WIDTH);
        ScrollPane scroll = new ScrollPane(page);
        scroll.setFitToWidth(true);
        VBox foot = new VBox(8, fault, new HBox(8, start, back));
        foot.getStyleClass().add("foot");
        whole.setCenter(scroll);
        whole.setBottom(foot);
    }

    @Override
    public Parent node() {
        return whole;
    }

    private GridPane form(GameInfo info) {
        GridPane form = new GridPane();
        ColumnConstraints labels = new ColumnConstraints();
        labels.setMinWidth(Region.USE_PREF_SIZE);
        form.getColumnConstraints().add(labels);
        form.setHgap(16);
        form.setVgap(10);
        int row = 0;
        if (info.scenarios().size() > 1) {
            form.addRow(row++, new Label("Scenario"), scenario);
        }
        if (info.fewestSeats() < info.mostSeats()) {
            form.addRow(row++, new Label("Seats"), players);
        }
        form.addRow(row++, new Label("Who plays"), seats);
        for (GameOption option : info.options()) {
            ComboBox<String> choice = new ComboBox<>();
            option.choices().forEach(each -> choice.getItems().add(each.title()));
            choice.getSelectionModel().select(defaultIndex(option));
            options.put(option.id(), choice);
            form.addRow(row++, new Label(option.title()), new VBox(2, choice, Texts.soft(option.summary())));
        }
        for (VariantInfo variant : game.variantInfos()) {
            CheckBox box = new CheckBox(variant.title() + ": " + variant.summary());
            variants.put(variant.id(), box);
            form.addRow(row++, new Label("Variant"), box);
        }
        form.addRow(row, new Label("Seed"), seed);
        form.getChildren().stream()
                .filter(Label.class::isInstance)
                .forEach(label -> GridPane.setValignment(label, VPos.TOP));
        return form;
    }

    private static int defaultIndex(GameOption option) {
        List<String> values =
                option.choices().stream().map(GameOption.Choice::value).toList();
        return values.indexOf(option.defaultValue());
    }

    private void addSeat(SeatInfo seat) {
        ComboBox<String> who = new ComboBox<>();
        who.getItems().add(PERSON);
        who.getItems().addAll(desk.catalog().bots(game.id()).keySet());
        who.getSelectionModel().select(holders.isEmpty() ? PERSON : "greedy");
        who.setId("seat-" + seat.id());
        TextField name = new TextField(seat.title());
        name.visibleProperty().bind(who.valueProperty().isEqualTo(PERSON));
        holders.put(seat.id(), who);
        names.put(seat.id(), name);
        Label title = new Label(seat.title());
        title.setMinWidth(SEAT_WIDTH);
        HBox row = new HBox(8, title, who, name);
        row.setAlignment(Pos.CENTER_LEFT);
        seats.getChildren().add(row);
    }

    private void showSeats(int count) {
        for (int i = 0; i < seats.getChildren().size(); i++) {
            seats.getChildren().get(i).setVisible(i < count);
            seats.getChildren().get(i).setManaged(i < count);
        }
    }

    private void start() {
        try {
            PreparedGame<?> prepared = prepare();
            List<Holder> seated = new ArrayList<>();
            for (Seat seat : prepared.setup().seats()) {
                seated.add(holder(seat.id()));
            }
            Terms terms = new Terms(
                    game.info().title(),
                    casual.isSelected(),
                    desk.library().program(),
                    game.versions(prepared.setup().variants()));
            long chance = seed();
            Session<?> session = Watchdog.call(dog -> Session.start(prepared, chance, seated, terms));
            navigation.table(
                    session, new Autosave(desk.files(), desk.files().free(desk.saves(), game.id()), desk.clock()));
        } catch (RuntimeException | LinkageError e) {
            fault.setText(Complaint.of(e));
            fault.setVisible(true);
            fault.setManaged(true);
        }
    }

    private PreparedGame<?> prepare() {
        SetupBuilder builder = game.setup();
        Scenario chosen = game.info()
                .scenarios()
                .get(Math.max(0, scenario.getSelectionModel().getSelectedIndex()));
        builder.scenario(chosen.id()).seats(players.getValue());
        for (GameOption option : game.info().options()) {
            int index = options.get(option.id()).getSelectionModel().getSelectedIndex();
            builder.option(option.id(), option.choices().get(index).value());
        }
        variants.forEach((id, box) -> {
            if (box.isSelected()) {
                builder.variant(id);
            }
        });
        return game.prepare(builder.build(), Optional.empty());
    }

    private Holder holder(String seat) {
        String who = holders.get(seat).getValue();
        if (who.equals(PERSON)) {
            String name = names.get(seat).getText().strip();
            if (name.isEmpty()) {
                throw new SetupFault("a person has a name; write one beside the seat");
            }
            return new Holder.Person(name);
        }
        return new Holder.BotSeat(who, desk.library().bot(game.id(), who));
    }

    private long seed() {
        String text = seed.getText().strip();
        if (text.isEmpty()) {
            return desk.clock().millis();
        }
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new SetupFault("the seed is a whole number, not '" + text + "'", e);
        }
    }
}
