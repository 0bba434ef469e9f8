package org.polemarch.launcher.window;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.SessionListener;
import org.polemarch.launcher.Say;
import org.polemarch.launcher.palette.PaletteModel;
import org.polemarch.launcher.setup.BotChoice;
import org.polemarch.launcher.table.Adviser;
import org.polemarch.launcher.table.Choice;
import org.polemarch.launcher.table.LogLine;
import org.polemarch.launcher.table.Notice;
import org.polemarch.launcher.table.Seating;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;

/** A table: the board fills the window; beside it stand the question, the answers, the score and the log. */
final class TableScreen implements Screen, BoardHost {

    private static final double BOARD_SHARE = 0.74;

    /** What has no button above the table: it is in the menus, or has one beside what it is about. */
    private static final Set<String> MENU_ONLY =
            Set.of("pause", "step", "skip", "answers", "score", "put-back", "seats", "hand-over", "save-as");

    private final Desk desk;
    private final Navigation navigation;
    private final InstalledGame game;
    private final TableModel model;
    private final Autosave autosave;
    private final Thinker thinker = new Thinker();
    private final BotRunner bots;
    private final BoardPane board;
    private final StackPane middle = new StackPane();
    private final Label boardFault = Texts.wrapped("");
    private final PromptPanel prompt;
    private final NoticeBox told;
    private final AnswerPanel answers;
    private final ScorePanel scores;
    private final LogPanel log;
    private final Scoring scoring;
    private final Undoing undoing;
    private final Saving saving;
    private final Reseating reseating;
    private final Glimpses glimpses = new Glimpses();
    private final SplitPane split;
    private final SidePanel side;
    private final TableBar bar;
    private final BorderPane page = new BorderPane();
    private final List<Deed> deeds = new ArrayList<>();
    private final List<Button> buttons = new ArrayList<>();
    private Optional<Coach> coach = Optional.empty();
    private Optional<Seat> eyes = Optional.empty();
    private boolean changed;
    private boolean botMoved;
    private int percent;

    /** Saves after every move that is watched; after bots have moved in a row, once. */
    private final SessionListener keeper = this::keep;

    TableScreen(Desk desk, Navigation navigation, Session<?> session, Autosave autosave) {
        this.desk = desk;
        this.navigation = navigation;
        this.game = desk.catalog().game(session.prepared().info().id());
        this.model = new TableModel(session);
        this.autosave = autosave;
        autosave.beside(Background.saves(), Platform::runLater);
        session.watch();
        session.listen(keeper);
        bots = new BotRunner(model, thinker, () -> desk.preferences().now().pace());
        board = new BoardPane(game, this, model.words(), this::tellFault);
        scoring = new Scoring(navigation, game, model, this::replay);
        undoing = new Undoing(model, navigation.sheets());
        saving = new Saving(model, autosave, desk.saves(), navigation.sheets(), this::renamed);
        List<BotChoice> choices = BotChoice.of(desk.catalog(), game.id());
        Seating seating = new Seating(session, spec -> desk.library().bot(game.id(), spec));
        reseating = new Reseating(model, seating, choices, navigation.sheets());
        boardFault.setId("board-fault");
        boardFault.getStyleClass().add("notice");
        boardFault.setMaxWidth(Double.MAX_VALUE);
        Texts.show(boardFault, false);
        Citations citations = new Citations(game);
        Deed step = Deed.of("step", Deed.Place.PLAY, Feather.SKIP_FORWARD, "Space", bots::step)
                .when(this::botMoves);
        Deed skip = Deed.of("skip", Deed.Place.PLAY, Feather.FAST_FORWARD, "Shift+Space", bots::skip)
                .when(this::botMoves);
        Deed score = Deed.of("score", Deed.Place.VIEW, Feather.AWARD, "F3", scoring::show)
                .when(() -> !model.hidden());
        Deed pause = Deed.of("pause", Deed.Place.PLAY, Feather.PAUSE, "Pause", bots::pause)
                .when(this::botMoves);
        prompt = new PromptPanel(model, citations, this::openRule, pause, step, skip);
        told = new NoticeBox(model, citations, this::openRule);
        answers = new AnswerPanel(model);
        scores = new ScorePanel(model, score, holder -> Reseating.name(choices, holder));
        log = new LogPanel(citations, this::openLine);
        side = new SidePanel(prompt, answers, scores, log);
        VBox left = new VBox(boardFault, middle);
        VBox.setVgrow(middle, Priority.ALWAYS);
        split = new SplitPane(left, side);
        split.setDividerPositions(BOARD_SHARE);
        page.setMinSize(0, 0); // with large texts the panel scrolls, and the tools above stay
        split.setMinSize(0, 0);
        SplitPane.setResizableWithParent(side, false);
        makeDeeds(List.of(pause, step, skip), score);
        bar = tools();
        page.setTop(bar);
        page.setCenter(split);
        preferred();
        model.onChange(this::refresh);
        refresh();
    }

