package org.polemarch.perikles.rules.battles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.rules.battles.Battlefield.ATTACKER_SUCCEEDS;
import static org.polemarch.perikles.rules.battles.Battlefield.DEFENDER_SUCCEEDS;
import static org.polemarch.perikles.rules.battles.Battlefield.at;
import static org.polemarch.perikles.rules.battles.Battlefield.resolve;
import static org.polemarch.perikles.rules.battles.Battlefield.throwsOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.cite.Cites;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.Places;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Rulings;
import org.polemarch.testkit.Covers;

/**
 * 4.6 What becomes of a location with two rounds, for every combination of forces: F is a counter of the first round's
 * type, S one of the final round's. Each row is played at Pylos (triremes first) and at Cythera (hoplites first).
 */
@Cites({"4.6/outcomes", "7/no-counters"})
class BattleOutcomesTest {

    @ParameterizedTest(name = "{0} against {1}: {4}")
    @CsvSource(delimiter = '|', textBlock = """
                    -   | -   | none               | none               | removed
                    -   | F   | none               | none               | two cubes
                    -   | S   | none               | none               | two cubes
                    -   | F+S | none               | none               | two cubes
                    F   | -   | attacker automatic | none               | removed
                    S   | -   | none               | attacker automatic | attacker takes
                    F+S | -   | attacker automatic | attacker automatic | attacker takes
                    F   | F   | fight              | none               | two cubes
                    F   | S   | attacker automatic | defender automatic | defender takes
                    F   | F+S | fight              | defender automatic | defender takes
                    S   | F   | defender automatic | attacker automatic | attacker takes
                    S   | S   | none               | fight 0-0          | winner takes
                    S   | F+S | defender automatic | fight 0-1          | winner takes
                    F+S | F   | fight              | attacker automatic | attacker takes
                    F+S | S   | attacker automatic | fight 1-0          | winner takes
                    F+S | F+S | fight              | fight with token   | winner takes
                    """)
    @Covers({
        "PK-K03", "PK-K04", "PK-K13", "PK-K14", "PK-K15", "PK-K18", "PK-K19", "PK-K20", "PK-K21", "PK-K22", "PK-K23"
    })
    void everyCombination(String attacker, String defender, String first, String last, String outcome) {
        for (Location location : new Location[] {Places.PYLOS, Places.CYTHERA}) {
            for (boolean attackerWinsFirst :
                    first.equals("fight") ? new boolean[] {true, false} : new boolean[] {true}) {
                for (boolean attackerWinsLast :
                        last.startsWith("fight") ? new boolean[] {true, false} : new boolean[] {true}) {
                    play(location, attacker, defender, first, last, outcome, attackerWinsFirst, attackerWinsLast);
                }
            }
        }
    }

    private static void play(
            Location location,
            String attacker,
            String defender,
            String first,
            String last,
            String outcome,
            boolean attackerWinsFirst,
            boolean attackerWinsLast) {
        PeriklesTable table = at(
                location.id(),
                forces("attack", location, "athens", attacker) + forces("defend", location, "sparta", defender));
        List<int[]> dice = new ArrayList<>();
        if (first.equals("fight")) {
            int[] wins = attackerWinsFirst ? ATTACKER_SUCCEEDS : DEFENDER_SUCCEEDS;
            dice.add(wins);
            dice.add(wins);
        }
        boolean attackerHasToken = last.equals("fight 1-0") || (last.equals("fight with token") && attackerWinsFirst);
        boolean defenderHasToken = last.equals("fight 0-1") || (last.equals("fight with token") && !attackerWinsFirst);
        if (last.startsWith("fight")) {
            int[] wins = attackerWinsLast ? ATTACKER_SUCCEEDS : DEFENDER_SUCCEEDS;
            dice.add(wins);
            if (attackerWinsLast ? !attackerHasToken : !defenderHasToken) {
                dice.add(wins);
            }
        }
        resolve(table.dice(throwsOf(dice.toArray(int[][]::new))))
                .usedAllChance()
                .asksNobody();

        boolean attackerTakes =
                outcome.equals("attacker takes") || (outcome.equals("winner takes") && attackerWinsLast);
        if (attackerTakes) {
            table.takenBy(location, "red").defeats(Power.SPARTA, 1).cubes(Power.SPARTA, 0, 0, 0);
        } else if (outcome.equals("defender takes") || outcome.equals("winner takes")) {
            table.takenBy(location, "green").defeats(Power.SPARTA, 0).cubes(Power.SPARTA, 0, 0, 0);
        } else if (outcome.equals("two cubes")) {
            table.removed(location).defeats(Power.SPARTA, 0).cubes(Power.SPARTA, 0, 2, 0);
        } else {
            table.removed(location).defeats(Power.SPARTA, 0).cubes(Power.SPARTA, 0, 0, 0);
        }
        for (int city = 0; city < Power.CITIES; city++) {
            if (city != Power.SPARTA.ordinal()) {
                table.cubes(Power.of(city), 0, 0, 0);
            }
        }
    }

    private static String forces(String verb, Location location, String power, String what) {
        boolean triremesFirst = location.equals(Places.PYLOS);
        StringBuilder lines = new StringBuilder();
        for (String part : what.split("\\+")) {
            if (!part.equals("-")) {
                String type = part.equals("F") == triremesFirst ? "trireme" : "hoplite";
                lines.append(String.format(Locale.ROOT, "%s %s %s %s 1%n", verb, location.id(), power, type));
            }
        }
        return lines.toString();
    }

