package org.polemarch.mountford.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.owner;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.where;

import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.rules.combat.BattleResult;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.maintenance.NavalUpkeep;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.mountford.rules.operations.ContinuingEffect;
import org.polemarch.mountford.rules.operations.WithdrawalChoice;
import org.polemarch.mountford.rules.politics.Armistice;
import org.polemarch.mountford.rules.politics.ArmisticeChoice;
import org.polemarch.mountford.rules.scenario.CampaignObjective;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Who fought, who refused and who is an enemy, where one operation has several turns of fortune. */
@Cites({"2.3.2", "3.5", "5", "6.2", "7.3", "9.4.4", "9.7.5", "9.7.6"})
class WhoFoughtTest {

    @Test
    @Covers({"2.3.2-07", "3.5-13"})
    void shipsThatFoughtDoNotInterceptOnceTheyAreHome() {
        Table<MountfordState> table = ask(
                        Field.bare()
                                .army("ath-phormio", "kithnos", "3 naval-piraeus")
                                .army("spa-mindarus", "kithnos", "3 naval-gythium")
                                .treasury(0, "ath-cleon")
                                .treasury(1, "spa-colony"),
                        0,
                        6,
                        1)
                .choose("continue kithnos athens", "discard ath-cleon", "attack", "return ath-phormio");
        assertThat(where(table.state(), "ath-phormio")).isEqualTo("off");
        table.asks("peloponnese", WithdrawalChoice.Ask.class).choose("return spa-mindarus");
        assertThat(table.all(Interception.Attempted.class)).isEmpty();
        assertThat(where(table.state(), "spa-mindarus"))
                .as("past Aegina and home, nobody asked")
                .isEqualTo("off");
    }

    @Test
    @Covers("9.7.6-01")
    void noPlagueWhereAthenianFriendsFought() {
        Field field = Field.bare()
                .home("3 hoplite-athens-guard")
                .army("spa-agis", "athens", "4 hoplite-sparta")
                .army("ath-nicias", "eleusis", "2 hoplite-athens")
                .treasury(0, "ath-cleon")
                .hold("cor-plague");
        Table<MountfordState> table = ask(field, 1, 1, 6)
                .choose(
                        "continue athens sparta",
                        "play cor-plague",
                        "attack",
                        "stay-in",
                        "join ath-nicias",
                        "hold-back");
        assertThat(table.all(BattleResult.Fought.class)).hasSize(1);
        table.choose("spare", "stay");
        assertThat(table.last(ContinuingEffect.CameToNothing.class).tile().id()).isEqualTo("cor-plague");
        assertThat(table.all(ContinuingEffect.PlagueStruck.class)).isEmpty();
    }

    @Test
    @Covers("9.4.4-01")
    void theCoupAsksForTheLandBattleOnly() {
        Table<MountfordState> table = ask(
                        Field.bare()
                                .army("ath-nicias", "megara", "1 naval-piraeus", "3 hoplite-athens")
                                .army("spa-mindarus", "megara", "2 naval-gythium", "1 hoplite-sparta")
                                .treasury(0, "ath-coup-in-megara")
                                .treasury(1, "spa-colony"),
                        0,
                        1,
                        6,
                        6,
                        1)
                .choose("continue megara athens", "play ath-coup-in-megara", "attack", "fight-on-land", "come-out");
        assertThat(table.all(BattleResult.Fought.class)).hasSize(2);
        assertThat(owner(table.state(), "megara")).isEqualTo(Power.ATHENS);
        assertThat(owner(table.state(), "pegae")).isEqualTo(Power.ATHENS);
    }

    @Test
    @Covers("9.4.4-01")
    void theCoupMayYetWinPegae() {
        Table<MountfordState> table = ask(
                        Field.bare()
                                .control("megara", Power.ATHENS)
                                .army("ath-nicias", "megara", "1 hoplite-athens")
                                .treasury(0, "ath-coup-in-megara"),
                        0)
                .choose("continue megara athens")
                .offers("play ath-coup-in-megara");
        assertThat(table.notations()).isNotEmpty();
        ask(
                        Field.bare()
                                .control("megara", Power.ATHENS)
                                .control("pegae", Power.ATHENS)
                                .army("ath-nicias", "megara", "1 hoplite-athens")
                                .treasury(0, "ath-coup-in-megara"),
                        0)
                .choose("continue megara athens")
                .offersNot("play ath-coup-in-megara");
    }

