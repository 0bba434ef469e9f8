package org.polemarch.perikles.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.three;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.Places;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.rules.battles.CombatRoll;
import org.polemarch.perikles.rules.battles.ResolveBattles;
import org.polemarch.perikles.rules.elections.Elections;
import org.polemarch.perikles.rules.forces.CommitOrder;

/** The cases the rulebook itself names: the attack summary of 4.6 and the edge cases of 7, at tiles of its own. */
@Cites({"4.6/outcomes", "7/no-counters", "7/persians", "7/intrinsic", "7/both-sides"})
class RulebookExamplesTest {

    private static PeriklesTable fight(String position, int... dice) {
        return three("turn 3\nleader athens red\nleader sparta green\nleader corinth black\n" + position)
                .dice(dice)
                .run(new ResolveBattles.Next(0))
                .usedAllChance();
    }

    /** "Attacker Hoplite vs. No Defender: Attacker wins tile." */
    @Test
    void attackingHopliteWithoutDefender() {
        fight("locations pylos\nattack pylos athens hoplite 1").takenBy(Places.PYLOS, "red");
    }

    /** "Defender Hoplite/Trireme vs. No Attacker: Defender gets 2 cubes; tile removed." */
    @Test
    void defenderWithoutAttacker() {
        fight("locations pylos\ndefend pylos sparta hoplite 1")
                .removed(Places.PYLOS)
                .cubes(Power.SPARTA, 0, 2, 0);
        fight("locations pylos\ndefend pylos sparta trireme 1")
                .removed(Places.PYLOS)
                .cubes(Power.SPARTA, 0, 2, 0);
    }

    /** "Attacker Trireme vs. Defender Trireme: Fight first round; Defender gets 2 cubes; no tile awarded." */
    @Test
    void triremeAgainstTrireme() {
        PeriklesTable table = fight(
                "locations pylos\nattack pylos athens trireme 1\ndefend pylos sparta trireme 1",
                6,
                6,
                1,
                1,
                6,
                6,
                1,
                1);
        table.removed(Places.PYLOS).cubes(Power.SPARTA, 0, 2, 0).defeats(Power.SPARTA, 0);
        assertThat(table.dead(Power.SPARTA, UnitType.TRIREME)).containsExactly(1);
    }

    /** "Attacker Hoplite vs. Defender Trireme: Defender wins first, Attacker wins second → Attacker wins tile." */
    @Test
    void hopliteAgainstTrireme() {
        fight("locations pylos\nattack pylos athens hoplite 1\ndefend pylos sparta trireme 1")
                .takenBy(Places.PYLOS, "red")
                .defeats(Power.SPARTA, 1);
    }

    /** "Trireme alone does nothing." */
    @Test
    void attackingTriremeAlone() {
        fight("locations pylos\nattack pylos athens trireme 4")
                .removed(Places.PYLOS)
                .defeats(Power.SPARTA, 0);
    }

    /** "No Attackers/Defenders: Tile removed, no cubes awarded." */
    @Test
    void nobody() {
        fight("locations pylos").removed(Places.PYLOS).cubes(Power.SPARTA, 0, 0, 0);
    }

    /** "Intrinsic Units: Always fight if no player units; never count as casualties." */
    @Test
    void intrinsicUnitsAlone() {
        PeriklesTable table = fight("locations melos\nattack melos athens trireme 1", 6, 6, 1, 1, 6, 6, 1, 1);
        table.takenBy(Places.MELOS, "red");
        assertThat(table.last(CombatRoll.ColumnFound.class).defence()).isEqualTo(1);
    }

    /** "Player can attack with one city and defend with another against same enemy." */
    @Test
    void attackingWithOneCityAndDefendingWithAnother() {
        PeriklesTable table = three("""
                leader athens red
                leader argos red
                leader sparta green
                locations pylos sicily
                permit sicily argos
                holds red any
                """);
        table.run(new CommitOrder.Next(table.seat("red")))
                .choose("attack pylos athens hoplite 1", "defend sicily argos hoplite 1");
    }

    /** "Tie at 2–2: continue until one succeeds and the other fails." */
    @Test
    void tieAtTwoTokens() {
        fight(
                        "locations attica\nattack attica sparta hoplite 1\ndefend attica athens hoplite 1",
                        6,
                        6,
                        6,
                        6,
                        6,
                        6,
                        6,
                        6,
                        1,
                        1,
                        1,
                        1,
                        6,
                        6,
                        1,
                        1)
                .takenBy(Places.ATTICA, "green");
    }

    /** "In case of a tie, the α candidate wins", and pays with all he has. */
    @Test
    @Cites("4.4")
    void electionTie() {
        three("candidates argos black red\ncubes argos red 3 black 3")
                .run(new Elections.Hold())
                .leader(Power.ARGOS, "black")
                .cubes(Power.ARGOS, 3, 0, 0);
    }
}