    @Test
    @Covers({"PK-K05", "PK-K06"})
    void theCubesBelongToTheMainDefenderWhoeverLeadsTheCity() {
        resolve(at("pylos", "permit pylos corinth\ndefend pylos corinth hoplite 1\ndefend pylos sparta hoplite 4"))
                .removed(Places.PYLOS)
                .cubes(Power.SPARTA, 0, 0, 2);
        PeriklesTable persians =
                PeriklesTable.four("leader athens red\nleader sparta green\npersians black orange\nlocations pylos\n"
                        + "permit pylos persia\ndefend pylos persia hoplite 2");
        resolve(persians).removed(Places.PYLOS).cubes(Power.SPARTA, 0, 0, 2, 2);
        assertThat(persians.all(Spoils.DefenderRewarded.class)).hasSize(2);
    }

    @Test
    @Covers({"PK-K16", "PK-K17", "PK-K25"})
    void theTileGoesToTheMainPlayerAndTheDefeatToTheCity() {
        resolve(at("pylos", "attack pylos athens hoplite 1\nattack pylos corinth hoplite 3"))
                .takenBy(Places.PYLOS, "red")
                .defeats(Power.SPARTA, 1)
                .defeats(Power.CORINTH, 0);
        PeriklesTable persians =
                PeriklesTable.four("leader athens red\nleader sparta green\npersians black orange\nlocations pylos\n"
                        + "attack pylos persia hoplite 2\nattack pylos athens hoplite 3");
        resolve(persians).takenBy(Places.PYLOS, "black", "orange").defeats(Power.SPARTA, 1);
        assertThat(persians.outcome().of(persians.seat("black")).points()).isEqualTo(4);
        assertThat(persians.outcome().of(persians.seat("orange")).points()).isEqualTo(4);
        PeriklesTable defendedByOthers =
                at("pylos", "permit pylos corinth\nattack pylos athens hoplite 3\ndefend pylos corinth hoplite 1");
        resolve(defendedByOthers.dice(throwsOf(ATTACKER_SUCCEEDS, ATTACKER_SUCCEEDS)))
                .takenBy(Places.PYLOS, "red")
                .defeats(Power.SPARTA, 1)
                .defeats(Power.CORINTH, 0);
    }

    @Test
    @Cites("4.6/rounds")
    @Covers("PK-K07")
    void aHopliteOnlyTileHasASingleDecisiveRound() {
        PeriklesTable table = at("attica", "attack attica sparta hoplite 1\ndefend attica athens hoplite 1");
        resolve(table.dice(throwsOf(ATTACKER_SUCCEEDS, ATTACKER_SUCCEEDS)))
                .usedAllChance()
                .takenBy(Places.ATTICA, "green")
                .defeats(Power.ATHENS, 1);
        assertThat(table.all(CombatRoll.RoundWon.class)).hasSize(1);
        PeriklesTable two = at("cythera", """
                attack cythera athens hoplite 1
                attack cythera athens trireme 1
                defend cythera sparta hoplite 1
                defend cythera sparta trireme 1
                """);
        resolve(two.dice(throwsOf(ATTACKER_SUCCEEDS, ATTACKER_SUCCEEDS, ATTACKER_SUCCEEDS)));
        assertThat(two.all(CombatRoll.RoundWon.class))
                .extracting(won -> won.type().id())
                .containsExactly("hoplite", "trireme");
    }

    @Test
    void theRulingOnTheUnopposedDefence() {
        PeriklesTable table = at(
                PeriklesTable.setup(3).withOption(Rulings.UNOPPOSED_DEFENCE, "twoCubes"),
                "pylos",
                "attack pylos athens trireme 1\ndefend pylos sparta hoplite 1");
        resolve(table).removed(Places.PYLOS).cubes(Power.SPARTA, 0, 2, 0);
        PeriklesTable fought = at(
                PeriklesTable.setup(3).withOption(Rulings.UNOPPOSED_DEFENCE, "twoCubes"),
                "pylos",
                "attack pylos athens hoplite 1\ndefend pylos sparta hoplite 1");
        resolve(fought.dice(throwsOf(DEFENDER_SUCCEEDS, DEFENDER_SUCCEEDS)))
                .takenBy(Places.PYLOS, "green")
                .cubes(Power.SPARTA, 0, 0, 0);
    }

    @Test
    void theRulingOnTheMissingFinalRound() {
        PeriklesTable table = at(
                PeriklesTable.setup(3).withOption(Rulings.NO_FINAL_ROUND, "nothing"),
                "pylos",
                "attack pylos athens trireme 1\ndefend pylos sparta trireme 1");
        resolve(table.dice(throwsOf(DEFENDER_SUCCEEDS, DEFENDER_SUCCEEDS)))
                .removed(Places.PYLOS)
                .cubes(Power.SPARTA, 0, 0, 0);
        PeriklesTable unattacked = at(
                PeriklesTable.setup(3).withOption(Rulings.NO_FINAL_ROUND, "nothing"),
                "pylos",
                "defend pylos sparta trireme 1");
        resolve(unattacked).removed(Places.PYLOS).cubes(Power.SPARTA, 0, 2, 0);
    }
}
