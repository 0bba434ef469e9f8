package org.polemarch.pericles.rules.military;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Cites;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.BattleSum;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

@Cites({
    "9.4", "9.41", "9.42", "9.43", "9.44", "9.45", "9.46", "9.5", "9.51", "9.52", "9.53", "9.54", "9.6", "9.7", "9.8",
    "9.83", "12.1", "12.3", "12.4", "3.2", "5.2"
})
class BattleTest {

    private static PericlesTable war(int athenianCard, int spartanCard) {
        return PericlesTable.war()
                .controlling(Faction.ARISTOCRAT, Faction.EURYPONTID)
                .cards(Side.ATHENS, athenianCard, 3)
                .cards(Side.SPARTA, spartanCard, 3);
    }

    private static PericlesTable committed(PericlesTable table, int athens, int sparta) {
        table.tokens(Faction.ARISTOCRAT, athens).tokens(Faction.EURYPONTID, sparta);
        PericlesState state = table.state();
        for (Faction faction : new Faction[] {Faction.ARISTOCRAT, Faction.EURYPONTID}) {
            state.treasury().commit(faction, state.treasury().held(faction));
            state.treasury().open(faction);
        }
        return table;
    }

    private static Table<PericlesState> land(PericlesTable table, Faction general, Theater theater) {
        return table.run(new Battle.Fight(general, theater, Arm.LAND, false));
    }

    private static Table<PericlesState> naval(PericlesTable table, Faction general, Theater theater) {
        return table.run(new Battle.Fight(general, theater, Arm.NAVAL, false));
    }

    @Test
    @Covers({"9.42a", "9.8b", "12.4a", "12.3b", "9.41a", "9.41b", "9.42b"})
    void everyTermOfALandBattle() {
        PericlesTable table = committed(war(2, 5), 3, 4)
                .at(Theater.BOEOTIA, "2 athens-land, 1 delian-land, 1 delian-base, 4 athens-naval")
                .at(Theater.BOEOTIA, "2 sparta-land, 1 the-300, 1 peloponnesian-land, 2 peloponnesian-naval")
                .treachery(Side.ATHENS, Theater.BOEOTIA, 2)
                .treachery(Side.SPARTA, Theater.BOEOTIA, 1);
        table.state().setStateShipCommitted(true);
        land(table, Faction.ARISTOCRAT, Theater.BOEOTIA);
        BattleSum sum = table.state().battle().orElseThrow();
        BattleSum.Terms athens = sum.athens();
        assertThat(athens.units()).isEqualTo(3);
        assertThat(athens.bases()).isEqualTo(2);
        assertThat(athens.treachery()).isEqualTo(2);
        assertThat(athens.tokens()).isEqualTo(3);
        assertThat(athens.stateShip()).isEqualTo(1);
        assertThat(athens.the300()).isZero();
        assertThat(athens.cardValue()).isEqualTo(2);
        assertThat(athens.total()).isEqualTo(13);
        BattleSum.Terms sparta = sum.sparta();
        assertThat(sparta.units()).isEqualTo(7); // two red, the 300 and a yellow
        assertThat(sparta.the300()).isEqualTo(1);
        assertThat(sparta.total()).isEqualTo(7 + 1 + 4 + 1 + 5);
        assertThat(table.state().cards().battleDiscards(Side.SPARTA)).isEqualTo(1 << 26);
    }

    @Test
    @Covers({"12.4c", "9.41a", "3.2l"})
    void the300AndTheStateShipAreTokensAtSeaToo() {
        PericlesTable table = war(1, 1)
                .at(Theater.SAMOS, "1 athens-naval, 3 athens-land, 1 delian-naval")
                .at(Theater.SAMOS, "1 the-300, 2 sparta-naval");
        table.state().setStateShipCommitted(true);
        naval(table, Faction.ARISTOCRAT, Theater.SAMOS);
        BattleSum sum = table.state().battle().orElseThrow();
        assertThat(sum.athens().units()).isEqualTo(3);
        assertThat(sum.athens().stateShip()).isEqualTo(1);
        assertThat(sum.sparta().units()).isEqualTo(2);
        assertThat(sum.sparta().the300()).isEqualTo(1);
        assertThat(sum.sparta().total()).isEqualTo(4);
        // Elsewhere on the map they are no token here.
        PericlesTable away =
                war(1, 1).at(Theater.SAMOS, "1 athens-naval, 1 sparta-naval").at(Theater.CHIOS, "1 the-300");
        naval(away, Faction.ARISTOCRAT, Theater.SAMOS);
        assertThat(away.state().battle().orElseThrow().sparta().the300()).isZero();
    }

