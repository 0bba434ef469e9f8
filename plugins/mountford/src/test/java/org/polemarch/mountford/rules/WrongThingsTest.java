package org.polemarch.mountford.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.kindOf;
import static org.polemarch.mountford.Field.place;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tileOf;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.Entry;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.combat.BattleLosses;
import org.polemarch.mountford.rules.combat.CombatTiles;
import org.polemarch.mountford.rules.combat.Support;
import org.polemarch.mountford.rules.components.NotNow;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.mountford.rules.movement.RouteChoice;
import org.polemarch.mountford.rules.operations.ContinuingDiscard;
import org.polemarch.mountford.rules.operations.ContinuingEffect;
import org.polemarch.mountford.rules.operations.RecruitRefusals;
import org.polemarch.mountford.rules.operations.Withdrawal;
import org.polemarch.mountford.rules.specials.ColonyPlacement;
import org.polemarch.mountford.rules.specials.Influence;
import org.polemarch.mountford.rules.specials.RebellionPlacement;
import org.polemarch.mountford.rules.specials.RebellionSpreads;
import org.polemarch.mountford.rules.specials.RebellionSuppressed;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.testkit.Table;

/** Whatever a player reaches for that is no answer, the reason is its own: the condition that fails, with its rule. */
@Cites({"2.1", "2.2.3", "2.3", "2.3.1", "2.3.2", "2.5", "3", "4.1.2", "4.2.4", "9.4.8", "9.6.4", "9.6.7", "9.4.7"})
class WrongThingsTest {

    /** The spaces, cards and pieces of which neither an answer nor a reason speaks. */
    private static Set<String> unexplained(Table<MountfordState> table, int seat) {
        Set<String> silent = new TreeSet<>();
        for (int i = 0; i < data().atlas().size(); i++) {
            silent.add("space " + data().atlas().space(i).id());
        }
        for (int i = 0; i < data().kinds().size(); i++) {
            silent.add("piece " + data().kinds().kind(i).id());
        }
        for (int i = 0; i < data().tiles().size(); i++) {
            if (table.state().chest().holds(i) && data().tiles().setOf(i).seat() == seat) {
                silent.add("card " + data().tiles().tile(i).id());
            }
        }
        for (int army = 0; army < data().tiles().leaderCount(); army++) {
            if (table.state().armySpace(army) >= 0) {
                silent.add("piece " + data().tiles().tile(army).id());
            }
        }
        for (Move move : table.game().moves()) {
            move.targets().forEach(target -> silent.remove(name(target)));
        }
        for (Refusal refusal : table.game().refusals()) {
            refusal.targets().forEach(target -> silent.remove(name(target)));
        }
        return silent;
    }

    /** What is said to whoever reaches for a thing. */
    private static List<Reason> why(Table<MountfordState> table, Target thing) {
        return table.game().refusals().stream()
                .filter(refusal -> refusal.targets().contains(thing))
                .map(Refusal::reason)
                .toList();
    }

    private static String name(Target target) {
        return switch (target.kind()) {
            case SPACE -> "space " + target.id();
            case CARD -> "card " + target.id();
            default -> "piece " + target.id();
        };
    }

    @Test
    void everySpaceTileAndPieceHasItsReasonWhileAnOperationIsPlanned() {
        Field field = Field.start().army("spa-mindarus", "melos", "1 naval-gythium");
        Table<MountfordState> table = ask(field, 0);
        assertThat(unexplained(table, 0)).isEmpty();
        table.choose("lead ath-phormio");
        assertThat(unexplained(table, 0)).isEmpty();
        table.choose("place piraeus athens");
        assertThat(unexplained(table, 0)).isEmpty();
        table.choose("objective corcyra", "take naval-piraeus");
        assertThat(unexplained(table, 0)).isEmpty();
    }

