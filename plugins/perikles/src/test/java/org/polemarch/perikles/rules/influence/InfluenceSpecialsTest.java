package org.polemarch.perikles.rules.influence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.three;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.cite.Cites;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.rules.common.SpecialTiles;
import org.polemarch.testkit.Covers;

/** 7 Perikles, Alcibiades and Plague, on the own turn of taking influence. */
@Cites("7/special-tiles")
class InfluenceSpecialsTest {

    private static final String OPEN = "display athens-double sparta-double corinth-double thebes-double megara-double"
            + " argos-double sparta-double any any any\n";

    private static PeriklesTable turnOfRed(String position) {
        PeriklesTable table = three(OPEN + position);
        return table.run(new InfluencePhase.Next(table.seat("red")));
    }

    @Test
    @Covers("PK-O02")
    void periklesPutsTwoOwnCubesIntoAthensBeforeTakingATile() {
        turnOfRed("special red perikles\nspecial green brasidas")
                .offers("play perikles")
                .choose("play perikles")
                .cubes(Power.ATHENS, 2, 0, 0)
                .asks("red", TakeInfluence.Choose.class)
                .choose("take sparta-double")
                .asks("green", TakeInfluence.Choose.class);
    }

    @Test
    void periklesAfterTakingATile() {
        turnOfRed("special red perikles")
                .choose("take sparta-double")
                .asks("red", AfterTile.Offer.class)
                .offersOnly("done", "play perikles")
                .choose("play perikles")
                .cubes(Power.ATHENS, 2, 0, 0)
                .asks("green", TakeInfluence.Choose.class);
    }

    @Test
    void periklesPlacesNoMoreThanIsLeft() {
        turnOfRed("special red perikles\ncubes megara red 29")
                .choose("play perikles")
                .cubes(Power.ATHENS, 1, 0, 0);
    }

    @Test
    @Covers({"PK-O03", "PK-O04", "PK-O05"})
    void alcibiadesMovesTwoCubesOfAnybodyBetweenTempleAreas() {
        PeriklesTable table = turnOfRed("""
                special red alkibiades
                cubes sparta red 1
                cubes thebes green 2
                candidates athens black green
                """);
        table.choose("play alkibiades").asks("red", Alkibiades.MoveCube.class);
        assertThat(table.notations())
                .as("candidates of Athens stay; nothing moves to where it is")
                .hasSize(10)
                .contains("move red sparta athens", "move green thebes corinth")
                .noneMatch(move ->
                        move.contains("black") || move.contains("thebes thebes") || move.contains("athens sparta"));
        table.choose("move green thebes athens")
                .asks("red", Alkibiades.MoveCube.class)
                .choose("move green thebes megara")
                .cubes(Power.THEBES, 0, 0, 0)
                .cubes(Power.ATHENS, 0, 1, 0)
                .cubes(Power.MEGARA, 0, 1, 0)
                .candidates(Power.ATHENS, "black", "green")
                .asks("red", TakeInfluence.Choose.class);
        assertThat(table.state().cities().supply(1)).as("owners stay the same").isEqualTo(27);
    }

    @Test
    void alcibiadesMayTakeBothFromOneCityToAnother() {
        turnOfRed("special red alkibiades\ncubes thebes green 2")
                .choose("play alkibiades", "move green thebes megara", "move green thebes megara")
                .cubes(Power.MEGARA, 0, 2, 0);
        turnOfRed("special red alkibiades\ncubes thebes green 1\ncubes argos black 1")
                .choose("play alkibiades", "move green thebes megara", "move black argos corinth")
                .cubes(Power.MEGARA, 0, 1, 0)
                .cubes(Power.CORINTH, 0, 0, 1);
    }

    @Test
    @Covers("PK-O06")
    void thePlagueHalvesEverybodysCubesInOneCity() {
        PeriklesTable table = turnOfRed("special red plague\ncubes corinth red 5 green 4 black 1\ncubes argos red 4")
                .offers("play plague corinth", "play plague argos")
                .choose("play plague corinth")
                .cubes(Power.CORINTH, 3, 2, 1)
                .cubes(Power.ARGOS, 4, 0, 0);
        assertThat(table.state().cities().supply(0)).isEqualTo(23);
        assertThat(table.last(InfluenceSpecials.PlagueStruck.class).city()).isEqualTo(Power.CORINTH);
        assertThat(table.all(InfluenceSpecials.CubesLostToPlague.class))
                .as("who loses nothing is not spoken of")
                .containsExactly(
                        new InfluenceSpecials.CubesLostToPlague(Power.CORINTH, table.seat("red"), 2),
                        new InfluenceSpecials.CubesLostToPlague(Power.CORINTH, table.seat("green"), 2));
    }

