package org.polemarch.mountford.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.where;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.March;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.rules.combat.BattleResult;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.mountford.rules.movement.Ravaging;
import org.polemarch.mountford.rules.operations.RavagingAfterCombat;
import org.polemarch.mountford.rules.scenario.HelotRebellion;
import org.polemarch.mountford.rules.turn.OperationEnd;
import org.polemarch.mountford.rules.turn.TurnEnd;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Conditions that are met by accident in most positions, each in a position where only the rule decides. */
@Cites({"2.4.1", "2.3.2", "3.5", "4.2.1", "4.2.7", "5", "9.3.5", "4.1", "2.4.2"})
class EasilyBrokenTest {

    @Test
    @Covers({"2.4.1-02", "2.3.2-06"})
    @Cites("2.4.1")
    void ravagingOnTheMarchIsForTheWayToTheObjectiveOnly() {
        MountfordState state =
                Field.bare().army("spa-brasidas", "oropus", "2 hoplite-phlius").state();
        Ravaging ravaging = Field.rule(Ravaging.class);
        int army = Field.tile("spa-brasidas");
        state.march().begin(army, space("decelea"), March.Purpose.OBJECTIVE, false);
        assertThat(ravaging.onMarch(state, army)).isTrue();
        state.march().begin(army, space("decelea"), March.Purpose.ASSEMBLY, false);
        assertThat(ravaging.onMarch(state, army)).as("assembling").isFalse();
        state.march().begin(army, space("decelea"), March.Purpose.HOME, false);
        assertThat(ravaging.onMarch(state, army)).as("going home").isFalse();
    }

    @Test
    @Covers("4.2.7-02")
    @Cites("4.2.7")
    void hostagesKeepSpartansFromRavagingAndFightingInAttica() {
        MountfordState state =
                Field.bare().army("spa-mindarus", "oropus", "2 hoplite-sparta").state();
        int army = Field.tile("spa-mindarus");
        state.march().begin(army, space("decelea"), March.Purpose.OBJECTIVE, false);
        Ravaging ravaging = Field.rule(Ravaging.class);
        assertThat(ravaging.onMarch(state, army)).isTrue();
        Field.continuing(state, "oropus", Power.SPARTA);
        RavagingAfterCombat after = Field.rule(RavagingAfterCombat.class);
        assertThat(after.possible(state)).isTrue();
        state.takeHostages(true);
        assertThat(ravaging.onMarch(state, army)).as("on the march").isFalse();
        assertThat(after.possible(state)).as("after combat").isFalse();
        Field field = Field.bare()
                .army("spa-mindarus", "decelea", "3 hoplite-sparta")
                .army("ath-nicias", "decelea", "1 hoplite-athens");
        field.state().takeHostages(true);
        Table<MountfordState> table = ask(field, 0).choose("continue decelea athens", "discard ath-cleon", "attack");
        assertThat(table.all(BattleResult.Fought.class))
                .as("nobody there may fight back")
                .isEmpty();
        Field campaign =
                Field.bare().army("spa-mindarus", "megara", "3 hoplite-sparta").hold("spa-extended-campaign");
        campaign.state().takeHostages(true);
        ask(campaign, 1)
                .choose("play spa-extended-campaign", "dispatch spa-mindarus")
                .offers("campaign plataea")
                .offersNot("campaign eleusis");
    }

    @Test
    @Covers("4.2.1-01")
    @Cites("4.2.1")
    void callingTheLandBattleOffForbidsRavaging() {
        MountfordState state =
                Field.bare().army("ath-phormio", "gythium", "3 naval-piraeus").state();
        Field.continuing(state, "gythium", Power.ATHENS);
        Field.won(state, true);
        RavagingAfterCombat after = Field.rule(RavagingAfterCombat.class);
        assertThat(after.possible(state)).isTrue();
        Field.calledOff(state);
        assertThat(after.possible(state)).isFalse();
    }

    @Test
    @Covers({"2.3.2-07", "3.5-13"})
    @Cites("3.5")
    void whoFoughtInTheOperationDoesNotIntercept() {
        Field field = Field.bare()
                .home("4 naval-piraeus")
                .army("spa-mindarus", "aegina", "5 naval-gythium")
                .army("ath-phormio", "sunium", "2 naval-piraeus");
        MountfordState state = field.state();
        IndexSet mover = IndexSet.of(Field.tile("spa-mindarus"));
        Interception interception = Field.rule(Interception.class);
        assertThat(interception.possible(state, mover, space("aegina"))).isTrue();
        state.op().fightFrom(space("piraeus"), true);
        assertThat(interception.possible(state, mover, space("aegina")))
                .as("Phormio is fresh")
                .isTrue();
        state.op().fight(IndexSet.of(Field.tile("ath-phormio")), true);
        assertThat(interception.possible(state, mover, space("aegina"))).isFalse();
    }

