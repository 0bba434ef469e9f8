package org.polemarch.launcher.window.twin;

import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.polemarch.api.game.Seat;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Session;
import org.polemarch.core.twin.Judge;
import org.polemarch.core.twin.TwinTable.Side;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.launcher.rules.Edition;
import org.polemarch.launcher.twin.Twinning;
import org.polemarch.launcher.twin.Verdict;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Navigation;
import org.polemarch.launcher.words.Say;

/** Offers what can be done with a game under other rules: judge it, or open two tables at one of its positions. */
public final class ByOtherRules {

    private static final String SHEET = "other-rules";

    private final Navigation navigation;
    private final InstalledGame game;
    private final Session<?> session;

    public ByOtherRules(Desk desk, Navigation navigation, Session<?> session) {
        this.navigation = navigation;
        this.session = session;
        this.game = desk.catalog().game(session.prepared().info().id());
    }

    /**
     * Asks for the rules.
     *
     * @param move the position that two tables would begin with
     * @param eyes who looks; everything is said if nobody is named
     * @param go leads to a move of the game
     */
    public void choose(int move, Optional<Seat> eyes, IntConsumer go) {
        navigation
                .sheets()
                .lay(
                        SHEET,
                        Say.of("other.title"),
                        new OtherRules(
                                game,
                                session.setup().variants(),
                                variants -> judge(variants, eyes, go),
                                variants -> twins(move, variants)),
                        OtherRules.EMS);
    }

    private record Judged(PreparedGame<?> other, Verdict verdict) {}

    private void judge(List<String> variants, Optional<Seat> eyes, IntConsumer go) {
        navigation.sheets().await(Say.of("judge.judging"), () -> judged(variants, eyes), found -> {
            navigation.sheets().closeAll();
            JudgeSheet sheet = new JudgeSheet(
                    found.verdict(),
                    move -> {
                        navigation.sheets().close("judge");
                        go.accept(move);
                    },
                    (side, section) -> navigation.rules(edition(side, found.other()), section),
                    () -> found.verdict().first().ifPresent(first -> twins(first.stands(), variants)));
            navigation.sheets().lay("judge", Say.of("judge.title"), sheet, JudgeSheet.EMS);
        });
    }

    private Judged judged(List<String> variants, Optional<Seat> eyes) {
        PreparedGame<?> other = game.prepareOther(session.prepared(), variants);
        return new Judged(other, new Verdict(Judge.judge(session, other, eyes)));
    }

    private Edition edition(Side side, PreparedGame<?> other) {
        return Edition.of(game, side == Side.BASE ? session.prepared() : other);
    }

    private void twins(int move, List<String> variants) {
        Optional<Session<?>> seated = Twinning.forOnePlayer(session, move);
        if (seated.isEmpty()) {
            navigation.sheets().tell(Say.of("other.one-player"));
            return;
        }
        Optional<Seat> player = Twinning.player(seated.get());
        navigation
                .sheets()
                .await(
                        Say.of("table.laying"),
                        () -> Twinning.from(game, seated.get(), move, variants, player),
                        table -> navigation.twins(table, player));
    }
}
