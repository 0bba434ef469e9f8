package org.polemarch.mountford.rules.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.MountfordTable.position;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.MountfordTable;
import org.polemarch.testkit.Covers;

/** Section 4.1: battles at sea. */
@Cites({"4.1", "4.1.1", "4.1.2", "4.1.3"})
class NavalBattleTest {

    @Test
    @Covers({"4.1-02", "4.1.2-01", "4.1.2-02"})
    void theNavalTotal() {
        position("""
                piraeus    home              4 naval-piraeus
                kithnos    ath-phormio       1 naval-piraeus
                athens     ath-thrasybulus   1 hoplite-athens
                aegina     spa-lysander      3 naval-gythium
                treasury   athens            ath-tactics-1
                """)
                .dice(2, 3)
                .attack("sparta", "aegina")
                .offersOnly(
                        "enough",
                        "join ath-phormio",
                        "join piraeus",
                        "join piraeus 1 naval-piraeus",
                        "join piraeus 2 naval-piraeus",
                        "join piraeus 3 naval-piraeus")
                .choose("join ath-phormio", "enough", "use ath-tactics-1")
                .athenianTotal(2 + 1 + 2 + 2, "die 2, one ship, Phormio 2, Tactics 2; those of Piraeus stayed away")
                .peloponnesianTotal(3 + 3 + 2 + 1, "die 3, three ships, Lysander 2, attacker 1")
                .leaves("piraeus home 4 naval-piraeus");
    }

    @Test
    @Covers("4.1.2-03")
    void severalLeadersUseTheLowestRating() {
        position("""
                aegina   ath-phormio    1 naval-piraeus
                aegina   ath-nicias     1 naval-piraeus
                aegina   spa-mindarus   1 naval-gythium
                """)
                .dice(3, 3)
                .attack("athens", "aegina")
                .athenianTotal(3 + 2 + 1, "die 3, two ships, attacker 1, Nicias 0");
    }

    @Test
    @Covers("4.1.2-02")
    void aLeaderFarFromTheBattleDoesNotRateIt() {
        position("""
                aegina    ath-phormio    3 naval-piraeus
                corcyra   ath-nicias     1 hoplite-athens
                aegina    spa-mindarus   1 naval-gythium
                """)
                .dice(2, 1)
                .attack("athens", "aegina")
                .athenianTotal(
                        2 + 3 + 2 + 1, "die 2, three ships, Phormio 2, attacker 1; Nicias with his 0 is at Corcyra");
    }

    @Test
    @Covers("4.1.2-07")
    void neverMoreThanTheWinnersNumber() {
        position("""
                aegina   ath-phormio    1 naval-piraeus
                aegina   spa-mindarus   1 naval-gythium 1 naval-corinth
                """)
                .dice(6, 5)
                .attack("athens", "aegina")
                .losses(1, "one ship won")
                .choose("lose spa-mindarus naval-corinth")
                .leaves("aegina spa-mindarus 1 naval-gythium");
    }

    @Test
    @Covers("4.1.2-08")
    void anAthenianShipFirst() {
        position("""
                aegina   ath-phormio    2 naval-piraeus 2 naval-samos
                aegina   spa-lysander   5 naval-gythium
                """)
                .dice(3, 6)
                .attack("sparta", "aegina")
                .losses(2, "die 3")
                .leaves("aegina ath-phormio 1 naval-piraeus 2 naval-samos")
                .offersOnly("lose ath-phormio naval-piraeus", "lose ath-phormio naval-samos")
                .choose("lose ath-phormio naval-samos")
                .leaves("aegina ath-phormio 1 naval-piraeus 1 naval-samos");
    }

    @Test
    @Covers("4.1.3-01")
    void threePeloponnesianShipsAreGrievedFor() {
        position("""
                aegina        ath-phormio    5 naval-piraeus
                aegina        spa-mindarus   3 naval-gythium
                bellicosity   8 8
                """).dice(6, 5).attack("athens", "aegina").losses(3, "die 5").leaves("bellicosity 9 7");
    }

    @Test
    @Covers("4.1.3-01")
    void twoPeloponnesianShipsAreTooFew() {
        position("""
                aegina        ath-phormio    5 naval-piraeus
                aegina        spa-mindarus   3 naval-gythium
                bellicosity   8 8
                """).dice(6, 4).attack("athens", "aegina").losses(2, "die 4").leaves("bellicosity 8 8");
    }

    @Test
    @Covers("4.1.3-02")
    void anyAthenianShipIsGrievedFor() {
        position("""
                aegina        ath-phormio    1 naval-piraeus
                aegina        spa-lysander   5 naval-gythium
                bellicosity   8 8
                """).dice(1, 6).attack("sparta", "aegina").losses(1, "die 1").leaves("bellicosity 7 9");
    }

    @Test
    @Covers("4.1.3-02")
    void aShipOfTheAlliesIsNot() {
        position("""
                aegina        ath-phormio    1 naval-samos
                aegina        spa-lysander   5 naval-gythium
                bellicosity   8 8
                """).dice(1, 6).attack("sparta", "aegina").losses(1, "die 1").leaves("bellicosity 8 8");
    }

    @Test
    @Covers("4.1.1-01")
    void fleetsInAFortifiedHarborMayDecline() {
        MountfordTable table = position("""
                chios   home           2 naval-chios-guard
                chios   spa-mindarus   3 naval-gythium
                """)
                .attack("sparta", "chios")
                .asks("athens", Shelter.Ask.class)
                .choose("stay-in")
                .battles();
        assertThat(table.last(Shelter.Avoided.class).naval()).isTrue();
    }

    @Test
    @Covers("4.1.1-01")
    void aFleetCaughtMovingIntoItsOwnHarborMustFight() {
        position("""
                icaria   ath-phormio    2 naval-piraeus
                samos    spa-mindarus   2 naval-gythium
                """)
                .dice(6, 1, 1)
                .march("ath-phormio", "samos")
                .choose("intercept")
                .battles("naval");
    }

    @Test
    @Covers("4.1.1-01")
    void theActivePlayersOwnFleetMayStayInItsHarbour() {
        position("""
                piraeus   home           3 naval-piraeus
                piraeus   ath-nicias     2 hoplite-athens
                piraeus   spa-agis       1 hoplite-sparta
                aegina    spa-mindarus   5 naval-gythium
                """)
                .attack("athens", "piraeus")
                .asks("athens", Shelter.Ask.class)
                .offersOnly("come-out", "stay-in");
    }
}
