package org.polemarch.pericles.rules.military;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.Aftermath;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.boule.Hostages;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** What an expedition leaves behind. */
@Cites({"9.32", "9.45"})
class AfterTheBattleTest {

    @Test
    @Covers("9.45d")
    void theLosersSpokesmanPicksTheWinnersLosses() {
        PericlesTable table = PericlesTable.war()
                .controlling(Faction.DEMAGOGUE, Faction.AGIAD)
                .at(Theater.BOEOTIA, "2 sparta-land, 2 peloponnesian-land, 4 athens-land");
        for (int i = 0; i < 4; i++) {
            table.state().board().fall(Theater.BOEOTIA, Piece.ATHENS_LAND);
        }
        Battle.Fight fight = new Battle.Fight(Faction.AGIAD, Theater.BOEOTIA, Arm.LAND, false);
        table.run(new WinnerLosses.Suffer(fight, new Battle.Result(Side.SPARTA, 4)))
                .asks("demagogues", Casualty.Pick.class);
    }

    @Test
    @Covers("9.32q")
    void unitsThatMovedMayMoveInTheNextExpedition() {
        PericlesTable table = PericlesTable.war().at(Theater.ATHENS, "1 athens-base, 1 athens-naval");
        table.state().board().march(Piece.ATHENS_NAVAL, Theater.ATHENS, Theater.CYCLADES);
        assertThat(table.state().board().unmoved(Theater.CYCLADES, Piece.ATHENS_NAVAL))
                .isZero();
        table.run(new ExpeditionBattle.Begin(Faction.ARISTOCRAT, Theater.CYCLADES, false));
        assertThat(table.state().board().unmoved(Theater.CYCLADES, Piece.ATHENS_NAVAL))
                .isEqualTo(1);
    }

    @Test
    @Covers("9.11a")
    void noGoldForAGeneralWhoBuildsNothing() {
        PericlesTable table = PericlesTable.war().tokens(Faction.AGIAD, 1).at(Theater.SPARTA, "1 sparta-base");
        table.state().board().buildPersianBase();
        table.run(new CityBuild.Raise(Faction.AGIAD, 4)).choose("enough-built").asksNobody();
    }

    @Test
    @Covers("9.45d")
    void nobodyIsAskedWhereAllMustFall() {
        PericlesTable table = PericlesTable.war()
                .at(
                        Theater.BOEOTIA,
                        "1 athens-land, 1 delian-land, 1 sparta-base, 1 peloponnesian-base, 2 sparta-land");
        for (int i = 0; i < 2; i++) {
            table.state().board().fall(Theater.BOEOTIA, Piece.SPARTA_LAND);
        }
        Battle.Fight fight = new Battle.Fight(Faction.ARISTOCRAT, Theater.BOEOTIA, Arm.LAND, true);
        table.run(Aftermath.fromBases(fight, new Battle.Result(Side.ATHENS, 9)))
                .choose("kill sparta-base")
                .asksNobody();
        assertThat(table.count(Theater.BOEOTIA, Piece.ATHENS_LAND)).isZero();
        assertThat(table.count(Theater.BOEOTIA, Piece.DELIAN_LAND)).isZero();
    }

    @Test
    @Covers("9.46d")
    void hostagesThatWereUsedCanBeTakenAgain() {
        PericlesTable table = PericlesTable.war().controlling(Faction.DEMAGOGUE, Faction.AGIAD);
        table.state().setHostages(Side.ATHENS, true);
        table.run(new Hostages.Offer(Side.ATHENS)).choose("use-hostages");
        assertThat(table.state().hostages(Side.ATHENS)).isFalse();
        table.at(Theater.BOEOTIA, "5 athens-land, 1 sparta-land, 1 sparta-base, 1 peloponnesian-base");
        table.state().board().fall(Theater.BOEOTIA, Piece.SPARTA_LAND);
        Battle.Fight fight = new Battle.Fight(Faction.ARISTOCRAT, Theater.BOEOTIA, Arm.LAND, true);
        table.run(Aftermath.fromBases(fight, new Battle.Result(Side.ATHENS, 9))).choose("kill sparta-base");
        while (!table.table().game().over() && table.table().game().question().frame() instanceof Casualty.Pick) {
            table.table().game().play(0);
        }
        assertThat(table.state().hostages(Side.ATHENS)).isTrue();
    }

    @Test
    @Covers("9.31e")
    void noMarchIsTakenBackOnceTheEnemyHasOpenedItsHands() {
        assertThat(barriersOf(true)).isEqualTo(1);
        assertThat(barriersOf(false)).isZero();
    }

    /** How many barriers to taking back the end of a march raises. */
    private static int barriersOf(boolean opposed) {
        Table<PericlesState> run = PericlesTable.war()
                .at(Theater.BOEOTIA, "1 peloponnesian-land")
                .run(
                        new Movement.March(Faction.DEMAGOGUE, Theater.BOEOTIA, 1),
                        new ExpeditionBattle.Begin(Faction.DEMAGOGUE, Theater.BOEOTIA, opposed));
        int before = run.game().barriers();
        run.choose("in-place").asksNobody();
        return run.game().barriers() - before;
    }
}
