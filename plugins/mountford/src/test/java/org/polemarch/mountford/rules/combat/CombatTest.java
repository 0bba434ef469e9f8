package org.polemarch.mountford.rules.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.kindOf;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.where;

import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.mountford.rules.operations.OperationChoice;
import org.polemarch.mountford.rules.operations.RavagingChoice;
import org.polemarch.mountford.rules.operations.WithdrawalDemandChoice;
import org.polemarch.mountford.rules.scenario.CampaignObjective;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Section 4: naval and land battles. The die of Athens is rolled first. */
@Cites({
    "4", "4.1", "4.1.1", "4.1.2", "4.1.3", "4.2", "4.2.1", "4.2.2", "4.2.3", "4.2.4", "4.2.5", "4.2.6", "4.2.7", "4.3"
})
class CombatTest {

    /** The seat attacks in a space where it has an army, paying with any tile. */
    private static Table<MountfordState> attack(Field field, int seat, String space, Power power, int... dice) {
        Table<MountfordState> table = field.table()
                .dice(dice)
                .run(new OperationChoice.Ask(seat))
                .choose("continue " + space + " " + power.name().toLowerCase(java.util.Locale.ROOT));
        table.choose(seat == 0 ? "discard ath-cleon" : "discard spa-colony");
        return table.choose("attack");
    }

    private static BattleResult.Fought fought(Table<MountfordState> table) {
        return table.last(BattleResult.Fought.class);
    }

