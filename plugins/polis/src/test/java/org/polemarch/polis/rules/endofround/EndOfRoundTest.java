package org.polemarch.polis.rules.endofround;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.polis.Named;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Ending;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Round;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.battles.Retreat;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.round.RoundStart;
import org.polemarch.polis.rules.round.TakeAction;
import org.polemarch.testkit.Covers;

@Cites({"end-of-round", "end-of-round/projects", "end-of-round/megalopolis", "end-of-round/goods", "end-of-round/phoros"
})
class EndOfRoundTest {

    private static final String PASSED = "passed sparta | passed athens";

    @Test
    @Covers("P220")
    void afterBothPassedAndTheBattlesTheFirstPasserActsFirst() {
        PolisTable table = PolisTable.of(
                        "round epsilon | boiotia athens 4 sparta 4 | athens wheat 9 | sparta wheat 9 | athens iron 1"
                                + " | passed athens")
                .turn("sparta")
                .choose("pass")
                .asks("sparta", Retreat.Offer.class)
                .choose("retreat");
        table.asks("athens", Grow.Ask.class).choose("done").asks("sparta", Grow.Ask.class);
    }

    @Test
    @Covers({"P220", "P226"})
    void theStepsComeInTheirOrder() {
        PolisTable table = PolisTable.of(
                        PASSED,
                        "site koilon athinae | athens wheat 7 wine 5 | sparta wheat 5",
                        "pylos sparta 1 | chalkis athens 1")
                .lots(0, 0, 0, 0, 0)
                .run(new EndOfRound.Begin(), new RoundStart.Begin());
        table.prestige("athens", 5 + 2).stock("athens", "wheat", 1).stock("sparta", "wheat", 0);
        table.asks("athens", Grow.Ask.class).choose("grow athinae").prestige("athens", 7 + 1);
        table.stock("athens", "wine", 3).asks("sparta", DemandPhoros.Ask.class).choose("no-phoros");
        table.asks("athens", DemandPhoros.Ask.class).choose("phoros 1").stock("athens", "silver", 1);
        table.asks("sparta", RemoveProject.Choose.class).choose("remove myron");
        table.asks("sparta", TakeAction.Choose.class);
        assertThat(table.state().course().round()).isEqualTo(Round.EPSILON);
    }

    @Test
    @Covers("P051")
    void whatTheEventSaysOfTheEndOfTheRoundIsDoneThen() {
        PolisTable.of("round omega | event o-plague", PASSED, "messinia athens 1 | athens wheat 9 | sparta wheat 9")
                .run(new EndOfRound.Begin(), new RoundStart.Begin())
                .prestige("athens", 5 + 2);
    }

    @Test
    @Covers("P225")
    void megalopolisGivesOnePrestigeForEachPolisAboveItsBase() {
        PolisTable.of(PASSED, "athinae athens 6 | chios athens 3 | chalkis athens 1 | sparti sparta 4")
                .run(new Megalopolis.Step())
                .prestige("athens", 7)
                .prestige("sparta", 5);
    }

    @Test
    @Covers({"P226", "P243"})
    void afterOmegaTheGameEndsWithTheFourthStep() {
        PolisTable table = PolisTable.of(
                        "round omega",
                        PASSED,
                        "athens wheat 5 wine 9 | sparta wheat 4 | athinae athens 6" + " | chios athens 1")
                .run(new EndOfRound.Begin(), new RoundStart.Begin());
        table.choose("give-up chios", "give-prestige").isOver();
        assertThat(table.state().ending()).isEqualTo(Ending.FINAL_SCORE);
        table.stock("athens", "wine", 9).prestige("athens", 5 - 1 + 1);
    }

    @Test
    @Covers("P227")
    void wineAndWheatAreHalvedAndRoundedUp() {
        PolisTable.of("athens wine 5 wheat 7 iron 5 wood 5 silver 5 | sparta wine 4 wheat 1")
                .run(new AdjustmentOfGoods.Step())
                .stock("athens", "wine", 3)
                .stock("athens", "wheat", 4)
                .stock("athens", "iron", 5)
                .stock("athens", "wood", 5)
                .stock("athens", "silver", 5)
                .stock("sparta", "wine", 2)
                .stock("sparta", "wheat", 1);
    }

    @Test
    @Covers("P221")
    void theControllerGainsThePrestigeNobodyForANeutralPolis() {
        PolisTable table = PolisTable.of("site koilon thibae | thibae neutral | site zeus sparti")
                .run(new Projects.Step());
        table.prestige("athens", 5).prestige("sparta", 9);
        assertThat(table.state().tiles().isRunning(Named.project("koilon"))).isFalse();
        assertThat(table.state().tiles().isAt(Named.project("koilon"), Polis.THIBAE))
                .isTrue();
    }

    @Test
    @Covers("P221")
    void aCompletedProjectGivesItsPrestigeOnce() {
        PolisTable.of("done zeus sparti").run(new Projects.Step()).prestige("sparta", 5);
    }

    @Test
    @Covers("P228")
    void oneForOneTwoForThreeOrNothing() {
        PolisTable.of("chios athens 1")
                .run(new PhorosStep.Step(Side.ATHENS))
                .offersOnly("phoros 1", "phoros 2", "no-phoros")
                .choose("phoros 2")
                .prestige("athens", 3)
                .stock("athens", "silver", 3);
        PolisTable.of("chios athens 1")
                .run(new PhorosStep.Step(Side.ATHENS))
                .choose("phoros 1")
                .prestige("athens", 4)
                .stock("athens", "silver", 1);
        PolisTable.of("chios athens 1")
                .run(new PhorosStep.Step(Side.ATHENS))
                .choose("no-phoros")
                .prestige("athens", 5);
    }

    @Test
    @Covers("P228")
    void onlyWithAPolisBesidesTheCapital() {
        PolisTable.of("chios sparta 1").run(new PhorosStep.Step(Side.ATHENS)).isOver();
    }

    @Test
    @Covers("P228")
    void onlyPrestigeThatIsThere() {
        PolisTable.of("chios athens 1 | athens prestige 1")
                .run(new PhorosStep.Step(Side.ATHENS))
                .offersOnly("phoros 1", "no-phoros")
                .refuses("phoros 2", new Barred.TooLittlePrestige(1, 2, "end-of-round/phoros"));
        PolisTable.of("chios athens 1 | athens prestige 0")
                .run(new PhorosStep.Step(Side.ATHENS))
                .isOver();
    }
}
