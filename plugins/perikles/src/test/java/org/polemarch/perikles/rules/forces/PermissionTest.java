package org.polemarch.perikles.rules.forces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.three;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.Places;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.rules.turn.EndOfTurn;
import org.polemarch.testkit.Covers;

/** 4.5 Permission to defend. */
@Cites("4.5/permission")
class PermissionTest {

    private static PeriklesTable commit(String first, String position) {
        PeriklesTable table = three("""
                leader athens red
                leader thebes red
                leader sparta green
                leader corinth black
                locations pylos sicily amphipolis delium mantinea leucas cythera
                """ + position);
        return table.run(new CommitOrder.Next(table.seat(first)));
    }

    @Test
    @Covers({"PK-I01", "PK-I03"})
    void toDefendAnothersLocationOneAsksHimForOnePowerAndOneLocation() {
        PeriklesTable table = commit("red", "holds red any\nholds green any");
        table.offersNot("defend pylos thebes hoplite 1")
                .refuses(
                        "defend pylos thebes hoplite 1",
                        new Restrictions.NoPermission(Power.THEBES, Power.SPARTA, table.seat("green")))
                .choose("ask thebes pylos")
                .asks("green", GrantPermission.Request.class)
                .offersOnly("grant", "refuse")
                .choose("grant")
                .asks("red", SendForces.Choose.class)
                .offers("defend pylos thebes hoplite 1", "defend pylos thebes trireme 2")
                .offersNot("defend pylos athens hoplite 1", "defend sicily thebes hoplite 1")
                .offers("ask athens pylos", "ask thebes sicily");
        assertThat(table.last(GrantPermission.Granted.class).location()).isEqualTo(Places.PYLOS);
    }

    @Test
    @Covers("PK-I02")
    void attackingNeedsNoPermission() {
        commit("red", "attack pylos corinth hoplite 1\nholds red any")
                .offers("attack pylos athens hoplite 1", "attack leucas athens hoplite 1");
    }

    @Test
    @Covers("PK-I04")
    void aRefusedPlayerChoosesAgainWithTheSameTile() {
        PeriklesTable table = commit("red", "holds red any athens-double\nholds green any");
        table.choose("ask thebes pylos", "refuse")
                .asks("red", SendForces.Choose.class)
                .offersNot("ask thebes pylos", "defend pylos thebes hoplite 1")
                .refuses("ask thebes pylos", new Permission.RefusedBefore(Power.THEBES, Places.PYLOS))
                .offers("ask athens pylos", "ask thebes sicily")
                .choose("attack leucas thebes hoplite 1", "attack leucas thebes hoplite 1")
                .asks("green", SendForces.Choose.class)
                .choose("done")
                .asks("red", SendForces.Choose.class)
                .offers("ask thebes pylos");
        assertThat(table.all(GrantPermission.Refused.class)).hasSize(1);
    }

    @Test
    @Covers("PK-I05")
    void aPowerAtWarWithTheCityCannotBePermitted() {
        commit("red", "war thebes sparta\nholds red any")
                .offersNot("ask thebes pylos", "defend pylos thebes hoplite 1")
                .refuses("defend pylos thebes hoplite 1", new Restrictions.AtWar(Power.THEBES, Power.SPARTA))
                .offers("ask athens pylos");
    }

    @Test
    @Covers("PK-I06")
    void permissionIsWithdrawnOnlyWhileThePowerIsNotThere() {
        PeriklesTable table = commit(
                "green",
                "permit pylos thebes\npermit pylos corinth\nholds green any athens-double\n" + "holds red any");
        table.offers("withdraw thebes pylos", "withdraw corinth pylos")
                .choose("withdraw corinth pylos")
                .asks("green", SendForces.Choose.class)
                .offersNot("withdraw corinth pylos")
                .choose("done")
                .asks("red", SendForces.Choose.class);
        PeriklesTable used = commit(
                "green", "permit pylos thebes\ndefend pylos thebes hoplite 1\nallied thebes sparta\nholds green any");
        used.offersNot("withdraw thebes pylos")
                .refuses("withdraw thebes pylos", new Permission.AlreadyThere(Power.THEBES, Places.PYLOS));
        commit("red", "permit pylos thebes\nholds red any").offersNot("withdraw thebes pylos");
    }

    /** Before sending and after it, in the same turn. */
    @Test
    void aPermissionCanStillBeWithdrawnAfterSending() {
        commit("green", "permit pylos thebes\nholds green any")
                .choose("attack amphipolis sparta hoplite 1", "attack amphipolis sparta hoplite 1")
                .asks("green", AdditionalForces.Choose.class)
                .offersOnly("withdraw thebes pylos", "done")
                .choose("withdraw thebes pylos")
                .asksNobody();
    }

    @Test
    void whatCannotBeAskedForIsExplained() {
        commit("red", "attack pylos athens hoplite 1\nwar athens sparta\nholds red any")
                .refuses("ask thebes pylos", new Restrictions.OtherSide(Places.PYLOS))
                .refuses("ask athens sicily", new Restrictions.AtWar(Power.ATHENS, Power.SPARTA))
                .refuses("ask thebes mantinea", new Restrictions.NoLeader(Power.ARGOS));
        commit("red", "cubes athens red 1\nholds red any")
                .choose("ask athens pylos", "refuse", "done")
                .asks("red", AdditionalForces.Choose.class)
                .refuses("ask athens pylos", new Permission.RefusedBefore(Power.ATHENS, Places.PYLOS));
    }

    /** Even if he has nothing to send. */
    @Test
    void aLeaderIsAskedAsLongAsHeHasAPermissionToWithdraw() {
        PeriklesTable table = three("""
                leader megara green
                leader athens red
                locations megara-battle
                permit megara-battle athens
                dead megara hoplite 1 2
                dead megara trireme 1 2 3
                holds green any
                """);
        table.run(new CommitOrder.Next(table.seat("green")))
                .offersOnly("withdraw athens megara-battle", "done")
                .choose("withdraw athens megara-battle")
                .asksNobody();
    }

    @Test
    @Covers("PK-I07")
    void permissionsLapseWithTheTurn() {
        PeriklesTable table = three("turn 3\nleader athens red\nlocations pylos\npermit pylos thebes");
        table.run(new EndOfTurn.Begin());
        for (int slot = 0; slot < 7; slot++) {
            assertThat(table.state().relations().permitted(slot).isEmpty()).isTrue();
        }
    }

    @Test
    @Covers("PK-I08")
    void aLocationOfALeaderlessCityCannotBeDefended() {
        commit("red", "holds red any")
                .offersNot("ask thebes mantinea", "defend mantinea thebes hoplite 1")
                .refuses("defend mantinea thebes hoplite 1", new Restrictions.NoLeader(Power.ARGOS));
    }

    @Test
    @Covers("PK-I09")
    void thePersiansNeedPermissionToo() {
        PeriklesTable table =
                three("leader athens red\nleader sparta red\npersians green black\nlocations pylos\nholds green any");
        table.run(new CommitOrder.Next(table.seat("green")))
                .offersNot("defend pylos persia hoplite 2")
                .choose("ask persia pylos")
                .asks("red", GrantPermission.Request.class)
                .choose("grant")
                .asks("green", SendForces.Choose.class)
                .offers("defend pylos persia hoplite 2");
    }
}