    @Test
    @Covers({"4.0-01", "4.2-01", "4.1-01"})
    void firstAtSeaThenOnLand() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .army("ath-phormio", "gythium", "3 naval-piraeus", "2 hoplite-athens")
                        .army("spa-mindarus", "gythium", "1 naval-gythium", "1 hoplite-sparta"),
                0,
                "gythium",
                Power.ATHENS,
                6,
                1,
                6,
                1);
        table.choose("hold-back")
                .asks("athens", CommandOfTheSea.Ask.class)
                .choose("fight-on-land")
                .choose("hold-back");
        assertThat(table.all(BattleResult.Fought.class))
                .extracting(BattleResult.Fought::naval)
                .containsExactly(true, false);
    }

    @Test
    @Covers("4.0-03")
    void neutralsAreIgnored() {
        Table<MountfordState> table = Field.bare()
                .home("4 hoplite-argos")
                .army("spa-brasidas", "thyrea", "1 hoplite-phlius")
                .army("ath-nicias", "thyrea", "1 hoplite-athens")
                .table()
                .dice(1, 6)
                .run(new OperationChoice.Ask(1))
                .choose("continue thyrea sparta", "discard spa-colony", "attack");
        assertThat(fought(table).athenianTotal())
                .as("no help from neutral Argos")
                .isEqualTo(1 + 1);
    }

    @Test
    @Covers({"4.1-02", "4.1.2-01", "4.1.2-02"})
    void theNavalTotal() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .home("4 naval-piraeus")
                        .army("ath-phormio", "kithnos", "1 naval-piraeus")
                        .army("ath-thrasybulus", "athens", "1 hoplite-athens")
                        .army("spa-lysander", "aegina", "3 naval-gythium"),
                1,
                "aegina",
                Power.SPARTA,
                2,
                3);
        table.offersOnly(
                        "enough",
                        "join ath-phormio",
                        "join piraeus",
                        "join piraeus 1 naval-piraeus",
                        "join piraeus 2 naval-piraeus",
                        "join piraeus 3 naval-piraeus")
                .choose("join ath-phormio", "enough", "use ath-tactics-1");
        assertThat(fought(table).athenianTotal())
                .as("die 2, one ship, Phormio 2, Tactics 2; those of Piraeus stayed away")
                .isEqualTo(2 + 1 + 2 + 2);
        assertThat(fought(table).peloponnesianTotal())
                .as("die 3, three ships, Lysander 2, attacker 1")
                .isEqualTo(9);
        assertThat(at(table.state(), "piraeus", "naval-piraeus")).isEqualTo(4);
    }

    @Test
    @Covers("4.1.2-03")
    void severalLeadersUseTheLowestRating() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .army("ath-phormio", "aegina", "1 naval-piraeus")
                        .army("ath-nicias", "aegina", "1 naval-piraeus")
                        .army("spa-mindarus", "aegina", "1 naval-gythium"),
                0,
                "aegina",
                Power.ATHENS,
                3,
                3);
        table.choose("hold-back");
        assertThat(fought(table).athenianTotal()).as("Nicias counts 0").isEqualTo(3 + 2 + 1);
    }

    @Test
    @Covers({"4.1.2-04", "4.2.4-03"})
    void ties() {
        // Totals 4 and 4: Phormio's 2 against Mindarus's 1.
        Table<MountfordState> table = attack(
                Field.bare()
                        .army("ath-phormio", "aegina", "1 naval-piraeus")
                        .army("spa-mindarus", "aegina", "1 naval-gythium"),
                1,
                "aegina",
                Power.SPARTA,
                2,
                2);
        table.choose("hold-back");
        assertThat(fought(table).athenianTotal()).isEqualTo(fought(table).peloponnesianTotal());
        assertThat(fought(table).winner().id()).as("the better leader").isEqualTo("athens");
        // A leader of 0 beats none, even against the interceptor.
        table = Field.bare()
                .army("ath-nicias", "olympia", "1 hoplite-athens")
                .home("1 hoplite-elis-guard")
                .campaign("ath-nicias")
                .dice(1, 4, 4, 3)
                .run(new CampaignObjective.Ask(tile("ath-nicias")))
                .choose("campaign elis", "intercept");
        assertThat(fought(table).athenianTotal()).isEqualTo(fought(table).peloponnesianTotal());
        assertThat(fought(table).winner().id()).isEqualTo("athens");
        // Equal leaders: the attacker.
        table = attack(
                Field.bare()
                        .army("ath-thassyllus", "delphi", "1 hoplite-athens")
                        .army("spa-mindarus", "delphi", "1 hoplite-phlius"),
                1,
                "delphi",
                Power.SPARTA,
                4,
                3);
        assertThat(fought(table).athenianTotal()).isEqualTo(fought(table).peloponnesianTotal());
        assertThat(fought(table).winner().id()).isEqualTo("peloponnese");
    }

    @Test
    @Covers({"4.1.2-05", "4.1.2-06", "4.2.4-04"})
    void lossesByTheLosersDie() {
        int[][] cases = {{1, 1}, {2, 1}, {3, 2}, {4, 2}, {5, 3}};
        for (int[] each : cases) {
            Table<MountfordState> table = attack(
                    Field.bare()
                            .army("ath-phormio", "aegina", "5 naval-piraeus")
                            .army("spa-mindarus", "aegina", "4 naval-gythium"),
                    0,
                    "aegina",
                    Power.ATHENS,
                    6,
                    each[0]);
            table.choose("hold-back");
            assertThat(in(table.state(), "spa-mindarus", "naval-gythium"))
                    .as("the loser rolled " + each[0])
                    .isEqualTo(4 - each[1]);
            assertThat(in(table.state(), "ath-phormio", "naval-piraeus"))
                    .as("the winner loses nothing")
                    .isEqualTo(5);
        }
        Table<MountfordState> land = attack(
                Field.bare()
                        .army("ath-demosthenes", "delphi", "5 hoplite-athens")
                        .army("spa-mindarus", "delphi", "4 hoplite-phlius"),
                0,
                "delphi",
                Power.ATHENS,
                6,
                5);
        assertThat(in(land.state(), "spa-mindarus", "hoplite-phlius")).isEqualTo(1);
    }

    @Test
    @Covers("4.1.2-07")
    void neverMoreThanTheWinnersNumber() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .army("ath-phormio", "aegina", "1 naval-piraeus")
                        .army("spa-mindarus", "aegina", "1 naval-gythium", "1 naval-corinth"),
                0,
                "aegina",
                Power.ATHENS,
                6,
                5);
        table.choose("use ath-tactics-1").choose("lose spa-mindarus naval-corinth");
        assertThat(fought(table).losses()).as("one ship won").isEqualTo(1);
        assertThat(table.state().armyNaval(tile("spa-mindarus"))).isEqualTo(1);
    }

    @Test
    @Covers("4.1.2-08")
    void anAthenianShipFirst() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .army("ath-phormio", "aegina", "2 naval-piraeus", "2 naval-samos")
                        .army("spa-lysander", "aegina", "5 naval-gythium"),
                1,
                "aegina",
                Power.SPARTA,
                3,
                6);
        table.choose("hold-back").offersOnly("lose ath-phormio naval-piraeus", "lose ath-phormio naval-samos");
        assertThat(in(table.state(), "ath-phormio", "naval-piraeus"))
                .as("one Athenian SP is gone")
                .isEqualTo(1);
        table.choose("lose ath-phormio naval-samos");
        assertThat(in(table.state(), "ath-phormio", "naval-samos")).isEqualTo(1);
    }

    @Test
    @Covers({"4.1.3-01", "4.1.3-02"})
    void bellicosityAtSea() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .bellicosity(8, 8)
                        .army("ath-phormio", "aegina", "5 naval-piraeus")
                        .army("spa-mindarus", "aegina", "3 naval-gythium"),
                0,
                "aegina",
                Power.ATHENS,
                6,
                5);
        table.choose("hold-back");
        assertThat(table.state().bellicosity(0)).isEqualTo(9);
        assertThat(table.state().bellicosity(1)).isEqualTo(7);
        table = attack(
                Field.bare()
                        .bellicosity(8, 8)
                        .army("ath-phormio", "aegina", "5 naval-piraeus")
                        .army("spa-mindarus", "aegina", "3 naval-gythium"),
                0,
                "aegina",
                Power.ATHENS,
                6,
                4);
        table.choose("hold-back");
        assertThat(table.state().bellicosity(1)).as("two SPs lost are too few").isEqualTo(8);
        table = attack(
                Field.bare()
                        .bellicosity(8, 8)
                        .army("ath-phormio", "aegina", "1 naval-piraeus")
                        .army("spa-lysander", "aegina", "5 naval-gythium"),
                1,
                "aegina",
                Power.SPARTA,
                1,
                6);
        table.choose("hold-back");
        assertThat(table.state().bellicosity(0)).isEqualTo(7);
        assertThat(table.state().bellicosity(1)).isEqualTo(9);
        table = attack(
                Field.bare()
                        .bellicosity(8, 8)
                        .army("ath-phormio", "aegina", "1 naval-samos")
                        .army("spa-lysander", "aegina", "5 naval-gythium"),
                1,
                "aegina",
                Power.SPARTA,
                1,
                6);
        assertThat(table.state().bellicosity(0)).as("an Athenian Allied SP").isEqualTo(8);
    }

    @Test
    @Covers("4.1.1-01")
    void fleetsInAFortifiedHarborMayDecline() {
        Table<MountfordState> table = attack(
                Field.bare().home("2 naval-chios-guard").army("spa-mindarus", "chios", "3 naval-gythium"),
                1,
                "chios",
                Power.SPARTA);
        table.asks("athens", Shelter.Ask.class).choose("stay-in");
        assertThat(table.all(BattleResult.Fought.class)).isEmpty();
        assertThat(table.last(Shelter.Avoided.class).naval()).isTrue();
        // Samos as a mere space of passage: a fleet caught moving through its own harbour must fight.
        Field moving = Field.bare()
                .army("ath-phormio", "icaria", "2 naval-piraeus")
                .army("spa-mindarus", "samos", "2 naval-gythium");
        moving.campaign("ath-phormio")
                .dice(6, 1, 1)
                .run(new CampaignObjective.Ask(tile("ath-phormio")))
                .choose("campaign samos", "intercept")
                .asks("athens", CombatTiles.Ask.class);
    }

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

    @Test
    @Covers({"4.2.7-01", "4.2.7-03"})
    void hostages() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .army("ath-demosthenes", "delphi", "5 hoplite-athens")
                        .army("spa-mindarus", "delphi", "2 hoplite-sparta"),
                0,
                "delphi",
                Power.ATHENS,
                6,
                1);
        table.choose("hold-back");
        assertThat(table.state().spartanHostages).isTrue();
        table = attack(
                Field.bare()
                        .army("ath-demosthenes", "delphi", "5 cavalry-athens", "1 hoplite-plataea-guard")
                        .army("spa-mindarus", "delphi", "1 hoplite-sparta"),
                0,
                "delphi",
                Power.ATHENS,
                6,
                1);
        table.choose("hold-back");
        assertThat(table.state().spartanHostages)
                .as("no Athenian hoplites took part")
                .isFalse();
        table = attack(
                Field.bare()
                        .army("ath-demosthenes", "delphi", "1 hoplite-athens")
                        .army("spa-mindarus", "delphi", "5 hoplite-sparta"),
                1,
                "delphi",
                Power.SPARTA,
                1,
                6);
        table.choose("hold-back");
        assertThat(table.state().athenianHostages).isTrue();
    }

    @Test
    @Covers({"4.2.7-02", "4.2.7-03"})
    void hostagesKeepTheArmiesAway() {
        Field held = Field.start();
        held.state().spartanHostages = true;
        held.state().athenianHostages = true;
        held.run(new OperationChoice.Ask(1))
                .choose("lead spa-mindarus", "place phlius sparta", "objective decelea", "take hoplite-phlius")
                .choose("go sparta")
                .refuses(
                        "take hoplite-sparta",
                        new org.polemarch.mountford.rules.operations.RecruitRefusals.HostagesForbid(
                                kindOf("hoplite-sparta"), Field.data().atlas().space(space("decelea"))));
        Field athens = Field.start();
        athens.state().athenianHostages = true;
        athens.run(new OperationChoice.Ask(0))
                .choose("lead ath-nicias", "place piraeus athens")
                .refuses(
                        "objective gythium",
                        new org.polemarch.mountford.rules.operations.ObjectiveChoice.HostagesHeld(
                                Field.data().atlas().space(space("gythium"))));
        Bars bars = Field.rule(Bars.class);
        assertThat(bars.barred(held.state(), space("athens")) >>> Field.kind("hoplite-sparta") & 1)
                .as("nor fight there")
                .isEqualTo(1);
        assertThat(bars.barred(held.state(), space("athens")) >>> Field.kind("hoplite-phlius") & 1)
                .isZero();
        assertThat(bars.barred(held.state(), space("delphi"))).isZero();
        assertThat(bars.byHostages(held.state(), space("decelea")) >>> Field.kind("hoplite-sparta") & 1)
                .as("nor ravage")
                .isEqualTo(1);
    }

    @Test
    @Covers({"4.3-01", "4.3-02", "4.3-04"})
    void noBattle() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .bellicosity(8, 8)
                        .army("ath-phormio", "gythium", "3 naval-piraeus")
                        .army("spa-agis", "gythium", "3 hoplite-sparta"),
                0,
                "gythium",
                Power.ATHENS);
        assertThat(table.all(Combat.NoBattle.class))
                .as("ships against hoplites")
                .hasSize(1);
        assertThat(table.state().op().offered).isTrue();
        assertThat(table.state().op().lost
                        || table.state().op().wonNaval
                        || table.state().op().wonLand)
                .isFalse();
        assertThat(table.state().bellicosity(0)).isEqualTo(8);
        table = attack(
                Field.bare().home("3 hoplite-athens-guard").army("spa-agis", "decelea", "3 hoplite-sparta"),
                1,
                "decelea",
                Power.SPARTA);
        table.asks("athens", SupportChoice.Ask.class).choose("enough");
        assertThat(table.all(Combat.NoBattle.class)).as("nobody came out").hasSize(1);
        assertThat(where(table.state(), "spa-agis")).isEqualTo("decelea");
    }

    @Test
    @Covers("9.4.1-01")
    void cleonAddsNothing() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .army("ath-cleon", "delphi", "1 hoplite-athens")
                        .army("ath-demosthenes", "delphi", "1 hoplite-athens")
                        .army("spa-pleistoanax", "delphi", "1 hoplite-sparta"),
                1,
                "delphi",
                Power.SPARTA,
                3,
                3);
        table.choose("hold-back");
        assertThat(fought(table).athenianTotal())
                .as("the ratings of Demosthenes")
                .isEqualTo(3 + 2 + 2);
        table = attack(
                Field.bare()
                        .army("ath-cleon", "delphi", "1 hoplite-athens")
                        .army("spa-brasidas", "delphi", "1 hoplite-phlius"),
                1,
                "delphi",
                Power.SPARTA,
                3,
                3);
        assertThat(fought(table).athenianTotal()).as("alone he counts 0").isEqualTo(4);
    }

    @Test
    @Covers({"9.4.8-01", "9.6.3-01"})
    void tilesBeforeTheDice() {
        attack(
                        Field.bare()
                                .army("ath-phormio", "aegina", "1 naval-samos")
                                .army("spa-mindarus", "aegina", "1 naval-gythium"),
                        1,
                        "aegina",
                        Power.SPARTA,
                        3,
                        3)
                .usedAllChance(); // no Athenian SP, so Tactics is not asked for
        Table<MountfordState> table = attack(
                Field.bare()
                        .army("ath-phormio", "aegina", "1 naval-piraeus")
                        .army("spa-mindarus", "aegina", "1 naval-gythium"),
                1,
                "aegina",
                Power.SPARTA,
                3,
                3);
        table.offersOnly("hold-back", "use ath-tactics-1")
                .choose("use ath-tactics-1")
                .usedAllChance();
        assertThat(fought(table).athenianTotal()).isEqualTo(3 + 1 + 2 + 2);
        assertThat(table.state().chest().holds(tile("ath-tactics-2")))
                .as("one per battle")
                .isTrue();
    }

    @Test
    @Covers("3.5-04")
    void interceptorsAddOne() {
        Field field = Field.bare().home("2 naval-piraeus").army("spa-mindarus", "methana", "2 naval-gythium");
        Table<MountfordState> table = field.campaign("spa-mindarus")
                .dice(4, 2, 2)
                .run(new CampaignObjective.Ask(tile("spa-mindarus")))
                .choose("campaign aegina", "intercept", "join piraeus", "hold-back");
        assertThat(table.last(Interception.Attempted.class).caught()).isTrue();
        assertThat(fought(table).athenianTotal())
                .as("die 2, two ships, interceptor 1")
                .isEqualTo(5);
        assertThat(fought(table).peloponnesianTotal())
                .as("die 2, two ships, Mindarus 1")
                .isEqualTo(5);
        assertThat(fought(table).winner().id()).as("a leader beats none").isEqualTo("peloponnese");
    }
}