    @Test
    void atTheBeginningOfAnOperation() {
        Table<MountfordState> table = ask(
                Field.start().army("ath-nicias", "megara", "1 hoplite-athens").army("spa-brasidas", "melos"), 0);
        assertThat(why(table, Target.space("sparta"))).containsExactly(new OperationChoice.NoArmyThere());
        assertThat(why(table, Target.piece("hoplite-athens"))).containsExactly(new NotNow.NeedsALeader());
        assertThat(why(table, Target.piece("hoplite-athens-guard"))).containsExactly(new NotNow.GuardsStay());
        assertThat(why(table, Target.piece("hoplite-sparta"))).containsExactly(new NotNow.NotYours());
        assertThat(why(table, Target.piece("hoplite-argos"))).containsExactly(new NotNow.NotYours());
        assertThat(why(table, Target.piece("ath-nicias")))
                .containsExactly(new NotNow.ActsInItsSpace(tileOf("ath-nicias")));
        assertThat(why(table, Target.piece("spa-brasidas")))
                .containsExactly(new NotNow.NotYourArmy(tileOf("spa-brasidas")));
        assertThat(why(ask(Field.start().argosAtWar(), 0), Target.piece("hoplite-argos")))
                .containsExactly(new NotNow.NeedsALeader());
        assertThat(why(ask(Field.start().rebel("samos").home("1 naval-samos"), 0), Target.piece("naval-samos")))
                .containsExactly(new NotNow.NotYours());
    }

    @Test
    void whileAnArmyAssembles() {
        Table<MountfordState> table = ask(Field.start(), 0)
                .choose("lead ath-pericles", "place athens athens", "objective plataea", "take hoplite-athens")
                .refuses(
                        "take naval-piraeus",
                        new RecruitRefusals.NotWhereHeStands(tileOf("ath-pericles"), kindOf("naval-piraeus")))
                .refuses("take hoplite-sparta", new RecruitRefusals.NotFriendly(kindOf("hoplite-sparta")))
                .refuses("go sparta", new RecruitRefusals.NothingToPickUp(tileOf("ath-pericles"), place("sparta")))
                .refuses("go athens", new RecruitRefusals.HeIsThere(tileOf("ath-pericles"), place("athens")))
                .refuses("go plataea", new RecruitRefusals.AdvanceInstead(place("plataea")));
        assertThat(why(table, Target.card("ath-nicias"))).containsExactly(new NotNow.LeaderBegins());
        assertThat(why(table, Target.card("ath-extended-campaign")))
                .containsExactly(new NotNow.OperationOfItsOwn(tileOf("ath-extended-campaign")));
        assertThat(why(table, Target.card("ath-treachery")))
                .containsExactly(new NotNow.PlayedInContinuing(tileOf("ath-treachery")));
        assertThat(why(table, Target.card("ath-tactics-1")))
                .containsExactly(new NotNow.PlayedInBattle(tileOf("ath-tactics-1"), "9.4.8"));
        assertThat(why(table, Target.card("ath-reinf-athens-h")))
                .containsExactly(new NotNow.PlayedInMaintenance(tileOf("ath-reinf-athens-h")));
    }

    @Test
    void onTheMarchAndAfterIt() {
        Table<MountfordState> table = ask(Field.bare().home("2 hoplite-thebes"), 1)
                .choose(
                        "lead the-pagondas",
                        "place thebes thebes",
                        "objective lamia",
                        "take hoplite-thebes",
                        "advance");
        assertThat(table.game().question().frame()).isInstanceOf(RouteChoice.Fork.class);
        table.refuses("via sparta", new RouteChoice.NotNext(place("charonea"), place("sparta")));
        assertThat(why(table, Target.card("spa-agis"))).containsExactly(new NotNow.LeaderBegins());
        assertThat(why(table, Target.piece("the-pagondas")))
                .containsExactly(new NotNow.ActsInItsSpace(tileOf("the-pagondas")));
        Table<MountfordState> after = ask(
                        Field.bare()
                                .army("ath-nicias", "salamis", "1 hoplite-athens", "1 naval-piraeus")
                                .army("ath-phormio", "aegina", "1 naval-piraeus"),
                        0)
                .choose("continue salamis athens", "discard ath-tactics-1")
                .asks("athens", Withdrawal.Ask.class)
                .refuses("return ath-phormio", new Withdrawal.NotOfThisOperation(tileOf("ath-phormio")));
        assertThat(after.game().refusals()).isNotEmpty();
    }

