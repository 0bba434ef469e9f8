package org.polemarch.mountford.rules.sieges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.owner;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.where;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.rules.combat.Combat;
import org.polemarch.mountford.rules.operations.Withdrawal;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.mountford.rules.turn.OperationEnd;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Section 5: sieges and the Long Walls. */
@Cites({"5", "5.1", "1.2.3", "1.2.4"})
class SiegeTest {

    private static Table<MountfordState> operate(Field field, int seat, String space, String power, int... dice) {
        return field.table()
                .dice(dice)
                .run(new OperationChoice.Ask(seat))
                .choose("continue " + space + " " + power, seat == 0 ? "discard ath-cleon" : "discard spa-colony");
    }

    private static void spareIfAsked(Table<MountfordState> table) {
        if (table.notations().contains("spare")) {
            table.choose("spare");
        }
    }

    private static Siege.Obstacle obstacle(Table<MountfordState> table) {
        return table.last(Siege.NotPossible.class).obstacle();
    }

    @Test
    @Covers("5.0-01")
    void siegesFollowCombatInHostileOrNeutralSpaces() {
        operate(Field.bare().army("spa-brasidas", "delphi", "2 hoplite-phlius"), 1, "delphi", "sparta")
                .asks("peloponnese", Siege.Ask.class);
        operate(Field.bare().army("spa-brasidas", "megara", "2 hoplite-phlius"), 1, "megara", "sparta")
                .asks("peloponnese", Withdrawal.Ask.class);
    }

    @Test
    @Covers({"5.0-02", "5.0-12"})
    void battleMustBeOfferedAndNotLost() {
        Table<MountfordState> table = operate(
                Field.bare()
                        .siege("plataea", 1, 2)
                        .home("1 hoplite-plataea-guard")
                        .army("spa-brasidas", "plataea", "3 hoplite-phlius"),
                1,
                "plataea",
                "sparta");
        table.choose("refrain");
        assertThat(obstacle(table)).isEqualTo(Siege.Obstacle.BATTLE_NOT_OFFERED);
        assertThat(table.state().siegePoints(space("plataea")))
                .as("battle avoided")
                .isZero();
        table = operate(
                Field.bare()
                        .siege("plataea", 1, 2)
                        .army("ath-demosthenes", "plataea", "5 hoplite-athens")
                        .army("spa-brasidas", "plataea", "3 hoplite-phlius"),
                1,
                "plataea",
                "sparta",
                6,
                1);
        table.choose("attack", "come-out");
        assertThat(obstacle(table)).isEqualTo(Siege.Obstacle.BATTLE_LOST);
        assertThat(table.state().siegePoints(space("plataea")))
                .as("battle lost")
                .isZero();
        table = operate(
                Field.bare().home("1 hoplite-plataea-guard").army("spa-brasidas", "plataea", "3 hoplite-phlius"),
                1,
                "plataea",
                "sparta");
        table.choose("attack", "stay-in");
        spareIfAsked(table);
        table.asks("peloponnese", Siege.Ask.class);
    }

    @Test
    @Covers("5.0-03")
    void landSpsAreNeeded() {
        Table<MountfordState> table =
                operate(Field.bare().army("spa-mindarus", "samos", "3 naval-gythium"), 1, "samos", "sparta");
        table.choose("ravage").asks("peloponnese", Withdrawal.Ask.class);
    }

    @Test
    @Covers("5.0-04")
    void aFortressWithShipsDemandsShips() {
        Field field = Field.bare().home("2 naval-mytilene-guard").army("spa-brasidas", "mytilene", "3 hoplite-phlius");
        Table<MountfordState> table = operate(field, 1, "mytilene", "sparta");
        table.choose("attack");
        spareIfAsked(table);
        assertThat(obstacle(table)).isEqualTo(Siege.Obstacle.SHIPS_WANTING);
        table = operate(
                Field.bare()
                        .home("2 naval-mytilene-guard")
                        .army("spa-brasidas", "mytilene", "3 hoplite-phlius", "4 naval-gythium"),
                1,
                "mytilene",
                "sparta");
        table.choose("attack", "stay-in");
        spareIfAsked(table);
        table.asks("peloponnese", Siege.Ask.class);
    }

