package org.polemarch.mountford.rules.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.kindOf;
import static org.polemarch.mountford.MountfordTable.position;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.MountfordTable;
import org.polemarch.mountford.rules.operations.RavagingAfterCombat;
import org.polemarch.mountford.rules.operations.WithdrawalDemand;
import org.polemarch.mountford.rules.sieges.Siege;
import org.polemarch.testkit.Covers;

/** Section 4.2: battles on land. */
@Cites({"1.2.2", "4.2", "4.2.1", "4.2.2", "4.2.4", "4.2.5", "4.2.6"})
class LandBattleTest {

    @Test
    @Covers("4.2.1-01")
    void theWinnerAtSeaMayCallTheLandBattleOff() {
        MountfordTable table = position("""
                gythium   ath-phormio    3 naval-piraeus 1 hoplite-athens
                gythium   spa-mindarus   1 naval-gythium 3 hoplite-phlius
                """)
                .dice(6, 1)
                .attack("athens", "gythium")
                .choose("call-off")
                .battles("naval");
        assertThat(table.last(CommandOfTheSea.CalledOff.class).seat().id()).isEqualTo("athens");
    }

    /** Agis is next door: won at sea and with nobody ashore, Laconia would lie open. */
    @Test
    @Covers("4.2.1-01")
    void whoCallsTheLandBattleOffDoesNotRavage() {
        seaFightBesideAgis().choose("call-off").asks("athens", Siege.Ask.class);
        seaFightBesideAgis()
                .choose("fight-on-land")
                .choose("enough")
                .battles("naval")
                .asks("athens", RavagingAfterCombat.Ask.class);
    }

    private static MountfordTable seaFightBesideAgis() {
        return position("""
                gythium   ath-phormio    3 naval-piraeus 1 hoplite-athens
                gythium   spa-mindarus   1 naval-gythium
                sparta    spa-agis       3 hoplite-sparta
                """).dice(6, 1).attack("athens", "gythium").asks("athens", CommandOfTheSea.Ask.class);
    }

    @Test
    @Covers("4.2.1-02")
    void withoutANavalBattleThereIsNothingToCallOff() {
        MountfordTable table = position("""
                gythium   ath-phormio    3 naval-piraeus 1 hoplite-athens
                gythium   spa-mindarus   3 hoplite-phlius
                """)
                .dice(1, 6)
                .attack("athens", "gythium")
                .battles("land")
                .asks("peloponnese", WithdrawalDemand.Ask.class);
        assertThat(table.all(CommandOfTheSea.CalledOff.class)).isEmpty();
    }

    @Test
    @Covers("4.2.2-01")
    void spsInAFriendlyFortressMayDecline() {
        position("""
                athens   home       3 hoplite-athens
                athens   spa-agis   5 hoplite-sparta
                """)
                .attack("sparta", "athens")
                .asks("athens", Shelter.Ask.class)
                .offersOnly("come-out", "stay-in");
    }

    @Test
    @Covers("4.2.2-01")
    void withoutWallsNobodyDeclinesFriendlyGroundOrNot() {
        position("""
                decelea   ath-nicias   3 hoplite-athens
                decelea   spa-agis     5 hoplite-sparta
                """).dice(1, 1).attack("sparta", "decelea").battles("land");
    }

    @Test
    @Covers("4.2.2-01")
    void theBesiegerStandsOnHostileGroundAndMayNotDecline() {
        position("""
                athens   ath-nicias   3 hoplite-athens
                athens   spa-agis     5 hoplite-sparta
                """).dice(1, 1).attack("athens", "athens").battles("land");
    }

    @Test
    @Covers({"4.2.4-01", "4.2.4-02", "9.6.3-01"})
    void theLandTotal() {
        position("""
                delphi     ath-demosthenes   2 hoplite-athens 1 cavalry-athens
                delphi     spa-agis          3 hoplite-sparta
                delphi     spa-pleistoanax   1 hoplite-sparta
                treasury   peloponnese       spa-colony spa-bravery-1
                """)
                .dice(4, 2)
                .attack("sparta", "delphi")
                .choose("use spa-bravery-1")
                .athenianTotal(4 + 2 + 1 + 2, "die 4, two hoplites, more cavalry 1, Demosthenes 2")
                .peloponnesianTotal(2 + 4 + 1 + 2, "die 2, four hoplites, attacker 1, Pleistoanax 0, Bravery 2");
    }

    @Test
    @Covers("4.2.4-05")
    void cavalryCoversARetreat() {
        position("""
                delphi   ath-nicias     2 hoplite-athens 2 cavalry-athens
                delphi   spa-brasidas   5 hoplite-phlius
                """).dice(5, 6).attack("sparta", "delphi").losses(1, "three less two");
    }

    @Test
    @Covers("4.2.4-05")
    void cavalryNeverSavesTheLastOne() {
        position("""
                delphi   ath-nicias     1 hoplite-athens 5 cavalry-athens
                delphi   spa-brasidas   5 hoplite-phlius
                """).dice(1, 6).attack("sparta", "delphi").losses(1, "one less five");
    }

