package org.polemarch.launcher.window.tour;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.polemarch.api.teach.Guide;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Autosave;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.tour.GuideModel;
import org.polemarch.launcher.tour.GuidedGame;
import org.polemarch.launcher.tour.Lessons;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Navigation;
import org.polemarch.launcher.window.frame.Sheets;
import org.polemarch.launcher.window.table.TableScreen;
import org.polemarch.launcher.words.Say;

/** Starts, leaves and resumes first games with a guide. */
public final class Tour {

    /** Games that are good for a first one, the best first; any other will do where none of them is installed. */
    private static final List<String> GOOD_FIRST = List.of("polis", "perikles");

    private final Desk desk;
    private final Navigation navigation;
    private final BiFunction<Session<?>, Autosave, TableScreen> table;
    private final Lessons lessons;
    private Optional<Coach> coach = Optional.empty();

    public Tour(Desk desk, Navigation navigation, BiFunction<Session<?>, Autosave, TableScreen> table) {
        this.desk = desk;
        this.navigation = navigation;
        this.table = table;
        this.lessons = new Lessons(desk.saves());
    }

    /** The game the player looks at, if it has a guide; else the best one for a beginner. */
    public Optional<InstalledGame> game(Optional<InstalledGame> here) {
        List<InstalledGame> all = new ArrayList<>();
        here.ifPresent(all::add);
        GOOD_FIRST.stream()
                .filter(desk.catalog()::has)
                .map(desk.catalog()::game)
                .forEach(all::add);
        all.addAll(desk.catalog().games());
        return all.stream().filter(game -> game.plugin().teaching().hasGuide()).findFirst();
    }

    public void begin(InstalledGame game) {
        Optional<Path> left = lessons.left(game.id())
                .map(each -> desk.saves().resolve(each.save()))
                .filter(Files::isRegularFile);
        if (left.isEmpty()) {
            start(game);
            return;
        }
        navigation
                .sheets()
                .choose(
                        Say.of("tour.again", game.info().title()),
                        new Sheets.Choice(Say.of("tour.resume"), () -> navigation.resume(left.get())),
                        new Sheets.Choice(Say.of("tour.restart"), () -> start(game)));
    }

    private void start(InstalledGame game) {
        Guide guide = game.plugin().teaching().guide().orElseThrow();
        navigation
                .sheets()
                .await(
                        Say.of("table.laying"),
                        () -> GuidedGame.begin(
                                game,
                                guide,
                                desk.library(),
                                desk.preferences().now().name()),
                        session -> {
                            navigation.prefer(now -> now.toured(true));
                            lessons.haveRead(game.id());
                            Autosave save = desk.newSave(game.id());
                            guide(table.apply(session, save), guide, save, 0);
                        });
    }

    /** A save was resumed: if it has a guide, the guide continues. */
    public void resumed(TableScreen resumed, Session<?> session, Autosave save) {
        InstalledGame game = desk.catalog().game(session.prepared().info().id());
        lessons.left(game.id())
                .filter(each -> each.save().equals(save.file().getFileName().toString()))
                .ifPresent(each ->
                        game.plugin().teaching().guide().ifPresent(guide -> guide(resumed, guide, save, each.step())));
    }

    private void guide(TableScreen opened, Guide guide, Autosave save, int step) {
        String game = opened.model().session().prepared().info().id();
        String file = save.file().getFileName().toString();
        GuideModel model = new GuideModel(guide, opened.model(), step);
        Coach made = new Coach(
                model,
                opened.node(),
                () -> {
                    over();
                    opened.endGuide();
                },
                navigation::library,
                () -> {
                    if (model.finished()) {
                        lessons.end(game);
                    } else {
                        lessons.leave(game, file, model.at());
                    }
                });
        coach = Optional.of(made);
        opened.guide(made);
    }

    public void over() {
        coach = Optional.empty();
    }

    /** The player used a command that a guide may have asked for. */
    public void used(String command) {
        coach.ifPresent(each -> each.used(command));
    }
}
