package org.polemarch.perikles.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.three;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.Places;
import org.polemarch.perikles.rules.battles.ResolveBattles;
import org.polemarch.testkit.Covers;

/** 6 Scoring and ties. */
@Cites({"1", "6", "6/scoring", "6/ties"})
class ScoringTest {

    private static int points(String player, String position) {
        PeriklesTable table = three(position);
        return table.outcome().of(table.seat(player)).points();
    }

    /** Two statues in Corinth after two defeats, one in Athens after three, eleven cubes, tiles of 7 and 4 points: 33. */
    @Test
    @Covers({"PK-Q01", "PK-Q02", "PK-Q03"})
    void theExampleOfThirtyThreePoints() {
        PeriklesTable table = three("""
                statues corinth red 2
                statues athens red 1
                defeats corinth 2
                defeats athens 3
                cubes megara red 6
                cubes sparta red 5 green 2
                locations sicily pylos
                won red sicily pylos
                """);
        Score red = table.outcome().of(table.seat("red"));
        assertThat(red.breakdown())
                .containsExactly(
                        new Score.Line("score.cubes", 11),
                        new Score.Line("score.tiles", 11),
                        new Score.Line("score.statues", 11));
        assertThat(red.points()).isEqualTo(33);
        assertThat(table.outcome().of(table.seat("green")).points()).isEqualTo(2);
    }

    @Test
    @Covers({"PK-Q04", "PK-Q05"})
    void eachDefeatCoversTheNextNumberAndWithAllCoveredAStatueIsWorthNothing() {
        int[] athens = {5, 5, 3, 1, 0, 0};
        for (int defeats = 0; defeats < athens.length; defeats++) {
            assertThat(points("red", "statues athens red 1\ndefeats athens " + defeats))
                    .isEqualTo(athens[defeats]);
        }
        assertThat(points("red", "statues sparta red 2\ndefeats sparta 4")).isZero();
        assertThat(points("red", "statues argos red 1\ndefeats argos 1")).isEqualTo(3);
    }

    @Test
    @Covers("PK-Q06")
    void removedTilesScoreForNobody() {
        PeriklesTable table = three(
                "leader athens red\nleader sparta green\nlocations sicily pylos\n" + "attack pylos athens trireme 1");
        table.run(new ResolveBattles.Next(0)).removed(Places.SICILY).removed(Places.PYLOS);
        assertThat(table.outcome().scores()).extracting(Score::points).containsOnly(0);
    }

    private static List<String> winners(String position) {
        return three(position).outcome().winners().stream().map(Seat::id).toList();
    }

    @Test
    @Covers("PK-Q07")
    void inATieMorePointsFromTilesWin() {
        assertThat(winners("locations pylos\nwon green pylos\ncubes argos red 4 black 4"))
                .containsExactly("green");
    }

    /** Red and green have nine points and no tiles: red by one statue in Corinth, green by three statues in Argos. */
    @Test
    @Covers("PK-Q08")
    void thenMoreStatues() {
        assertThat(winners("statues corinth red 1\nstatues argos green 3\ndefeats argos 1\ncubes thebes black 9"))
                .containsExactly("green");
    }

    @Test
    @Covers("PK-Q09")
    void elseTheVictoryIsShared() {
        assertThat(winners("cubes argos red 4 green 4 black 3")).containsExactly("red", "green");
        assertThat(three("cubes argos red 4 green 4 black 3").outcome().scores())
                .extracting(Score::rank)
                .containsExactly(1, 1, 3);
    }

    @Test
    @Covers("PK-Q10")
    void nothingElseScores() {
        assertThat(points("red", """
                        leader athens red
                        special red brasidas
                        dead athens hoplite 3
                        holds red any
                        locations pylos
                        attack pylos athens trireme 4
                        """)).isZero();
    }
}
