package org.polemarch.perikles.rules.influence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.book;
import static org.polemarch.perikles.PeriklesTable.setup;
import static org.polemarch.perikles.PeriklesTable.three;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.core.engine.Game;
import org.polemarch.perikles.Kinds;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.rules.candidates.ProposeCandidate;
import org.polemarch.perikles.rules.forces.CommitOrder;
import org.polemarch.testkit.Covers;

/** 4.2 Take influence tiles. */
@Cites({"4.2", "4.2/colour", "4.2/any-city", "4.2/candidate", "4.2/assassin", "4.2/refill"})
class TakeInfluenceTest {

    private static final String OPEN = "display athens-double athens-candidate sparta-double argos-assassin any"
            + " corinth-double thebes-double megara-double sparta-candidate argos-double\n";

    private static PeriklesTable turnOf(String player, String position) {
        PeriklesTable table = three(OPEN + position);
        return table.run(new InfluencePhase.Next(table.seat(player)));
    }

    @Test
    @Covers({"PK-D01", "PK-D06", "PK-C08"})
    void aPlayerTakesOneTileAndThenThePlayerOnHisLeft() {
        turnOf("green", "")
                .asks("green", TakeInfluence.Choose.class)
                .offersOnly(
                        "take athens-double",
                        "take athens-candidate",
                        "take sparta-double",
                        "take argos-assassin",
                        "take any",
                        "take corinth-double",
                        "take thebes-double",
                        "take megara-double",
                        "take sparta-candidate",
                        "take argos-double")
                .choose("take athens-double")
                .asks("black", TakeInfluence.Choose.class)
                .choose("take thebes-double")
                .asks("red", TakeInfluence.Choose.class)
                .choose("take sparta-double")
                .asks("green", TakeInfluence.Choose.class);
    }

    /** Random games: how many tiles everybody has when the phase is over, and that the first player begins it. */
    @ParameterizedTest
    @CsvSource({"3, 5", "4, 5", "5, 4"})
    @Covers({"PK-D02", "PK-D21"})
    void everybodyTakesHisNumberOfTiles(int players, int tiles) {
        Game<PeriklesState> game = Game.start(book(setup(players)), Chance.seeded(11), null);
        Chance chance = Chance.seeded(12);
        int taken = 0;
        while (game.state().phase().compareTo(Phase.PROPOSE_CANDIDATES) < 0) {
            if (game.question().frame() instanceof TakeInfluence.Choose) {
                boolean isTake = game.moves().get(0) instanceof TakeInfluence.Take;
                assertThat(isTake).isTrue();
                if (taken == 0) {
                    assertThat(game.toAct().index()).isEqualTo(game.state().first());
                }
                taken++;
                game.play(0);
            } else {
                game.play(chance.below(game.moves().size()));
            }
        }
        assertThat(taken).isEqualTo(players * tiles);
        for (int player = 0; player < players; player++) {
            assertThat(game.state().tiles().held(player)).isEqualTo(tiles);
        }
    }

    @Test
    @Covers("PK-D03")
    void aColourThatOneHoldsCannotBeTaken() {
        turnOf("red", "holds red athens-assassin argos-candidate")
                .offersNot("take athens-double", "take athens-candidate", "take argos-assassin", "take argos-double")
                .refuses("take athens-double", new TakeInfluence.ColourHeld(Kinds.ATHENS_DOUBLE))
                .offers("take sparta-double", "take any");
    }

    @Test
    @Covers("PK-D04")
    void ifEveryOpenTileHasSuchAColourAnyMayBeTaken() {
        PeriklesTable table = three("display athens-double athens-double athens-candidate sparta-double sparta-double"
                + " sparta-candidate sparta-assassin athens-candidate sparta-candidate sparta-double\n"
                + "holds red athens-assassin");
        table.run(new InfluencePhase.Next(table.seat("red"))).offersNot("take athens-double");
        PeriklesTable both = three("display athens-double athens-double athens-candidate sparta-double sparta-double"
                + " sparta-candidate athens-assassin athens-candidate sparta-candidate sparta-double\n"
                + "holds red athens-double sparta-assassin");
        both.run(new InfluencePhase.Next(both.seat("red")))
                .offersOnly(
                        "take athens-double",
                        "take athens-candidate",
                        "take athens-assassin",
                        "take sparta-double",
                        "take sparta-candidate");
    }

    @Test
    @Covers("PK-D05")
    void anyCityIsAColourOfItsOwn() {
        turnOf("red", "holds red any")
                .offersNot("take any")
                .refuses("take any", new TakeInfluence.ColourHeld(Kinds.ANY))
                .offers("take athens-double", "take sparta-double");
        turnOf("red", "holds red athens-assassin").offers("take any");
    }

    @Test
    @Covers({"PK-D07", "PK-D09"})
    void asManyCubesAsShardsGoIntoTheTempleAreaOfTheCity() {
        PeriklesTable table = turnOf("red", "cubes argos red 1 green 1").choose("take athens-double");
        table.cubes(Power.ATHENS, 2, 0, 0).candidates(Power.ATHENS, "nobody", "nobody");
        assertThat(table.state().cities().supply(0)).isEqualTo(27);
        table.choose("take argos-assassin").cubes(Power.ARGOS, 1, 2, 0);
    }

    @Test
    @Covers("PK-D08")
    void theCubeOfAnyCityGoesWhereThePlayerLikes() {
        turnOf("red", "")
                .choose("take any")
                .asks("red", AnyCity.Place.class)
                .offersOnly("put athens", "put sparta", "put argos", "put corinth", "put thebes", "put megara")
                .choose("put corinth")
                .cubes(Power.CORINTH, 1, 0, 0)
                .asks("green", TakeInfluence.Choose.class);
    }