    @Test
    @Covers("4.2.4-06")
    void aHopliteIsLostFirst() {
        position("""
                delphi   ath-nicias     1 hoplite-athens 1 cavalry-athens 1 cavalry-larisa
                delphi   spa-brasidas   5 hoplite-phlius 1 cavalry-thebes 1 cavalry-corinth
                """)
                .dice(3, 6)
                .attack("sparta", "delphi")
                .leaves("delphi ath-nicias 1 cavalry-athens 1 cavalry-larisa")
                .offersOnly("lose ath-nicias cavalry-athens", "lose ath-nicias cavalry-larisa");
    }

    @Test
    @Covers("4.2.4-07")
    void aSpartanIsLostFirst() {
        position("""
                delphi   ath-demosthenes   5 hoplite-athens
                delphi   spa-mindarus      2 hoplite-phlius 1 hoplite-sparta
                """)
                .dice(6, 3)
                .attack("athens", "delphi")
                .losses(2, "die 3")
                .leaves("delphi spa-mindarus 1 hoplite-phlius");
    }

    @Test
    @Covers("1.2.2-03")
    void theHomeGuardOfAthensLosesAndStands() {
        position("""
                athens   home       3 hoplite-athens-guard
                athens   spa-agis   5 hoplite-sparta
                """)
                .dice(1, 6)
                .attack("sparta", "athens")
                .choose("come-out")
                .wonBy("peloponnese", "die 6, five hoplites, attacker 1")
                .leaves("athens home 3 hoplite-athens-guard");
    }

    @Test
    @Covers("1.2.2-03")
    void choosingTheHomeGuardIsRefused() {
        position("""
                athens     home          3 hoplite-athens-guard 3 hoplite-athens 1 cavalry-athens
                athens     spa-agis      5 hoplite-sparta
                treasury   peloponnese   spa-colony spa-bravery-1
                """)
                .dice(5, 6)
                .attack("sparta", "athens")
                .choose("come-out", "usual-ground", "use spa-bravery-1")
                .refuses(
                        "lose athens hoplite-athens-guard",
                        new BattleLosses.HomeGuardStands(kindOf("hoplite-athens-guard")));
    }

    @Test
    @Covers("1.2.2-04")
    void theHomeGuardOfAnAllyFalls() {
        position("""
                plataea   home           1 hoplite-plataea-guard
                plataea   spa-brasidas   5 hoplite-phlius
                """).dice(1, 6).attack("sparta", "plataea").choose("come-out").leaves("plataea home");
    }

    @Test
    @Covers("4.2.5-01")
    void onOpenGroundCavalryCountsLikeHoplites() {
        position("""
                panactum   ath-nicias     1 hoplite-athens 3 cavalry-athens
                panactum   spa-brasidas   2 hoplite-phlius 1 cavalry-corinth
                """)
                .dice(3, 3)
                .attack("sparta", "panactum")
                .asks("athens", Shelter.Ask.class)
                .choose("come-out")
                .asks("athens", CavalryBattle.Ask.class)
                .choose("open-ground")
                .athenianTotal(3 + 1 + 3, "die 3, one hoplite, three of cavalry")
                .peloponnesianTotal(3 + 2 + 1 + 2 + 1, "die 3, two hoplites, cavalry 1, Brasidas 2, attacker 1");
    }

    @Test
    @Covers("4.2.5-02")
    void thereIsNoOpenGroundOnTheCoast() {
        position("""
                marathon   ath-nicias     1 hoplite-athens 3 cavalry-athens
                marathon   spa-brasidas   2 hoplite-phlius
                """)
                .dice(3, 3)
                .attack("sparta", "marathon")
                .athenianTotal(3 + 1 + 1, "die 3, one hoplite, more cavalry 1");
    }

    @Test
    @Covers("4.2.6-01")
    void threeOfAthensAndItsAlliesAreGrievedFor() {
        position("""
                delphi        ath-nicias     2 hoplite-athens 1 cavalry-larisa
                delphi        spa-brasidas   5 hoplite-phlius 2 cavalry-corinth
                bellicosity   8 8
                """)
                .dice(5, 6)
                .attack("sparta", "delphi")
                .choose("lose ath-nicias hoplite-athens")
                .losses(3, "die 5")
                .leaves("bellicosity 7 9");
    }

    @Test
    @Covers("4.2.6-02")
    void anyPeloponnesianIsGrievedFor() {
        position("""
                delphi        ath-demosthenes   5 hoplite-athens
                delphi        spa-brasidas      2 hoplite-phlius
                bellicosity   8 8
                """).dice(6, 1).attack("athens", "delphi").losses(1, "die 1").leaves("bellicosity 9 7");
    }

    @Test
    @Covers("4.2.6-03")
    void aSpartanIsGrievedForTwice() {
        position("""
                delphi        ath-demosthenes   5 hoplite-athens
                delphi        spa-mindarus      2 hoplite-sparta
                bellicosity   8 8
                """).dice(6, 1).attack("athens", "delphi").losses(1, "die 1").leaves("bellicosity 10 6");
    }
}
