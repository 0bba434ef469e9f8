package org.polemarch.mountford.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.data;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.MountfordTable;
import org.polemarch.mountford.model.Effect;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.combat.BattleResult;
import org.polemarch.mountford.rules.combat.CombatTiles;
import org.polemarch.mountford.rules.economy.EmergencyFund;
import org.polemarch.mountford.rules.maintenance.Reinforcements;
import org.polemarch.mountford.rules.operations.BattleOffer;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.mountford.view.MountfordView;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 1.3: a treasury is hidden. Neither what the other player sees nor whether a question is asked gives a tile away. */
@Cites({"1.3", "6.3", "8.1.2", "9.4.8", "9.6.3"})
class HiddenTilesTest {

    /** Nobody but its owner knows which tiles of a set are in the treasury and which in the pool. */
    private static Field shuffled(Field field, TileSet set) {
        field.state().chest().blur(data().tiles().of(set));
        return field;
    }

    private static Table<MountfordState> fund(String... picks) {
        Table<MountfordState> table = Field.start()
                .treasury(0, "ath-cleon")
                .control("decelea", Power.SPARTA)
                .run(Field.rule(EmergencyFund.class).opening());
        for (String pick : picks) {
            table.choose("take " + pick);
        }
        return table.asksNobody();
    }

    @Test
    @Covers({"1.3-02", "8.1.2-02"})
    void theTilesOfTheEmergencyFundAreSeenByAthensAlone() {
        Table<MountfordState> one = fund("ath-phormio", "ath-tactics-1", "ath-tactics-2", "ath-treachery");
        Table<MountfordState> other = fund("ath-nicias", "ath-pericles", "ath-alcibiades", "ath-demosthenes");
        assertThat(one.view(Seats.ATHENS)).isNotEqualTo(other.view(Seats.ATHENS));
        assertThat(one.view(Seats.PELOPONNESE))
                .as("the same four backs, whichever tiles they are")
                .isEqualTo(other.view(Seats.PELOPONNESE));
        assertThat(one.seenBy(Seats.PELOPONNESE)).isEqualTo(other.seenBy(Seats.PELOPONNESE));
    }

    private static Table<MountfordState> atSea(Field field) {
        return field.hold("ath-cleon")
                .army("ath-phormio", "aegina", "2 naval-piraeus")
                .army("spa-mindarus", "aegina", "2 naval-gythium")
                .table()
                .dice(3, 3)
                .run(new OperationChoice.Ask(0))
                .choose("continue aegina athens", "discard ath-cleon", "attack");
    }

    @Test
    @Covers({"1.3-02", "9.4.8-01"})
    void athensIsAskedForTacticsWithoutHoldingThem() {
        atSea(shuffled(Field.bare().treasury(0, "ath-cleon"), TileSet.ATHENIAN))
                .asks("athens", CombatTiles.Ask.class)
                .offersOnly("hold-back");
    }

    @Test
    @Covers({"1.3-02", "9.4.8-01"})
    void nobodyIsAskedForATileThatAllKnowToBeElsewhere() {
        Field open = shuffled(Field.bare().treasury(0, "ath-cleon"), TileSet.ATHENIAN)
                .discarded("ath-tactics-1", "ath-tactics-2");
        assertThat(atSea(open).all(BattleResult.Fought.class)).hasSize(1);
    }

    private static Table<MountfordState> onLand(Field field) {
        return field.hold("spa-colony")
                .army("ath-nicias", "delphi", "2 hoplite-athens")
                .army("spa-agis", "delphi", "2 hoplite-sparta")
                .table()
                .dice(3, 3)
                .run(new OperationChoice.Ask(1))
                .choose("continue delphi sparta", "discard spa-colony", "attack");
    }

    @Test
    @Covers({"1.3-02", "9.6.3-01"})
    void spartaIsAskedForBraveryWithoutHoldingIt() {
        onLand(shuffled(Field.bare().treasury(1, "spa-colony"), TileSet.SPARTAN))
                .asks("peloponnese", CombatTiles.Ask.class)
                .offersOnly("hold-back");
        Field open = shuffled(Field.bare().treasury(1, "spa-colony"), TileSet.SPARTAN);
        open.state().chest().disclose(data().tiles().of(Effect.BRAVERY));
        assertThat(onLand(open).all(BattleResult.Fought.class))
                .as("all know them to be in the pool")
                .hasSize(1);
    }

    @Test
    @Covers({"1.3-02", "6.3-01"})
    void reinforcementsAreAskedForWithoutBeingHeld() {
        shuffled(Field.bare().treasury(0, "ath-cleon"), TileSet.ATHENIAN)
                .run(new Reinforcements.Ask(0))
                .asks("athens", Reinforcements.Ask.class)
                .offersOnly("done");
        Field.bare().treasury(0, "ath-cleon").run(new Reinforcements.Ask(0)).asksNobody();
    }

    /** Discarded, it would do nothing; the log tells which, so the table must show it too. */
    @Test
    @Cites("2.3.1")
    void aTilePlayedForAnOperationLiesOpen() {
        assertThat(operationSeenByTheEnemy("play ath-coup-in-megara").tile()).isEqualTo("ath-coup-in-megara");
        assertThat(operationSeenByTheEnemy("discard ath-coup-in-megara").tile()).isEmpty();
    }

    private static MountfordView.OperationView operationSeenByTheEnemy(String payment) {
        MountfordTable table = MountfordTable.position("""
                megara     ath-nicias     2 hoplite-athens
                megara     spa-brasidas   5 hoplite-phlius
                treasury   athens         ath-coup-in-megara
                """)
                .continuing("athens", "megara")
                .choose(payment)
                .asks("athens", BattleOffer.Ask.class);
        return ((MountfordView) table.view(Seats.PELOPONNESE)).operation();
    }
}
