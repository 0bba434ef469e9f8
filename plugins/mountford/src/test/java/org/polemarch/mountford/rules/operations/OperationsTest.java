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
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.rules.combat.BattleResult;
import org.polemarch.mountford.rules.combat.Combat;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.mountford.rules.movement.MarchLossChoice;
import org.polemarch.mountford.rules.movement.UnfamiliarCountry;
import org.polemarch.mountford.rules.scenario.CampaignObjective;
import org.polemarch.mountford.rules.sieges.Siege;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Sections 2.1 and 2.2: operations, passing, moving operations. */
@Cites({"2.1", "2.1.1", "2.2", "2.2.1", "2.2.2", "2.2.3", "2.2.4", "2.2.5", "2.2.6", "2.2.7", "2.5"})
class OperationsTest {

    @Test
    @Covers({"2.1-01", "2.1-03"})
    void athensBeginsAndTwoPassesEndThePhase() {
        Field.start()
                .run(new OperationsPhase.Begin())
                .asks("athens", OperationChoice.Ask.class)
                .choose("pass")
                .asks("peloponnese", OperationChoice.Ask.class)
                .choose("pass")
                .asksNobody();
    }

    @Test
    @Covers({"2.1-02", "2.5-01"})
    void anOperationIsALeaderATileOrAContinuingOperation() {
        ask(Field.start().army("ath-nicias", "megara", "3 hoplite-athens").hold("ath-treachery"), 0)
                .offers("lead ath-phormio", "continue megara athens")
                .offersNot("pass", "play ath-treachery", "play ath-tactics-1");
        ask(Field.start().hold("arg-earthquake").argosAtWar(), 0)
                .choose("play arg-earthquake")
                .asks("peloponnese", OperationChoice.Ask.class);
    }

    @Test
    @Covers("2.1.1-01")
    void whoPassedMayActLater() {
        Field.start()
                .run(new OperationsPhase.Begin())
                .choose("pass", "lead spa-agis", "place sparta sparta", "objective sparta", "advance")
                .asks("athens", OperationChoice.Ask.class)
                .offers("lead ath-pericles", "pass");
    }

    @Test
    @Covers({"2.1.1-02", "2.1.1-03"})
    void nobodyPassesWithSpsInHostileOrNeutralSpaces() {
        ask(Field.start().army("spa-brasidas", "amphipolis", "2 hoplite-phlius"), 1)
                .refuses(
                        "pass",
                        new OperationChoice.SpsAbroad(Field.data().atlas().space(space("amphipolis"))));
        ask(Field.start().army("spa-brasidas", "delphi", "2 hoplite-phlius"), 1)
                .refuses(
                        "pass",
                        new OperationChoice.SpsAbroad(Field.data().atlas().space(space("delphi"))));
        ask(Field.start().army("spa-brasidas", "megara", "2 hoplite-phlius"), 1).offers("pass");
    }

    @Test
    @Covers("2.1.1-02")
    void spsAtHomeNeverForbidPassing() {
        // Phlius is Corinthian; with Sparta at peace it is neutral to the Spartan Allied SPs whose home it is.
        ask(Field.start().armistice(Power.SPARTA, 4), 1).offers("pass");
    }

    @Test
    @Covers("2.1.1-04")
    void whoCanDoNothingElsePasses() {
        ask(Field.start().army("spa-brasidas", "amphipolis", "2 hoplite-phlius").treasury(1), 1)
                .offersOnly("pass");
    }

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
        state.op().objective = space("piraeus");
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
                .asks("peloponnese", WithdrawalChoice.Ask.class);
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
    @Covers({"2.2.5-01", "3.4-03"})
    void inEachSpaceTollThenInterceptionThenRavaging() {
        // Thessaly is far from any fortress friendly to Sparta: the toll comes before the cavalry of Larisa.
        Table<MountfordState> table = Field.bare()
                .home("5 cavalry-larisa")
                .army("spa-brasidas", "heraclea", "3 hoplite-phlius", "1 hoplite-sparta")
                .campaign("spa-brasidas")
                .dice(5, 3)
                .run(new CampaignObjective.Ask(tile("spa-brasidas")))
                .choose("campaign pharsalus", "via lamia")
                .asks("peloponnese", MarchLossChoice.Choose.class)
                .choose("leave hoplite-phlius")
                .asks("athens", Interception.Offer.class);
        assertThat(where(table.state(), "spa-brasidas")).isEqualTo("pharsalus");
        assertThat(table.all(UnfamiliarCountry.TollTaken.class)).hasSize(2);
        table.usedAllChance();
    }

