package org.polemarch.mountford.rules.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.kindOf;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.tileOf;
import static org.polemarch.mountford.Field.where;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.mountford.rules.sieges.Siege;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 2.2.1 to 2.2.4: a leader is placed, names his objective and gathers his army. */
@Cites({"2.2", "2.2.1", "2.2.2", "2.2.3", "2.2.4"})
class AssemblyTest {

    @Test
    @Covers({"2.2-01", "2.2.2-01", "2.2.3-01", "2.2.3-03", "2.2.1-02"})
    void aMovingOperationStepByStep() {
        Table<MountfordState> table = ask(Field.start(), 1)
                .choose("lead spa-callicratides")
                .asks("peloponnese", LeaderPlacement.Ask.class)
                .choose("place sparta sparta")
                .asks("peloponnese", ObjectiveChoice.Ask.class)
                .choose("objective tegea")
                .asks("peloponnese", AssemblyChoice.Ask.class)
                .choose("take hoplite-sparta", "go phlius", "take hoplite-phlius", "advance")
                .asks("athens", OperationChoice.Ask.class);
        MountfordState state = table.state();
        assertThat(where(state, "spa-callicratides")).isEqualTo("tegea");
        assertThat(in(state, "spa-callicratides", "hoplite-sparta")).isEqualTo(1);
        assertThat(in(state, "spa-callicratides", "hoplite-phlius")).isEqualTo(1);
        assertThat(at(state, "sparta", "hoplite-sparta")).isEqualTo(6);
        assertThat(state.chest().onMap(tile("spa-callicratides"))).isTrue();
        state.clearOperation();
        assertThat(where(state, "spa-callicratides")).as("he stays").isEqualTo("tegea");
    }

    @Test
    @Covers("2.2.1-01")
    void aLeaderNeedsFriendlySpsWhateverEnemiesAreThere() {
        ask(Field.start().army("ath-nicias", "phlius", "2 hoplite-athens"), 1)
                .choose("lead spa-brasidas")
                .offers("place phlius sparta", "place corinth sparta", "place potidaea sparta")
                .offersNot("place athens sparta", "place tegea sparta");
    }

    @Test
    @Covers({"2.2.2-02", "3.0-05", "9.3.4-01"})
    void neutralArgosCannotBeTheObjective() {
        ask(Field.start(), 1)
                .choose("lead spa-callicratides", "place sparta sparta")
                .offers("objective delphi", "objective athens", "objective naxos")
                .refuses(
                        "objective argos",
                        new ObjectiveChoice.ArgosIsNeutral(Field.data().atlas().space(space("argos"))));
        ask(Field.start().turn(4).argosAtWar(), 1)
                .choose("lead spa-callicratides", "place sparta sparta")
                .offers("objective argos");
    }

    @Test
    @Covers("2.2.3-02")
    void aSpaceServesTwice() {
        ask(Field.start(), 1)
                .choose("lead spa-callicratides", "place corinth sparta", "objective sicyon", "take hoplite-corinth")
                .choose("go phlius", "take hoplite-phlius", "go corinth", "take hoplite-corinth", "go phlius")
                .offersNot("go corinth")
                .offers("take hoplite-phlius", "advance");
    }

    @Test
    @Covers({"2.2.3-04", "2.2.3-05"})
    void spsOfAnArmyAreNotActivatedAgainButFightTogether() {
        Table<MountfordState> table = ask(Field.start().army("spa-mindarus", "phlius", "5 hoplite-phlius"), 1);
        table.choose("lead spa-brasidas", "place phlius sparta", "objective phlius")
                .choose("take hoplite-phlius", "take hoplite-phlius", "take hoplite-phlius")
                .choose("take hoplite-phlius", "take hoplite-phlius")
                .offersOnly("advance");
        assertThat(in(table.state(), "spa-mindarus", "hoplite-phlius"))
                .as("the other army keeps its own")
                .isEqualTo(5);
        assertThat(in(table.state(), "spa-brasidas", "hoplite-phlius")).isEqualTo(5);
    }

    @Test
    @Covers("2.2.3-06")
    void spsThatCameHomeMayBeActivatedAgain() {
        Table<MountfordState> table = ask(Field.start().army("spa-mindarus", "sicyon", "2 hoplite-phlius"), 1)
                .choose("continue sicyon sparta", "discard spa-colony", "return spa-mindarus")
                .asks("athens", OperationChoice.Ask.class)
                .choose("pass", "lead spa-brasidas", "place phlius sparta", "objective phlius");
        for (int i = 0; i < 5; i++) {
            table.choose("take hoplite-phlius");
        }
        assertThat(in(table.state(), "spa-brasidas", "hoplite-phlius")).isEqualTo(5);
        assertThat(at(table.state(), "phlius", "hoplite-phlius")).isEqualTo(2);
    }