    @Test
    @Covers({"2.3.2-07", "3.5-13"})
    @Cites("2.3.2")
    void aFleetThatFoughtLetsTheBeatenGoHome() {
        Field field = Field.bare()
                .home("4 naval-piraeus")
                .control("methana", Power.ATHENS)
                .army("spa-mindarus", "aegina", "5 naval-gythium");
        Table<MountfordState> table =
                ask(field, 1, 6, 1).choose("continue aegina sparta", "discard spa-colony", "attack", "join piraeus");
        for (int i = 0; i < 12 && !where(table.state(), "spa-mindarus").equals("off"); i++) {
            String answer = table.notations().contains("drive-out")
                    ? "drive-out"
                    : table.notations().contains("hold-back")
                            ? "hold-back"
                            : table.notations().get(0);
            assertThat(answer).as("nobody may intercept").isNotEqualTo("intercept");
            table.choose(answer);
        }
        assertThat(at(table.state(), "gythium", "naval-gythium")).isEqualTo(4);
    }

    @Test
    @Covers("9.3.5-01")
    @Cites("9.3.5")
    void theHelotsLookAfterEveryOperationNotOnlyAfterPassing() {
        Field field = Field.bare()
                .army("spa-agis", "megara", "2 hoplite-sparta")
                .army("ath-demosthenes", "pylos", "4 hoplite-athens");
        assertThat(field.run(new OperationEnd.Run(1, false)).all(HelotRebellion.Rose.class))
                .isNotEmpty();
    }

    @Test
    @Covers("5.0-11")
    @Cites("5")
    void siegePointsLastFromTurnToTurn() {
        Field field = Field.bare().siege("plataea", 1, 3).army("spa-brasidas", "plataea", "3 hoplite-phlius");
        Table<MountfordState> table = field.run(new TurnEnd.Run());
        assertThat(table.state().turn()).isEqualTo(2);
        assertThat(table.state().siegePoints(space("plataea"))).isEqualTo(3);
        assertThat(table.state().siegeSeat(space("plataea"))).isEqualTo(1);
    }

    @Test
    @Covers("2.3.2-08")
    @Cites("2.3.2")
    void severalArmiesGoHomeInOneOperation() {
        Field field = Field.bare()
                .army("spa-brasidas", "delphi", "2 hoplite-phlius")
                .army("cor-aristeus", "delphi", "1 hoplite-corinth");
        Table<MountfordState> table =
                ask(field, 1, 1, 1, 1, 1, 1, 1, 1, 1).choose("continue delphi sparta", "discard spa-colony");
        for (int i = 0; i < 12 && !table.notations().contains("pass"); i++) {
            table.choose(
                    table.notations().contains("abstain")
                            ? "abstain"
                            : table.notations().get(0));
        }
        assertThat(where(table.state(), "spa-brasidas")).isEqualTo("off");
        assertThat(where(table.state(), "cor-aristeus")).isEqualTo("off");
        assertThat(at(table.state(), "corinth", "hoplite-corinth")).isEqualTo(1);
    }

    @Test
    @Covers("4.2.1-01")
    @Cites("4.2.1")
    void theWinnerAtSeaDecidesAlsoWhenTheEnemysHoplitesStandWhereHisShipsCameFrom() {
        Field field = Field.bare()
                .home("2 naval-corinth", "3 hoplite-corinth")
                .army("ath-phormio", "pegae", "4 naval-piraeus", "1 hoplite-athens")
                .army("spa-mindarus", "pegae", "1 naval-cyllene");
        Table<MountfordState> table = ask(field, 0, 6, 1)
                .choose("continue pegae athens", "discard ath-cleon", "attack", "join corinth", "hold-back")
                .choose("lose corinth naval-corinth")
                .offersOnly("fight-on-land", "call-off");
        assertThat(table.game().toAct().id()).isEqualTo("athens");
    }

    @Test
    @Cites("9.3.3")
    void unactivatedSpsInPersiaFightLikeOthers() {
        Field field = Field.bare()
                .persiaAtWar()
                .loose("ephesus", "2 naval-gythium")
                .army("ath-phormio", "ephesus", "3 naval-piraeus");
        Table<MountfordState> table =
                ask(field, 0, 6, 1).choose("continue ephesus athens", "discard ath-cleon", "attack");
        for (int i = 0; i < 6 && table.all(BattleResult.Fought.class).isEmpty(); i++) {
            table.choose(
                    table.notations().contains("hold-back")
                            ? "hold-back"
                            : table.notations().get(0));
        }
        assertThat(at(table.state(), "ephesus", "naval-gythium")).isEqualTo(1);
    }

    @Test
    @Cites("2.3")
    void oneOperationServesAllFriendlyArmiesInASpace() {
        Field field = Field.bare()
                .army("spa-brasidas", "delphi", "1 hoplite-phlius")
                .army("cor-aristeus", "delphi", "1 hoplite-corinth");
        ask(field, 1).offers("continue delphi sparta").offersNot("continue delphi corinth");
        ask(
                        Field.bare()
                                .armistice(Power.SPARTA, 5)
                                .army("spa-brasidas", "delphi", "1 hoplite-phlius")
                                .army("cor-aristeus", "delphi", "1 hoplite-corinth"),
                        1)
                .offers("continue delphi sparta", "continue delphi corinth");
    }

    @Test
    @Cites("2.2.1")
    void aLeaderJoinsHisOwnSideOnly() {
        Field field = Field.bare()
                .home("1 hoplite-athens")
                .army("ath-phormio", "naxos", "1 naval-piraeus")
                .army("spa-brasidas", "delphi", "1 hoplite-phlius");
        ask(field, 0).choose("lead ath-nicias").offersOnly("place athens athens", "place naxos athens");
    }
}
