package org.polemarch.launcher.window.table;

import static org.polemarch.launcher.window.frame.Command.Place.GAME;
import static org.polemarch.launcher.window.frame.Command.Place.PLAY;
import static org.polemarch.launcher.window.frame.Command.Place.VIEW;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.Tip;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.SessionListener;
import org.polemarch.launcher.palette.PaletteModel;
import org.polemarch.launcher.rules.Edition;
import org.polemarch.launcher.setup.BotChoice;
import org.polemarch.launcher.table.LogLine;
import org.polemarch.launcher.table.Seating;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.window.board.BoardArea;
import org.polemarch.launcher.window.board.Citations;
import org.polemarch.launcher.window.board.LogPanel;
import org.polemarch.launcher.window.frame.Command;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Navigation;
import org.polemarch.launcher.window.frame.Screen;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.window.score.ScorePanel;
import org.polemarch.launcher.window.score.Scoring;
import org.polemarch.launcher.window.twin.ByOtherRules;

/** A table: the board fills the window; beside it stand the question, the answers, the score and the log. */
public final class TableScreen implements Screen, BoardHost {

    private final Desk desk;
    private final Navigation navigation;
    private final InstalledGame game;
    private final Edition rules;
    private final TableModel model;
    private final Autosave autosave;
    private final Thinker thinker = new Thinker();
    private final Foresight foresight;
    private final BotRunner bots;
    private final PlayArea area;
    private final SinceList since;
    private final StackPane sinceBeside = new StackPane();
    private final WhereBox where = new WhereBox();
    private final Choosing choices;
    private final AnswerPanel answers;
    private final ScorePanel scores;
    private final LogPanel log;
    private final Scoring scoring;
    private final Undoing undoing;
    private final Saving saving;
    private final Unsaved unsaved;
    private final Reseating reseating;
    private final Glimpses glimpses = new Glimpses();
    private final SplitPane split;
    private final SidePanel side;
    private final TableBar bar;
    private final BorderPane page = new BorderPane();
    private final List<Command> commands = new ArrayList<>();
    private final List<Button> buttons;
    private final GuideLayer guide = new GuideLayer();
    private final StackPane whole = new StackPane(page, guide);
    private Optional<Seat> eyes = Optional.empty();
    private boolean botMoved;
    private int percent;

    /** Saves after every move that is watched; after bots have moved in a row, once. */
    private final SessionListener keeper = this::keep;

    public TableScreen(Desk desk, Navigation navigation, Session<?> session, Autosave autosave) {
        this.desk = desk;
        this.navigation = navigation;
        this.game = desk.catalog().game(session.prepared().info().id());
        this.rules = Edition.of(game, session.prepared());
        this.foresight = new Foresight(session, Background.thread("odds")); // hears of a change before it is shown
        this.model = new TableModel(session);
        this.autosave = autosave;
        autosave.beside(Background.saves(), Platform::runLater);
        session.watch();
        session.listen(keeper);
        bots = new BotRunner(model, thinker, () -> desk.preferences().now().pace());
        scoring = new Scoring(navigation, game, model, this::replay, this::branch);
        undoing = new Undoing(model, navigation.sheets());
        saving = new Saving(model, autosave, desk.saves(), navigation.sheets(), this::renamed);
        unsaved = new Unsaved(session, autosave, navigation.sheets());
        List<BotChoice> botChoices = BotChoice.of(desk.catalog(), game.id());
        Seating seating = new Seating(session, spec -> desk.library().bot(game.id(), spec));
        reseating = new Reseating(model, seating, botChoices, navigation.sheets());
        Citations citations = new Citations(rules);
        Advice advice = new Advice(model, thinker, page, navigation);
        Command step = new Command("step", PLAY, Feather.SKIP_FORWARD, "Space", bots::step, this::botMoves);
        Command skip = new Command("skip", PLAY, Feather.FAST_FORWARD, "Shift+Space", bots::skip, this::botMoves);
        Command score = new Command("score", VIEW, Feather.AWARD, "F3", scoring::show, () -> !model.hidden());
        Command pause = new Command("pause", PLAY, Feather.PAUSE, "Pause", bots::pause, this::botMoves);
        area = new PlayArea(
                model,
                foresight,
                new BoardArea(game, this, session.prepared()),
                page,
                citations,
                this::openRule,
                new BotReins(model, pause, step, skip),
                new Inquiry(model, citations, navigation.sheets(), this::openRule)::about,
                desk.clock());
        since = new SinceList(area::point, this::openRuleOf);
        choices = new Choosing(model);
        answers = new AnswerPanel(model, foresight, area::foretell);
        scores = new ScorePanel(model, score, holder -> BotChoice.name(botChoices, holder));
        log = new LogPanel(citations, this::openRuleOf, area::point, Optional.of(advice::why));
        side = new SidePanel(new VBox(where, sinceBeside), answers, scores, log);
        split = BoardArea.beside(area, side);
        placeSince();
        page.setMinSize(0, 0); // with large texts the panel scrolls, and the tools above stay
        makeCommands(advice, List.of(pause, step, skip), score);
        buttons = TableBar.buttons(commands);
        bar = new TableBar(buttons);
        bar.name(title());
        undoing.listenAt(page);
        page.setTop(bar);
        page.setCenter(split);
        whole.setMinSize(0, 0);
        Tip.teach(page, game.plugin().teaching().glossary(), this);
        preferred();
        foresight.onWeighed(() -> {
            area.tellAgain();
            answers.tellAgain();
        });
        model.onChange(this::refresh);
        refresh();
    }

    private boolean botMoves() {
        return model.stage() == Stage.BOT;
    }

    private boolean asked() {
        return model.stage() == Stage.ASKED;
    }

