package org.polemarch.launcher.window;

import static org.polemarch.launcher.window.frame.Command.Place.HELP;

import java.util.List;
import java.util.Optional;
import javafx.scene.layout.BorderPane;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.api.teach.Primer;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.rules.Edition;
import org.polemarch.launcher.tour.Lessons;
import org.polemarch.launcher.window.frame.Aside;
import org.polemarch.launcher.window.frame.Command;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Screen;
import org.polemarch.launcher.window.rules.RulesSheet;
import org.polemarch.launcher.window.tour.PrimerSheet;
import org.polemarch.launcher.window.tour.Tour;
import org.polemarch.launcher.words.Say;

/** Help for a player who doesn't know the game yet: how you win, the rules, and the guide to a first game. */
final class Help {

    private final Desk desk;
    private final LauncherWindow window;
    private final Aside aside;
    private final Tour tour;

    Help(Desk desk, LauncherWindow window, BorderPane page, Tour tour) {
        this.desk = desk;
        this.window = window;
        this.aside = new Aside(page);
        this.tour = tour;
    }

    List<Command> commands() {
        Runnable first = () -> primed().ifPresentOrElse(this::primer, this::rulesInQuestion);
        return List.of(
                new Command("primer", HELP, Feather.INFO, "F1", first, this::anyGame),
                new Command("rules", HELP, Feather.BOOK_OPEN, "Shift+F1", this::rulesInQuestion, this::anyGame),
                new Command("tour", HELP, Feather.COMPASS, "", window::tour, () -> guided().isPresent()),
                new Command("atlas", HELP, Feather.MAP, "", window::atlas, this::anyGame),
                Command.of("plugins", HELP, Feather.PACKAGE, "", window::plugins));
    }

    Aside aside() {
        return aside;
    }

    Tour tour() {
        return tour;
    }

    private boolean anyGame() {
        return !desk.catalog().games().isEmpty();
    }

    private Optional<Screen> screen() {
        return Optional.ofNullable(window.screen());
    }

    private Optional<Edition> here() {
        return screen().flatMap(Screen::edition)
                .or(() -> desk.catalog().games().stream().findFirst().map(Edition::book));
    }

    private Optional<InstalledGame> primed() {
        return here().map(Edition::game).filter(game -> game.plugin().teaching().hasPrimer());
    }

    /** The game to guide through: the one on the screen, or else one that is good for beginners. */
    Optional<InstalledGame> guided() {
        return tour.game(screen().flatMap(Screen::edition).map(Edition::game));
    }

    void primer(InstalledGame game) {
        Primer primer = game.plugin().teaching().primer().orElseThrow();
        window.sheets()
                .lay(
                        "primer",
                        Say.of("primer.title", game.info().title()),
                        new PrimerSheet(game, primer, desk, () -> rules(asPlayed(game), ""), () -> window.tour(game)),
                        PrimerSheet.EMS);
        new Lessons(desk.saves()).haveRead(game.id());
        tour.used("primer");
    }

    /** A game that is being played has the rules of its variants. */
    private Edition asPlayed(InstalledGame game) {
        return here().filter(edition -> edition.game().id().equals(game.id())).orElseGet(() -> Edition.book(game));
    }

    private void rulesInQuestion() {
        here().ifPresent(edition -> rules(edition, screen().map(Screen::section).orElse("")));
    }

    /** Shows it beside the page if there is room for both, otherwise over it. */
    void rules(Edition edition, String section) {
        boolean beside = aside.isRoom(desk.em());
        RulesSheet sheet = new RulesSheet(edition, section, beside);
        String title = Say.of("rules.title", edition.title());
        if (beside) {
            window.sheets().closeAll(); // what was asked for from a sheet is read beside the page
            aside.lay("rules", title, sheet, RulesSheet.ASIDE_EMS);
        } else {
            window.sheets().lay("rules", title, sheet, RulesSheet.EMS);
        }
        sheet.focus();
        tour.used("rules");
    }
}
