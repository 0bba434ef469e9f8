package org.polemarch.mountford.rules.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.where;
import static org.polemarch.mountford.rules.combat.Attack.attack;
import static org.polemarch.mountford.rules.combat.Attack.fought;

import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.mountford.rules.operations.OperationChoice;
import org.polemarch.mountford.rules.scenario.CampaignObjective;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Section 4: what is common to battles at sea and on land. The die of Athens is rolled first. */
@Cites({"3.5", "4", "4.1.2", "4.2.4", "4.3", "9.4.1", "9.4.8", "9.6.3"})
class CombatTest {

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
        Table<MountfordState> few = attack(
                Field.bare()
                        .army("ath-demosthenes", "delphi", "1 hoplite-athens")
                        .army("spa-mindarus", "delphi", "2 hoplite-phlius"),
                0,
                "delphi",
                Power.ATHENS,
                6,
                5);
        assertThat(in(few.state(), "spa-mindarus", "hoplite-phlius"))
                .as("one SP won")
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
