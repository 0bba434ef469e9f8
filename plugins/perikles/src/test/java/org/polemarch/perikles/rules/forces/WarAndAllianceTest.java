package org.polemarch.perikles.rules.forces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.three;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.Places;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.rules.turn.EndOfTurn;
import org.polemarch.testkit.Covers;

/** 4.5 War and alliance between powers. */
@Cites({"4.5/war", "7/both-sides"})
class WarAndAllianceTest {

    private static PeriklesTable commit(String first, String position) {
        PeriklesTable table = three("""
                leader athens red
                leader thebes red
                leader sparta green
                leader argos green
                leader corinth black
                leader megara black
                locations pylos sicily amphipolis delium mantinea leucas cythera
                """ + position);
        return table.run(new CommitOrder.Next(table.seat(first)));
    }

    private static List<Power> enemies(PeriklesTable table, Power power) {
        return table.state().relations().war(power.ordinal()).map(Power::of);
    }

    private static List<Power> allies(PeriklesTable table, Power power) {
        return table.state().relations().allied(power.ordinal()).map(Power::of);
    }

    @Test
    @Covers({"PK-J01", "PK-J09"})
    void attackingMeansWarWithTheCityForTheTurn() {
        PeriklesTable table = commit("red", "turn 3\npermit cythera athens\nholds red any");
        table.offers("defend cythera athens hoplite 1")
                .choose("attack pylos athens hoplite 1")
                .offersNot("defend cythera athens hoplite 1")
                .refuses("defend cythera athens hoplite 1", new Restrictions.AtWar(Power.ATHENS, Power.SPARTA));
        assertThat(enemies(table, Power.ATHENS)).containsExactly(Power.SPARTA);
        assertThat(enemies(table, Power.SPARTA)).as("war is mutual").containsExactly(Power.ATHENS);
        table.choose("attack sicily athens hoplite 1").asksNobody();
        table.kit().run(new EndOfTurn.Begin());
        assertThat(enemies(table, Power.ATHENS)).isEmpty();
        assertThat(enemies(table, Power.SPARTA)).isEmpty();
    }

    @Test
    @Covers("PK-J02")
    void andWithEveryDefenderWhoeverCameFirst() {
        PeriklesTable later = commit(
                        "red", "permit pylos argos\ndefend pylos argos hoplite 1\nallied argos sparta\nholds red any")
                .choose("attack pylos athens hoplite 1");
        assertThat(enemies(later, Power.ATHENS)).containsExactly(Power.SPARTA, Power.ARGOS);
        PeriklesTable before = commit("green", "attack pylos athens hoplite 1\nwar athens sparta\nholds green any")
                .choose("defend pylos argos hoplite 1");
        assertThat(enemies(before, Power.ARGOS)).containsExactly(Power.ATHENS);
    }

    @Test
    @Covers({"PK-J03", "PK-J04"})
    void thoseOnOneSideAreAlliedAndDefendersWithTheCity() {
        PeriklesTable attackers = commit("red", "attack pylos corinth hoplite 1\nwar corinth sparta\nholds red any")
                .choose("attack pylos athens hoplite 1");
        assertThat(allies(attackers, Power.ATHENS)).containsExactly(Power.CORINTH);
        assertThat(allies(attackers, Power.CORINTH)).containsExactly(Power.ATHENS);
        PeriklesTable defenders =
                commit("red", "permit pylos thebes\nholds red any").choose("defend pylos thebes hoplite 1");
        assertThat(allies(defenders, Power.THEBES))
                .as("Sparta itself has no counter there")
                .containsExactly(Power.SPARTA);
    }

    @Test
    @Covers("PK-J05")
    void powersAtWarAreNeverOnTheSameSide() {
        commit("red", "attack leucas argos hoplite 1\nwar athens argos\nwar argos corinth\nholds red any")
                .offersNot("attack leucas athens hoplite 1")
                .refuses("attack leucas athens hoplite 1", new Restrictions.AtWar(Power.ATHENS, Power.ARGOS))
                .offers("attack leucas thebes hoplite 1");
        commit(
                        "red",
                        "permit pylos athens\ndefend pylos argos hoplite 1\nallied argos sparta\nwar athens argos\nholds red any")
                .offersNot("defend pylos athens hoplite 1")
                .refuses("defend pylos athens hoplite 1", new Restrictions.AtWar(Power.ATHENS, Power.ARGOS));
    }

    @Test
    @Covers("PK-J06")
    void alliesAreNeverOnOppositeSides() {
        commit(
                        "red",
                        "permit pylos athens\nattack pylos corinth hoplite 1\nwar corinth sparta\nallied athens corinth\nholds red any")
                .offersNot("defend pylos athens hoplite 1")
                .refuses("defend pylos athens hoplite 1", new Restrictions.Allied(Power.ATHENS, Power.CORINTH));
        commit(
                        "red",
                        "permit pylos corinth\ndefend pylos corinth hoplite 1\nallied corinth sparta\nallied athens corinth\nholds red any")
                .offersNot("attack pylos athens hoplite 1")
                .refuses("attack pylos athens hoplite 1", new Restrictions.Allied(Power.ATHENS, Power.CORINTH));
    }

    @Test
    @Covers("PK-J07")
    void aPowerAlliedWithACityDoesNotAttackIt() {
        commit("red", "permit pylos thebes\nholds red any")
                .choose("defend pylos thebes hoplite 1")
                .offersNot("attack sicily thebes hoplite 1")
                .refuses("attack sicily thebes hoplite 1", new Restrictions.Allied(Power.THEBES, Power.SPARTA));
    }

    @Test
    @Covers("PK-J08")
    void aPlayerAttacksACityWithOnePowerAndHelpsItWithAnother() {
        commit("red", "permit pylos thebes\nholds red any")
                .choose("defend pylos thebes hoplite 1")
                .offers("attack sicily athens hoplite 1")
                .choose("attack sicily athens hoplite 1")
                .asksNobody();
    }

    @Test
    @Covers("PK-J10")
    void countersOfOneCityNeverFaceEachOther() {
        Restrictions.OtherSide otherSide = new Restrictions.OtherSide(Places.PYLOS);
        commit("red", "permit pylos athens\nholds red any")
                .choose("defend pylos athens hoplite 1")
                .refuses("attack pylos athens hoplite 1", otherSide);
        commit("red", "permit pylos athens\nholds red any")
                .choose("attack pylos athens hoplite 1")
                .refuses("defend pylos athens hoplite 1", otherSide);
        String persians = "leader athens red\nleader sparta red\npersians green black\nlocations pylos\n"
                + "permit pylos persia\nholds green any\nholds black any";
        PeriklesTable attacking = three(persians);
        attacking
                .run(new CommitOrder.Next(attacking.seat("green")))
                .choose("attack pylos persia hoplite 2", "done")
                .asks("black", SendForces.Choose.class)
                .refuses("defend pylos persia hoplite 2", otherSide);
        PeriklesTable defending = three(persians);
        defending
                .run(new CommitOrder.Next(defending.seat("green")))
                .choose("defend pylos persia hoplite 2", "done")
                .asks("black", SendForces.Choose.class)
                .refuses("attack pylos persia hoplite 2", otherSide);
    }
}
