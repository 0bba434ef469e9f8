package org.polemarch.mountford.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.kindOf;
import static org.polemarch.mountford.Field.owner;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tileOf;
import static org.polemarch.mountford.Field.where;

import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.Entry;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.combat.BattleLossChoice;
import org.polemarch.mountford.rules.combat.Combat;
import org.polemarch.mountford.rules.combat.Shelter;
import org.polemarch.mountford.rules.combat.SupportChoice;
import org.polemarch.mountford.rules.economy.EconomicPhase;
import org.polemarch.mountford.rules.economy.TurnEnd;
import org.polemarch.mountford.rules.maintenance.FieldMaintenance;
import org.polemarch.mountford.rules.maintenance.MaintenancePayment;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.mountford.rules.operations.ContinuingDiscard;
import org.polemarch.mountford.rules.operations.ContinuingEffect;
import org.polemarch.mountford.rules.operations.HomeReturn;
import org.polemarch.mountford.rules.operations.LeaderPlacement;
import org.polemarch.mountford.rules.operations.ObjectiveChoice;
import org.polemarch.mountford.rules.operations.OperationChoice;
import org.polemarch.mountford.rules.operations.RecruitRefusals;
import org.polemarch.mountford.rules.operations.WithdrawalChoice;
import org.polemarch.mountford.rules.scenario.CampaignObjective;
import org.polemarch.mountford.rules.scenario.ColonyPlacement;
import org.polemarch.mountford.rules.scenario.InfluenceChoice;
import org.polemarch.mountford.rules.scenario.SpreadChoice;
import org.polemarch.mountford.rules.sieges.Siege;
import org.polemarch.mountford.rules.sieges.SiegeChoice;
import org.polemarch.testkit.Table;

/** Positions in which two rules meet and one of them is easily forgotten. */
@Cites({"5", "9.6.7", "9.6.6", "4.2.7", "9.3.2", "3.5", "4.1.1", "9.4.5", "3.1", "7.3", "2.3.2"})
class HardCasesTest {

    private static Table<MountfordState> ask(Field field, int seat, int... dice) {
        return field.table().dice(dice).run(new OperationChoice.Ask(seat));
    }

    private static Space place(String id) {
        return data().atlas().space(space(id));
    }

    /** Answers with the first of these that is offered, until one of the last kind of question is asked. */
    private static Table<MountfordState> until(Table<MountfordState> table, String wanted, String... preferred) {
        for (int i = 0; i < 20 && !table.notations().contains(wanted); i++) {
            String answer = table.notations().get(0);
            for (int each = preferred.length - 1; each >= 0; each--) {
                answer = table.notations().contains(preferred[each]) ? preferred[each] : answer;
            }
            table.choose(answer);
        }
        return table.offers(wanted);
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
        until(table, "call-off", "come-out", "hold-back", "enough").choose("call-off");
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
        until(table, "besiege", "hold-back", "enough", "spare");
    }

    @Test
    @Cites("9.6.7")
    void rebellionSpreadsOnlyWhereSomebodyOffersTheBattle() {
        Field field = Field.bare()
                .rebel("olynthus")
                .army("ath-demosthenes", "torone", "5 hoplite-athens")
                .army("spa-brasidas", "olynthus", "1 hoplite-phlius");
        Table<MountfordState> table = ask(field, 1, 6, 1)
                .choose("play spa-rebellion-spreads", "spread torone")
                .asks("peloponnese", SupportChoice.Ask.class)
                .offersOnly("join spa-brasidas")
                .choose("join spa-brasidas");
        assertThat(table.state().rebels().has(space("torone")))
                .as("the battle was lost")
                .isFalse();
        assertThat(where(table.state(), "spa-brasidas")).as("his only SP fell").isEqualTo("off");
    }

    @Test
    @Cites("9.6.7")
    void rebellionSpreadsNoFurtherThanTheSurvivorsReach() {
        Field field = Field.bare()
                .rebel("olynthus")
                .army("ath-demosthenes", "torone", "5 hoplite-athens")
                .army("spa-brasidas", "olynthus", "1 hoplite-phlius");
        Table<MountfordState> table = ask(field, 1, 6, 1)
                .choose("play spa-rebellion-spreads")
                .refuses("spread naxos", new SpreadChoice.NotSpreadingThere(place("naxos"), Unfit.NO_SPARTAN_REACHES));
        assertThat(table.notations()).contains("spread torone").hasSizeGreaterThan(2);
        table.choose("spread torone", "join spa-brasidas").offersOnly("enough");
    }

