package org.polemarch.mountford.rules.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.kindOf;
import static org.polemarch.mountford.rules.combat.Attack.attack;
import static org.polemarch.mountford.rules.combat.Attack.fought;

import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.rules.operations.RavagingChoice;
import org.polemarch.mountford.rules.operations.WithdrawalDemandChoice;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Section 4.2: battles on land. The die of Athens is rolled first. */
@Cites({"1.2.2", "4.2", "4.2.1", "4.2.2", "4.2.4", "4.2.5", "4.2.6"})
class LandBattleTest {

    @Test
    @Covers({"4.2.1-01"})
    void theWinnerAtSeaMayCallTheLandBattleOff() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .army("ath-phormio", "gythium", "3 naval-piraeus", "1 hoplite-athens")
                        .army("spa-mindarus", "gythium", "1 naval-gythium", "3 hoplite-phlius"),
                0,
                "gythium",
                Power.ATHENS,
                6,
                1);
        table.choose("hold-back", "call-off");
        assertThat(table.all(BattleResult.Fought.class)).hasSize(1);
        assertThat(table.game().question().frame()).as("no ravaging then").isNotInstanceOf(RavagingChoice.Ask.class);
    }

    @Test
    @Covers("4.2.1-02")
    void withoutANavalBattleThereIsNothingToCallOff() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .army("ath-phormio", "gythium", "3 naval-piraeus", "1 hoplite-athens")
                        .army("spa-mindarus", "gythium", "3 hoplite-phlius"),
                0,
                "gythium",
                Power.ATHENS,
                1,
                6);
        assertThat(fought(table).naval()).isFalse();
        assertThat(table.all(CommandOfTheSea.CalledOff.class)).isEmpty();
        table.asks("peloponnese", WithdrawalDemandChoice.Ask.class);
    }

    @Test
    @Covers("4.2.2-01")
    void spsInAFriendlyFortressMayDecline() {
        attack(
                        Field.bare().home("3 hoplite-athens").army("spa-agis", "athens", "5 hoplite-sparta"),
                        1,
                        "athens",
                        Power.SPARTA)
                .asks("athens", Shelter.Ask.class)
                .offersOnly("come-out", "stay-in");
        // Without walls nobody declines, friendly ground or not.
        attack(
                        Field.bare()
                                .army("ath-nicias", "decelea", "3 hoplite-athens")
                                .army("spa-agis", "decelea", "5 hoplite-sparta"),
                        1,
                        "decelea",
                        Power.SPARTA)
                .asks("peloponnese", CombatTiles.Ask.class);
        // The besieger himself stands on hostile ground and may not.
        Table<MountfordState> table = attack(
                Field.bare()
                        .army("ath-nicias", "athens", "3 hoplite-athens")
                        .army("spa-agis", "athens", "5 hoplite-sparta"),
                0,
                "athens",
                Power.ATHENS,
                1,
                1);
        table.asks("peloponnese", CombatTiles.Ask.class);
    }

    @Test
    @Covers({"4.2.4-01", "4.2.4-02"})
    void theLandTotal() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .army("ath-demosthenes", "delphi", "2 hoplite-athens", "1 cavalry-athens")
                        .army("spa-agis", "delphi", "3 hoplite-sparta")
                        .army("spa-pleistoanax", "delphi", "1 hoplite-sparta"),
                1,
                "delphi",
                Power.SPARTA,
                4,
                2);
        table.choose("use spa-bravery-1");
        assertThat(fought(table).athenianTotal())
                .as("die 4, two hoplites, more cavalry 1, Demosthenes 2")
                .isEqualTo(9);
        assertThat(fought(table).peloponnesianTotal())
                .as("die 2, four hoplites, attacker 1, Pleistoanax 0, Bravery 2")
                .isEqualTo(9);
    }

    @Test
    @Covers("4.2.4-05")
    void cavalryCoversARetreat() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .army("ath-nicias", "delphi", "2 hoplite-athens", "2 cavalry-athens")
                        .army("spa-brasidas", "delphi", "5 hoplite-phlius"),
                1,
                "delphi",
                Power.SPARTA,
                5,
                6);
        assertThat(fought(table).losses()).as("three less two").isEqualTo(1);
        table = attack(
                Field.bare()
                        .army("ath-nicias", "delphi", "1 hoplite-athens", "5 cavalry-athens")
                        .army("spa-brasidas", "delphi", "5 hoplite-phlius"),
                1,
                "delphi",
                Power.SPARTA,
                1,
                6);
        assertThat(fought(table).losses()).as("never below one").isEqualTo(1);
    }

    @Test
    @Covers({"4.2.4-06", "4.2.4-07", "1.2.2-03", "1.2.2-04"})
    void whoIsLostFirst() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .army("ath-nicias", "delphi", "1 hoplite-athens", "1 cavalry-athens", "1 cavalry-larisa")
                        .army("spa-brasidas", "delphi", "5 hoplite-phlius", "1 cavalry-thebes", "1 cavalry-corinth"),
                1,
                "delphi",
                Power.SPARTA,
                3,
                6);
        assertThat(in(table.state(), "ath-nicias", "hoplite-athens"))
                .as("a hoplite if possible")
                .isZero();
        table.offersOnly("lose ath-nicias cavalry-athens", "lose ath-nicias cavalry-larisa");

        table = attack(
                Field.bare()
                        .army("ath-demosthenes", "delphi", "5 hoplite-athens")
                        .army("spa-mindarus", "delphi", "2 hoplite-phlius", "1 hoplite-sparta"),
                0,
                "delphi",
                Power.ATHENS,
                6,
                3);
        table.choose("hold-back");
        assertThat(in(table.state(), "spa-mindarus", "hoplite-sparta"))
                .as("a Spartan first")
                .isZero();

        // The home guard of Athens comes out, loses, and stands; that of Plataea falls.
        table = attack(
                Field.bare().home("3 hoplite-athens-guard").army("spa-agis", "athens", "5 hoplite-sparta"),
                1,
                "athens",
                Power.SPARTA,
                1,
                6);
        table.choose("come-out", "hold-back");
        assertThat(at(table.state(), "athens", "hoplite-athens-guard")).isEqualTo(3);
        table = attack(
                Field.bare().home("1 hoplite-plataea-guard").army("spa-brasidas", "plataea", "5 hoplite-phlius"),
                1,
                "plataea",
                Power.SPARTA,
                1,
                6);
        table.choose("come-out");
        assertThat(at(table.state(), "plataea", "hoplite-plataea-guard")).isZero();
    }

    @Test
    @Covers("1.2.2-03")
    void choosingTheHomeGuardIsRefused() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .home("3 hoplite-athens-guard", "3 hoplite-athens", "1 cavalry-athens")
                        .army("spa-agis", "athens", "5 hoplite-sparta"),
                1,
                "athens",
                Power.SPARTA,
                5,
                6);
        table.choose("come-out", "usual-ground", "use spa-bravery-1")
                .refuses(
                        "lose athens hoplite-athens-guard",
                        new BattleLossChoice.HomeGuardStands(kindOf("hoplite-athens-guard")));
    }

    @Test
    @Covers({"4.2.5-01", "4.2.5-02"})
    void cavalryBattles() {
        Field field = Field.bare()
                .army("ath-nicias", "panactum", "1 hoplite-athens", "3 cavalry-athens")
                .army("spa-brasidas", "panactum", "2 hoplite-phlius", "1 cavalry-corinth");
        Table<MountfordState> table = attack(field, 1, "panactum", Power.SPARTA, 3, 3);
        table.asks("athens", Shelter.Ask.class)
                .choose("come-out")
                .asks("athens", CavalryBattle.Ask.class)
                .choose("open-ground");
        assertThat(fought(table).athenianTotal())
                .as("die 3, hoplite 1, cavalry 3")
                .isEqualTo(7);
        assertThat(fought(table).peloponnesianTotal())
                .as("die 3, hoplites 2, cavalry 1, Brasidas 2, attacker 1")
                .isEqualTo(9);
        // Marathon is coastal.
        table = attack(
                Field.bare()
                        .army("ath-nicias", "marathon", "1 hoplite-athens", "3 cavalry-athens")
                        .army("spa-brasidas", "marathon", "2 hoplite-phlius"),
                1,
                "marathon",
                Power.SPARTA,
                3,
                3);
        assertThat(fought(table).athenianTotal())
                .as("die 3, hoplite 1, more cavalry 1")
                .isEqualTo(5);
    }

    @Test
    @Covers({"4.2.6-01", "4.2.6-02", "4.2.6-03"})
    void bellicosityOnLand() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .bellicosity(8, 8)
                        .army("ath-nicias", "delphi", "2 hoplite-athens", "1 cavalry-larisa")
                        .army("spa-brasidas", "delphi", "5 hoplite-phlius", "2 cavalry-corinth"),
                1,
                "delphi",
                Power.SPARTA,
                5,
                6);
        table.choose("lose ath-nicias hoplite-athens");
        assertThat(table.state().bellicosity(0))
                .as("three of Athens and its allies")
                .isEqualTo(7);
        assertThat(table.state().bellicosity(1)).isEqualTo(9);
        table = attack(
                Field.bare()
                        .bellicosity(8, 8)
                        .army("ath-demosthenes", "delphi", "5 hoplite-athens")
                        .army("spa-brasidas", "delphi", "2 hoplite-phlius"),
                0,
                "delphi",
                Power.ATHENS,
                6,
                1);
        assertThat(table.state().bellicosity(0)).as("a Peloponnesian SP").isEqualTo(9);
        assertThat(table.state().bellicosity(1)).isEqualTo(7);
        table = attack(
                Field.bare()
                        .bellicosity(8, 8)
                        .army("ath-demosthenes", "delphi", "5 hoplite-athens")
                        .army("spa-mindarus", "delphi", "2 hoplite-sparta"),
                0,
                "delphi",
                Power.ATHENS,
                6,
                1);
        table.choose("hold-back");
        assertThat(table.state().bellicosity(0))
                .as("a Spartan one: two instead")
                .isEqualTo(10);
        assertThat(table.state().bellicosity(1)).isEqualTo(6);
    }
}