    private boolean botMoves() {
        return model.stage() == Stage.BOT;
    }

    private boolean asked() {
        return model.stage() == Stage.ASKED;
    }

    private void makeDeeds(List<Deed> reins, Deed score) {
        deeds.add(undoing.deed());
        deeds.add(Deed.of("redo", Deed.Place.PLAY, Feather.CORNER_UP_RIGHT, "Shortcut+Y", model::redo)
                .when(() -> model.session().canRedo()));
        deeds.add(Deed.of("hint", Deed.Place.PLAY, Feather.HELP_CIRCLE, "F2", this::hint)
                .when(this::asked));
        deeds.addAll(reins);
        deeds.add(Deed.of("answers", Deed.Place.PLAY, Feather.LIST, "F4", answers::focus)
                .when(this::asked));
        deeds.add(Deed.of("put-back", Deed.Place.PLAY, Feather.X_CIRCLE, "Esc", model::clearPicks)
                .when(() -> asked() && model.picking()));
        deeds.addAll(reseating.deeds());
        deeds.add(score);
        deeds.add(Deed.of("side", Deed.Place.VIEW, Feather.SIDEBAR, "F9", this::toggleSide));
        deeds.addAll(saving.deeds());
        deeds.add(Deed.of("replay", Deed.Place.GAME, Feather.FILM, "Shortcut+R", this::replay)
                .when(() -> !model.hidden() && model.session().decisions() > 0));
        deeds.add(Deed.of("branch", Deed.Place.GAME, Feather.GIT_BRANCH, "Shortcut+B", this::branch));
        deeds.add(Deed.of("leave", Deed.Place.GAME, Feather.LOG_OUT, "Shortcut+W", navigation::library));
    }

    @Override
    public Parent node() {
        return page;
    }

    @Override
    public String title() {
        return model.session().terms().title();
    }

    @Override
    public List<Deed> deeds() {
        return deeds;
    }

    @Override
    public List<PaletteModel.Entry> entries() {
        List<PaletteModel.Entry> entries = new ArrayList<>();
        if (model.stage() == Stage.CURTAIN) {
            Curtain.Comer comer = comer();
            entries.add(new PaletteModel.Entry(Say.of("palette.moves"), comer.claim(), "", comer.here()));
        }
        if (asked() && !model.hidden()) {
            for (Choice choice : model.choices("")) {
                entries.add(new PaletteModel.Entry(
                        Say.of("palette.moves"),
                        choice.text(),
                        choice.move().notation(),
                        () -> model.choose(choice.move())));
            }
        }
        return entries;
    }

    @Override
    public Optional<InstalledGame> game() {
        return Optional.of(game);
    }

    /** What was just refused, or else what is asked. */
    @Override
    public String section() {
        String refused = model.notice().cites();
        return refused.isEmpty() ? model.prompt().cites() : refused;
    }

    private TableBar tools() {
        for (Deed deed : deeds) {
            if (!MENU_ONLY.contains(deed.id())) {
                Button button = deed.button();
                button.setUserData(deed);
                buttons.add(button);
            }
        }
        TableBar tools = new TableBar(buttons);
        tools.name(title());
        return tools;
    }

    /** A guide for a first game sits over the board. */
    void guide(Coach guide) {
        coach = Optional.of(guide);
        refresh();
    }

    TableModel model() {
        return model;
    }

    private void keep(Session<?> session, SessionListener.Change change) {
        changed = true;
        if (!bots.unwatched()) {
            autosave.changed(session, change);
        }
    }