    @Test
    void theDefenderIsToldWhenHisTilesHaveTheirTime() {
        Table<MountfordState> table = ask(Field.bare().home("3 hoplite-athens", "3 hoplite-thebes"), 0)
                .choose("lead ath-nicias", "place athens athens", "objective thebes", "take hoplite-athens", "advance")
                .asks("peloponnese", Interception.Offer.class);
        assertThat(why(table, Target.card("spa-bravery-1")))
                .containsExactly(new NotNow.PlayedInBattle(tileOf("spa-bravery-1"), "9.6.3"));
        assertThat(why(table, Target.piece("hoplite-thebes")))
                .containsExactly(new Interception.Together(
                        ((Interception.Offer) table.game().question().frame()).space()));
        assertThat(why(table, Target.piece("ath-nicias")))
                .containsExactly(new NotNow.NotYourArmy(tileOf("ath-nicias")));
    }

    @Test
    void oneTileOfAKindInABattle() {
        Table<MountfordState> table = ask(
                        Field.bare()
                                .army("ath-phormio", "aegina", "3 naval-piraeus")
                                .army("spa-mindarus", "aegina", "3 naval-gythium"),
                        0)
                .choose("continue aegina athens", "discard ath-treachery", "attack")
                .asks("athens", CombatTiles.Ask.class)
                .offersOnly("hold-back", "use ath-tactics-1");
        table.refuses("use ath-tactics-2", new CombatTiles.OneInABattle(tileOf("ath-tactics-2"), "9.4.8"));
    }

    @Test
    void aContinuingTileSaysWhichOfItsConditionsFails() {
        Field megara = Field.bare().army("ath-phormio", "megara", "1 naval-piraeus");
        ask(megara, 0)
                .choose("continue megara athens")
                .refuses(
                        "play ath-coup-in-megara",
                        unfit("ath-coup-in-megara", "megara", Unfit.NO_ATHENIAN_LAND_SP, "9.4.4"))
                .refuses("play ath-treachery", unfit("ath-treachery", "megara", Unfit.NO_LAND_SP, "9.4.9"));
        Field held = Field.bare()
                .army("ath-nicias", "megara", "1 hoplite-athens")
                .control("megara", Power.ATHENS)
                .control("pegae", Power.ATHENS);
        ask(held, 0)
                .choose("continue megara athens")
                .refuses("play ath-coup-in-megara", unfit("ath-coup-in-megara", "megara", Unfit.MEGARA_HELD, "9.4.4"))
                .refuses("play ath-treachery", unfit("ath-treachery", "megara", Unfit.FRIENDLY_GROUND, "9.4.9"));
        Field eleusis = Field.bare().army("ath-nicias", "eleusis", "1 hoplite-athens");
        ask(eleusis, 0)
                .choose("continue eleusis athens")
                .refuses("play ath-coup-in-megara", unfit("ath-coup-in-megara", "eleusis", Unfit.NOT_MEGARA, "9.4.4"));
        Field delphi =
                Field.bare().army("spa-brasidas", "delphi", "1 hoplite-phlius").rebel("delphi");
        ask(delphi, 1)
                .choose("continue delphi sparta")
                .refuses("play spa-rebellion", unfit("spa-rebellion", "delphi", Unfit.OUTSIDE_EMPIRE, "9.6.6"))
                .refuses("play cor-plague", unfit("cor-plague", "delphi", Unfit.NOT_ATHENS_CITY, "9.7.6"))
                .refuses("play cor-treachery", unfit("cor-treachery", "delphi", Unfit.IN_REBELLION, "9.4.9"));
        Field naxos = Field.bare().army("cor-aristeus", "naxos", "1 hoplite-corinth", "1 naval-corinth");
        ask(naxos, 1)
                .choose("continue naxos corinth")
                .refuses("play spa-rebellion", unfit("spa-rebellion", "naxos", Unfit.NO_SPARTAN_LAND_SP, "9.6.6"));
        Field lost =
                Field.bare().army("spa-brasidas", "naxos", "1 hoplite-phlius").control("naxos", Power.SPARTA);
        ask(lost, 1)
                .choose("continue naxos sparta")
                .refuses("play spa-rebellion", unfit("spa-rebellion", "naxos", Unfit.NOT_ATHENIAN, "9.6.6"));
        Field peace = Field.bare()
                .army("spa-brasidas", Power.THEBES, "athens", "1 hoplite-thebes")
                .armistice(Power.CORINTH, 4);
        ask(peace, 1)
                .choose("continue athens thebes")
                .refuses("play cor-plague", unfit("cor-plague", "athens", Unfit.NOT_AT_WAR, "7.3"));
    }

