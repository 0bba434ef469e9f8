package org.polemarch.launcher.window.tour;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.polemarch.core.engine.Seed;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.setup.SetUpModel;
import org.polemarch.launcher.tour.TourModel;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Navigation;
import org.polemarch.launcher.window.table.TableScreen;
import org.polemarch.launcher.words.Say;

/** The first game with a guide: a real game against a bot, in which everything can be taken back. */
public final class Tour {

    /** Games that are good for a first one, the best first; any other will do where none of them is installed. */
    private static final List<String> GOOD_FIRST = List.of("polis", "perikles");

    private static final long SEED = 431;

    private final Desk desk;
    private final Navigation navigation;
    private final Function<Session<?>, TableScreen> table;
    private Optional<Coach> coach = Optional.empty();

    public Tour(Desk desk, Navigation navigation, Function<Session<?>, TableScreen> table) {
        this.desk = desk;
        this.navigation = navigation;
        this.table = table;
    }

    private Optional<InstalledGame> game() {
        return GOOD_FIRST.stream()
                .filter(desk.catalog()::has)
                .findFirst()
                .map(desk.catalog()::game)
                .or(() -> desk.catalog().games().stream().findFirst());
    }

    public boolean possible() {
        return game().isPresent();
    }

    public void begin() {
        InstalledGame game = game().orElseThrow();
        navigation.sheets().await(Say.of("table.laying"), () -> laid(game), this::open);
    }

    /** The guest has the seat that is asked first: a guide begins with something to do, not with waiting for a bot. */
    private Session<?> laid(InstalledGame game) {
        SetUpModel setUp = new SetUpModel(
                game, desk.catalog(), desk.library(), desk.preferences().now().name());
        setUp.casual(true);
        Session<?> session = setUp.begin(Seed.of(SEED));
        String first = session.toAct().id();
        if (setUp.sitter(first).person()) {
            return session;
        }
        setUp.play(first, desk.preferences().now().name());
        return setUp.begin(Seed.of(SEED));
    }

    private void open(Session<?> session) {
        navigation.prefer(now -> now.toured(true));
        TableScreen opened = table.apply(session);
        Coach guide = new Coach(new TourModel(opened.model()), navigation::library);
        coach = Optional.of(guide);
        opened.guide(guide::refresh);
    }

    public void over() {
        coach = Optional.empty();
    }

    public void ruleOpened() {
        coach.ifPresent(Coach::ruleOpened);
    }

    public void paletteOpened() {
        coach.ifPresent(Coach::paletteOpened);
    }
}
