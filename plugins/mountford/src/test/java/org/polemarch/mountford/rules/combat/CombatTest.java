package org.polemarch.mountford.rules.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.MountfordTable.position;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.MountfordTable;
import org.polemarch.mountford.model.Operation;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.testkit.Covers;

/** Section 4: what is common to battles at sea and on land. */
@Cites({"3.5", "4", "4.1.2", "4.2.4", "4.3", "9.4.1", "9.4.8", "9.6.3"})
class CombatTest {

    @Test
    @Covers({"4.0-01", "4.2-01", "4.1-01"})
    void firstAtSeaThenOnLand() {
        position("""
                gythium   ath-phormio    3 naval-piraeus 2 hoplite-athens
                gythium   spa-mindarus   1 naval-gythium 1 hoplite-sparta
                """)
                .dice(6, 1, 6, 1)
                .attack("athens", "gythium")
                .asks("athens", CommandOfTheSea.Ask.class)
                .choose("fight-on-land")
                .battles("naval", "land");
    }

    @Test
    @Covers("4.0-03")
    void neutralsAreIgnored() {
        position("""
                argos    home           4 hoplite-argos
                thyrea   ath-nicias     1 hoplite-athens
                thyrea   spa-brasidas   1 hoplite-phlius
                """)
                .dice(1, 6)
                .attack("sparta", "thyrea")
                .athenianTotal(1 + 1, "die 1, one hoplite, no help from neutral Argos");
    }

    @Test
    @Covers("4.1.2-04")
    void theBetterLeaderWinsATie() {
        position("""
                aegina   ath-phormio    1 naval-piraeus
                aegina   spa-mindarus   1 naval-gythium
                """)
                .dice(2, 2)
                .attack("sparta", "aegina")
                .tieWonBy("athens", "Phormio 2, Mindarus 1, although he attacks");
    }

    @Test
    @Covers({"4.1.2-04", "4.2.4-03"})
    void aLeaderOfZeroBeatsNone() {
        position("""
                olympia   ath-nicias   1 hoplite-athens
                elis      home         1 hoplite-elis-guard
                """)
                .dice(1, 4, 4, 3)
                .march("ath-nicias", "elis")
                .choose("intercept")
                .tieWonBy("athens", "Nicias 0, the interceptors have nobody");
    }

    @Test
    @Covers({"4.1.2-04", "4.2.4-03"})
    void betweenEqualLeadersTheAttackerWinsATie() {
        position("""
                delphi   ath-thassyllus   1 hoplite-athens
                delphi   spa-mindarus     1 hoplite-phlius
                """).dice(4, 3).attack("sparta", "delphi").tieWonBy("peloponnese", "the attacker");
    }

    @ParameterizedTest
    @CsvSource({"1, 3", "2, 3", "3, 2", "4, 2", "5, 1", "6, 1"})
    @Covers({"4.1.2-05", "4.1.2-06"})
    void theLosersOwnDieIsHisLoss(int die, int left) {
        position("""
                aegina   ath-phormio    5 naval-piraeus
                aegina   spa-mindarus   4 naval-gythium
                """)
                .dice(6, die)
                .attack("athens", "aegina")
                .wonBy("athens", "die 6, five ships, Phormio 2, attacker 1")
                .leaves("""
                        aegina   ath-phormio    5 naval-piraeus
                        aegina   spa-mindarus   %d naval-gythium
                        """.formatted(left));
    }

    @Test
    @Covers("4.2.4-04")
    void onLandAFiveCostsThree() {
        position("""
                delphi   ath-demosthenes   5 hoplite-athens
                delphi   spa-mindarus      4 hoplite-phlius
                """).dice(6, 5).attack("athens", "delphi").leaves("delphi spa-mindarus 1 hoplite-phlius");
    }

    @Test
    @Covers("4.2.4-04")
    void onLandTooNobodyLosesMoreThanTheWinnersNumber() {
        position("""
                delphi   ath-demosthenes   1 hoplite-athens
                delphi   spa-mindarus      2 hoplite-phlius
                """)
                .dice(6, 5)
                .attack("athens", "delphi")
                .losses(1, "one SP won")
                .leaves("delphi spa-mindarus 1 hoplite-phlius");
    }

