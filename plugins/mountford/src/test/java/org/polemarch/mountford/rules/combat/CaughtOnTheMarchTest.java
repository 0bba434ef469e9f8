package org.polemarch.mountford.rules.combat;

import static org.polemarch.mountford.MountfordTable.position;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.testkit.Covers;

/** 4.1.1, 4.2.2 and 4.2.3: an army caught on the move escapes by putting to sea, never behind walls. */
@Cites({"3.5", "4.1.1", "4.2.2", "4.2.3", "4.3"})
class CaughtOnTheMarchTest {

    /** The hoplites of Argos stand in Nauplia itself: whoever is in their battle line must fight them. */
    @Test
    @Covers({"4.2.3-01", "4.3-03", "3.5-08", "3.5-10"})
    void whoPutsToSeaFightsNobodyAshoreAndMovesOn() {
        position("""
                at-war     argos
                nauplia    arg-the-thousand   4 hoplite-argos
                hermione   spa-mindarus       3 naval-gythium 1 hoplite-sparta
                """)
                .dice(5)
                .march("spa-mindarus", "thyrea")
                .choose("via nauplia")
                .asks("athens", Interception.Offer.class)
                .choose("intercept")
                .asks("peloponnese", PuttingToSea.Ask.class)
                .choose("put-to-sea")
                .noBattle("nobody is left ashore")
                .leaves("thyrea spa-mindarus 3 naval-gythium 1 hoplite-sparta");
    }

    @Test
    @Covers("4.2.2-01")
    void theGarrisonMayStayInButTheArmyOnTheMarchMustFight() {
        position("""
                plataea   home              1 hoplite-plataea-guard
                plataea   spa-agis          2 hoplite-sparta
                siphae    ath-demosthenes   3 hoplite-athens
                """)
                .dice(4, 3, 2)
                .march("ath-demosthenes", "plataea")
                .choose("intercept")
                .asks("athens", Shelter.Ask.class)
                .choose("stay-in")
                .athenianTotal(3 + 3 + 2, "die 3, three hoplites, Demosthenes 2; the guard kept to its walls")
                .leaves("plataea home 1 hoplite-plataea-guard");
    }

    @Test
    @Covers("4.1.1-01")
    void theShipsInHarbourMayStayInButTheFleetOnTheMoveMustFight() {
        position("""
                piraeus   home           2 naval-piraeus
                piraeus   spa-mindarus   2 naval-gythium
                sunium    ath-phormio    3 naval-piraeus
                """)
                .dice(4, 3, 2)
                .march("ath-phormio", "piraeus")
                .choose("intercept")
                .asks("athens", Shelter.Ask.class)
                .choose("stay-in")
                .athenianTotal(3 + 3 + 2, "die 3, three ships, Phormio 2; those in harbour stayed there")
                .leaves("piraeus ath-phormio 3 naval-piraeus");
    }
}