    @Test
    @Covers({"2.2.5-02", "3.5-09"})
    void whoLosesAnInterceptionGoesHome() {
        Table<MountfordState> table = Field.bare()
                .home("12 naval-piraeus", "1 naval-gythium")
                .table()
                .dice(4, 6, 1)
                .run(new OperationChoice.Ask(1))
                .choose(
                        "lead spa-mindarus",
                        "place gythium sparta",
                        "objective aegina",
                        "take naval-gythium",
                        "advance");
        while (!table.notations().contains("intercept")) {
            table.choose(table.notations().get(0));
        }
        table.choose("intercept", "join piraeus");
        if (table.notations().contains("enough")) {
            table.choose("enough");
        }
        table.choose("hold-back");
        assertThat(where(table.state(), "spa-mindarus"))
                .as("its only ship is lost")
                .isEqualTo("off");
        assertThat(table.last(BattleResult.Fought.class).winner().id()).isEqualTo("athens");
        table.asks("athens", OperationChoice.Ask.class);
    }

    @Test
    @Covers({"2.2.6-01", "2.2.6-02", "2.2.6-03", "2.2.6-04"})
    void aCombinedAttackIsInterceptedTogetherInTheObjective() {
        Table<MountfordState> table = Field.bare()
                .home("3 hoplite-sparta", "3 hoplite-phlius", "2 hoplite-thebes", "1 hoplite-plataea-guard")
                .table()
                .dice(1)
                .run(new OperationChoice.Ask(1))
                .choose("lead spa-mindarus", "place sparta sparta", "also spa-brasidas", "place phlius sparta")
                .choose("objective plataea")
                .choose("take hoplite-sparta", "advance")
                .asks("peloponnese", AssemblyChoice.Ask.class);
        assertThat(where(table.state(), "spa-mindarus"))
                .as("not intercepted yet")
                .isEqualTo("plataea");
        table.choose("take hoplite-phlius", "advance").asks("athens", Interception.Offer.class);
        assertThat(((Interception.Offer) table.game().question().frame()).movers())
                .as("both at once")
                .isEqualTo(1 << tile("spa-mindarus") | 1 << tile("spa-brasidas"));
        table.choose("intercept").asks("athens", OperationChoice.Ask.class);
        assertThat(table.all(Interception.Attempted.class)).hasSize(1);
        table.choose("pass", "continue plataea sparta", "discard spa-colony", "refrain")
                .offers("return spa-mindarus", "return spa-brasidas", "stay");
    }

    @Test
    @Covers({"2.2.7-01", "2.2.7-02"})
    void doingNothing() {
        Table<MountfordState> table = ask(Field.start(), 0)
                .choose("lead ath-nicias", "place athens athens", "objective athens", "advance")
                .asks("peloponnese", OperationChoice.Ask.class);
        assertThat(where(table.state(), "ath-nicias")).isEqualTo("athens");
        table.choose("pass", "continue athens athens", "discard ath-cleon", "return ath-nicias");
        assertThat(where(table.state(), "ath-nicias")).isEqualTo("off");
        assertThat(table.state().chest().discard() >>> tile("ath-nicias") & 1).isEqualTo(1);
    }

    @Test
    @Covers({"3.0-01", "3.0-07"})
    void aLeaderWithoutSpsDoesNotMove() {
        ask(Field.start(), 0)
                .choose("lead ath-nicias", "place athens athens", "objective megara")
                .refuses("advance", new RecruitRefusals.NobodyToLead(tileOf("ath-nicias")));
        Table<MountfordState> table = Field.bare().army("ath-nicias", "decelea").run(new OperationEnd.Run(0, true));
        assertThat(where(table.state(), "ath-nicias")).as("left alone").isEqualTo("off");
    }

    @Test
    void homeGuardsAndForeignersAreRefused() {
        ask(Field.start(), 0)
                .choose("lead ath-nicias", "place athens athens", "objective megara")
                .refuses(
                        "take hoplite-athens-guard",
                        new RecruitRefusals.HomeGuardStays(kindOf("hoplite-athens-guard")));
    }

    @Test
    void anArmyThatCannotGoAnywhereHalts() {
        Table<MountfordState> table = Field.bare()
                .home("1 hoplite-athens")
                .run(new OperationChoice.Ask(0))
                .choose("lead ath-nicias", "place athens athens", "objective eleusis", "take hoplite-athens")
                .refuses(
                        "halt",
                        new RecruitRefusals.ObjectiveStands(Field.data().atlas().space(space("eleusis"))));
        assertThat(table.all(Combat.Begun.class)).isEmpty();
    }
}
