package org.polemarch.mountford.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tileOf;
import static org.polemarch.mountford.MountfordTable.position;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.MountfordTable;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.rules.combat.CavalryBattle;
import org.polemarch.mountford.rules.combat.Support;
import org.polemarch.mountford.rules.maintenance.Reinforcements;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.mountford.rules.movement.Ravaging;
import org.polemarch.mountford.rules.operations.RecruitRefusals;
import org.polemarch.mountford.rules.operations.Withdrawal;
import org.polemarch.mountford.rules.sieges.Siege;
import org.polemarch.mountford.rules.sieges.SiegeLines;
import org.polemarch.mountford.rules.turn.OperationEnd;
import org.polemarch.testkit.Covers;

/** Questions the rulebook leaves open, as they have been settled. */
class RulingsTest {

    private static Space at(String space) {
        return Field.data().atlas().space(space(space));
    }

    @Nested
    @Cites({"5", "7.3"})
    class BesiegingAPartnerOfAnArmistice {

        private final Siege.NotPossible atPeace = new Siege.NotPossible(at("gythium"), Siege.Obstacle.ARMISTICE);

        @Test
        @Covers("A-60")
        void anArmisticeProtectsTheSpace() {
            MountfordTable table = position("""
                    armistice   sparta 5
                    gythium     home              1 naval-gythium
                    gythium     ath-demosthenes   3 hoplite-athens
                    """)
                    .continuing("athens", "gythium")
                    .choose("discard ath-cleon")
                    .asks("athens", Withdrawal.Ask.class);
            assertThat(table.all(Siege.NotPossible.class)).containsExactly(atPeace);
            assertThat(atPeace.cites()).isEqualTo("7.3");
        }

        @Test
        @Covers("A-60")
        void atWarNothingDoes() {
            position("gythium   ath-demosthenes   3 hoplite-athens")
                    .continuing("athens", "gythium")
                    .choose("discard ath-cleon", "ravage")
                    .asks("athens", Siege.Ask.class);
        }

        private MountfordTable beforeMelos(String stance) {
            return position("""
                    armistice   sparta 5
                    melos       spa-mindarus      1 hoplite-phlius
                    melos       ath-demosthenes   5 hoplite-athens
                    """).operation("athens").choose("continue melos athens", stance, "discard ath-cleon");
        }

        @Test
        @Covers("A-60")
        void whoTreatsItAsUnfriendlyMustBeatItsDefenders() {
            MountfordTable table = beforeMelos("stance as-it-is");
            assertThat(table.last(Siege.NotPossible.class).obstacle()).isEqualTo(Siege.Obstacle.ARMISTICE);

            table = beforeMelos("stance hostile").choose("refrain");
            assertThat(table.last(Siege.NotPossible.class).obstacle()).isEqualTo(Siege.Obstacle.BATTLE_NOT_OFFERED);

            beforeMelos("stance hostile")
                    .dice(6, 1)
                    .choose("attack", "come-out", "ravage")
                    .battles("land")
                    .asks("athens", Siege.Ask.class);
        }

        @Test
        @Covers("A-60")
        void neutralsWhoSignedNothingCanBeBesieged() {
            position("""
                    armistice   sparta 5
                    delphi      ath-demosthenes   3 hoplite-athens
                    """)
                    .continuing("athens", "delphi")
                    .choose("discard ath-cleon")
                    .asks("athens", Siege.Ask.class);
        }

        @Test
        @Covers("A-60")
        void aSiegeThatCannotGoOnIsLifted() {
            MountfordTable table = position("""
                    armistice   sparta 5
                    siege       gythium athens 1
                    siege       melos   athens 1
                    gythium     ath-demosthenes   3 hoplite-athens
                    melos       ath-nicias        3 hoplite-athens
                    """).run(new OperationEnd.Run(0, false));
            assertThat(table.all(SiegeLines.Lifted.class)).containsExactly(new SiegeLines.Lifted(at("gythium")));
            assertThat(table.state().siegePoints(space("melos")))
                    .as("Athens may be hostile there")
                    .isEqualTo(1);
        }
    }

    @Nested
    @Cites("4.2.5")
    class CavalryFromNeighbouringSpaces {

        @Test
        @Covers("A-61")
        void theOwnerChoosesTheGroundFromNextDoor() {
            position("""
                    athens     home           1 hoplite-athens 3 cavalry-athens
                    panactum   spa-brasidas   2 hoplite-phlius
                    """)
                    .dice(3, 3)
                    .attack("sparta", "panactum")
                    .asks("athens", Support.Ask.class)
                    .choose("join athens")
                    .asks("athens", CavalryBattle.Ask.class)
                    .choose("open-ground")
                    .athenianTotal(3 + 1 + 3, "die 3, one hoplite, three of cavalry");
        }

