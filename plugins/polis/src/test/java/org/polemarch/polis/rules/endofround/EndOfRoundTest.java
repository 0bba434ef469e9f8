package org.polemarch.polis.rules.endofround;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Cites;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.data.TradeSpace;
import org.polemarch.polis.model.Ending;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Project;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Round;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.battles.Retreat;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.round.RoundStart;
import org.polemarch.polis.rules.round.TakeAction;
import org.polemarch.testkit.Covers;

@Cites({
    "end-of-round",
    "end-of-round/projects",
    "end-of-round/food",
    "end-of-round/growth",
    "end-of-round/megalopolis",
    "end-of-round/goods",
    "end-of-round/phoros",
    "end-of-round/preparation"
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
                .run(new EndOfRound.Begin());
        table.prestige("athens", 5 + 2).stock("athens", "wheat", 1).stock("sparta", "wheat", 0);
        table.asks("athens", Grow.Ask.class).choose("grow athinae").prestige("athens", 7 + 1);
        table.stock("athens", "wine", 3).asks("sparta", DemandPhoros.Ask.class).choose("no-phoros");
        table.asks("athens", DemandPhoros.Ask.class).choose("phoros 1").stock("athens", "silver", 1);
        table.asks("sparta", RemoveProject.Choose.class).choose("remove myron");
        table.asks("sparta", TakeAction.Choose.class);
        assertThat(table.state().course().round()).isEqualTo(Round.EPSILON);
    }

    @Nested
    class CompletingProjects {

        @Test
        @Covers("P221")
        void theControllerGainsThePrestigeNobodyForANeutralPolis() {
            PolisTable table = PolisTable.of("site koilon thibae | thibae neutral | site zeus sparti")
                    .run(new Projects.Step());
            table.prestige("athens", 5).prestige("sparta", 9);
            assertThat(table.state().tiles().isRunning(Project.KOILON)).isFalse();
            assertThat(table.state().tiles().isAt(Project.KOILON, Polis.THIBAE)).isTrue();
        }

        @Test
        @Covers("P221")
        void aCompletedProjectGivesItsPrestigeOnce() {
            PolisTable.of("done zeus sparti").run(new Projects.Step()).prestige("sparta", 5);
        }
    }

    @Nested
    class Feeding {

        @Test
        @Covers("P222")
        void oneWheatForEachCubeOnTheCardsUnitsDoNotEat() {
            PolisTable.of("athens wheat 9 | chios athens 2 | attika athens 3 | kyklades athens 3")
                    .run(new Food.Step(Side.ATHENS, 0))
                    .isOver()
                    .stock("athens", "wheat", 9 - 7);
        }

        @Test
        @Covers("P223")
        void whatLacksIsMadeUpWithPrestige() {
            PolisTable.of("athens wheat 4 | chios athens 2")
                    .run(new Food.Step(Side.ATHENS, 0))
                    .asks("athens", Shortfall.Ask.class)
                    .offersOnly("give-prestige", "give-up chios")
                    .choose("give-prestige", "give-prestige", "give-prestige")
                    .isOver()
                    .stock("athens", "wheat", 0)
                    .prestige("athens", 2);
        }

        @Test
        @Covers("P223")
        void orByGivingUpWholePoleis() {
            PolisTable table =
                    PolisTable.of("athens wheat 6 | chios athens 3 | done koilon chios | proxenos sparta chios");
            int cubes = table.state().pieces(Side.ATHENS, Piece.CUBE);
            table.run(new Food.Step(Side.ATHENS, 0))
                    .choose("give-up chios")
                    .isOver()
                    .stock("athens", "wheat", 1)
                    .prestige("athens", 5)
                    .owner("chios", "neutral")
                    .proxenos("sparta", "chios");
            assertThat(table.state().pieces(Side.ATHENS, Piece.CUBE)).isEqualTo(cubes + 3);
            assertThat(table.state().tiles().isAt(Project.KOILON, Polis.CHIOS)).isTrue();
        }

        @Test
        @Covers("P223")
        void bothMayBeCombined() {
            PolisTable.of("athens wheat 3 | chios athens 3")
                    .run(new Food.Step(Side.ATHENS, 0))
                    .choose("give-prestige", "give-up chios", "give-prestige")
                    .isOver()
                    .stock("athens", "wheat", 0)
                    .owner("chios", "neutral")
                    .population("athinae", 5)
                    .prestige("athens", 3);
        }

        /** A14: all Wheat is spent first as far as needed; Prestige given before a release does not spare any. */
        @Test
        @Covers("P223")
        void prestigeGivenBeforeAPolisIsReleasedSparesNoWheat() {
            PolisTable.of("athens wheat 4 | chios athens 3")
                    .run(new Food.Step(Side.ATHENS, 0))
                    .choose("give-prestige", "give-prestige", "give-up chios")
                    .isOver()
                    .stock("athens", "wheat", 0)
                    .prestige("athens", 3);
            PolisTable table = PolisTable.of("athens wheat 6 | chios athens 3")
                    .run(new Food.Step(Side.ATHENS, 0))
                    .choose("give-prestige", "give-up chios")
                    .isOver()
                    .stock("athens", "wheat", 1);
            assertThat(table.last(Food.Fed.class)).isEqualTo(new Food.Fed(Side.ATHENS, 5));
        }

        @Test
        @Covers("P223")
        void neitherTheCapitalNorAPartOfAPolisIsGivenUp() {
            PolisTable.of("athens wheat 3 | chios athens 3")
                    .run(new Food.Step(Side.ATHENS, 0))
                    .refuses("give-up athinae", new Shortfall.CapitalStays(Polis.ATHINAE))
                    .refuses("give-up thibae", new Barred.NotYours(Polis.THIBAE, "end-of-round/food"));
        }

        @Test
        @Covers("P223")
        void withoutAShortfallNothingIsGivenUp() {
            PolisTable.of("athens wheat 8 | chios athens 3")
                    .run(new Food.Step(Side.ATHENS, 0))
                    .isOver();
        }

        @Test
        @Covers("P223")
        void withoutPrestigePoleisMustGo() {
            PolisTable.of("athens wheat 5 prestige 0 | chios athens 3")
                    .run(new Food.Step(Side.ATHENS, 0))
                    .refuses("give-prestige", new Barred.NoPrestige("end-of-round/food"))
                    .offersOnly("give-up chios");
        }
    }

    @Nested
    class Growing {

        @Test
        @Covers("P224")
        void oneWheatForOneCubeWithinMaximumGrowth() {
            PolisTable.of("athens wheat 9 | chios athens 1")
                    .run(new Growth.Step(Side.ATHENS))
                    .offersOnly("grow athinae", "grow chios", "done")
                    .choose("grow chios")
                    .stock("athens", "wheat", 8)
                    .population("chios", 2)
                    .refuses("grow chios", new Grow.GrownEnough(Polis.CHIOS, 1))
                    .refuses("grow thibae", new Barred.NotYours(Polis.THIBAE, "end-of-round/growth"))
                    .choose("grow athinae", "grow athinae", "grow athinae")
                    .isOver()
                    .population("athinae", 8)
                    .stock("athens", "wheat", 5);
        }

        @Test
        @Covers({"P224", "P046"})
        void neverAboveMaximumPopulation() {
            PolisTable.of("athens wheat 9 | athinae athens 9 | chios athens 3")
                    .run(new Growth.Step(Side.ATHENS))
                    .refuses("grow chios", new Grow.AtMaximum(Polis.CHIOS, 3))
                    .choose("grow athinae")
                    .population("athinae", 10)
                    .isOver();
        }

        @Test
        @Covers("P224")
        void withoutWheatNobodyGrows() {
            PolisTable.of("athens wheat 0").run(new Growth.Step(Side.ATHENS)).isOver();
            PolisTable.of("athens wheat 1")
                    .run(new Growth.Step(Side.ATHENS))
                    .choose("grow athinae")
                    .isOver();
        }

        @Test
        @Covers("P224")
        void growthIsAChoice() {
            PolisTable.of("athens wheat 3")
                    .run(new Growth.Step(Side.ATHENS))
                    .choose("done")
                    .stock("athens", "wheat", 3)
                    .population("athinae", 5);
        }
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
                .run(new EndOfRound.Begin());
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

    @Nested
    class DemandingPhoros {

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
            PolisTable.of("chios sparta 1")
                    .run(new PhorosStep.Step(Side.ATHENS))
                    .isOver();
        }

        @Test
        @Covers("P228")
        void onlyPrestigeThatIsThere() {
            PolisTable.of("chios athens 1 | athens prestige 1")
                    .run(new PhorosStep.Step(Side.ATHENS))
                    .offersOnly("phoros 1", "no-phoros")
                    .refuses("phoros 2", new Barred.NoPrestige("end-of-round/phoros"));
            PolisTable.of("chios athens 1 | athens prestige 0")
                    .run(new PhorosStep.Step(Side.ATHENS))
                    .isOver();
        }
    }

    @Nested
    class Preparing {

        @Test
        @Covers("P229")
        void theMarkerAdvancesAndDisksAndCubesGo() {
            PolisTable table = PolisTable.of(PASSED, "tribute athens attika | siege sparta thibae 2 | boiotia sparta 2")
                    .lots(0, 0, 0, 0, 0)
                    .run(new Preparation.Step());
            assertThat(table.state().course().round()).isEqualTo(Round.EPSILON);
            assertThat(table.state().tribute().disk(Space.ATTIKA)).isEmpty();
            table.siegeDisks("sparta", "thibae", 0);
            assertThat(open(table))
                    .doesNotContain("persia-5", "aegyptos-5", "euxinos-5")
                    .hasSize(9);
        }

        @Test
        @Covers("P229")
        void theTopCubeOfEachMarketIsLiftedFirst() {
            PolisTable table = PolisTable.of(PASSED);
            List<String> threes = open(table);
            table.lots(0, 0, 0, 0, 0).run(new Preparation.Step());
            assertThat(open(table))
                    .containsAll(threes)
                    .contains("persia-4", "aegyptos-4", "euxinos-4", "illyria-4", "thraki-4")
                    .hasSize(threes.size() + 5);
            table.state().course().pass(Side.SPARTA);
            table.state().course().pass(Side.ATHENS);
            table.lots(0, 0, 0, 0, 0, 0).choose("remove protagoras").run(new Preparation.Step());
            assertThat(table.state().course().round()).isEqualTo(Round.OMEGA);
            assertThat(open(table))
                    .contains("persia-5", "aegyptos-5", "euxinos-5")
                    .hasSize(12);
        }

        private List<String> open(PolisTable table) {
            List<String> open = new ArrayList<>();
            for (TradeSpace space : PolisTable.data().tradeSpaces()) {
                if (!table.state().commerce().isCovered(space.index())) {
                    open.add(space.id());
                }
            }
            return open;
        }

        @Test
        @Covers({"P230", "P098"})
        void projectsLeftOnOfferLeaveTheGame() {
            PolisTable table = PolisTable.of(PASSED, "offer protagoras zeus | site koilon athinae")
                    .lots(0, 0, 0, 0, 0)
                    .run(new Preparation.Step());
            assertThat(table.state().tiles().isGone(Project.PROTAGORAS)).isTrue();
            assertThat(table.state().tiles().isGone(Project.ZEUS)).isTrue();
            assertThat(table.state().tiles().isAt(Project.KOILON, Polis.ATHINAE))
                    .isTrue();
        }

        @Test
        @Covers({"P231", "P098"})
        void afterAlphaFiveAreDrawnAndThePlayerWithLessPrestigeRemovesOne() {
            PolisTable table = PolisTable.of(PASSED, "athens prestige 3 | sparta prestige 4 | offer zeus apollo koilon")
                    .lots(0, 0, 0, 0, 0)
                    .run(new Preparation.Step())
                    .asks("athens", RemoveProject.Choose.class)
                    .offersOnly("remove protagoras", "remove socrates", "remove myron", "remove fidias", "remove skini")
                    .choose("remove socrates");
            assertThat(table.view("athens").offer()).hasSize(4);
            assertThat(table.state().tiles().isGone(Project.SOCRATES)).isTrue();
        }

        @Test
        @Covers({"P231", "P098"})
        void afterEpsilonTheLastSixAreDrawn() {
            PolisTable table = PolisTable.of(
                            "round epsilon",
                            PASSED,
                            "offer protagoras socrates myron fidias apollo zeus" + " koilon skini")
                    .lots(0, 0, 0, 0, 0, 0)
                    .run(new Preparation.Step())
                    .usedAllChance();
            assertThat(table.view("athens").offer()).hasSize(6);
            assertThat(table.view("athens").pile()).isZero();
            table.choose("remove nemea");
            assertThat(table.view("athens").offer()).hasSize(5);
        }

        @Test
        @Covers("P231")
        void inATieWhoPassedFirstRemovesOne() {
            PolisTable.of("passed sparta | passed athens")
                    .lots(0, 0, 0, 0, 0)
                    .run(new Preparation.Step())
                    .asks("sparta", RemoveProject.Choose.class);
            PolisTable.of("passed athens | passed sparta")
                    .lots(0, 0, 0, 0, 0)
                    .run(new Preparation.Step())
                    .asks("athens", RemoveProject.Choose.class);
        }
    }

    @Nested
    @Cites({"end-of-game", "end-of-game/victory"})
    class TheEndOfTheGame {

        @Test
        @Covers({"P240", "P045"})
        void withoutPrestigeAfterTheStepsAPlayerLoses() {
            PolisTable table = PolisTable.of(PASSED, "athens wheat 5 prestige 0 | sparta wheat 4")
                    .lots(0, 0, 0, 0, 0)
                    .run(new EndOfRound.Begin())
                    .choose("remove protagoras")
                    .isOver();
            assertThat(table.state().ending()).isEqualTo(Ending.NO_PRESTIGE);
            assertThat(table.winners()).isEqualTo("sparta");
        }

        @Test
        @Covers({"P240", "P045"})
        void alsoAfterOmega() {
            PolisTable table = PolisTable.of("round omega", PASSED, "sparta prestige 0 wheat 4 | athens wheat 5")
                    .run(new EndOfRound.Begin())
                    .isOver();
            assertThat(table.winners()).isEqualTo("athens");
        }

        @Test
        @Covers("P240")
        void whoGainsPrestigeInTheStepsGoesOn() {
            PolisTable table = PolisTable.of(
                            "round omega", PASSED, "sparta prestige 0 wheat 5 | athens wheat 5 | sparti sparta 5")
                    .run(new EndOfRound.Begin())
                    .isOver();
            assertThat(table.state().ending()).isEqualTo(Ending.FINAL_SCORE);
        }

        @Test
        @Covers("P240")
        void ifNeitherHasAnyTheGameIsDrawn() {
            PolisTable table =
                    PolisTable.of("athens prestige 0 | sparta prestige 0").run(new PrestigeCheck.Look());
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
                    .run(new EndOfRound.Begin())
                    .choose("remove protagoras")
                    .asks("sparta", TakeAction.Choose.class);
        }

        @Test
        @Covers("P244")
        void populationPrestigeAndCompletedProjectsMakeTheScore() {
            PolisTable table =
                    PolisTable.of("athinae athens 7 | chios athens 2 | athens prestige 6 | done myron athinae"
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
            assertThat(table.state().resources(Side.ATHENS)).isEqualTo(15);
            assertThat(Resource.values()).hasSize(5);
        }
    }
}
