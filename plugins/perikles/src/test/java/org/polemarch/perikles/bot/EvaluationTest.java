package org.polemarch.perikles.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.polemarch.perikles.PeriklesTable.book;
import static org.polemarch.perikles.PeriklesTable.setup;
import static org.polemarch.perikles.PeriklesTable.three;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.chance.Chance;
import org.polemarch.core.bots.GameThinking;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.engine.Game;
import org.polemarch.perikles.PeriklesPlugin;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.combat.CombatTable;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;
import org.polemarch.testkit.Appraisals;

class EvaluationTest {

    /** The chances of a round as they follow from the token procedure, one strength pair for each column. */
    @ParameterizedTest(name = "{0} against {1}")
    @CsvSource({
        "1, 2, 0.0144, 0.2246, 0.0012",
        "3, 5, 0.0821, 0.4316, 0.0124",
        "1, 1, 0.3044, 0.7023, 0.0775",
        "5, 3, 0.6956, 0.9225, 0.2977",
        "2, 1, 0.9179, 0.9876, 0.5684",
        "3, 1, 0.9856, 0.9988, 0.7754"
    })
    void chancesOfARound(int attack, int defence, double even, double attackerAhead, double defenderAhead) {
        BattleOdds odds = new BattleOdds(new CombatTable(PeriklesPlugin.figures()));
        assertThat(odds.even(attack, defence)).isCloseTo(even, within(0.0001));
        assertThat(odds.after(1, attack, defence)).isCloseTo(attackerAhead, within(0.0001));
        assertThat(odds.after(0, attack, defence)).isCloseTo(defenderAhead, within(0.0001));
    }

    private static double value(Phase phase, String position) {
        PeriklesTable table = three(position);
        table.state().enter(phase);
        return book(setup(3)).game().evaluate(table.state(), table.seat("red"));
    }

    @Test
    void morePointsAreBetterAndNobodyAheadIsEven() {
        assertThat(value(Phase.END_OF_TURN, "")).isCloseTo(0.5, within(0.001));
        assertThat(value(Phase.END_OF_TURN, "cubes athens red 5"))
                .isGreaterThan(value(Phase.END_OF_TURN, "cubes athens red 2"));
        assertThat(value(Phase.END_OF_TURN, "cubes athens green 9")).isLessThan(0.5);
    }

    @Test
    void candidatesWithTheLeadAreWorthMoreThanThoseWithout() {
        assertThat(value(Phase.PROPOSE_CANDIDATES, "candidates corinth red green\ncubes corinth red 3 green 2"))
                .isGreaterThan(
                        value(Phase.PROPOSE_CANDIDATES, "candidates corinth red green\ncubes corinth red 2 green 3"));
    }

    @Test
    void attackingAnEmptyLocationIsWorthItsTile() {
        String leaders = "leader athens red\nleader sparta green\nlocations pylos\n";
        assertThat(value(Phase.COMMIT_FORCES, leaders + "attack pylos athens hoplite 1"))
                .as("the last round is for hoplites")
                .isGreaterThan(value(Phase.COMMIT_FORCES, leaders + "attack pylos athens trireme 1"));
    }

    @Test
    void thePartsAddUpAndHaveWords() {
        Appraisals.check(new PeriklesPlugin(), Weights.SHIPPED.lead());
    }

    @Test
    void eachPartIsWhatItIsCalled() {
        assertThat(changes(Phase.END_OF_TURN, "", "cubes athens red 5")).containsExactly("+cubes");
        assertThat(changes(Phase.END_OF_TURN, "", "leader athens red")).containsExactly("+leadership");
        String leaders = "leader athens red\nleader sparta green\nlocations pylos\n";
        assertThat(changes(Phase.COMMIT_FORCES, leaders, leaders + "attack pylos athens hoplite 1"))
                .contains("+battles");
    }

    private static List<String> changes(Phase phase, String before, String after) {
        PeriklesTable one = three(before);
        PeriklesTable two = three(after);
        one.state().enter(phase);
        two.state().enter(phase);
        return Appraisals.changes(book(setup(3)).game(), one.state(), two.state(), one.seat("red"));
    }

    /** A dozen games from fixed seeds; the share over many games is far above this. */
    @Test
    void aGreedySeatBeatsRandomOnes() {
        int won = 0;
        for (int i = 0; i < 12; i++) {
            Game<PeriklesState> game = Game.start(book(setup(3)), Chance.seeded(100 + i), null);
            Chance chance = Chance.seeded(i);
            Bot greedy = new GreedyBot(1);
            Bot random = new RandomBot();
            while (!game.over()) {
                Bot bot = game.toAct().index() == i % 3 ? greedy : random;
                game.play(bot.choose(new GameThinking<>(game, chance, () -> false)));
            }
            if (game.book().game().outcome(game.state()).scores().get(i % 3).rank() == 1) {
                won++;
            }
        }
        assertThat(won).isGreaterThanOrEqualTo(10);
    }
}
