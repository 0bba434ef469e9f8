package org.polemarch.mountford.rules.sieges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Answers.untilOffered;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.where;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.rules.components.Desk;
import org.polemarch.mountford.rules.maintenance.FieldMaintenance;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Section 5: what keeps a siege from being laid, and what ends it. */
@Cites({"5", "5.1"})
class SiegeLapseTest {

    @Test
    @Covers("5.0-12")
    @Cites({"5", "5.1"})
    void aSiegeLapsesWithTheSeaFightBeforePiraeusOrTheShips() {
        SiegeLines sieges = Field.rule(SiegeLines.class);
        MountfordState athens = Field.bare()
                .army("spa-agis", "athens", "3 hoplite-sparta")
                .siege("athens", 1, 2)
                .state();
        sieges.lostBattle(new Desk(athens), space("piraeus"), 1);
        assertThat(athens.siegeSeat(space("athens"))).isNegative();
        MountfordState corcyra = Field.bare()
                .home("3 naval-corcyra-guard")
                .army("spa-brasidas", "corcyra", "2 hoplite-phlius")
                .siege("corcyra", 1, 1)
                .state();
        sieges.liftLapsed(new Desk(corcyra));
        assertThat(corcyra.siegeSeat(space("corcyra"))).isNegative();
        MountfordState blockaded = Field.bare()
                .home("3 naval-corcyra-guard")
                .army("spa-mindarus", "corcyra", "2 hoplite-phlius", "3 naval-gythium")
                .siege("corcyra", 1, 1)
                .state();
        sieges.liftLapsed(new Desk(blockaded));
        assertThat(blockaded.siegeSeat(space("corcyra")))
                .as("with ships it goes on")
                .isEqualTo(1);
    }

    @Test
    @Cites("5")
    void noSiegeOfThoseWhomTheWinnerAtSeaSpared() {
        Field field = Field.bare()
                .home("2 hoplite-corinth", "3 hoplite-corinth-guard", "1 naval-corinth")
                .siege("corinth", 0, 2)
                .army("ath-phormio", "corinth", "4 naval-piraeus", "1 hoplite-athens");
        Table<MountfordState> table =
                ask(field, 0, 6, 1).choose("continue corinth athens", "discard ath-cleon", "attack");
        untilOffered(table, "call-off", "come-out", "hold-back", "enough").choose("call-off");
        assertThat(table.last(Siege.NotPossible.class).obstacle()).isEqualTo(Siege.Obstacle.BATTLE_NOT_OFFERED);
        assertThat(table.state().siegePoints(space("corinth")))
                .as("the battle was avoided")
                .isZero();
    }

    @Test
    @Cites("5")
    void theSeaFightAloneIsEnoughWhereNoLandSpsStand() {
        Field field = Field.bare()
                .home("2 naval-mytilene-guard")
                .army("spa-callicratides", "mytilene", "4 naval-gythium", "2 hoplite-phlius");
        Table<MountfordState> table =
                ask(field, 1, 1, 6).choose("continue mytilene sparta", "discard spa-colony", "attack", "come-out");
        untilOffered(table, "besiege", "hold-back", "enough", "spare");
    }

    @Test
    @Cites({"5", "6.1"})
    void besiegersWhomNobodyPaysBesiegeNoLonger() {
        Field field = Field.bare()
                .siege("amphipolis", 0, 3)
                .control("amphipolis", Power.SPARTA)
                .army("ath-nicias", "amphipolis", "1 hoplite-athens")
                .treasury(0, "ath-phormio", "ath-cleon");
        Table<MountfordState> table = field.run(new FieldMaintenance.Next(0, 0, -1));
        table.choose("disband");
        assertThat(where(table.state(), "ath-nicias")).isEqualTo("off");
        assertThat(table.state().siegePoints(space("amphipolis"))).isZero();
    }
}
