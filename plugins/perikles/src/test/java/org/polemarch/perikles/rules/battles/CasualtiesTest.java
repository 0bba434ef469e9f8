package org.polemarch.perikles.rules.battles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.rules.battles.Battlefield.ATTACKER_SUCCEEDS;
import static org.polemarch.perikles.rules.battles.Battlefield.DEFENDER_SUCCEEDS;
import static org.polemarch.perikles.rules.battles.Battlefield.at;
import static org.polemarch.perikles.rules.battles.Battlefield.resolve;
import static org.polemarch.perikles.rules.battles.Battlefield.throwsOf;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.testkit.Covers;

/** 4.6 Casualties. */
@Cites({"4.6/casualties", "7/persians"})
class CasualtiesTest {

    private static PeriklesTable attackerLoses(String position) {
        return resolve(at("attica", position).dice(throwsOf(DEFENDER_SUCCEEDS, DEFENDER_SUCCEEDS)));
    }

    @Test
    @Covers({"PK-N01", "PK-N04", "PK-N06", "PK-N07"})
    void theLoserLosesHisWeakestCounterOfTheTypeAndTheWinnerNothing() {
        PeriklesTable table = at("pylos", """
                attack pylos athens trireme 3 2 4
                attack pylos athens hoplite 1
                defend pylos sparta trireme 1 2
                defend pylos sparta hoplite 1
                """);
        resolve(table.dice(throwsOf(DEFENDER_SUCCEEDS, DEFENDER_SUCCEEDS, DEFENDER_SUCCEEDS)));
        assertThat(table.dead(Power.ATHENS, UnitType.TRIREME)).containsExactly(2);
        assertThat(table.dead(Power.ATHENS, UnitType.HOPLITE)).containsExactly(1);
        assertThat(table.dead(Power.SPARTA, UnitType.TRIREME)).isEmpty();
        assertThat(table.dead(Power.SPARTA, UnitType.HOPLITE)).isEmpty();
        assertThat(table.view("black").force(Power.ATHENS).dead())
                .as("everybody sees the dead with their strengths")
                .extracting(stack -> stack.type() + " " + stack.strength().orElseThrow())
                .containsExactly("HOPLITE 1", "TRIREME 2");
    }

    @Test
    @Covers({"PK-N02", "PK-H21"})
    void theMainForceLosesEvenIfAnAllyIsWeaker() {
        PeriklesTable table = attackerLoses(
                "attack attica sparta hoplite 3\nattack attica corinth hoplite 1\n" + "defend attica athens hoplite 3");
        assertThat(table.dead(Power.SPARTA, UnitType.HOPLITE)).containsExactly(3);
        assertThat(table.dead(Power.CORINTH, UnitType.HOPLITE)).isEmpty();
    }

    @Test
    @Covers("PK-N03")
    void theAlliesLoseIfTheMainForceHasNoneOfTheType() {
        PeriklesTable table = at(
                "pylos",
                "attack pylos athens hoplite 1\nattack pylos corinth trireme 2 1\ndefend pylos sparta trireme 3");
        resolve(table.dice(throwsOf(DEFENDER_SUCCEEDS, DEFENDER_SUCCEEDS)));
        assertThat(table.dead(Power.CORINTH, UnitType.TRIREME)).containsExactly(1);
    }

    @Test
    @Covers({"PK-N05", "PK-H20"})
    void theMainPlayerChoosesAmongEquallyWeakCountersOfDifferentCities() {
        String position = "leader thebes green\nattack attica sparta hoplite 1 2\nattack attica thebes hoplite 1\n"
                + "defend attica athens hoplite 3";
        PeriklesTable table = attackerLoses(position)
                .asks("green", ChooseCasualty.Choose.class)
                .offersOnly("lose sparta", "lose thebes")
                .choose("lose thebes");
        assertThat(table.dead(Power.THEBES, UnitType.HOPLITE)).containsExactly(1);
        assertThat(table.dead(Power.SPARTA, UnitType.HOPLITE)).isEmpty();
        attackerLoses(position.replace("sparta hoplite 1 2", "sparta hoplite 2 2"))
                .asksNobody();
    }

