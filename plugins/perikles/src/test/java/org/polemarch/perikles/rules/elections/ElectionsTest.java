package org.polemarch.perikles.rules.elections;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.three;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.model.Power;
import org.polemarch.testkit.Covers;

/** 4.4 Hold elections. */
@Cites("4.4")
class ElectionsTest {

    private static PeriklesTable vote(String position) {
        return three(position).run(new Elections.Hold()).asksNobody();
    }

    /** Four cubes against three: the winner keeps one, the loser three. */
    @Test
    @Covers({"PK-F01", "PK-F04", "PK-F05", "PK-F06", "PK-F07", "PK-F10"})
    void theCandidateWithMoreCubesWinsAndPaysForIt() {
        PeriklesTable table = vote("candidates athens red green\ncubes athens red 4 green 3 black 5");
        table.leader(Power.ATHENS, "red").cubes(Power.ATHENS, 1, 3, 5).candidates(Power.ATHENS, "nobody", "nobody");
        assertThat(table.state().cities().supply(0)).as("red's supply").isEqualTo(29);
        assertThat(table.state().cities().supply(1)).as("green's supply").isEqualTo(27);
        assertThat(table.last(Elections.Elected.class))
                .isEqualTo(new Elections.Elected(Power.ATHENS, table.seat("red"), 4, table.seat("green"), 3));
        assertThat(table.last(Elections.VictoryPaid.class).cubes()).isEqualTo(3);
    }

    @Test
    void betaWinsWithMoreCubes() {
        vote("candidates athens red green\ncubes athens red 2 green 3")
                .leader(Power.ATHENS, "green")
                .cubes(Power.ATHENS, 2, 1, 0);
    }

    /** Two cubes against one, beside the candidates: it costs the winner one cube, not two. */
    @Test
    @Covers("PK-F02")
    void candidateCubesDoNotCount() {
        PeriklesTable table = vote("candidates athens red green\ncubes athens red 1 green 2");
        table.leader(Power.ATHENS, "green").cubes(Power.ATHENS, 1, 1, 0);
        assertThat(table.last(Elections.Elected.class).loserCubes()).isEqualTo(1);
    }

    @Test
    @Covers("PK-F03")
    void aTieIsWonByAlpha() {
        vote("candidates athens red green\ncubes athens red 3 green 3")
                .leader(Power.ATHENS, "red")
                .cubes(Power.ATHENS, 0, 3, 0);
        PeriklesTable table = vote("candidates athens green red\ncubes athens red 3 green 3");
        table.leader(Power.ATHENS, "green");
        assertThat(table.last(Elections.ElectedOnATie.class))
                .isEqualTo(new Elections.ElectedOnATie(Power.ATHENS, table.seat("green"), 3, table.seat("red")));
    }

    @Test
    @Covers("PK-F08")
    void anUnopposedCandidateLosesOnlyTheCandidateCube() {
        PeriklesTable table = vote("candidates athens red\ncubes athens red 2 green 6");
        table.leader(Power.ATHENS, "red").cubes(Power.ATHENS, 2, 6, 0);
        assertThat(table.state().cities().supply(0)).isEqualTo(28);
        assertThat(table.last(Elections.ElectedUnopposed.class).city()).isEqualTo(Power.ATHENS);
    }

    @Test
    @Covers("PK-F09")
    void withoutCandidatesThereIsNoLeader() {
        PeriklesTable table = vote("cubes athens red 2 green 6").leader(Power.ATHENS, "nobody");
        table.cubes(Power.ATHENS, 2, 6, 0);
        assertThat(table.all(Elections.NoCandidate.class)).hasSize(6);
    }

    @Test
    @Covers({"PK-F11", "PK-A13"})
    void onePlayerMayLeadAllCitiesHoweverManyLeadersHeHasPlaced() {
        PeriklesTable table = vote("""
                statues athens red 3
                statues sparta red 6
                candidates athens red
                candidates sparta red
                candidates argos red
                candidates corinth red
                candidates thebes red
                candidates megara red
                """);
        for (int city = 0; city < Power.CITIES; city++) {
            table.leader(Power.of(city), "red");
        }
    }

    @Test
    @Covers("PK-F12")
    void citiesVoteEachForItself() {
        vote("""
                candidates athens red green
                cubes athens red 1 green 4
                candidates sparta red green
                cubes sparta red 3 green 2
                """)
                .leader(Power.ATHENS, "green")
                .cubes(Power.ATHENS, 1, 3, 0)
                .leader(Power.SPARTA, "red")
                .cubes(Power.SPARTA, 1, 2, 0);
    }
}
