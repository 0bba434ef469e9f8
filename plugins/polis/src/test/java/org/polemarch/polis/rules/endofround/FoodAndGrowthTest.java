package org.polemarch.polis.rules.endofround;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.polis.Named;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.testkit.Covers;

@Cites({"end-of-round/food", "end-of-round/growth"})
class FoodAndGrowthTest {

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
        PolisTable table = PolisTable.of("athens wheat 6 | chios athens 3 | done koilon chios | proxenos sparta chios");
        int cubes = table.state().pieces(Side.ATHENS, Piece.CUBE);
        table.run(new Food.Step(Side.ATHENS, 0))
                .choose("give-up chios")
                .isOver()
                .stock("athens", "wheat", 1)
                .prestige("athens", 5)
                .owner("chios", "neutral")
                .proxenos("sparta", "chios");
        assertThat(table.state().pieces(Side.ATHENS, Piece.CUBE)).isEqualTo(cubes + 3);
        assertThat(table.state().tiles().isAt(Named.project("koilon"), Polis.CHIOS))
                .isTrue();
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