        @Test
        @Covers("A-61")
        void strangersToTheOwnerDoNot() {
            position("""
                    armistice   corinth 5
                    control     corinth panactum
                    athens      ath-nicias     2 hoplite-athens 1 cavalry-athens
                    panactum    spa-brasidas   2 hoplite-phlius
                    """)
                    .dice(3, 3)
                    .attack("sparta", "panactum")
                    .choose("join ath-nicias")
                    .battles("land");
        }
    }

    @Test
    @Cites("9.10.1")
    @Covers("A-62")
    void inlandSardisHoldsNoShips() {
        Reinforcements.CannotEnter noPort =
                new Reinforcements.CannotEnter(tileOf("per-reinf-n-1"), Reinforcements.Obstacle.NO_PORT);
        position("""
                at-war     persia
                treasury   peloponnese per-reinf-n-1
                """)
                .run(new Reinforcements.Ask(1))
                .offers("reinforce per-reinf-n-1 ephesus")
                .refuses("reinforce per-reinf-n-1 sardis", noPort);
        assertThat(noPort.cites()).isEqualTo("9.10.1");
    }

    @Nested
    @Cites("9.6.1")
    class KingsOfSparta {

        private final RecruitRefusals.HalfMustBeSpartan half =
                new RecruitRefusals.HalfMustBeSpartan(tileOf("spa-agis"));

        private MountfordTable agisInPhlius() {
            return position("""
                    treasury   peloponnese spa-agis
                    sparta     home   2 hoplite-sparta
                    phlius     home   5 hoplite-phlius
                    """)
                    .operation("peloponnese")
                    .choose("lead spa-agis", "place sparta sparta", "objective megara")
                    .choose("take hoplite-sparta", "go phlius");
        }

        @Test
        @Covers("A-63")
        void alliesMayComeFirst() {
            agisInPhlius()
                    .choose("take hoplite-phlius")
                    .offers("advance")
                    .choose("take hoplite-phlius")
                    .refuses("advance", half)
                    .choose("go sparta")
                    .refuses("advance", half)
                    .refuses("go phlius", half)
                    .offersOnly("take hoplite-sparta");
        }

        @Test
        @Covers("A-63")
        void butNoMoreThanSpartaCanMakeUpFor() {
            agisInPhlius()
                    .choose("take hoplite-phlius", "take hoplite-phlius")
                    .refuses("take hoplite-phlius", half)
                    .choose("go sparta", "take hoplite-sparta")
                    .offers("advance");
        }
    }

    @Test
    @Cites("4")
    @Covers("A-64")
    void combatIsInTheObjectiveAndNeighboursMayStayOut() {
        position("""
                megara    spa-brasidas   3 hoplite-phlius
                eleusis   ath-nicias     3 hoplite-athens
                """)
                .attack("athens", "eleusis")
                .asks("peloponnese", Support.Ask.class)
                .choose("enough")
                .noBattle("nobody is in Eleusis to fight, and Brasidas stays in Megara");
    }

    @Test
    @Cites({"3.3", "3.4"})
    @Covers("A-65")
    void spsLostToTheSeaOrTheLandMoveNoBellicosity() {
        position("""
                bellicosity     8 8
                cape-taenarum   ath-phormio   3 naval-piraeus
                """).dice(5).march("ath-phormio", "syracuse by-storm").leaves("""
                        bellicosity   8 8
                        """);
        position("""
                bellicosity   8 8
                control       athens thebes
                lamia         spa-agis   4 hoplite-sparta
                """).dice(6).march("spa-agis", "pharsalus").leaves("""
                        bellicosity   8 8
                        pharsalus     spa-agis   2 hoplite-sparta
                        """);
    }

    private static MountfordTable pastArgos(String argos) {
        return position(argos + """

                control    athens mantinea
                argos      home           4 hoplite-argos
                tegea      spa-brasidas   3 hoplite-phlius
                """).dice(1).march("spa-brasidas", "mantinea");
    }

    @Test
    @Cites("9.1")
    @Covers("A-66")
    void argivesReachNobodyWhileArgosIsNeutral() {
        pastArgos("at-war argos").asks("athens", Interception.Offer.class);
        pastArgos("turn 3").asks("peloponnese", Ravaging.Offer.class);
    }
}