    @Test
    @Cites("9.6.6")
    void aRebellionNeedsABattleOfferedToThoseNextDoorToo() {
        Field field = Field.bare()
                .home("2 naval-mytilene-guard")
                .army("spa-callicratides", "methymna", "1 naval-gythium", "1 hoplite-phlius");
        Table<MountfordState> table = ask(field, 1).choose("continue methymna sparta", "play spa-rebellion", "refrain");
        until(table, "stay", "spare", "abstain");
        assertThat(table.state().rebels().has(space("methymna"))).isFalse();
        assertThat(table.last(ContinuingEffect.CameToNothing.class).tile()).isEqualTo(tileOf("spa-rebellion"));
        table = ask(
                        Field.bare()
                                .home("2 naval-mytilene-guard")
                                .army("spa-callicratides", "methymna", "1 naval-gythium", "1 hoplite-phlius"),
                        1,
                        6,
                        1)
                .choose("continue methymna sparta", "play spa-rebellion", "attack");
        until(table, "stay", "enough", "spare", "abstain");
        assertThat(table.state().rebels().has(space("methymna"))).isTrue();
    }

    @Test
    @Cites("4.2.7")
    void hostagesKeepTheSpartansInAtticaFromEverythingButGoingHome() {
        Field field = Field.bare().siege("decelea", 1, 1).army("spa-mindarus", "decelea", "3 hoplite-sparta");
        field.state().spartanHostages = true;
        Table<MountfordState> table = ask(field, 1).choose("continue decelea sparta");
        table.offersNot("play cor-treachery")
                .refuses(
                        "play cor-treachery",
                        new ContinuingDiscard.DoesNotFit(
                                tileOf("cor-treachery"), place("decelea"), Unfit.HOSTAGES, "4.2.7"))
                .choose("discard spa-colony");
        until(table, "return spa-mindarus", "spare", "refrain");
        table.asks("peloponnese", WithdrawalChoice.Ask.class).choose("stay");
        assertThat(table.all(SiegeChoice.Progressed.class)).isEmpty();
        assertThat(table.state().siegePoints(space("decelea"))).isZero();
        ask(Field.bare().army("spa-mindarus", "decelea", "3 hoplite-phlius"), 1)
                .choose("continue decelea sparta")
                .offers("play cor-treachery");
    }

    @Test
    @Cites({"4.2.7", "2.2.2"})
    void aKingNamesNoObjectiveFromWhichHostagesKeepHim() {
        Field field = Field.start();
        field.state().spartanHostages = true;
        ask(field, 1)
                .choose("lead spa-agis", "place sparta sparta")
                .offers("objective megara")
                .offersNot("objective decelea")
                .refuses("objective decelea", new ObjectiveChoice.HostagesHeld(place("decelea")));
        ask(Field.start(), 1).choose("lead spa-agis", "place sparta sparta").offers("objective decelea");
    }

    @Test
    @Cites({"9.3.2", "9.7.4", "9.7.7"})
    void syracuseDoesNotComeBackAfterItsFall() {
        Field field = Field.bare()
                .syracuseAtWar()
                .home("2 cavalry-syracuse")
                .siege("syracuse", 0, 3)
                .army("ath-nicias", "syracuse", "5 hoplite-athens");
        Table<MountfordState> table = ask(field, 0, 6)
                .choose("continue syracuse athens", "discard ath-cleon", "attack", "stay-in", "besiege");
        assertThat(table.state().syracuse).isEqualTo(Entry.REMOVED);
        assertThat(table.state().garrisoned(space("gela"))).as("nobody's").isFalse();
        table.run(new OperationChoice.Ask(1)).choose("play cor-congress-of-gela", "remove-garrisons");
        assertThat(owner(table.state(), "syracuse")).isEqualTo(Power.NEUTRAL);
        assertThat(owner(table.state(), "gela")).isEqualTo(Power.NEUTRAL);
        Field fallen = Field.bare();
        fallen.state().syracuse = Entry.REMOVED;
        ask(fallen, 1).offersNot("play cor-syracusan-influence");
        ask(Field.bare(), 1).offers("play cor-syracusan-influence");
    }