    @Test
    @Covers("7.3-09")
    void neutralShipsInPersiaMayBeTreatedAsEnemies() {
        Field field = Field.bare().armistice(Power.SPARTA, 5);
        for (String home : new String[] {"megara", "pegae", "melos"}) {
            field.control(home, Power.ATHENS);
        }
        assertThat(rule(Relations.class).mayBeHostile(field.state(), Power.ATHENS))
                .isFalse();
        field.loose("ephesus", "2 naval-gythium");
        assertThat(rule(Relations.class).mayBeHostile(field.state(), Power.ATHENS))
                .isTrue();
    }

    @Test
    @Covers("7.3-09")
    void whoIsTreatedAsAnEnemyHasAnEnemy() {
        Relations relations = rule(Relations.class);
        MountfordState state = Field.bare()
                .armistice(Power.SPARTA, 5)
                .army("ath-nicias", "decelea", "1 hoplite-athens")
                .state();
        assertThat(relations.toSpace(state, Power.SPARTA, space("decelea"))).isEqualTo(Relation.NEUTRAL);
        state.op().hostile = true;
        state.op().power = Power.ATHENS.index();
        assertThat(relations.toSpace(state, Power.SPARTA, space("decelea"))).isEqualTo(Relation.UNFRIENDLY);
        assertThat(relations.toArmy(state, Power.SPARTA, tile("ath-nicias"))).isEqualTo(Relation.UNFRIENDLY);
        state.moveArmy(tile("ath-nicias"), space("delphi"));
        assertThat(relations.toArmy(state, Power.SPARTA, tile("ath-nicias")))
                .as("outside the sphere of Athens")
                .isEqualTo(Relation.NEUTRAL);
    }

    @Test
    @Covers("9.7.5-02")
    void alliedArmiesInThessalyAreNeutralToo() {
        Relations relations = rule(Relations.class);
        Field field = Field.bare()
                .army("ath-nicias", "pharsalus", "3 cavalry-larisa")
                .army("ath-phormio", "pharsalus", "1 cavalry-larisa", "1 hoplite-athens");
        MountfordState state = field.state();
        state.op().seat = 1;
        state.op().thessalyNeutral = true;
        assertThat(relations.toArmy(state, Power.SPARTA, tile("ath-nicias"))).isEqualTo(Relation.NEUTRAL);
        assertThat(relations.toArmy(state, Power.SPARTA, tile("ath-phormio")))
                .as("Athenians march with them")
                .isEqualTo(Relation.UNFRIENDLY);
        state.moveArmy(tile("ath-nicias"), space("lamia"));
        assertThat(relations.toArmy(state, Power.SPARTA, tile("ath-nicias"))).isEqualTo(Relation.UNFRIENDLY);
    }

    @Test
    @Covers({"3.5-01", "4.1-01"})
    void aFleetInterceptsWhereShipsOfTheMoversLie() {
        Field field = Field.bare().home("3 naval-piraeus").army("spa-agis", "marathon", "3 hoplite-sparta");
        Interception interception = rule(Interception.class);
        assertThat(interception.possible(field.state(), 1 << tile("spa-agis"), space("sunium")))
                .as("ships against hoplites")
                .isFalse();
        field.army("spa-mindarus", "sunium", "2 naval-gythium");
        assertThat(interception.possible(field.state(), 1 << tile("spa-agis"), space("sunium")))
                .as("the Spartan ships there must fight")
                .isTrue();
    }

    @Test
    @Covers("5.0-12")
    void aBesiegerWhoSparesTheEnemyBeginsAnew() {
        Table<MountfordState> table = ask(
                        Field.bare()
                                .army("ath-phormio", "pylos", "3 naval-piraeus", "1 hoplite-athens")
                                .army("spa-mindarus", "pylos", "1 naval-gythium", "2 hoplite-sparta")
                                .siege("pylos", 0, 1)
                                .treasury(0, "ath-cleon")
                                .treasury(1, "spa-colony"),
                        1,
                        6,
                        1)
                .choose("continue pylos sparta", "discard spa-colony", "attack");
        assertThat(table.state().siegePoints(space("pylos"))).isEqualTo(1);
        table.choose("call-off");
        assertThat(table.state().siegePoints(space("pylos"))).isZero();
    }