    @Test
    @Covers({"5.0-05", "5.0-06", "5.0-11"})
    void pointsByDieFourForAFortressTwoElsewhere() {
        int[][] cases = {{1, 1}, {3, 1}, {4, 2}, {6, 2}};
        for (int[] each : cases) {
            Table<MountfordState> table = operate(
                    Field.bare().army("spa-brasidas", "amphipolis", "3 hoplite-phlius"),
                    1,
                    "amphipolis",
                    "sparta",
                    each[0]);
            spareIfAsked(table);
            table.choose("besiege", "stay");
            assertThat(table.state().siegePoints(space("amphipolis")))
                    .as("a " + each[0])
                    .isEqualTo(each[1]);
        }
        Table<MountfordState> table = operate(
                Field.bare().siege("amphipolis", 1, 3).army("spa-brasidas", "amphipolis", "3 hoplite-phlius"),
                1,
                "amphipolis",
                "sparta",
                1);
        spareIfAsked(table);
        table.choose("besiege");
        assertThat(owner(table.state(), "amphipolis")).as("3 and 1 make four").isEqualTo(Power.SPARTA);
        table = operate(Field.bare().army("spa-brasidas", "acanthus", "3 hoplite-phlius"), 1, "acanthus", "sparta", 4);
        spareIfAsked(table);
        table.choose("besiege");
        assertThat(owner(table.state(), "acanthus"))
                .as("two suffice without walls")
                .isEqualTo(Power.SPARTA);
    }

    @Test
    @Covers({"5.0-07", "5.0-10"})
    void theFallOfASpace() {
        Table<MountfordState> table = operate(
                Field.bare()
                        .bellicosity(8, 8)
                        .siege("plataea", 1, 3)
                        .home("1 hoplite-plataea-guard")
                        .army("ath-nicias", "plataea", "1 hoplite-athens")
                        .army("spa-brasidas", "plataea", "3 hoplite-phlius"),
                1,
                "plataea",
                "sparta",
                1);
        table.choose("attack", "stay-in");
        spareIfAsked(table);
        table.choose("besiege");
        MountfordState state = table.state();
        assertThat(at(state, "plataea", "hoplite-plataea-guard")).isZero();
        assertThat(where(state, "ath-nicias")).isEqualTo("off");
        assertThat(owner(state, "plataea")).isEqualTo(Power.SPARTA);
        assertThat(state.bellicosity(1)).as("a fortress").isEqualTo(9);
        assertThat(state.bellicosity(0)).isEqualTo(8);

        table = operate(
                Field.bare()
                        .bellicosity(8, 8)
                        .rebel("potidaea")
                        .siege("potidaea", 0, 3)
                        .home("1 hoplite-potidaea-guard")
                        .army("ath-nicias", "potidaea", "3 hoplite-athens"),
                0,
                "potidaea",
                "athens",
                1);
        table.choose("attack", "stay-in");
        spareIfAsked(table);
        table.choose("besiege");
        assertThat(table.state().rebels().has(space("potidaea"))).isFalse();
        assertThat(owner(table.state(), "potidaea")).isEqualTo(Power.ATHENS);
        assertThat(table.state().bellicosity(0))
                .as("it merely ended a rebellion")
                .isEqualTo(8);
    }

    @Test
    @Covers({"5.0-08", "E-12"})
    void theGarrisonIsOfABesiegersNationality() {
        Table<MountfordState> table = operate(
                Field.bare().army("spa-brasidas", "acanthus", "2 hoplite-phlius", "1 hoplite-corinth"),
                1,
                "acanthus",
                "sparta",
                4);
        spareIfAsked(table);
        table.choose("besiege")
                .asks("peloponnese", GarrisonChoice.Ask.class)
                .offersOnly("garrison sparta", "garrison corinth")
                .choose("garrison corinth");
        assertThat(owner(table.state(), "acanthus")).isEqualTo(Power.CORINTH);
        // Athenian Allied besiegers place an Athenian garrison.
        table = operate(Field.bare().army("ath-nicias", "heraclea", "2 cavalry-larisa"), 0, "heraclea", "athens", 4);
        table.choose("besiege");
        assertThat(owner(table.state(), "heraclea")).isEqualTo(Power.ATHENS);
        // Argos and Syracuse have garrisons of their own.
        table = Field.bare()
                .turn(4)
                .argosAtWar()
                .hold("arg-reinf-argos-h")
                .army("arg-the-thousand", "thyrea", "2 hoplite-argos")
                .table()
                .dice(4)
                .run(new OperationChoice.Ask(0))
                .choose("continue thyrea argos", "discard arg-reinf-argos-h");
        spareIfAsked(table);
        table.choose("besiege");
        assertThat(owner(table.state(), "thyrea")).isEqualTo(Power.ARGOS);
        table = Field.bare()
                .syracuseAtWar()
                .hold("syr-reinf-h")
                .army("syr-hermocrates", "leontini", "2 cavalry-syracuse")
                .table()
                .dice(4)
                .run(new OperationChoice.Ask(1))
                .choose("continue leontini syracuse", "discard syr-reinf-h", "besiege");
        assertThat(owner(table.state(), "leontini")).isEqualTo(Power.SYRACUSE);
    }