    private static ContinuingDiscard.DoesNotFit unfit(String tile, String space, Unfit obstacle, String cites) {
        return new ContinuingDiscard.DoesNotFit(tileOf(tile), place(space), obstacle, cites);
    }

    @Test
    void anOperationTileSaysWhyItWouldDoNothing() {
        ask(Field.bare(), 0)
                .refuses(
                        "play ath-rebellion-suppressed",
                        new OperationChoice.NoEffectNow(
                                tileOf("ath-rebellion-suppressed"), Unfit.NO_REBELLION_TO_SUPPRESS, "9.4.7"))
                .refuses(
                        "play ath-extended-campaign",
                        new OperationChoice.NoEffectNow(
                                tileOf("ath-extended-campaign"), Unfit.NO_ARMY_ON_MAP, "9.4.5"));
        ask(Field.bare(), 1)
                .refuses(
                        "play spa-rebellion-spreads",
                        new OperationChoice.NoEffectNow(
                                tileOf("spa-rebellion-spreads"), Unfit.NO_SPACE_TO_SPREAD_TO, "9.6.7"));
        Field fallen = Field.bare();
        fallen.state().setSyracuse(Entry.REMOVED);
        ask(fallen, 1)
                .refuses(
                        "play cor-syracusan-influence",
                        new OperationChoice.NoEffectNow(
                                tileOf("cor-syracusan-influence"), Unfit.SYRACUSE_FALLEN, "9.7.7"));
    }

    @Test
    void aSpaceSaysWhyTheTileDoesNotReachIt() {
        ask(Field.start(), 1)
                .choose("play spa-colony")
                .refuses("found naxos", new ColonyPlacement.NotFreeForAColony(place("naxos"), Unfit.FORTRESS))
                .refuses("found eleusis", new ColonyPlacement.NotFreeForAColony(place("eleusis"), Unfit.NOT_NEUTRAL));
        Field argos = Field.bare()
                .argosAtWar()
                .hold("arg-influence")
                .control("tegea", Power.ATHENS)
                .army("spa-brasidas", "mantinea", "1 hoplite-phlius");
        ask(argos, 0)
                .choose("play arg-influence")
                .refuses("settle argos", influence("argos", Unfit.ARGIVE_ALREADY))
                .refuses("settle tegea", influence("tegea", Unfit.GARRISONED))
                .refuses("settle mantinea", influence("mantinea", Unfit.ENEMY_THERE))
                .refuses("settle athens", influence("athens", Unfit.OUTSIDE_REGION));
        ask(Field.bare().rebel("ceos", "samos").army("ath-phormio", "ceos", "3 naval-piraeus"), 0)
                .choose("play ath-rebellion-suppressed")
                .refuses(
                        "suppress samos",
                        new RebellionSuppressed.NotToBeSuppressed(place("samos"), Unfit.NO_ATHENIAN_REACHES))
                .refuses(
                        "suppress naxos",
                        new RebellionSuppressed.NotToBeSuppressed(place("naxos"), Unfit.NO_REBELLION_THERE));
        ask(Field.bare().rebel("mytilene").army("spa-brasidas", "methymna", "1 hoplite-phlius", "1 naval-gythium"), 1)
                .choose("play spa-rebellion-spreads")
                .refuses(
                        "spread mytilene",
                        new RebellionSpreads.NotSpreadingThere(place("mytilene"), Unfit.IN_REBELLION))
                .refuses(
                        "spread sparta", new RebellionSpreads.NotSpreadingThere(place("sparta"), Unfit.OUTSIDE_EMPIRE));
        Field.bare()
                .rebel("samos")
                .control("naxos", Power.SPARTA)
                .army("ath-nicias", "chios", "1 hoplite-athens")
                .run(new RebellionPlacement.Ask(1, true))
                .refuses("incite samos", new RebellionPlacement.CannotRebel(place("samos"), Unfit.IN_REBELLION))
                .refuses("incite naxos", new RebellionPlacement.CannotRebel(place("naxos"), Unfit.NOT_ATHENIAN))
                .refuses("incite sparta", new RebellionPlacement.CannotRebel(place("sparta"), Unfit.OUTSIDE_EMPIRE))
                .refuses("incite chios", new RebellionPlacement.AthenianSpsThere(place("chios")));
    }

