package org.polemarch.launcher.window;

import java.util.List;
import java.util.Optional;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.Say;
import org.polemarch.launcher.setup.SetUpModel;
import org.polemarch.launcher.tour.TourModel;

/** The first game with a guide: a real game against a bot, in which everything can be taken back. */
final class Tour {

    /** Games that are good for a first one, the best first; any other will do where none of them is installed. */
    private static final List<String> GOOD_FIRST = List.of("polis", "perikles");

    private static final long SEED = 431;

    private final Desk desk;
    private final LauncherWindow window;
    private Optional<Coach> coach = Optional.empty();

    Tour(Desk desk, LauncherWindow window) {
        this.desk = desk;
        this.window = window;
    }

    private Optional<InstalledGame> game() {
        return GOOD_FIRST.stream()
                .filter(desk.catalog()::has)
                .findFirst()
                .map(desk.catalog()::game)
                .or(() -> desk.catalog().games().stream().findFirst());
    }

    boolean possible() {
        return game().isPresent();
    }

    void begin() {
        InstalledGame game = game().orElseThrow();
        window.sheets()
                .await(Say.of("table.laying"), () -> laid(game), this::open, window.sheets()::complain, () -> {});
    }

    /** The guest has the seat that is asked first: a guide begins with something to do, not with waiting for a bot. */
    private Session<?> laid(InstalledGame game) {
        SetUpModel setUp = new SetUpModel(
                game, desk.catalog(), desk.library(), desk.preferences().now().name());
        setUp.casual(true);
        Session<?> session = setUp.begin(SEED);
        String first = session.toAct().id();
        if (setUp.sitter(first).person()) {
            return session;
        }
        setUp.play(first, desk.preferences().now().name());
        return setUp.begin(SEED);
    }

    private void open(Session<?> session) {
        window.prefer(now -> now.toured(true));
        TableScreen table =
                window.guided(session, desk.newSave(session.prepared().info().id()));
        Coach guide = new Coach(new TourModel(table.model()), window::library);
        coach = Optional.of(guide);
        table.guide(guide);
    }

    void over() {
        coach = Optional.empty();
    }

    void ruleOpened() {
        coach.ifPresent(Coach::ruleOpened);
    }

    void paletteOpened() {
        coach.ifPresent(Coach::paletteOpened);
    }
}
