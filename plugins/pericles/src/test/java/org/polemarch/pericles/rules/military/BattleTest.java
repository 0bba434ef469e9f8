package org.polemarch.pericles.rules.military;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.pericles.rules.military.Battlefield.committed;
import static org.polemarch.pericles.rules.military.Battlefield.land;
import static org.polemarch.pericles.rules.military.Battlefield.naval;
import static org.polemarch.pericles.rules.military.Battlefield.war;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.BattleSum;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 9.4 to 9.43, 9.6 and 9.7: when battles are fought, and what each Side brings. */
@Cites({"9.4", "9.41", "9.42", "9.43", "9.6", "9.7", "9.8", "12.3", "12.4", "3.2", "5.2"})
class BattleTest {

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
        assertThat(table.state().cards().battleDiscards(Side.SPARTA)).isEqualTo(IndexSet.of(26));
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

    /** The play note of 9.44: a Spartan army in Athens loses the sea battle without loss; only Athens may fight on. */
    @Test
    @Covers({"9.41c", "9.42b", "9.44c", "9.6a", "9.4c", "9.6b"})
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
        for (Side side : Side.values()) {
            assertThat(table.state().cards().battleDiscards(side).size())
                    .as("cards of %s, a new one for the second battle", side)
                    .isEqualTo(2);
        }
    }

    @Test
    @Covers({"9.4a", "9.4b", "9.6a", "9.6c", "3.12d"})
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
    @Covers({"12.3a", "12.3b"})
    void aStateShipHeldBackIsOfferedAgainBeforeTheSecondBattle() {
        PericlesTable table = war(5, 1)
                .tokens(5)
                .at(Theater.BOEOTIA, "4 athens-land, 2 athens-naval, 1 peloponnesian-land, 1 peloponnesian-base")
                .at(Theater.BOEOTIA, "1 peloponnesian-naval");
        Table<PericlesState> run = table.run(new MilitaryIssue.Command(Faction.DEMAGOGUE, Theater.BOEOTIA, false))
                .choose("assemble", "commit 1", "commit 0", "commit 1", "commit 0", "in-place", "hold-state-ship")
                .asks("demagogues", SecondBattle.Offer.class);
        assertThat(table.state().battle().orElseThrow().athens().stateShip()).isZero();
        run.choose("fight-on")
                .asks("aristocrats", StateShip.Offer.class)
                .choose("send-state-ship")
                .asksNobody();
        assertThat(table.state().battle().orElseThrow().athens().stateShip()).isEqualTo(1);
        assertThat(table.state().stateShipReady()).isFalse();
    }

    @Test
    @Covers("12.3b")
    void theStateShipCountsInBothBattlesOfItsIssue() {
        PericlesTable table = war(5, 1)
                .tokens(5)
                .at(Theater.BOEOTIA, "4 athens-land, 2 athens-naval, 1 peloponnesian-land, 1 peloponnesian-base")
                .at(Theater.BOEOTIA, "1 peloponnesian-naval");
        table.run(new MilitaryIssue.Command(Faction.DEMAGOGUE, Theater.BOEOTIA, false))
                .choose("assemble", "commit 1", "commit 0", "commit 1", "commit 0", "in-place", "send-state-ship")
                .choose("fight-on")
                .asksNobody();
        BattleSum second = table.state().battle().orElseThrow();
        assertThat(second.arm()).isEqualTo(Arm.NAVAL);
        assertThat(second.athens().stateShip()).isEqualTo(1);
        assertThat(table.state().stateShipReady()).isFalse();
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
        assertThat(state.cards().battleDiscards(Side.ATHENS).size()).isEqualTo(1);
    }
}