    private static Influence.NotOpenToInfluence influence(String space, Unfit obstacle) {
        return new Influence.NotOpenToInfluence(place(space), obstacle, "9.5.3");
    }

    @Test
    void aTileThatFailsSaysWhy() {
        Table<MountfordState> table = ask(
                        Field.bare().home("1 hoplite-athens").army("spa-agis", "athens", "1 hoplite-sparta"), 1)
                .choose("continue athens sparta", "play cor-plague", "refrain");
        while (!table.game().over()
                && table.all(ContinuingEffect.CameToNothing.class).isEmpty()) {
            table.choose(table.notations().get(table.notations().size() - 1));
        }
        assertThat(table.last(ContinuingEffect.CameToNothing.class))
                .isEqualTo(new ContinuingEffect.CameToNothing(tileOf("cor-plague"), Unfit.BATTLE_ACCEPTED, "9.7.6"));
    }

    @Test
    void theFirstLossIsNamed() {
        Table<MountfordState> table = ask(
                        Field.bare()
                                .army("ath-nicias", "decelea", "1 hoplite-athens", "1 cavalry-athens")
                                .army("ath-demosthenes", "decelea", "1 hoplite-athens")
                                .army("spa-agis", "decelea", "4 hoplite-sparta"),
                        0,
                        1,
                        6)
                .choose("continue decelea athens", "discard ath-tactics-1", "attack");
        while (!(table.game().question().frame() instanceof BattleLosses.Choose)) {
            table.choose(Stream.of("hold-back", "enough", "usual-ground")
                    .filter(table.notations()::contains)
                    .findFirst()
                    .orElseThrow());
        }
        table.refuses(
                "lose ath-nicias cavalry-athens",
                new BattleLosses.OthersFirst(kindOf("cavalry-athens"), BattleLosses.First.HOPLITE));
        assertThat(why(table, Target.piece("hoplite-athens"))).containsExactly(new BattleLosses.DidNotFight("4.2.4"));
        assertThat(why(table, Target.piece("spa-agis"))).containsExactly(new NotNow.NotYourArmy(tileOf("spa-agis")));
    }

    @Test
    void whoCannotJoinABattleIsToldSo() {
        Table<MountfordState> table = ask(
                        Field.bare()
                                .home("2 hoplite-thebes", "2 hoplite-corinth", "3 hoplite-athens")
                                .army("spa-brasidas", Power.THEBES, "panactum", "2 hoplite-thebes"),
                        1)
                .choose("continue panactum thebes", "discard the-euboean-causeway", "attack")
                .asks("peloponnese", Support.Ask.class);
        assertThat(why(table, Target.piece("hoplite-corinth")))
                .containsExactly(new Support.CannotJoin(place("panactum"), "4.2"));
        assertThat(why(table, Target.piece("hoplite-athens"))).containsExactly(new NotNow.NotYours());
        assertThat(table.game().moves())
                .anySatisfy(move -> assertThat(move.targets()).contains(Target.piece("hoplite-thebes")));
    }
}