    /** Three cubes and a candidate are four: two go. One candidate and one cube: one goes. */
    @Test
    @Covers("PK-O07")
    void thePlagueCountsACandidateButLeavesHim() {
        turnOfRed("special red plague\ncandidates corinth red green\ncubes corinth red 3 green 1 black 3")
                .choose("play plague corinth")
                .cubes(Power.CORINTH, 1, 0, 2)
                .candidates(Power.CORINTH, "red", "green");
        turnOfRed("special red plague\ncandidates corinth red")
                .choose("play plague corinth")
                .candidates(Power.CORINTH, "red", "nobody");
    }

    @ParameterizedTest
    @ValueSource(strings = {"play plague corinth", "play alkibiades", "play perikles"})
    @Covers("PK-O08")
    void beforeOrAfterTakingATileOnOnesOwnTurnOnly(String play) {
        String tile = play.split(" ")[1];
        PeriklesTable table =
                turnOfRed("special red " + tile + "\ncubes corinth green 2").offers(play);
        table.choose("take sparta-double")
                .asks("red", AfterTile.Offer.class)
                .offers(play)
                .choose("done")
                .asks("green", TakeInfluence.Choose.class);
        PeriklesTable afterwards =
                turnOfRed("special red " + tile + "\ncubes corinth green 2").choose("take sparta-double", play);
        while (!afterwards.notations().get(0).startsWith("take")) {
            afterwards.choose(afterwards.notations().get(0));
        }
        afterwards.asks("green", TakeInfluence.Choose.class);
    }

    @Test
    @Covers("PK-O08")
    void notOnTheTurnOfOthers() {
        turnOfRed("special red plague\nspecial green perikles")
                .offers("play plague athens")
                .offersNot("play perikles")
                .choose("take sparta-double", "done")
                .asks("green", TakeInfluence.Choose.class)
                .offers("play perikles")
                .offersNot("play plague athens");
    }

    @Test
    void alcibiadesMovesTwoDifferentCubes() {
        PeriklesTable table = turnOfRed("special red alkibiades\ncubes thebes green 1\ncubes megara black 1")
                .choose("play alkibiades", "move green thebes megara");
        assertThat(table.notations()).hasSize(5).allMatch(move -> move.startsWith("move black megara"));
    }

    @Test
    void alcibiadesNeedsTwoCubesToMove() {
        turnOfRed("special red alkibiades\ncubes thebes green 1")
                .offersNot("play alkibiades")
                .refuses("play alkibiades", new InfluenceSpecials.NothingToMove());
    }

    @Test
    @Covers("PK-O01")
    void aTileIsUsedOnceAndThenLiesOpen() {
        PeriklesTable table = turnOfRed("special red perikles\nspecial green plague");
        assertThat(table.view("green").players().get(0).specialPlayed()).isEmpty();
        table.choose("play perikles")
                .offersNot("play perikles")
                .refuses("play perikles", new SpecialTiles.AlreadyPlayed(SpecialTile.PERIKLES));
        assertThat(table.view("green").players().get(0).specialPlayed()).contains(SpecialTile.PERIKLES);
        table.choose("take sparta-double").asks("green", TakeInfluence.Choose.class);
    }

    /** A tile of another phase: its owner is asked like anybody else, and told why he cannot play it. */
    @ParameterizedTest
    @ValueSource(strings = {"slave-revolt", "brasidas", "thessalian-allies", "phormio", "persian-fleet"})
    void tilesOfOtherPhasesCannotBePlayed(String tile) {
        PeriklesTable table = turnOfRed("special red " + tile);
        SpecialTile held = table.view("red").specialTile().orElseThrow();
        assertThat(table.notations()).noneMatch(move -> move.startsWith("play"));
        table.refuses("play " + tile, SpecialTiles.NotNow.of(held))
                .choose("take sparta-double")
                .asks("red", AfterTile.Offer.class)
                .offersOnly("done")
                .refuses("play " + tile, SpecialTiles.NotNow.of(held));
    }

    /** Once all three tiles of this phase have been seen, nobody is asked any more. */
    @Test
    void nobodyIsAskedAfterTheTileWhenNoTileOfThisPhaseIsLeft() {
        PeriklesTable table = PeriklesTable.four(OPEN + "special orange brasidas");
        assertThat(table.state().specials().played(SpecialTile.PERIKLES)).isTrue();
        assertThat(table.state().specials().played(SpecialTile.ALKIBIADES)).isTrue();
        assertThat(table.state().specials().played(SpecialTile.PLAGUE)).isTrue();
        table.run(new InfluencePhase.Next(table.seat("orange")))
                .choose("take sparta-double")
                .asks("red", TakeInfluence.Choose.class);
    }
}
