package org.polemarch.polis.rules.endofround;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Ending;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.round.RoundStart;
import org.polemarch.polis.rules.round.TakeAction;
import org.polemarch.testkit.Covers;

@Cites({"end-of-game", "end-of-game/victory"})
class EndOfGameTest {

    private static final String PASSED = "passed sparta | passed athens";

    @Test
    @Covers({"P240", "P045"})
    void withoutPrestigeAfterTheStepsAPlayerLoses() {
        PolisTable table = PolisTable.of(PASSED, "athens wheat 5 prestige 0 | sparta wheat 4")
                .lots(0, 0, 0, 0, 0)
                .run(new EndOfRound.Begin(), new RoundStart.Begin())
                .choose("remove protagoras")
                .isOver();
        assertThat(table.state().ending()).isEqualTo(Ending.NO_PRESTIGE);
        assertThat(table.winners()).isEqualTo("sparta");
    }

    /** Whoever spends the last of it is told while the round is on. */
    @Test
    void whoIsAboutToLoseIsWarned() {
        assertThat(due(PolisTable.of("athens wheat 5 prestige 1"))).hasSize(1);
        assertThat(due(PolisTable.of("athens wheat 5 prestige 0")))
                .last()
                .isEqualTo("Athens has no Prestige, and loses the game if it has none then.");
    }

    private static List<String> due(PolisTable table) {
        return PolisTable.book().game().due(table.state(), Side.ATHENS.seat()).stream()
                .map(PolisTable.words()::say)
                .toList();
    }

    @Test
    @Covers({"P240", "P045"})
    void alsoAfterOmega() {
        PolisTable table = PolisTable.of("round omega", PASSED, "sparta prestige 0 wheat 4 | athens wheat 5")
                .run(new EndOfRound.Begin(), new RoundStart.Begin())
                .isOver();
        assertThat(table.winners()).isEqualTo("athens");
    }

    @Test
    @Covers("P240")
    void whoGainsPrestigeInTheStepsGoesOn() {
        PolisTable table = PolisTable.of(
                        "round omega", PASSED, "sparta prestige 0 wheat 5 | athens wheat 5 | sparti sparta 5")
                .run(new EndOfRound.Begin(), new RoundStart.Begin())
                .isOver();
        assertThat(table.state().ending()).isEqualTo(Ending.FINAL_SCORE);
    }

    @Test
    @Covers("P240")
    void ifNeitherHasAnyTheGameIsDrawn() {
        PolisTable table = PolisTable.of("athens prestige 0 | sparta prestige 0")
                .run(new PrestigeCheck.Look(), new RoundStart.Begin())
                .isOver();
        assertThat(table.winners()).isEqualTo("athens sparta");
    }

    @Test
    @Covers("P241")
    void aCompulsoryLossThatCannotBePaidLosesAtOnce() {
        PolisTable table = PolisTable.of("round epsilon | event e-egypt | athens prestige 1")
                .run(new RoundStart.Begin())
                .isOver();
        assertThat(table.state().ending()).isEqualTo(Ending.PRESTIGE_OWED);
        assertThat(table.winners()).isEqualTo("sparta");
        PolisTable last = PolisTable.of("round epsilon | event e-egypt | athens prestige 2")
                .run(new RoundStart.Begin());
        assertThat(last.state().ending()).isEqualTo(Ending.RUNNING);
        last.prestige("athens", 0);
    }

    @Test
    @Covers("P242")
    void whoCannotFeedTheCapitalLosesAtOnce() {
        PolisTable table = PolisTable.of("athens wheat 2 prestige 2")
                .run(new Food.Step(Side.ATHENS, 0))
                .isOver();
        assertThat(table.state().ending()).isEqualTo(Ending.FAMINE);
        assertThat(table.winners()).isEqualTo("sparta");
        PolisTable.of("athens wheat 2 prestige 3")
                .run(new Food.Step(Side.ATHENS, 0))
                .asks("athens", Shortfall.Ask.class);
        PolisTable.of("athens wheat 2 prestige 2 | chios athens 1")
                .run(new Food.Step(Side.ATHENS, 0))
                .asks("athens", Shortfall.Ask.class);
    }

    @Test
    @Covers("P242")
    void afterGivingUpEverythingElseTheSameHolds() {
        PolisTable table = PolisTable.of("athens wheat 2 prestige 2 | chios athens 1")
                .run(new Food.Step(Side.ATHENS, 0))
                .choose("give-up chios")
                .isOver();
        assertThat(table.state().ending()).isEqualTo(Ending.FAMINE);
    }

    @Test
    @Covers("P243")
    void otherwiseANewRoundBegins() {
        PolisTable.of(PASSED, "athens wheat 5 | sparta wheat 4")
                .lots(0, 0, 0, 0, 0)
                .run(new EndOfRound.Begin(), new RoundStart.Begin())
                .choose("remove protagoras")
                .asks("sparta", TakeAction.Choose.class);
    }

    @Test
    @Covers("P244")
    void populationPrestigeAndCompletedProjectsMakeTheScore() {
        PolisTable table = PolisTable.of("athinae athens 7 | chios athens 2 | athens prestige 6 | done myron athinae"
                + " | done koilon chios | site skini athinae | done zeus sparti | attika athens 3");
        assertThat(table.outcome().of(Side.ATHENS.seat()).points()).isEqualTo(7 + 2 + 6 + 3 + 1);
        assertThat(table.outcome().of(Side.SPARTA.seat()).points()).isEqualTo(4 + 5 + 3);
    }

    @Test
    @Covers("P244")
    void projectsInNeutralPoleisCountForNobody() {
        PolisTable table = PolisTable.of("done zeus syrakousae | syrakousae neutral");
        assertThat(table.outcome().of(Side.ATHENS.seat()).points()).isEqualTo(5 + 5);
        assertThat(table.outcome().of(Side.SPARTA.seat()).points()).isEqualTo(4 + 5);
    }

    @Test
    @Covers("P245")
    void theHigherScoreWinsThenMoreResourcesThenBoth() {
        assertThat(end("athinae athens 5 | sparti sparta 4")).isEqualTo("athens");
        assertThat(end("sparti sparta 5 | athens iron 3 wheat 2 | sparta silver 4"))
                .isEqualTo("athens");
        assertThat(end("sparti sparta 5 | athens iron 3 | sparta silver 4")).isEqualTo("sparta");
        assertThat(end("sparti sparta 5 | athens iron 4 | sparta silver 4")).isEqualTo("athens sparta");
    }

    private String end(String position) {
        PolisTable table = PolisTable.of("round omega", PASSED, position)
                .run(new GameEnd.Score())
                .isOver();
        assertThat(table.state().ending()).isEqualTo(Ending.FINAL_SCORE);
        return table.winners();
    }

    @Test
    @Covers("P245")
    void allFiveResourcesCount() {
        PolisTable table = PolisTable.of("athens iron 1 wood 2 wine 3 silver 4 wheat 5");
        int resources = 0;
        for (Resource resource : Resource.values()) {
            resources += table.state().stock(Side.ATHENS, resource);
        }
        assertThat(resources).isEqualTo(15);
        assertThat(Resource.values()).hasSize(5);
    }
}
