package org.polemarch.perikles.rules.candidates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.three;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.rules.candidates.ProposeCandidate.AlreadyCandidate;
import org.polemarch.perikles.rules.candidates.ProposeCandidate.NoCube;
import org.polemarch.perikles.rules.candidates.ProposeCandidate.NoPresence;
import org.polemarch.perikles.rules.candidates.ProposeCandidate.Propose;
import org.polemarch.perikles.rules.candidates.ProposeCandidate.TwoCandidates;
import org.polemarch.testkit.Covers;

/** 4.3 Propose candidates. */
@Cites("4.3")
class ProposeCandidatesTest {

    private static PeriklesTable phase(String first, String position) {
        PeriklesTable table = three(position);
        return table.run(new ProposeCandidates.Next(table.seat(first)));
    }

    @Test
    @Covers({"PK-C08", "PK-E01", "PK-E02", "PK-E03", "PK-E06", "PK-E08"})
    void clockwiseOneProposalEachUntilBothSpacesAreFilled() {
        phase("green", "cubes athens red 2 green 3 black 1")
                .asks("green", Propose.class)
                .choose("propose athens green")
                .candidates(Power.ATHENS, "green", "nobody")
                .cubes(Power.ATHENS, 2, 2, 1)
                .asks("black", Propose.class)
                .choose("propose athens red")
                .candidates(Power.ATHENS, "green", "red")
                .cubes(Power.ATHENS, 1, 2, 1)
                .asksNobody();
    }

    @Test
    @Covers({"PK-E04", "PK-E05"})
    void theCubeMayBeAnybodysButTheProposerMustBePresent() {
        PeriklesTable table = phase("red", """
                cubes athens red 1 green 1 black 1
                cubes sparta green 1 black 1
                candidates argos red
                cubes argos green 1
                """);
        table.asks("red", Propose.class)
                .offersOnly("propose athens red", "propose athens green", "propose athens black", "propose argos green")
                .refuses("propose sparta green", new NoPresence(Power.SPARTA))
                .refuses("propose argos black", new NoCube(Power.ARGOS, table.seat("black")))
                .choose("propose athens black")
                .candidates(Power.ATHENS, "black", "nobody");
    }

    @Test
    @Covers("PK-E07")
    void theTwoCandidatesOfACityBelongToDifferentPlayers() {
        PeriklesTable table = phase("red", "candidates athens red\ncubes athens red 3 green 1");
        table.offersOnly("propose athens green")
                .refuses("propose athens red", new AlreadyCandidate(Power.ATHENS, table.seat("red")));
    }

    @Test
    void aFullCityTakesNoMoreCandidates() {
        phase("red", "candidates athens red green\ncubes athens black 2 red 1\ncubes sparta red 1")
                .offersOnly("propose sparta red")
                .refuses("propose athens black", new TwoCandidates(Power.ATHENS));
    }

    @Test
    @Covers("PK-E09")
    void whoCanProposeMust() {
        assertThat(phase("red", "cubes athens red 1").notations()).containsExactly("propose athens red");
    }

    @Test
    @Covers("PK-E10")
    void whoCannotIsPassedOverWithoutAnybodyElseLosingHisTurn() {
        phase("red", """
                        cubes athens red 2 green 1
                        cubes sparta red 1 green 1
                        cubes corinth red 1 green 1
                        """)
                .asks("red", Propose.class)
                .choose("propose athens red")
                .asks("green", Propose.class)
                .choose("propose sparta green")
                .asks("red", Propose.class)
                .choose("propose corinth red")
                .asks("green", Propose.class);
    }

    @Test
    @Covers("PK-E12")
    void aCityWithOnePlayersCubesGetsOnlyAnAlphaCandidate() {
        phase("red", "cubes megara black 4")
                .asks("black", Propose.class)
                .choose("propose megara black")
                .candidates(Power.MEGARA, "black", "nobody")
                .asksNobody();
    }

    @Test
    @Covers("PK-E13")
    void candidatesOfTheInfluencePhaseStay() {
        phase("red", "candidates athens green\ncubes athens red 1 green 2")
                .choose("propose athens red")
                .candidates(Power.ATHENS, "green", "red")
                .asksNobody();
    }

    @Test
    @Covers("PK-E14")
    void noSpecialTileInThisPhase() {
        for (String tile : new String[] {"perikles", "alkibiades", "plague", "slave-revolt", "brasidas"}) {
            assertThat(phase("red", "special red " + tile + "\ncubes athens red 1")
                            .notations())
                    .containsExactly("propose athens red");
        }
    }

    /** Red alone is present anywhere: he proposes as long as he can, and β stays empty for want of another owner. */
    @Test
    @Covers("PK-E11")
    void itEndsWhenNobodyCanProposeAndNotBefore() {
        phase("red", "cubes athens red 2\ncubes sparta red 1\ncubes megara red 1")
                .choose("propose athens red")
                .asks("red", Propose.class)
                .choose("propose sparta red")
                .asks("red", Propose.class)
                .choose("propose megara red")
                .asksNobody();
    }

    @Test
    @Covers("PK-E11")
    void twelveCandidatesAreTheMost() {
        StringBuilder everywhere = new StringBuilder();
        for (Power city : Power.values()) {
            if (city != Power.PERSIA) {
                everywhere.append("cubes ").append(city.id()).append(" red 3 green 3 black 3\n");
            }
        }
        PeriklesTable table = phase("red", everywhere.toString());
        int proposals = 0;
        while (!table.kit().game().over()) {
            table.choose(table.notations().get(0));
            proposals++;
        }
        assertThat(proposals).isEqualTo(12);
    }
}