    @Test
    @Covers({"2.2.3-07", "2.4.1-02"})
    void assemblyLegsAreInterceptedButDoNotRavage() {
        // From Corinth to Potidaea the fleet passes the Athenian empire.
        Table<MountfordState> table = Field.bare()
                .home("3 naval-corinth", "1 hoplite-corinth", "1 naval-gythium")
                .run(new OperationChoice.Ask(1))
                .choose("lead spa-callicratides", "place corinth sparta", "objective gythium")
                .choose("take naval-corinth", "take naval-corinth", "go gythium");
        while (!table.notations().contains("take naval-gythium")) {
            table.offersNot("ravage").choose(table.notations().get(0));
        }
        assertThat(where(table.state(), "spa-callicratides")).isEqualTo("gythium");

        Field.bare()
                .home("3 naval-corinth", "1 naval-cyllene")
                .army("ath-phormio", "patrae", "4 naval-piraeus")
                .run(new OperationChoice.Ask(1))
                .choose("lead spa-callicratides", "place corinth sparta", "objective cyllene")
                .choose("take naval-corinth", "go cyllene")
                .asks("athens", Interception.Offer.class);
    }

    @Test
    @Covers("2.2.4-01")
    void fiveSpsAtMost() {
        Table<MountfordState> table =
                ask(Field.start(), 0).choose("lead ath-nicias", "place piraeus athens", "objective piraeus");
        for (int i = 0; i < 5; i++) {
            table.choose("take naval-piraeus");
        }
        table.refuses("take naval-piraeus", new RecruitRefusals.CommandFull(tileOf("ath-nicias"), 5));
    }

    @Test
    @Covers("2.2.4-01")
    void lossesDoNotFreePlacesUnderHisCommand() {
        MountfordState state = Field.bare()
                .home("3 naval-piraeus")
                .army("ath-nicias", "piraeus", "5 naval-piraeus")
                .state();
        state.op().aimAt(space("piraeus"));
        state.removeFromArmy(tile("ath-nicias"), Field.kind("naval-piraeus"), 2);
        assertThat(Field.rule(Recruits.class).mayTake(state, tile("ath-nicias"), Field.kind("naval-piraeus")))
                .isFalse();
    }

    @Test
    @Covers("2.2.4-02")
    void aHeadOfStateLeadsAnyLandSpsAndNoShips() {
        Table<MountfordState> table = ask(Field.start(), 0)
                .choose("lead ath-pericles", "place athens athens", "objective athens", "take cavalry-athens");
        for (int i = 0; i < 7; i++) {
            table.choose("take hoplite-athens");
        }
        assertThat(table.state().armySize(tile("ath-pericles"))).isEqualTo(8);
        ask(Field.start(), 0)
                .choose("lead ath-pericles", "place piraeus athens", "objective piraeus")
                .refuses("take naval-piraeus", new RecruitRefusals.NoShipsForHeadsOfState(tileOf("ath-pericles")));
    }

    @Test
    @Covers("2.2.4-03")
    void aLargeArmyOfAHeadOfStateForbidsEverySiege() {
        Field field = Field.bare()
                .army("spa-agis", "sparta", "6 hoplite-sparta")
                .army("spa-brasidas", "acanthus", "2 hoplite-phlius");
        Table<MountfordState> table = ask(field, 1)
                .choose("continue acanthus sparta", "discard spa-colony", "spare")
                .asks("peloponnese", Withdrawal.Ask.class);
        assertThat(table.last(Siege.NotPossible.class).obstacle()).isEqualTo(Siege.Obstacle.ARMY_TOO_LARGE);
        ask(
                        Field.bare()
                                .army("spa-agis", "sparta", "5 hoplite-sparta")
                                .army("spa-brasidas", "acanthus", "2 hoplite-phlius"),
                        1)
                .choose("continue acanthus sparta", "discard spa-colony", "spare")
                .offers("besiege");
    }

    @Test
    @Covers("2.2.4-04")
    void nothingNeedBeActivated() {
        ask(Field.start(), 1)
                .choose("lead spa-callicratides", "place sparta sparta", "objective megara", "take hoplite-sparta")
                .choose("go corinth")
                .choose("advance")
                .asks("athens", OperationChoice.Ask.class);
    }

    @Test
    void homeGuardsAndForeignersAreRefused() {
        ask(Field.start(), 0)
                .choose("lead ath-nicias", "place athens athens", "objective megara")
                .refuses(
                        "take hoplite-athens-guard",
                        new RecruitRefusals.HomeGuardStays(kindOf("hoplite-athens-guard")));
    }
}