    @Test
    @Cites({"9.7.4", "9.6.4"})
    void theCongressLeavesAColonySpartan() {
        Field field = Field.bare();
        field.state().colony = space("catana");
        field.state().colonyFortified = true;
        field.control("catana", Power.ATHENS).control("messana", Power.ATHENS);
        Table<MountfordState> table = ask(field, 1).choose("play cor-congress-of-gela", "remove-garrisons");
        assertThat(owner(table.state(), "catana")).isEqualTo(Power.SPARTA);
        assertThat(owner(table.state(), "messana")).isEqualTo(Power.NEUTRAL);
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

    @Test
    @Cites({"3.5", "2.3.2"})
    void shipsThatFoughtDoNotTireTheHoplitesAshore() {
        Field field = Field.bare()
                .home("2 naval-corinth", "3 hoplite-corinth")
                .army("ath-phormio", "pegae", "4 naval-piraeus", "1 hoplite-athens")
                .army("spa-mindarus", "pegae", "1 naval-cyllene");
        Table<MountfordState> table =
                ask(field, 0, 6, 1).choose("continue pegae athens", "discard ath-cleon", "attack");
        until(table, "join corinth", "enough", "hold-back").choose("join corinth");
        until(table, "call-off", "enough", "hold-back").choose("call-off");
        assertThat(table.state().op().foughtShips.has(space("corinth"))).isTrue();
        assertThat(table.state().op().foughtLoose.has(space("corinth"))).isFalse();
        int army = Field.tile("ath-phormio");
        table.state().moveArmy(army, space("megara"));
        assertThat(Field.rule(Interception.class).possible(table.state(), 1 << army, space("megara")))
                .as("the hoplites of Corinth are fresh")
                .isTrue();
        table.state().op().foughtLoose.add(space("corinth"));
        assertThat(Field.rule(Interception.class).possible(table.state(), 1 << army, space("megara")))
                .as("and were they not, nobody could intercept")
                .isFalse();
    }

    @Test
    @Cites("4.1.1")
    void theActivePlayersOwnFleetMayStayInItsHarbour() {
        Field field = Field.bare()
                .home("3 naval-piraeus")
                .army("ath-nicias", "piraeus", "2 hoplite-athens")
                .army("spa-agis", "piraeus", "1 hoplite-sparta")
                .army("spa-mindarus", "aegina", "5 naval-gythium");
        ask(field, 0)
                .choose("continue piraeus athens", "discard ath-cleon", "attack")
                .asks("athens", Shelter.Ask.class)
                .offersOnly("come-out", "stay-in");
    }

    @Test
    @Cites("9.4.5")
    void anExtendedCampaignGoesSomewhereElse() {
        ask(Field.bare().army("ath-phormio", "sunium", "1 naval-piraeus"), 0)
                .choose("play ath-extended-campaign", "dispatch ath-phormio")
                .offersNot("campaign sunium")
                .offers("campaign ceos")
                .refuses("campaign thebes", new CampaignObjective.NoWay(place("thebes")));
    }

    @Test
    @Cites({"3.1", "9.3.4", "2.3.2"})
    void anArmyGoingHomeMayWalkWhereItsRangeWouldForbidIt() {
        Field field = Field.bare()
                .turn(4)
                .argosAtWar()
                .army("ath-phormio", "troezen", "4 naval-piraeus")
                .army("spa-callicratides", "cape-scyllaeum", "3 naval-gythium", "2 hoplite-phlius");
        Table<MountfordState> table =
                ask(field, 1, 4, 6, 1).choose("continue cape-scyllaeum sparta", "discard spa-colony");
        until(table, "walk", "refrain", "intercept", "return spa-callicratides", "hold-back")
                .choose("walk");
        assertThat(table.notations()).as("the game goes on").isNotEmpty();
    }

    @Test
    @Cites("7.3")
    void nobodyMakesWarOnHimself() {
        Field field = Field.bare()
                .armistice(Power.SPARTA, 5)
                .army("cor-aristeus", Power.CORINTH, "tegea", "3 hoplite-corinth")
                .home("3 hoplite-sparta");
        Table<MountfordState> table = ask(field, 1).choose("lead spa-callicratides", "place sparta sparta");
        table.asks("peloponnese", ObjectiveChoice.Ask.class)
                .choose("objective tegea", "take hoplite-sparta", "advance");
        assertThat(table.game().toAct().id()).as("no interception by Athens").isEqualTo("athens");
        assertThat(table.all(Interception.Attempted.class)).isEmpty();
        table.asks("athens", OperationChoice.Ask.class);
        Field strangers = Field.bare()
                .armistice(Power.SPARTA, 5)
                .army("ath-nicias", "tegea", "3 hoplite-athens")
                .home("3 hoplite-sparta");
        ask(strangers, 1)
                .choose("lead spa-callicratides", "place sparta sparta")
                .offersOnly("stance as-it-is", "stance hostile");
    }

    @Test
    @Cites("2.3.2")
    void anArmyWithNoWayHomeIsLostAndTheLogSaysSo() {
        Field field = Field.bare().army("ath-nicias", "naxos", "3 naval-samos", "2 hoplite-athens");
        Table<MountfordState> table =
                ask(field, 0).choose("continue naxos athens", "discard ath-cleon", "return ath-nicias");
        for (int i = 0; i < 6 && table.all(HomeReturn.NoWayLeft.class).isEmpty(); i++) {
            table.choose(table.notations().get(0));
        }
        assertThat(table.last(HomeReturn.NoWayLeft.class).space()).isEqualTo(place("samos"));
        assertThat(at(table.state(), "samos", "naval-samos")).isEqualTo(3);
        assertThat(where(table.state(), "ath-nicias")).isEqualTo("off");
    }

    @Test
    @Cites("3.5")
    void aBeatenMoverTurnsForHomeAndDoesNotMarchOn() {
        Field field = Field.bare().home("4 naval-piraeus").army("spa-mindarus", "methana", "3 naval-gythium");
        field.hold("spa-extended-campaign");
        Table<MountfordState> table = ask(field, 1, 4, 6, 1)
                .choose("play spa-extended-campaign", "dispatch spa-mindarus", "campaign naxos", "intercept");
        until(table, "pass", "join piraeus", "enough", "hold-back", "let-pass");
        assertThat(table.last(Combat.SentHome.class).leader()).isEqualTo(tileOf("spa-mindarus"));
        assertThat(where(table.state(), "spa-mindarus")).as("home, not Naxos").isEqualTo("off");
        assertThat(at(table.state(), "gythium", "naval-gythium")).isEqualTo(2);
    }

    @Test
    @Cites({"2.3.1", "9.4.8", "6.3", "9.6.4", "9.4.3", "2.2.1", "9.3.4", "6.1", "4.2.4"})
    void refusalsNameTheRuleThatForbids() {
        ask(Field.start().army("ath-nicias", "megara", "2 hoplite-athens"), 0)
                .refuses(
                        "play ath-coup-in-megara", new OperationChoice.PlayedInContinuing(tileOf("ath-coup-in-megara")))
                .refuses("play ath-tactics-1", new OperationChoice.PlayedInBattle(tileOf("ath-tactics-1"), "9.4.8"))
                .refuses(
                        "play ath-reinf-athens-h",
                        new OperationChoice.PlayedInMaintenance(tileOf("ath-reinf-athens-h")));
        ask(Field.start(), 1)
                .choose("play spa-colony")
                .refuses("found athens", new ColonyPlacement.NotFreeForAColony(place("athens"), Unfit.FORTRESS));
        ask(Field.bare().army("ath-nicias", "leontini", "1 hoplite-athens"), 0)
                .choose("play ath-influence-in-sicily")
                .refuses(
                        "settle syracuse",
                        new InfluenceChoice.NotOpenToInfluence(place("syracuse"), Unfit.NOT_NEUTRAL, "9.4.3"));
        ask(Field.start(), 0)
                .choose("lead ath-nicias")
                .refuses(
                        "place naxos athens",
                        new LeaderPlacement.NobodyToCommand(tileOf("ath-nicias"), place("naxos")));
        ask(Field.start().turn(4).argosAtWar(), 1)
                .choose("lead spa-brasidas", "place phlius sparta")
                .refuses("objective argos", new ObjectiveChoice.BeyondTheirRange(place("argos"), "9.3.4"));
        ask(Field.start().turn(4).argosAtWar(), 1)
                .choose(
                        "lead spa-mindarus",
                        "place sparta sparta",
                        "objective argos",
                        "take hoplite-sparta",
                        "go phlius")
                .refuses("take hoplite-phlius", new RecruitRefusals.KeptFromArgolid(kindOf("hoplite-phlius")));
        Field hungry = Field.bare()
                .army("cor-aristeus", "delphi", "1 hoplite-corinth")
                .treasury(1, "cor-plague", "spa-colony");
        hungry.run(new FieldMaintenance.Next(1, 0, -1))
                .refuses(
                        "pay spa-colony",
                        new MaintenancePayment.WrongNationality(tileOf("spa-colony"), kindOf("hoplite-corinth")));
        Table<MountfordState> battle = ask(
                        Field.bare()
                                .army("spa-brasidas", "decelea", "1 hoplite-phlius", "1 hoplite-sparta")
                                .army("spa-mindarus", "decelea", "1 hoplite-sparta")
                                .army("ath-nicias", "decelea", "5 hoplite-athens"),
                        1,
                        6,
                        1)
                .choose("continue decelea sparta", "discard spa-colony", "attack");
        until(battle, "lose spa-brasidas hoplite-sparta", "hold-back", "enough")
                .refuses(
                        "lose spa-brasidas hoplite-phlius",
                        new BattleLossChoice.OthersFirst(
                                kindOf("hoplite-phlius"), BattleLossChoice.First.SPARTAN_HOPLITE));
    }

    @Test
    @Cites({"9.3.3", "9.6.4"})
    void whatChangesHandsIsTold() {
        Table<MountfordState> table = Field.bare().persiaAtWar().run(new EconomicPhase.Begin());
        assertThat(table.last(EconomicPhase.PersianGold.class).given()).isTrue();
        Field colony = Field.bare().control("heraclea", Power.ATHENS);
        colony.state().colony = space("heraclea");
        table = colony.run(new TurnEnd.Run());
        assertThat(table.last(TurnEnd.ColonyFortified.class).holder()).isEqualTo(Power.ATHENS);
    }
}
