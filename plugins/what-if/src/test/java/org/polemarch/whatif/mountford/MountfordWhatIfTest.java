package org.polemarch.whatif.mountford;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.Words;
import org.polemarch.core.contract.trial.Style;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.mountford.MountfordPlugin;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.economy.Income;
import org.polemarch.mountford.rules.operations.ObjectiveChoice;
import org.polemarch.mountford.rules.politics.Armistice;
import org.polemarch.mountford.rules.politics.PersianAlliance;
import org.polemarch.mountford.view.MountfordView;
import org.polemarch.testkit.Table;
import org.polemarch.whatif.Shelf;

/** Each variant of Mountford's game makes a difference in play. */
class MountfordWhatIfTest {

    private static final int GAMES = 40;

    /** A space in which no allies of Athens are at home, unlike Leontini. */
    private static final List<String> SICILIAN =
            List.of("catana", "syracuse", "gela", "acragas", "selinus", "segesta", "himera");

    @SuppressWarnings("unchecked") // the state of Mountford
    private static PreparedGame<MountfordState> mountford(VariantPlugin... variants) {
        return (PreparedGame<MountfordState>) Shelf.prepare(new MountfordPlugin(), variants);
    }

    private static List<GameEvent> events(VariantPlugin... variants) {
        return Shelf.events(mountford(variants), GAMES, Style.RANDOM);
    }

    private static String log(VariantPlugin... variants) {
        Words words = mountford(variants).words();
        return String.join("\n", events(variants).stream().map(words::say).toList());
    }

    @Test
    void nothingTellsOfThePlague() {
        assertThat(log()).contains("Plague");
        assertThat(log(new NoPlague())).doesNotContain("Plague");
    }

    @Test
    void athensNamesNoObjectiveInSicily() {
        assertThat(sicilianObjectives()).isPositive();
        assertThat(sicilianObjectives(new NoSicily())).isZero();
    }

    private static long sicilianObjectives(VariantPlugin... variants) {
        return events(variants).stream()
                .filter(ObjectiveChoice.Named.class::isInstance)
                .map(ObjectiveChoice.Named.class::cast)
                .filter(named -> named.seat().index() == 0
                        && SICILIAN.contains(named.space().id()))
                .count();
    }

    @Test
    void theEmpirePaysNothing() {
        assertThat(firstIncome(new NoTribute())).isEqualTo(8);
        assertThat(firstIncome()).isEqualTo(13);
    }

    /** What Athens has on turn 1, in a game that runs alike up to there, with a tribute rate that has risen. */
    private static int firstIncome(VariantPlugin... variants) {
        return first(Income.Received.class, variants).income();
    }

    private static <E extends GameEvent> E first(Class<E> kind, VariantPlugin... variants) {
        return events(variants).stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void anArmisticeLastsTwoTurnsLonger() {
        assertThat(first(Armistice.Signed.class, new PeaceHolds()).lastTurn())
                .isEqualTo(first(Armistice.Signed.class).lastTurn() + 2);
    }

    @Test
    void persiaStaysOutEvenIfSpartansHoldMiletus() {
        assertThat(persiaJoins()).isTrue();
        assertThat(persiaJoins(new NoPersianGold())).isFalse();
    }

    private static boolean persiaJoins(VariantPlugin... variants) {
        PreparedGame<MountfordState> game = mountford(variants);
        MountfordState state = game.book().game().table();
        int hoplite = state.data().kinds().named("hoplite-sparta").index();
        state.addLoose(state.data().atlas().at("miletus"), hoplite, 1);
        return new Table<>(game.book(), state)
                .run(new PersianAlliance.Check())
                .state()
                .persiaAtWar();
    }

    @Test
    void fiveShipsLieAtGythium() {
        assertThat(atGythium()).isEqualTo(1);
        assertThat(atGythium(new SpartanFleet())).isEqualTo(5);
    }

    private static int atGythium(VariantPlugin... variants) {
        PreparedGame<MountfordState> game = mountford(variants);
        MountfordState state = game.start(1).state();
        MountfordView view = (MountfordView)
                game.book().game().project(state, game.setup().seats().get(1));
        return view.stacks().stream()
                .filter(stack -> stack.space().equals("gythium"))
                .mapToInt(MountfordView.Stack::naval)
                .sum();
    }
}