    private void refresh() {
        boolean inARow = botMoved && bots.unwatched();
        botMoved = botMoves();
        if (inARow && !glimpses.due()) {
            prompt.refresh(bots.paused(), bots.stepped());
            told.refresh();
            bots.look();
            return;
        }
        buttons.forEach(button ->
                button.setDisable(!((Deed) button.getUserData()).possible().getAsBoolean()));
        buttons.stream().filter(button -> "undo".equals(button.getId())).forEach(undoing::explain);
        prompt.refresh(bots.paused(), bots.stepped());
        told.refresh();
        forgetTyped();
        answers.refresh();
        if (answers.isVisible()) {
            answers.hold(told);
        } else {
            prompt.hold(told);
        }
        scores.refresh();
        log.show(model.log());
        Texts.show(log, !model.hidden());
        if (model.hidden()) {
            middle.getChildren().setAll(curtain());
        } else {
            board.show(model.situation());
            if (!middle.getChildren().contains(board)) {
                middle.getChildren().setAll(board);
            }
        }
        coach.ifPresent(guide -> guide.refresh(middle));
        askAboutDoubtful();
        scoring.look();
        bots.look();
    }

    /** What was typed belongs to the person who typed it. */
    private void forgetTyped() {
        Optional<Seat> now = model.hidden() ? Optional.empty() : Optional.of(model.viewer());
        if (now.isEmpty() || !now.equals(eyes)) {
            log.clearFilter();
            answers.clearFilter();
        }
        eyes = now;
    }

    private void tellFault(String line) {
        boardFault.setText(line);
        Texts.show(boardFault, true);
    }

    private Curtain curtain() {
        if (model.stage() != Stage.CURTAIN) {
            return new Curtain(model.prompt().text(), List.of());
        }
        return new Curtain(Say.of("curtain.heading"), List.of(comer()));
    }

    private Curtain.Comer comer() {
        Seat next = model.session().toAct();
        return Curtain.Comer.of(
                model.session().holder(next).name(), model.words().name(next), model::liftCurtain);
    }

    private void askAboutDoubtful() {
        model.doubtful().ifPresent(move -> {
            if (navigation.sheets().top().filter("asked"::equals).isEmpty()) {
                navigation
                        .sheets()
                        .ask(
                                Say.of("table.doubtful", model.words().say(move)),
                                Say.of("table.doubtful.yes"),
                                () -> model.confirm(true),
                                () -> model.confirm(false));
            }
        });
    }

    /** The game has got a name of its own. */
    private void renamed() {
        bar.name(title());
        if (page.getScene() != null && page.getScene().getWindow() instanceof javafx.stage.Stage stage) {
            stage.setTitle(Say.of("window.title", title()));
        }
    }

    private void replay() {
        if (!model.hidden()) {
            navigation.replay(model.session(), autosave, model.ownEyes());
        }
    }

    private void branch() {
        Session<?> other = model.session().branchAt(model.session().decisions());
        navigation.table(other, desk.newSave(game.id()));
    }

    private void toggleSide() {
        if (!split.getItems().remove(side)) {
            split.getItems().add(side);
            split.setDividerPositions(BOARD_SHARE);
        }
    }

    private void hint() {
        Adviser adviser = new Adviser();
        thinker.think(
                interrupted -> model.hint(adviser, interrupted),
                answer -> model.advised(answer, adviser),
                failure -> model.tell(Notice.of(failure)));
    }

    @Override
    public void pick(Target target) {
        model.pick(target);
    }

    @Override
    public void openRule(String section) {
        navigation.rules(game, section);
    }

    @Override
    public Set<Target> advised() {
        return model.notice().advised();
    }

    private void openLine(LogLine line) {
        if (!line.cites().isEmpty()) {
            openRule(line.cites());
        }
    }

    @Override
    public void preferred() {
        model.askFirst(desk.preferences().now().warn());
        int now = desk.preferences().now().percent();
        if (percent != now) {
            percent = now;
            split.setDividerPositions(BOARD_SHARE); // else the panel keeps the width that larger texts took
        }
    }

    @Override
    public boolean failed(Throwable failure) {
        if (!Culprit.isPlugin(failure)) {
            return false;
        }
        board.failed(failure);
        return true;
    }

    @Override
    public void leave() {
        bots.leave();
        thinker.leave();
        model.onChange(() -> {});
        model.session().forget(model);
        model.session().forget(keeper);
        if (changed || !Files.exists(autosave.file())) {
            autosave.save(model.session()); // and waits for the disk: nothing may be on its way when the table is left
        }
    }
}