    /** The main force has no triremes; two allies have equally weak ones. */
    @Test
    void theMainPlayerChoosesAmongTheAlliesToo() {
        PeriklesTable table = at("pylos", """
                leader thebes black
                attack pylos athens hoplite 1
                attack pylos corinth trireme 1
                attack pylos thebes trireme 1
                defend pylos sparta trireme 3
                """);
        resolve(table.dice(throwsOf(DEFENDER_SUCCEEDS, DEFENDER_SUCCEEDS)))
                .asks("red", ChooseCasualty.Choose.class)
                .offersOnly("lose corinth", "lose thebes");
    }

    @Test
    void forThePersiansTheFirstOfTheirLeadersChooses() {
        PeriklesTable table = PeriklesTable.four("""
                first orange
                leader athens red
                leader corinth orange
                leader sparta orange
                persians green black
                locations pylos
                permit pylos persia
                defend pylos persia hoplite 2
                defend pylos sparta trireme 1
                defend pylos corinth trireme 1
                attack pylos athens trireme 3
                """);
        resolve(table.dice(throwsOf(ATTACKER_SUCCEEDS, ATTACKER_SUCCEEDS))).asks("green", ChooseCasualty.Choose.class);
    }

    @Test
    @Covers({"PK-N08", "PK-G10"})
    void aPersianCounterGoesHomeInstead() {
        PeriklesTable table = PeriklesTable.three("""
                leader athens red
                leader sparta green
                persians black
                locations attica
                attack attica persia hoplite 2 3
                attack attica sparta hoplite 1
                defend attica athens hoplite 3
                """);
        resolve(table.dice(throwsOf(DEFENDER_SUCCEEDS, DEFENDER_SUCCEEDS)));
        assertThat(table.dead(Power.PERSIA, UnitType.HOPLITE)).isEmpty();
        assertThat(table.dead(Power.SPARTA, UnitType.HOPLITE)).isEmpty();
        assertThat(table.strengths(Power.PERSIA, UnitType.HOPLITE, Forces.HOME)).containsExactly(2, 3);
        assertThat(table.all(Casualties.Lost.class)).isEmpty();
        assertThat(table.last(Casualties.PersiansReturned.class).strength()).isEqualTo(2);
    }

    /** Sparta and Thebes belong to the Main player, Corinth is an ally with the weakest counter of all. */
    @Test
    @Covers({"PK-H20", "PK-H21"})
    void theMainForceIsAllOfTheMainPlayerAndNobodyElse() {
        String position = "leader thebes green\nattack attica sparta hoplite 2\nattack attica corinth hoplite 1\n"
                + "attack attica thebes hoplite 2 3\ndefend attica athens hoplite 3";
        attackerLoses(position)
                .asks("green", ChooseCasualty.Choose.class)
                .offersOnly("lose sparta", "lose thebes")
                .refuses("lose corinth", new ChooseCasualty.MainForceFirst(Power.CORINTH));
        PeriklesTable later = attackerLoses(position.replace("thebes hoplite 2 3", "thebes hoplite 1"));
        assertThat(later.dead(Power.THEBES, UnitType.HOPLITE))
                .as("of all his cities")
                .containsExactly(1);
    }

    @Test
    @Covers("PK-N04")
    void aStrongerCounterCannotBeChosen() {
        attackerLoses(
                        "leader thebes green\nleader argos green\nattack attica sparta hoplite 1\n"
                                + "attack attica thebes hoplite 1\nattack attica argos hoplite 2\ndefend attica athens hoplite 3")
                .asks("green", ChooseCasualty.Choose.class)
                .offersOnly("lose sparta", "lose thebes")
                .refuses("lose argos", new ChooseCasualty.Stronger(Power.ARGOS));
    }
}
