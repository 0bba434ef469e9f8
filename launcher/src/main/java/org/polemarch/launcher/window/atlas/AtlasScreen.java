package org.polemarch.launcher.window.atlas;

import java.util.List;
import java.util.Optional;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.api.text.Concept;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.atlas.AtlasModel;
import org.polemarch.launcher.rules.Edition;
import org.polemarch.launcher.window.frame.Command;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Navigation;
import org.polemarch.launcher.window.frame.Screen;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.window.kit.WrappedCell;
import org.polemarch.launcher.words.Say;

/** How all games model a siege, a battle, the plague; and what somebody who knows one game should read before another. */
public final class AtlasScreen implements Screen {

    private final Desk desk;
    private final Navigation navigation;
    private final List<InstalledGame> games;
    private final BorderPane page = new BorderPane();
    private final ScrollPane reading;
    private final ListView<Concept> concepts = new ListView<>();
    private final ComboBox<String> known;
    private final ComboBox<String> wanted;
    private Optional<AtlasModel> atlas = Optional.empty();

    public AtlasScreen(Desk desk, Navigation navigation) {
        this.desk = desk;
        this.navigation = navigation;
        this.games = desk.catalog().games();
        this.known = game("atlas-known", "atlas.known", 0);
        this.wanted = game("atlas-wanted", "atlas.wanted", Math.min(1, games.size() - 1));
        reading = Controls.reading(new VBox(), Say.of("atlas.title"));
        reading.setId("atlas-page");
        page.setLeft(choices());
        page.setCenter(reading);
        page.setMinSize(0, 0);
        Background.run(() -> new AtlasModel(games), this::arrived, navigation.sheets()::complain);
    }

    private ComboBox<String> game(String id, String key, int selected) {
        ComboBox<String> box = Controls.choice(
                id, Say.of(key), games.stream().map(each -> each.info().title()).toList(), selected, place -> cross());
        box.setMaxWidth(Double.MAX_VALUE);
        return box;
    }

    private VBox choices() {
        concepts.setId("concepts");
        concepts.setAccessibleText(Say.of("atlas.concepts"));
        concepts.getItems().setAll(Concept.values());
        concepts.setCellFactory(list -> new WrappedCell<>(Concept::title));
        concepts.getSelectionModel().selectedItemProperty().addListener((list, before, now) -> open(now));
        VBox.setVgrow(concepts, Priority.ALWAYS);
        VBox side = new VBox(
                8,
                Texts.strong(Say.of("atlas.concepts")),
                concepts,
                Texts.strong(Say.of("atlas.known")),
                known,
                Texts.strong(Say.of("atlas.wanted")),
                wanted,
                Controls.accent("atlas-cross", Say.of("atlas.cross"), this::cross));
        side.getStyleClass().addAll("side", "atlas-side");
        return side;
    }

    private void arrived(AtlasModel read) {
        atlas = Optional.of(read);
        if (concepts.getSelectionModel().isEmpty()) {
            concepts.getSelectionModel().select(0);
        } else {
            open(concepts.getSelectionModel().getSelectedItem());
        }
    }

    /** One concept, side by side. */
    public void open(Concept concept) {
        if (concept != null && concept != concepts.getSelectionModel().getSelectedItem()) {
            concepts.getSelectionModel().select(concept); // and the list opens it
        } else if (concept != null) {
            atlas.ifPresent(read -> show(new ConceptPane(
                    concept,
                    read.page(concept),
                    desk::em,
                    (game, section) -> navigation.rules(Edition.book(game), section))));
        }
    }

    private void cross() {
        InstalledGame from = games.get(Math.max(0, known.getSelectionModel().getSelectedIndex()));
        InstalledGame to = games.get(Math.max(0, wanted.getSelectionModel().getSelectedIndex()));
        atlas.ifPresent(read -> {
            concepts.getSelectionModel().clearSelection();
            show(
                    from.equals(to)
                            ? new VBox(Texts.wrapped(Say.of("atlas.same-game")))
                            : new CrossingPane(read.crossing(from, to), () -> navigation.setUp(to)));
        });
    }

    private void show(VBox content) {
        content.getStyleClass().add("screen");
        reading.setContent(content);
        reading.setVvalue(0);
    }

    @Override
    public Parent node() {
        return page;
    }

    @Override
    public String title() {
        return Say.of("atlas.title");
    }

    @Override
    public List<Command> commands() {
        return List.of(Command.of("leave", Command.Place.GAME, Feather.LOG_OUT, "Shortcut+W", navigation::library));
    }

    @Override
    public void preferred() {
        open(concepts.getSelectionModel().getSelectedItem()); // sizes follow the texts
    }
}