    @Test
    @Covers({"PK-A10", "PK-A11"})
    void nobodyPlacesMoreThanHeHasLeft() {
        PeriklesTable one = turnOf("red", "cubes megara red 29").choose("take athens-double");
        one.cubes(Power.ATHENS, 1, 0, 0);
        assertThat(one.state().cities().cubesOnBoard(0)).isEqualTo(30);
        assertThat(one.state().cities().supply(0)).isZero();
        PeriklesTable none = turnOf("red", "cubes megara red 30").choose("take any");
        none.asks("green", TakeInfluence.Choose.class);
        assertThat(none.last(PlaceCubes.NoCubesLeft.class).player().id()).isEqualTo("red");
        assertThat(none.state().cities().cubesOnBoard(0)).isEqualTo(30);
    }

    @Test
    @Covers({"PK-D10", "PK-D11"})
    void aCandidateSymbolForcesAProposalAfterTheCubesArePlaced() {
        turnOf("red", "cubes sparta red 1 green 1 black 1\ncubes corinth green 1")
                .choose("take athens-candidate")
                .asks("red", ProposeCandidate.Propose.class)
                .offersOnly("propose athens red", "propose sparta red", "propose sparta green", "propose sparta black")
                .choose("propose athens red")
                .candidates(Power.ATHENS, "red", "nobody")
                .cubes(Power.ATHENS, 0, 0, 0)
                .asks("green", TakeInfluence.Choose.class);
    }

    @Test
    @Covers("PK-D12")
    void whereNoProposalIsPossibleTheSymbolDoesNothing() {
        turnOf("red", "candidates athens green black\ncubes megara red 30")
                .choose("take athens-candidate")
                .asks("red", ProposeCandidate.Propose.class);
        turnOf(
                        "red",
                        "candidates athens green black\ncubes athens red 2\ncandidates megara red green\ncubes megara red 27")
                .choose("take athens-candidate")
                .asks("green", TakeInfluence.Choose.class);
    }

    @Test
    @Covers({"PK-D13", "PK-D14", "PK-D15"})
    void anAssassinRemovesExactlyOneCubeOfAnybodyAnywhere() {
        turnOf("red", "cubes sparta red 1 green 2\ncandidates thebes black red")
                .choose("take argos-assassin")
                .asks("red", Assassin.Strike.class)
                .offersOnly(
                        "kill argos red temple",
                        "kill sparta red temple",
                        "kill sparta green temple",
                        "kill thebes black alpha",
                        "kill thebes red beta")
                .choose("kill sparta green temple")
                .cubes(Power.SPARTA, 1, 1, 0)
                .cubes(Power.ARGOS, 1, 0, 0)
                .candidates(Power.THEBES, "black", "red")
                .asks("green", TakeInfluence.Choose.class);
    }

    @Test
    @Covers("PK-D16")
    void betaMovesUpWhenAlphaIsKilled() {
        turnOf("red", "candidates thebes black green")
                .choose("take argos-assassin", "kill thebes black alpha")
                .candidates(Power.THEBES, "green", "nobody");
    }

    @Test
    @Covers("PK-D17")
    void alphaStaysWhenBetaIsKilled() {
        turnOf("red", "candidates thebes black green")
                .choose("take argos-assassin", "kill thebes green beta")
                .candidates(Power.THEBES, "black", "nobody");
    }

    @Test
    @Covers("PK-D18")
    void aKilledCubeReturnsToItsOwner() {
        PeriklesTable table = turnOf("red", "candidates thebes black green\ncubes sparta green 2");
        table.choose("take argos-assassin");
        assertThat(table.state().cities().supply(1)).isEqualTo(27);
        table.choose("kill thebes green beta");
        assertThat(table.state().cities().supply(1)).isEqualTo(28);
        PeriklesTable temple = turnOf("red", "cubes sparta green 2");
        temple.choose("take argos-assassin", "kill sparta green temple");
        assertThat(temple.state().cities().supply(1)).isEqualTo(29);
    }

    @Test
    @Covers("PK-D19")
    void theDisplayIsRefilledToTenBeforeTheNextPlayerChooses() {
        PeriklesTable table = turnOf("red", "special red perikles");
        int next = table.state().tiles().influenceStack().at(25);
        table.choose("take athens-double").asks("red", AfterTile.Offer.class);
        assertThat(table.state().tiles().display().size())
                .as("not before his turn is over")
                .isEqualTo(9);
        table.choose("done").asks("green", TakeInfluence.Choose.class);
        assertThat(table.state().tiles().display().size()).isEqualTo(10);
        assertThat(table.state().tiles().display().at(9)).isEqualTo(next);
        assertThat(table.last(RefillDisplay.TileTurnedUp.class).tile())
                .isEqualTo(table.state().data().kind(next));
    }

    @Test
    @Covers("PK-D20")
    void aTakenTileLiesOpenBeforeThePlayer() {
        PeriklesTable table = turnOf("red", "").choose("take athens-double");
        assertThat(table.view("black").players().get(0).tiles()).isEqualTo(List.of(Kinds.ATHENS_DOUBLE));
        PeriklesTable used = three("leader athens red\nlocations pylos\nholds red any athens-double");
        assertThat(used.view("black").players().get(0).tiles()).hasSize(2);
        used.run(new CommitOrder.Next(used.seat("red")));
        assertThat(used.view("black").players().get(0).tiles()).containsExactly(Kinds.ANY);
        assertThat(table.view("black").display())
                .filteredOn(Kinds.ATHENS_DOUBLE::equals)
                .isEmpty();
    }
}