    @Test
    @Covers("5.0-09")
    void aRecapturedSpaceLosesTheGarrison() {
        Table<MountfordState> table = operate(
                Field.bare().control("acanthus", Power.SPARTA).army("ath-nicias", "acanthus", "2 hoplite-athens"),
                0,
                "acanthus",
                "athens",
                5);
        spareIfAsked(table);
        table.choose("besiege");
        assertThat(owner(table.state(), "acanthus")).isEqualTo(Power.ATHENS);
        assertThat(table.state().garrisoned(space("acanthus"))).isFalse();
    }

    @Test
    @Covers({"5.0-11", "5.0-12"})
    void pointsLastWhileTheBesiegersStay() {
        Table<MountfordState> table = Field.bare()
                .siege("amphipolis", 1, 2)
                .army("spa-brasidas", "amphipolis", "3 hoplite-phlius")
                .run(new OperationEnd.Run(1, true));
        assertThat(table.state().siegePoints(space("amphipolis"))).isEqualTo(2);
        table = Field.bare().siege("amphipolis", 1, 2).run(new OperationEnd.Run(1, true));
        assertThat(table.state().siegePoints(space("amphipolis")))
                .as("they have left")
                .isZero();
        assertThat(table.all(SiegeLines.Lifted.class)).hasSize(1);
    }

    @Test
    @Covers("5.0-13")
    void theBesiegedMoveAndFightFreely() {
        Field field = Field.bare()
                .siege("plataea", 1, 3)
                .home("3 hoplite-athens")
                .army("ath-demosthenes", "plataea", "5 hoplite-athens")
                .army("spa-brasidas", "plataea", "1 hoplite-phlius");
        Table<MountfordState> table = operate(field, 0, "plataea", "athens", 6, 1);
        table.choose("attack").offers("return ath-demosthenes", "stay");
        assertThat(where(table.state(), "spa-brasidas")).isEqualTo("off");
    }

    @Test
    @Covers({"5.1-01", "5.1-02"})
    void athensNeedsAFleetInPiraeus() {
        Table<MountfordState> table =
                operate(Field.bare().army("spa-mindarus", "athens", "4 hoplite-sparta"), 1, "athens", "sparta");
        spareIfAsked(table);
        assertThat(obstacle(table)).isEqualTo(Siege.Obstacle.SHIPS_WANTING);
        table = operate(
                Field.bare()
                        .army("spa-mindarus", "athens", "4 hoplite-sparta")
                        .army("spa-lysander", "piraeus", "3 naval-gythium"),
                1,
                "athens",
                "sparta");
        spareIfAsked(table);
        table.asks("peloponnese", Siege.Ask.class);
        table = operate(
                Field.bare().control("piraeus", Power.SPARTA).army("spa-mindarus", "athens", "4 hoplite-sparta"),
                1,
                "athens",
                "sparta");
        spareIfAsked(table);
        table.asks("peloponnese", Siege.Ask.class);
    }

    @Test
    @Covers("5.1-03")
    void bothBattlesInOneOperation() {
        Field field = Field.bare()
                .home("2 naval-piraeus", "3 hoplite-athens-guard")
                .army("spa-mindarus", "athens", "4 hoplite-sparta")
                .army("spa-lysander", "piraeus", "5 naval-gythium");
        Table<MountfordState> table = operate(field, 1, "athens", "sparta");
        table.offersOnly("attack-both", "attack", "refrain").choose("attack", "stay-in");
        spareIfAsked(table);
        assertThat(obstacle(table)).isEqualTo(Siege.Obstacle.PIRAEUS_NOT_CHALLENGED);
        table = operate(
                Field.bare()
                        .home("2 naval-piraeus", "3 hoplite-athens-guard")
                        .army("spa-mindarus", "athens", "4 hoplite-sparta")
                        .army("spa-lysander", "piraeus", "5 naval-gythium"),
                1,
                "athens",
                "sparta");
        table.choose("attack-both", "stay-in", "stay-in");
        assertThat(table.all(Combat.Begun.class))
                .extracting(begun -> begun.space().id())
                .containsExactly("piraeus", "athens");
        spareIfAsked(table);
        table.asks("peloponnese", Siege.Ask.class);
    }

    @Test
    void theHomeGuardComesBackWithItsCity() {
        Field field = Field.bare()
                .home("3 hoplite-corinth-guard")
                .siege("corinth", 0, 3)
                .army("ath-nicias", "corinth", "3 hoplite-athens");
        Table<MountfordState> table = operate(field, 0, "corinth", "athens", 1);
        table.choose("attack", "stay-in");
        spareIfAsked(table);
        table.choose("besiege");
        assertThat(at(table.state(), "corinth", "hoplite-corinth-guard")).isZero();
        assertThat(table.state().setAside(Field.kind("hoplite-corinth-guard"))).isEqualTo(3);
    }
}
