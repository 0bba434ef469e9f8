package org.polemarch.launcher.window.compare;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.core.compare.Experiment;
import org.polemarch.core.compare.Findings;
import org.polemarch.core.compare.Reckoning;
import org.polemarch.core.compare.Results;
import org.polemarch.core.compare.What;
import org.polemarch.core.report.Page;
import org.polemarch.core.report.Report;
import org.polemarch.core.report.ReportFolder;
import org.polemarch.core.wiring.SetupFault;
import org.polemarch.launcher.compare.CompareModel;
import org.polemarch.launcher.compare.InstalledShelf;
import org.polemarch.launcher.compare.Kept;
import org.polemarch.launcher.compare.Playing;
import org.polemarch.launcher.window.frame.Command;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Navigation;
import org.polemarch.launcher.window.frame.Screen;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Say;

/** Games compared by play: what is compared on one side, what was found on the other, while bots go on playing. */
public final class CompareScreen implements Screen {

    private final Desk desk;
    private final Navigation navigation;
    private final CompareModel model;
    private final Kept kept;
    private final BorderPane page = new BorderPane();
    private final ReportPane report;
    private final ChoicePane choice;
    private final ProgressPane progress = new ProgressPane(this::cancel, this::resume, this::save);
    private Optional<Playing> playing = Optional.empty();
    private Optional<Path> file = Optional.empty();

    /** @param whats what to begin with; if there is nothing, the first game and something to compare it with */
    public CompareScreen(Desk desk, Navigation navigation, List<What> whats) {
        this.desk = desk;
        this.navigation = navigation;
        this.model = new CompareModel(
                desk.catalog(),
                whats.isEmpty()
                        ? CompareModel.first(
                                desk.catalog(), desk.catalog().games().get(0))
                        : whats);
        this.kept = new Kept(desk.saves().resolveSibling("experiments"));
        this.report = new ReportPane(desk.em(), Say.of("compare.report"));
        this.choice = new ChoicePane(desk, navigation, model, kept, this::play, this::open, this::openFile);
        BorderPane right = new BorderPane(report.place());
        right.setTop(progress);
        ScrollPane left = Controls.scroll(choice);
        left.getStyleClass().add("compare-choice");
        left.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        page.setLeft(left);
        page.setCenter(right);
        page.setMinSize(0, 0);
        page.getStylesheets().add(DrawingView.SHEET);
    }

    @Override
    public Parent node() {
        return page;
    }

    @Override
    public String title() {
        return Say.of("compare.page");
    }

    @Override
    public List<Command> commands() {
        List<Command> commands = new ArrayList<>();
        commands.add(new Command(
                "compare-run",
                Command.Place.GAME,
                Feather.PLAY,
                "Shortcut+Enter",
                this::play,
                () -> playing.isEmpty()));
        commands.add(new Command(
                "compare-cancel", Command.Place.GAME, Feather.X_SQUARE, "", this::cancel, () -> playing.isPresent()));
        commands.add(new Command(
                "compare-save", Command.Place.GAME, Feather.SAVE, "Shortcut+S", this::save, () -> file.isPresent()));
        return commands;
    }

    private static int threads() {
        return Runtime.getRuntime().availableProcessors();
    }

    private void play() {
        if (playing.isPresent()) {
            return;
        }
        try {
            Path fresh = kept.fresh(model.experiment(), desk.clock().instant());
            begin(fresh);
            playing = Optional.of(Playing.start(
                    model.experiment(),
                    new InstalledShelf(desk.catalog(), desk.library()),
                    fresh,
                    threads(),
                    onlooker()));
        } catch (IOException | SetupFault e) {
            choice.fault(told(e));
        }
    }

    private void resume() {
        file.filter(known -> playing.isEmpty()).ifPresent(known -> {
            begin(known);
            playing = Optional.of(
                    Playing.resume(known, new InstalledShelf(desk.catalog(), desk.library()), threads(), onlooker()));
        });
    }

    private void begin(Path results) {
        file = Optional.of(results);
        choice.fault("");
        choice.busy(true);
        progress.begin();
    }

    /** The games report back to the window's thread, which never waits for them. */
    private Playing.Onlooker onlooker() {
        return new Playing.Onlooker() {
            @Override
            public void progress(long done, long all) {
                progress.told(done, all);
            }

            @Override
            public void report(Page found) {
                Platform.runLater(() -> report.show(found));
            }

            @Override
            public void over(boolean complete, Optional<Throwable> failure) {
                Platform.runLater(() -> ended(complete, failure));
            }
        };
    }

    private void ended(boolean complete, Optional<Throwable> failure) {
        playing = Optional.empty();
        choice.busy(false);
        choice.fault(failure.map(CompareScreen::told).orElse(""));
        progress.end(complete);
        choice.fillKept();
    }

    private static String told(Throwable failure) {
        String text = Say.sentence(Complaint.of(failure));
        return text.endsWith(".") ? text : text + ".";
    }

    private void cancel() {
        playing.ifPresent(Playing::cancel);
    }

    /** What an experiment holds, and whether all of it is there. */
    private record Opened(Page page, Experiment experiment, boolean complete) {}

    private void open(Path results) {
        if (playing.isPresent()) {
            return;
        }
        navigation
                .sheets()
                .await(
                        Say.of("compare.opening"),
                        () -> {
                            Results read = Results.open(results);
                            return new Opened(Report.of(Reckoning.of(read)), read.experiment(), read.complete());
                        },
                        opened -> {
                            navigation.sheets().closeAll();
                            file = Optional.of(results);
                            report.show(opened.page());
                            progress.end(opened.complete());
                            choice.fault(model.choose(opened.experiment()) ? "" : Say.of("compare.kept.gone"));
                            choice.show();
                        });
    }

    /** The newest of what was kept. */
    public void openLatest() {
        Background.run(
                () -> kept.entries().stream().findFirst(),
                entry -> entry.ifPresent(found -> open(found.file())),
                navigation.sheets()::complain);
    }

    private void openFile() {
        FileChooser chooser = new FileChooser();
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(Say.of("compare.files"), "*.jsonl"));
        Optional.ofNullable(chooser.showOpenDialog(page.getScene().getWindow()))
                .ifPresent(chosen -> open(chosen.toPath()));
    }

    private void save() {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(Say.of("compare.save.title"));
        Optional.ofNullable(chooser.showDialog(page.getScene().getWindow())).ifPresent(chosen -> save(chosen.toPath()));
    }

    /** A folder of its own in the one that was chosen. */
    public void save(Path into) {
        file.ifPresent(results -> {
            String name = results.getFileName().toString().replaceFirst("\\.results\\.jsonl$|\\.jsonl$", "");
            Background.run(
                    () -> {
                        Findings findings = Reckoning.of(Results.open(results));
                        return ReportFolder.write(into.resolve(name + "-report"), false, findings);
                    },
                    saved -> navigation.sheets().tell(Say.of("compare.saved", saved)),
                    navigation.sheets()::complain);
        });
    }

    @Override
    public void leave() {
        cancel(); // what is played stays in its file and can be resumed
    }
}
