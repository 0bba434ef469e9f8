package org.polemarch.perikles.rules;

import static org.polemarch.perikles.PeriklesTable.three;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.perikles.Kinds;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.Places;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.rules.candidates.ProposeCandidates;
import org.polemarch.perikles.rules.common.SpecialTiles;
import org.polemarch.perikles.rules.forces.FirstToCommit;
import org.polemarch.perikles.rules.forces.GrantPermission;
import org.polemarch.perikles.rules.influence.Alkibiades;
import org.polemarch.perikles.rules.influence.AnyCity;
import org.polemarch.perikles.rules.influence.Assassin;
import org.polemarch.perikles.rules.influence.TakeInfluence;
import org.polemarch.perikles.rules.setup.ExtraCubes;
import org.polemarch.testkit.Covers;

/** What a player might try and is told why he cannot. */
@Cites({"3.8", "4.2", "4.2/assassin", "4.2/any-city", "4.3", "4.5/order", "4.5/permission", "7/special-tiles"})
class RefusalsTest {

    private static final SpecialTiles.NotNow PERIKLES_NOT_NOW = SpecialTiles.NotNow.of(SpecialTile.PERIKLES);

    @Test
    @Covers("PK-B11")
    void noSpecialTileDuringSetUp() {
        PeriklesTable table = three("special red perikles");
        table.run(new ExtraCubes.Place(table.seat("red"), 1))
                .offersNot("play perikles")
                .refuses("play perikles", PERIKLES_NOT_NOW);
    }

    @Test
    @Covers("PK-E14")
    void noSpecialTileWhileCandidatesAreProposed() {
        PeriklesTable table = three("special red perikles\ncubes athens red 1 green 1");
        table.run(new ProposeCandidates.Next(table.seat("red")))
                .offersNot("play perikles")
                .refuses("play perikles", PERIKLES_NOT_NOW);
    }

    @Test
    @Covers("PK-O02")
    void beforeOrAfterATileMeansNotInTheMiddleOfIt() {
        PeriklesTable any = three("special red perikles");
        any.run(new AnyCity.Place(any.seat("red"), 1)).refuses("play perikles", PERIKLES_NOT_NOW);
        PeriklesTable assassin = three("special red perikles\ncubes athens green 1");
        assassin.run(new Assassin.Strike(assassin.seat("red"))).refuses("play perikles", PERIKLES_NOT_NOW);
    }

    @Test
    void aSlaveRevoltIsNoAnswerToOthers() {
        SpecialTiles.NotNow notNow = SpecialTiles.NotNow.of(SpecialTile.SLAVE_REVOLT);
        PeriklesTable naming = three("special red slave-revolt\nleader sparta red");
        naming.run(new FirstToCommit.Choose()).refuses("play slave-revolt", notNow);
        PeriklesTable asked = three("special red slave-revolt\nleader sparta red\nlocations pylos");
        asked.run(new GrantPermission.Request(asked.seat("green"), Power.THEBES, Places.PYLOS))
                .refuses("play slave-revolt", notNow);
    }

    @Test
    @Covers("PK-D13")
    void anAssassinNeedsACube() {
        PeriklesTable table = three("cubes athens green 1\ncandidates athens red");
        table.run(new Assassin.Strike(table.seat("red")))
                .offersOnly("kill athens green temple", "kill athens red alpha")
                .refuses("kill athens red temple", new Assassin.NoCubeThere(Power.ATHENS, table.seat("red")))
                .refuses("kill athens green beta", new Assassin.NoCubeThere(Power.ATHENS, table.seat("green")));
    }

    @Test
    @Covers({"PK-O04", "PK-O05"})
    void alcibiadesMovesNoCandidateAndNoCubeTwice() {
        PeriklesTable table = three("special red alkibiades\ncubes athens green 1 red 1\ncandidates sparta green");
        table.run(new TakeInfluence.Choose(table.seat("red")))
                .choose("play alkibiades")
                .refuses("move green sparta athens", new Alkibiades.NoCubeThere(Power.SPARTA, table.seat("green")))
                .choose("move green athens thebes")
                .refuses("move green thebes argos", new Alkibiades.MovedAlready(Power.THEBES, table.seat("green")))
                .choose("move red athens thebes");
    }

    @Test
    @Covers("PK-D03")
    void onlyOpenTilesCanBeTaken() {
        PeriklesTable table =
                three("display athens-double athens-double athens-double athens-candidate athens-candidate"
                        + " sparta-double sparta-double sparta-double sparta-candidate sparta-candidate");
        table.run(new TakeInfluence.Choose(table.seat("red")))
                .offersNot("take any")
                .refuses("take any", new TakeInfluence.NotOpen(Kinds.ANY));
    }
}