    private void makeCommands(Advice advice, List<Command> reins, Command score) {
        Session<?> session = model.session();
        commands.add(undoing.command());
        commands.add(new Command("redo", PLAY, Feather.CORNER_UP_RIGHT, "Shortcut+Y", model::redo, session::canRedo));
        commands.addAll(advice.commands());
        commands.addAll(reins);
        commands.add(new Command("answers", PLAY, Feather.LIST, "F4", answers::focus, this::asked));
        commands.add(new Command(
                "put-back", PLAY, Feather.X_CIRCLE, "Esc", model::stepBack, () -> asked() && model.picking()));
        commands.addAll(reseating.commands());
        commands.add(score);
        commands.add(Command.of("side", VIEW, Feather.SIDEBAR, "F9", this::toggleSide));
        commands.addAll(saving.commands());
        commands.add(new Command(
                "replay",
                GAME,
                Feather.FILM,
                "Shortcut+R",
                () -> replay(session.decisions()),
                () -> !model.hidden() && session.decisions() > 0));
        commands.add(new Command(
                "other-rules",
                GAME,
                Feather.SHUFFLE,
                "",
                () -> new ByOtherRules(desk, navigation, session)
                        .choose(session.decisions(), Optional.of(model.viewer()), this::replay),
                () -> !model.hidden() && session.decisions() > 0));
        commands.add(Command.of("branch", GAME, Feather.GIT_BRANCH, "Shortcut+B", () -> branch(session.decisions())));
        commands.add(Command.of("leave", GAME, Feather.LOG_OUT, "Shortcut+W", navigation::library));
    }

    @Override
    public Parent node() {
        return whole;
    }

    @Override
    public String title() {
        return model.title();
    }

    @Override
    public List<Command> commands() {
        return commands;
    }

    @Override
    public List<PaletteModel.Entry> entries() {
        return choices.entries();
    }

    @Override
    public Optional<Edition> edition() {
        return Optional.of(rules);
    }

    /** What was just refused, or else what is asked. */
    @Override
    public String section() {
        String refused = model.notice().cites();
        return refused.isEmpty() ? model.prompt().cites() : refused;
    }

    public void showScore() {
        scoring.show();
    }

    /** A guide for a first game sits over the page and is told after every change. */
    public void guide(TableGuide guiding) {
        guide.begin(guiding);
        refresh();
    }

    public void endGuide() {
        guide.end();
        refresh();
    }

    public TableModel model() {
        return model;
    }

    private void keep(Session<?> session, SessionListener.Change change) {
        unsaved.changed();
        if (!bots.unwatched()) {
            autosave.changed(session, change);
        }
    }

    private void refresh() {
        boolean inARow = botMoved && bots.unwatched();
        botMoved = botMoves();
        if (inARow && !glimpses.due()) {
            area.refreshBar(bots.paused(), bots.stepped());
            bots.look();
            return;
        }
        area.changing();
        buttons.forEach(button ->
                button.setDisable(!((Command) button.getUserData()).possible().getAsBoolean()));
        buttons.stream().filter(button -> "undo".equals(button.getId())).forEach(undoing::explain);
        area.refreshBar(bots.paused(), bots.stepped());
        forgetTyped();
        answers.refresh();
        where.show(model.where(), model.due());
        since.show(model.hidden() ? List.of() : model.since().lastTurn());
        scores.refresh();
        log.show(model.log());
        Texts.show(log, !model.hidden());
        area.refreshBoard(model.hidden() ? Optional.of(choices.curtain()) : Optional.empty());
        guide.refresh();
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

    private void renamed() {
        bar.name(title());
        retitled();
    }

    private void replay(int move) {
        if (!model.hidden()) {
            navigation.replay(model.session(), autosave, model.ownEyes(), move);
        }
    }

    private void branch(int move) {
        navigation.table(model.session().branchAt(move), desk.newSave(game.id()), model.branched(move));
    }

    private void toggleSide() {
        if (!split.getItems().remove(side)) {
            split.getItems().add(side);
            BoardArea.share(split);
        }
        placeSince();
    }

    private void placeSince() {
        if (split.getItems().contains(side)) {
            area.release();
            sinceBeside.getChildren().setAll(since);
        } else {
            area.hold(since);
        }
    }

    private void openRuleOf(LogLine line) {
        if (!line.cites().isEmpty()) {
            openRule(line.cites());
        }
    }

    @Override
    public void pick(Target target) {
        area.pick(target);
    }

    @Override
    public void openRule(String section) {
        navigation.rules(rules, section);
    }

    @Override
    public Set<Target> advised() {
        Set<Target> advised = new LinkedHashSet<>(model.notice().advised());
        advised.addAll(guide.advised());
        return advised;
    }

    @Override
    public Set<Target> vain() {
        return model.hidden() ? Set.of() : model.offers().vain();
    }

    @Override
    public void preferred() {
        model.askFirst(desk.preferences().now().warn());
        area.board().pace(desk.preferences().now().motion());
        int now = desk.preferences().now().percent();
        if (percent != now) {
            percent = now;
            BoardArea.share(split); // else the panel keeps the width that larger texts took
        }
    }

    @Override
    public boolean failed(Throwable failure) {
        return area.board().failed(failure);
    }

    @Override
    public boolean mayLeave(Runnable next) {
        return unsaved.mayLeave(next);
    }

    @Override
    public boolean lost() {
        return unsaved.lost();
    }

    @Override
    public void leave() {
        bots.leave();
        thinker.leave();
        foresight.leave();
        model.onChange(() -> {});
        model.session().forget(model);
        model.session().forget(keeper);
        unsaved.left();
    }
}