    @Test
    @Covers({"9.43b", "9.4a"})
    void aTieChangesNothing() {
        PericlesTable table =
                war(3, 3).at(Theater.BOEOTIA, "2 athens-land, 1 peloponnesian-land, 1 peloponnesian-naval");
        committed(table, 0, 1);
        land(table, Faction.ARISTOCRAT, Theater.BOEOTIA).asksNobody();
        assertThat(table.count(Theater.BOEOTIA, Piece.ATHENS_LAND)).isEqualTo(2);
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(10);
    }

    @Test
    @Covers({"9.43a", "9.44b", "9.44a", "9.51a", "9.53a", "9.53b"})
    void theGeneralWinsHonorForWhatFell() {
        // 4 + 2 + 3 against 2 + 3: by four; four blue kill two yellow, and two yellow cost one cube.
        PericlesTable table = committed(war(3, 3), 2, 0)
                .at(Theater.BOEOTIA, "4 athens-land, 2 peloponnesian-land, 1 peloponnesian-naval");
        land(table, Faction.ARISTOCRAT, Theater.BOEOTIA)
                .asks("aristocrats", SecondBattle.Offer.class)
                .choose("break-off")
                .asksNobody();
        assertThat(table.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_LAND)).isZero();
        assertThat(table.count(Theater.BOEOTIA, Piece.ATHENS_LAND)).isEqualTo(3);
        assertThat(table.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_NAVAL)).isEqualTo(1);
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(14);
        assertThat(table.honor(Faction.DEMAGOGUE)).isEqualTo(12);
        assertThat(table.honor(Faction.EURYPONTID)).isEqualTo(8);
        assertThat(table.honor(Faction.AGIAD)).isEqualTo(8);
        assertThat(table.state().board().supply(Piece.PELOPONNESIAN_LAND)).isEqualTo(20);
    }

    @Test
    @Covers({"9.52a", "9.52b", "9.46b", "9.54b", "9.54a", "9.54d", "9.44f"})
    void theOtherSideWinsWithHostages() {
        // The Agiads attack with one red; 3 + 3 against 2 + 1: by three, 3 points of cubes kill one red.
        PericlesTable table = war(3, 1).at(Theater.BOEOTIA, "3 athens-land, 1 sparta-land, 1 peloponnesian-land");
        land(table, Faction.AGIAD, Theater.BOEOTIA)
                .asks("aristocrats", LoserLosses.Pick.class)
                .offersOnly("kill sparta-land", "kill peloponnesian-land")
                .choose("kill sparta-land")
                .asks("aristocrats", SecondBattle.Offer.class)
                .choose("break-off");
        assertThat(table.count(Theater.BOEOTIA, Piece.SPARTA_LAND)).isZero();
        assertThat(table.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_LAND)).isEqualTo(1);
        assertThat(table.count(Theater.BOEOTIA, Piece.ATHENS_LAND)).isEqualTo(2); // one red costs one cube
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(16);
        assertThat(table.honor(Faction.DEMAGOGUE)).isEqualTo(11);
        assertThat(table.honor(Faction.AGIAD)).isEqualTo(9);
        assertThat(table.state().hostages(Side.ATHENS)).isTrue();
        // Hostages make it a major defeat, though only two Honor were lost.
        assertThat(table.spaces(Side.SPARTA, Issue.WAR_PEACE)).containsExactly(2); // the Agiads are the Opposition
    }

    @Test
    @Covers({"9.46a", "9.51b", "9.46c", "9.45d"})
    void spartaTakesHostagesAtSea() {
        PericlesTable table = committed(war(1, 5), 0, 4).at(Theater.SAMOS, "1 athens-naval, 3 peloponnesian-naval");
        table.state().setHostages(Side.SPARTA, true);
        naval(table, Faction.AGIAD, Theater.SAMOS).asksNobody();
        // A blue ship costs two of the victors; the Theater is Sparta's, so there is no second battle.
        assertThat(table.count(Theater.SAMOS, Piece.PELOPONNESIAN_NAVAL)).isEqualTo(1);
        assertThat(table.honor(Faction.AGIAD)).isEqualTo(17); // 2 and 5, though a marker was held already
        assertThat(table.honor(Faction.EURYPONTID)).isEqualTo(11);
        assertThat(table.state().hostages(Side.SPARTA)).isTrue();
    }

    @Test
    @Covers({"9.46b", "9.46d"})
    void killingThe300TakesHostages() {
        PericlesTable table = committed(war(5, 1), 5, 0).at(Theater.SPARTA, "4 athens-land, 1 the-300, 1 sparta-naval");
        land(table, Faction.ARISTOCRAT, Theater.SPARTA).choose("break-off");
        assertThat(table.count(Theater.SPARTA, Piece.THE_300)).isZero();
        assertThat(table.state().hostages(Side.ATHENS)).isTrue();
        PericlesTable yellow = committed(war(5, 1), 5, 0)
                .at(Theater.BOEOTIA, "4 athens-land, 1 peloponnesian-land, 1 peloponnesian-naval");
        land(yellow, Faction.ARISTOCRAT, Theater.BOEOTIA);
        assertThat(yellow.state().hostages(Side.ATHENS)).isFalse();
        PericlesTable winnerLoses = committed(war(1, 5), 0, 5).at(Theater.BOEOTIA, "4 athens-land, 5 sparta-land");
        land(winnerLoses, Faction.AGIAD, Theater.BOEOTIA);
        assertThat(winnerLoses.count(Theater.BOEOTIA, Piece.SPARTA_LAND)).isEqualTo(4);
        assertThat(winnerLoses.state().hostages(Side.ATHENS)).isFalse();
    }

    @Test
    @Covers({"9.54a", "9.54c", "9.54e", "9.5x"})
    void fiveHonorOfASideInOneBattleAreAMajorDefeat() {
        PericlesTable two = committed(war(5, 1), 5, 0)
                .at(Theater.BOEOTIA, "4 athens-land, 2 peloponnesian-land, 3 peloponnesian-naval");
        land(two, Faction.ARISTOCRAT, Theater.BOEOTIA);
        assertThat(two.spaces(Side.SPARTA, Issue.WAR_PEACE)).isEmpty(); // two units are four Honor
        PericlesTable three = committed(war(5, 1), 5, 0)
                .at(Theater.BOEOTIA, "4 athens-land, 3 peloponnesian-land, 3 peloponnesian-naval");
        land(three, Faction.ARISTOCRAT, Theater.BOEOTIA);
        assertThat(three.spaces(Side.SPARTA, Issue.WAR_PEACE)).containsExactly(2);
        PericlesTable again = committed(war(5, 1), 5, 0)
                .issue(Side.SPARTA, Issue.WAR_PEACE, -3)
                .at(Theater.BOEOTIA, "4 athens-land, 3 peloponnesian-land, 3 peloponnesian-naval");
        land(again, Faction.ARISTOCRAT, Theater.BOEOTIA);
        assertThat(again.spaces(Side.SPARTA, Issue.WAR_PEACE)).containsExactly(-3);
        // Two battles of two units each: not one of four.
        PericlesTable apart = committed(war(5, 1), 5, 0)
                .at(Theater.BOEOTIA, "2 athens-land, 2 peloponnesian-land, 1 athens-naval, 2 peloponnesian-naval");
        land(apart, Faction.ARISTOCRAT, Theater.BOEOTIA).choose("fight-on");
        assertThat(apart.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_NAVAL)).isZero();
        assertThat(apart.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_LAND)).isZero();
        assertThat(apart.spaces(Side.SPARTA, Issue.WAR_PEACE)).isEmpty();
        assertThat(apart.honor(Faction.ARISTOCRAT)).isEqualTo(18);
        assertThat(apart.honor(Faction.AGIAD)).isEqualTo(6);
    }

    @Test
    @Covers({"12.1d"})
    void argosCostsAthensNoHonor() {
        PericlesTable table = committed(war(1, 5), 0, 5)
                .at(Theater.SPARTA, "3 argos-land, 1 delian-land, 4 sparta-land, 1 delian-base");
        land(table, Faction.AGIAD, Theater.SPARTA).asksNobody();
        // 8 + 5 + 5 against 4 + 2 + 1: by eleven; all four cubes fall, four cubes cost a red, and the base falls.
        assertThat(table.state().board().units(Side.ATHENS, Theater.SPARTA, Arm.LAND))
                .isZero();
        assertThat(table.count(Theater.SPARTA, Piece.DELIAN_BASE)).isZero();
        assertThat(table.honor(Faction.AGIAD)).isEqualTo(20);
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(8); // the Delian and the base
    }

    @Test
    @Covers({"9.44g", "9.44h", "9.44i", "9.83a", "9.45a"})
    void basesFallForWhatIsLeftOfTheDifferential() {
        PericlesTable table = committed(war(5, 1), 5, 2)
                .at(Theater.BOEOTIA, "4 athens-land, 1 peloponnesian-land, 1 sparta-base, 1 peloponnesian-base")
                .treachery(Side.SPARTA, Theater.BOEOTIA, 2)
                .treachery(Side.ATHENS, Theater.BOEOTIA, 1);
        // 4 + 1 + 5 + 5 = 15 against 1 + 4 + 2 + 2 + 1 = 10: by five. One unit, then (5 - 1) / 2 = 2 bases.
        land(table, Faction.ARISTOCRAT, Theater.BOEOTIA).asksNobody();
        assertThat(table.state().board().bases(Side.SPARTA, Theater.BOEOTIA)).isZero();
        assertThat(table.state().board().treachery(Side.SPARTA, Theater.BOEOTIA))
                .isZero();
        assertThat(table.state().board().treachery(Side.ATHENS, Theater.BOEOTIA))
                .isEqualTo(1);
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(16);
        assertThat(table.count(Theater.BOEOTIA, Piece.ATHENS_LAND)).isEqualTo(4); // bases cost the winner nothing
    }

    @Test
    @Covers("9.44g")
    void the300CountAmongTheTokensThatBringABaseDown() {
        PericlesTable table = committed(war(1, 5), 2, 2).at(Theater.BOEOTIA, "4 sparta-land, 1 the-300, 1 delian-base");
        land(table, Faction.AGIAD, Theater.BOEOTIA); // three to two
        assertThat(table.count(Theater.BOEOTIA, Piece.DELIAN_BASE)).isZero();
        PericlesTable even = committed(war(1, 5), 2, 2).at(Theater.BOEOTIA, "5 sparta-land, 1 delian-base");
        land(even, Faction.AGIAD, Theater.BOEOTIA);
        assertThat(even.count(Theater.BOEOTIA, Piece.DELIAN_BASE)).isEqualTo(1);
    }

    @Test
    @Covers("9.44h")
    void unitsThatFellAreTakenOffTheDifferentialOfTheBases() {
        PericlesTable table = committed(war(5, 1), 5, 4)
                .at(Theater.BOEOTIA, "5 athens-land, 2 peloponnesian-land, 1 sparta-base, 1 peloponnesian-base");
        // 5 + 5 + 5 = 15 against 2 + 4 + 4 + 1 = 11: by four. Two units, then (4 - 2) / 2 = 1 base of the two.
        land(table, Faction.ARISTOCRAT, Theater.BOEOTIA)
                .asks("aristocrats", BaseLosses.Raze.class)
                .choose("kill sparta-base");
        BattleSum sum = table.state().battle().orElseThrow();
        assertThat(sum.athens().total()).isEqualTo(15); // without the State Ship, which stayed at home
        assertThat(sum.sparta().total()).isEqualTo(11);
        assertThat(table.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_LAND)).isZero();
        assertThat(table.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_BASE)).isEqualTo(1);
    }

    @Test
    @Covers({"9.44g", "9.44h"})
    void theOpponentPicksTheBaseThatFalls() {
        PericlesTable table =
                committed(war(5, 1), 4, 2).at(Theater.BOEOTIA, "3 athens-land, 1 sparta-base, 1 peloponnesian-base");
        // 3 + 4 + 5 against 4 + 2 + 1: by five, and no unit to lose: two bases; with two less only one.
        land(table, Faction.ARISTOCRAT, Theater.BOEOTIA);
        assertThat(table.state().board().bases(Side.SPARTA, Theater.BOEOTIA)).isZero();
        PericlesTable one =
                committed(war(3, 1), 4, 2).at(Theater.BOEOTIA, "3 athens-land, 1 sparta-base, 1 peloponnesian-base");
        land(one, Faction.ARISTOCRAT, Theater.BOEOTIA)
                .asks("aristocrats", BaseLosses.Raze.class)
                .offersOnly("kill sparta-base", "kill peloponnesian-base")
                .choose("kill sparta-base");
        assertThat(one.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_BASE)).isEqualTo(1);
    }

    @Test
    @Covers({"9.44g", "9.44c", "9.41c"})
    void noBaseFallsWithoutMoreTokensOrWithoutUnitsOfTheKind() {
        PericlesTable equal = committed(war(5, 1), 2, 2).at(Theater.BOEOTIA, "6 athens-land, 1 peloponnesian-base");
        land(equal, Faction.ARISTOCRAT, Theater.BOEOTIA);
        assertThat(equal.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_BASE)).isEqualTo(1);
        // Only ships: the land battle is fought and won, and nobody is hurt.
        PericlesTable ships = committed(war(5, 1), 5, 0)
                .at(Theater.BOEOTIA, "6 athens-naval, 1 athens-base, 1 peloponnesian-base, 1 peloponnesian-land");
        land(ships, Faction.ARISTOCRAT, Theater.BOEOTIA).asks("aristocrats", SecondBattle.Offer.class);
        assertThat(ships.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_BASE)).isEqualTo(1);
        assertThat(ships.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_LAND)).isEqualTo(1);
        assertThat(ships.honor(Faction.ARISTOCRAT)).isEqualTo(10);
    }

    @Test
    @Covers({"9.44g", "9.44c"})
    void noBaseFallsWhileItsUnitsStandNorToAWinnerWithoutUnits() {
        // 1 + 5 + 5 against 3 + 2 + 1: by five, but one hoplite kills one; the others still cover the base.
        PericlesTable covered = committed(war(5, 1), 5, 0)
                .at(Theater.BOEOTIA, "1 athens-land, 3 peloponnesian-land, 1 peloponnesian-base");
        land(covered, Faction.ARISTOCRAT, Theater.BOEOTIA);
        assertThat(covered.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_LAND)).isEqualTo(2);
        assertThat(covered.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_BASE)).isEqualTo(1);
        // A base wins the land battle and harms nobody.
        PericlesTable walls =
                committed(war(5, 1), 5, 0).at(Theater.BOEOTIA, "6 athens-naval, 1 athens-base, 1 peloponnesian-base");
        land(walls, Faction.ARISTOCRAT, Theater.BOEOTIA);
        assertThat(walls.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_BASE)).isEqualTo(1);
        assertThat(walls.honor(Faction.ARISTOCRAT)).isEqualTo(10);
    }

    /** The play note of 9.44: a Spartan army in Athens loses the sea battle without loss; only Athens may fight on. */
    @Test
    @Covers({"9.41c", "9.44c", "9.6a", "9.4c", "9.6b"})
    void theExampleOfAnAllLandForceInAthens() {
        PericlesTable table = war(3, 3)
                .tokens(5)
                .at(Theater.ATHENS, "2 athens-naval, 2 athens-land, 1 athens-base")
                .at(Theater.ISTHMUS, "6 sparta-land");
        table.state().setStateShipReady(false);
        table.run(new MilitaryIssue.Command(Faction.AGIAD, Theater.ATHENS, false))
                .choose("assemble", "commit 3", "commit 0", "commit 2", "commit 0")
                .choose("move sparta-land isthmus athens", "move sparta-land isthmus athens")
                .choose("move sparta-land isthmus athens")
                .asks("aristocrats", SecondBattle.Offer.class);
        // At sea 4 + 2 + 2 + 3 against 3 + 3.
        assertThat(table.state().battle().orElseThrow().arm()).isEqualTo(Arm.NAVAL);
        assertThat(table.count(Theater.ATHENS, Piece.SPARTA_LAND)).isEqualTo(3);
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(10);
        table.table().choose("fight-on");
        BattleSum second = table.state().battle().orElseThrow();
        assertThat(second.arm()).isEqualTo(Arm.LAND);
        assertThat(second.sparta().tokens()).isEqualTo(3);
        assertThat(second.athens().tokens()).isEqualTo(2);
        assertThat(second.sparta().units()).isEqualTo(6);
        assertThat(second.athens().card()).isNotEqualTo(second.sparta().card());
        assertThat(Integer.bitCount(table.state().cards().battleDiscards(Side.ATHENS)))
                .isEqualTo(2);
    }

    @Test
    @Covers({"9.4b", "9.6a", "9.6c", "3.12d"})
    void inALandTheaterTheLandBattleComesFirstAndThereIsNoThird() {
        PericlesTable table = war(5, 1)
                .tokens(5)
                .at(Theater.BOEOTIA, "4 athens-land, 2 athens-naval, 1 peloponnesian-land, 1 peloponnesian-base")
                .at(Theater.BOEOTIA, "1 peloponnesian-naval");
        table.state().setStateShipReady(false);
        Table<PericlesState> run = table.run(new MilitaryIssue.Command(Faction.DEMAGOGUE, Theater.BOEOTIA, false))
                .choose("assemble", "commit 1", "commit 0", "commit 1", "commit 0", "in-place")
                .asks("demagogues", SecondBattle.Offer.class);
        assertThat(table.state().battle().orElseThrow().arm()).isEqualTo(Arm.LAND);
        run.choose("fight-on").asksNobody();
        assertThat(run.all(Battle.BattleFought.class)).hasSize(2);
    }

    @Test
    @Covers("9.4a")
    void noBattleWhereNobodyIsContesting() {
        PericlesTable table = war(3, 3).tokens(5).at(Theater.BOEOTIA, "1 peloponnesian-land");
        Table<PericlesState> run = table.run(new MilitaryIssue.Command(Faction.DEMAGOGUE, Theater.BOEOTIA, false))
                .choose("assemble", "commit 1", "commit 0", "commit 1", "commit 0", "in-place")
                .asksNobody();
        assertThat(run.all(Battle.BattleFought.class)).isEmpty();
        assertThat(run.all(ExpeditionBattle.NoBattle.class))
                .containsExactly(new ExpeditionBattle.NoBattle(Theater.BOEOTIA));
    }

    @Test
    @Covers({"12.3a", "12.3b", "12.3c", "9.31e"})
    void theStateShipIsSentOnceATurnWhenAllHandsAreOpen() {
        PericlesTable table = war(3, 3)
                .tokens(5)
                .at(Theater.BOEOTIA, "2 athens-land, 1 peloponnesian-land")
                .at(Theater.SAMOS, "1 athens-land, 1 peloponnesian-land");
        Table<PericlesState> run = table.run(new MilitaryIssue.Command(Faction.AGIAD, Theater.BOEOTIA, false))
                .choose("assemble", "commit 1", "commit 0", "commit 0", "commit 1")
                .asks("agiads", Movement.March.class)
                .choose("in-place")
                .asks("aristocrats", StateShip.Offer.class)
                .offersOnly("send-state-ship", "hold-state-ship");
        assertThat(run.all(Commitment.HandOpened.class)).hasSize(4);
        run.choose("send-state-ship");
        assertThat(table.state().battle().orElseThrow().athens().stateShip()).isEqualTo(1);
        assertThat(table.state().stateShipReady()).isFalse();
        while (!run.game().over()) {
            run.choose(run.notations().get(0));
        }
        assertThat(table.state().stateShipCommitted()).isFalse();
        table.run(new ExpeditionBattle.Begin(Faction.AGIAD, Theater.SAMOS, false));
        assertThat(table.state().battle().orElseThrow().athens().stateShip()).isZero();
    }

    @Test
    @Covers("5.2d")
    void anExhaustedBattleDeckIsShuffledFromTheCardsUsed() {
        PericlesTable table = PericlesTable.war().at(Theater.BOEOTIA, "1 athens-land, 1 peloponnesian-land");
        PericlesState state = table.state();
        while (state.cards().battle(Side.ATHENS).size() > 0) {
            state.cards()
                    .discardBattle(
                            Side.ATHENS, state.cards().battle(Side.ATHENS).draw());
        }
        table.play(9, new Battle.Fight(Faction.AGIAD, Theater.BOEOTIA, Arm.LAND, false));
        assertThat(state.cards().battle(Side.ATHENS).size()).isEqualTo(29);
        assertThat(Integer.bitCount(state.cards().battleDiscards(Side.ATHENS))).isEqualTo(1);
    }
}