    @Test
    @Covers({"4.3-02", "4.3-04"})
    void shipsAndHoplitesDoNotMeet() {
        MountfordTable table = position("""
                gythium       ath-phormio   3 naval-piraeus
                gythium       spa-agis      3 hoplite-sparta
                bellicosity   8 8
                """)
                .attack("athens", "gythium")
                .noBattle("ships against hoplites")
                .leaves("bellicosity 8 8");
        Operation operation = table.state().op();
        assertThat(operation.offered()).as("battle was offered").isTrue();
        assertThat(operation.lost()).as("lost").isFalse();
        assertThat(operation.wonNaval() || operation.wonLand()).as("won").isFalse();
    }

    @Test
    @Covers("4.3-01")
    void nobodyFightsAnEnemyWhoKeepsAway() {
        position("""
                athens    home       3 hoplite-athens-guard
                decelea   spa-agis   3 hoplite-sparta
                """)
                .attack("sparta", "decelea")
                .asks("athens", Support.Ask.class)
                .choose("enough")
                .noBattle("nobody came out")
                .leaves("decelea spa-agis 3 hoplite-sparta");
    }

    @Test
    @Covers("9.4.1-01")
    void besideAnotherLeaderCleonDoesNotCount() {
        position("""
                delphi   ath-cleon         1 hoplite-athens
                delphi   ath-demosthenes   1 hoplite-athens
                delphi   spa-pleistoanax   1 hoplite-sparta
                """)
                .dice(3, 3)
                .attack("sparta", "delphi")
                .athenianTotal(3 + 2 + 2, "die 3, two hoplites, Demosthenes 2");
    }

    @Test
    @Covers("9.4.1-01")
    void aloneCleonCountsZero() {
        position("""
                delphi   ath-cleon      1 hoplite-athens
                delphi   spa-brasidas   1 hoplite-phlius
                """).dice(3, 3).attack("sparta", "delphi").athenianTotal(3 + 1, "die 3, one hoplite");
    }

    @Test
    @Covers("9.4.8-01")
    void oneTacticsTileInABattle() {
        position("""
                aegina     ath-phormio    1 naval-piraeus
                aegina     spa-mindarus   1 naval-gythium
                treasury   athens         ath-tactics-1 ath-tactics-2
                """)
                .dice(3, 3)
                .attack("sparta", "aegina")
                .offersOnly("hold-back", "use ath-tactics-1")
                .choose("use ath-tactics-1")
                .athenianTotal(3 + 1 + 2 + 2, "die 3, one ship, Phormio 2, Tactics 2")
                .leaves("treasury athens ath-tactics-2");
    }

    @Test
    @Covers("9.4.8-01")
    void noTacticsWithoutAnAthenianShip() {
        position("""
                aegina     ath-phormio    1 naval-samos
                aegina     spa-mindarus   1 naval-gythium
                treasury   athens         ath-tactics-1 ath-tactics-2
                """).dice(3, 3).attack("sparta", "aegina").battles("naval");
    }

    @Test
    @Covers("9.6.3-01")
    void oneBraveryTileInABattle() {
        position("""
                delphi     ath-demosthenes   1 hoplite-athens
                delphi     spa-mindarus      1 hoplite-sparta
                treasury   peloponnese       spa-colony spa-bravery-1 spa-bravery-2
                """)
                .dice(3, 3)
                .attack("sparta", "delphi")
                .offersOnly("hold-back", "use spa-bravery-1")
                .choose("use spa-bravery-1")
                .peloponnesianTotal(3 + 1 + 1 + 1 + 2, "die 3, one hoplite, Mindarus 1, attacker 1, Bravery 2")
                .leaves("treasury peloponnese spa-bravery-2");
    }

    @Test
    @Covers("9.6.3-01")
    void noBraveryWithoutASpartanHoplite() {
        position("""
                delphi     ath-demosthenes   1 hoplite-athens
                delphi     spa-mindarus      1 hoplite-phlius
                treasury   peloponnese       spa-colony spa-bravery-1
                """).dice(3, 3).attack("sparta", "delphi").battles("land");
    }

    @Test
    @Covers("3.5-04")
    void interceptorsAddOne() {
        MountfordTable table = position("""
                piraeus   home           2 naval-piraeus
                methana   spa-mindarus   2 naval-gythium
                """)
                .dice(4, 2, 2)
                .march("spa-mindarus", "aegina")
                .choose("intercept", "join piraeus")
                .athenianTotal(2 + 2 + 1, "die 2, two ships, interceptor 1")
                .peloponnesianTotal(2 + 2 + 1, "die 2, two ships, Mindarus 1")
                .wonBy("peloponnese", "a leader beats none");
        assertThat(table.last(Interception.Attempted.class).caught()).isTrue();
    }
}