    @Test
    @Covers("6.2-01")
    void athensPaysForNoRebelFleet() {
        NavalUpkeep upkeep = rule(NavalUpkeep.class);
        Field field = Field.bare().home("6 naval-samos");
        assertThat(upkeep.cost(field.state(), Field.kind("naval-samos"))).isEqualTo(1);
        assertThat(upkeep.cost(field.rebel("samos").state(), Field.kind("naval-samos")))
                .isZero();
    }

    @Test
    @Covers({"3.5-09", "4.2.3-01"})
    void whoPutToSeaIsNotBeatenByTheLossOfOthers() {
        // Agis in Ithome intercepts Demosthenes in Pylos, who puts to sea; Nicias, who camps there, fights alone and
        // loses.
        Table<MountfordState> table = Field.bare()
                .army("ath-demosthenes", "zacynthus", "3 naval-piraeus", "1 hoplite-athens")
                .army("ath-nicias", "pylos", "1 hoplite-athens")
                .army("spa-agis", "ithome", "4 hoplite-sparta")
                .campaign("ath-demosthenes")
                .dice(6, 1, 6)
                .run(new CampaignObjective.Ask(tile("ath-demosthenes")))
                .choose("campaign pylos", "intercept", "put-to-sea", "join spa-agis", "hold-back");
        assertThat(table.last(BattleResult.Fought.class).winner().id()).isEqualTo("peloponnese");
        assertThat(table.state().armySize(tile("ath-nicias")))
                .as("his only hoplite fell")
                .isZero();
        assertThat(where(table.state(), "ath-demosthenes")).isEqualTo("pylos");
    }

    @Test
    @Covers({"7.3-13", "9.6.1-02"})
    void aSpartanAmongCorinthiansStaysWithThemWhenSpartaMakesPeace() {
        Table<MountfordState> table = Field.bare()
                .bellicosity(6, 10)
                .army("spa-brasidas", "delphi", "3 hoplite-corinth")
                .army("spa-mindarus", "delphi", "1 hoplite-corinth", "1 naval-gythium")
                .army("spa-gylippus", "corinth")
                .home("2 hoplite-corinth")
                .run(new ArmisticeChoice.Ask(Armistice.Terms.SPARTA_ON_ATHENS))
                .choose("impose");
        assertThat(table.state().armyPower(tile("spa-brasidas"))).isEqualTo(Power.CORINTH);
        assertThat(rule(Relations.class).toArmy(table.state(), Power.ATHENS, tile("spa-brasidas")))
                .isEqualTo(Relation.UNFRIENDLY);
        assertThat(table.state().armyPower(tile("spa-mindarus")))
                .as("ships of Sparta are with him")
                .isEqualTo(Power.SPARTA);
        assertThat(where(table.state(), "spa-gylippus"))
                .as("alone among neutrals")
                .isEqualTo("off");
    }

    @Test
    @Covers("5.0-08")
    void onlyFriendsOfTheBesiegerPutAGarrison() {
        Table<MountfordState> table = ask(
                        Field.bare()
                                .armistice(Power.SPARTA, 5)
                                .army("spa-agis", "plataea", "2 hoplite-sparta")
                                .army("the-pagondas", "plataea", "2 hoplite-thebes")
                                .siege("plataea", 1, 3)
                                .treasury(1, "the-euboean-causeway"),
                        1,
                        6)
                .choose("continue plataea thebes", "discard the-euboean-causeway", "spare", "besiege");
        assertThat(owner(table.state(), "plataea")).isEqualTo(Power.THEBES);
    }

    @Test
    @Covers("9.7.8-01")
    void treacheryOfThoseWhoAreAtPeaceGivesThemTheSpace() {
        // The operation is one of Corinth, whose only man there is Aristeus; the SPs are Spartans, at peace with
        // Athens.
        Table<MountfordState> table = ask(
                        Field.bare()
                                .armistice(Power.SPARTA, 5)
                                .army("spa-agis", "naupactus", "2 hoplite-sparta")
                                .army("cor-aristeus", "naupactus")
                                .treasury(1, "cor-treachery"),
                        1)
                .choose("continue naupactus corinth", "play cor-treachery");
        assertThat(owner(table.state(), "naupactus")).isEqualTo(Power.SPARTA);
    }
}
