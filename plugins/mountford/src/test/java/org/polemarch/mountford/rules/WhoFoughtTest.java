package org.polemarch.mountford.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.place;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.tileOf;
import static org.polemarch.mountford.Field.where;
import static org.polemarch.mountford.MountfordTable.position;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.MountfordTable;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.maintenance.NavalUpkeep;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.mountford.rules.operations.ContinuingDiscard;
import org.polemarch.mountford.rules.operations.ContinuingEffect;
import org.polemarch.mountford.rules.operations.Withdrawal;
import org.polemarch.mountford.rules.politics.Armistice;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Who fought, who refused and who is an enemy, where one operation has several turns of fortune. */
@Cites({"2.3.2", "3.5", "5", "6.2", "7.3", "9.4.4", "9.7.5", "9.7.6"})
class WhoFoughtTest {

    @Test
    @Covers({"2.3.2-07", "3.5-13"})
    void shipsThatFoughtDoNotInterceptOnceTheyAreHome() {
        MountfordTable table = position("""
                kithnos   ath-phormio    3 naval-piraeus
                kithnos   spa-mindarus   3 naval-gythium
                """)
                .dice(6, 1)
                .attack("athens", "kithnos")
                .choose("return ath-phormio")
                .leaves("off ath-phormio")
                .asks("peloponnese", Withdrawal.Ask.class)
                .choose("return spa-mindarus") // past Aegina and home, nobody asked
                .leaves("off spa-mindarus");
        assertThat(table.all(Interception.Attempted.class)).isEmpty();
    }

    @Test
    @Covers("9.7.6-01")
    void noPlagueWhereAthenianFriendsFought() {
        MountfordTable table = position("""
                athens     home          3 hoplite-athens-guard
                athens     spa-agis      4 hoplite-sparta
                eleusis    ath-nicias    2 hoplite-athens
                treasury   peloponnese   cor-plague
                """)
                .dice(1, 6)
                .continuing("sparta", "athens")
                .choose("play cor-plague", "attack", "stay-in", "join ath-nicias")
                .battles("land")
                .choose("spare", "stay");
        assertThat(table.last(ContinuingEffect.CameToNothing.class).tile().id()).isEqualTo("cor-plague");
        assertThat(table.all(ContinuingEffect.PlagueStruck.class)).isEmpty();
    }

    @Test
    @Covers("9.4.4-01")
    void theCoupAsksForTheLandBattleOnly() {
        position("""
                megara     ath-nicias     1 naval-piraeus 3 hoplite-athens
                megara     spa-mindarus   2 naval-gythium 1 hoplite-sparta
                treasury   athens         ath-coup-in-megara
                """)
                .dice(1, 6, 6, 1)
                .continuing("athens", "megara")
                .choose("play ath-coup-in-megara", "attack", "fight-on-land", "come-out")
                .battles("naval", "land")
                .leaves("control athens megara pegae");
    }

    @Test
    @Covers("9.4.4-01")
    void theCoupMayYetWinPegae() {
        position("""
                control    athens       megara
                megara     ath-nicias   1 hoplite-athens
                treasury   athens       ath-coup-in-megara
                """).continuing("athens", "megara").offers("play ath-coup-in-megara");
    }

    @Test
    @Covers("9.4.4-01")
    void theCoupHasNothingLeftToWin() {
        position("""
                control    athens       megara pegae
                megara     ath-nicias   1 hoplite-athens
                treasury   athens       ath-coup-in-megara
                """)
                .continuing("athens", "megara")
                .refuses(
                        "play ath-coup-in-megara",
                        new ContinuingDiscard.DoesNotFit(
                                tileOf("ath-coup-in-megara"), place("megara"), Unfit.MEGARA_HELD, "9.4.4"));
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
        Field.continuing(state, "decelea", Power.ATHENS);
        state.op().takeStance(true, false);
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
        Field.continuing(state, "pharsalus", Power.SPARTA);
        state.op().takeStance(false, true);
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
        assertThat(interception.possible(field.state(), IndexSet.of(tile("spa-agis")), space("sunium")))
                .as("ships against hoplites")
                .isFalse();
        field.army("spa-mindarus", "sunium", "2 naval-gythium");
        assertThat(interception.possible(field.state(), IndexSet.of(tile("spa-agis")), space("sunium")))
                .as("the Spartan ships there must fight")
                .isTrue();
    }

    @Test
    @Covers("5.0-12")
    void aBesiegerWhoSparesTheEnemyBeginsAnew() {
        MountfordTable table = position("""
                pylos   ath-phormio    3 naval-piraeus 1 hoplite-athens
                pylos   spa-mindarus   1 naval-gythium 2 hoplite-sparta
                siege   pylos          athens 1
                """)
                .dice(6, 1)
                .attack("sparta", "pylos")
                .wonBy("athens", "die 6, three ships, Phormio 2")
                .leaves("siege pylos athens 1")
                .choose("call-off");
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

    /** Agis in Ithome intercepts Demosthenes in Pylos, who puts to sea; Nicias, who camps there, fights alone. */
    @Test
    @Covers({"3.5-09", "4.2.3-01"})
    void whoPutToSeaIsNotBeatenByTheLossOfOthers() {
        position("""
                zacynthus   ath-demosthenes   3 naval-piraeus 1 hoplite-athens
                pylos       ath-nicias        1 hoplite-athens
                ithome      spa-agis          4 hoplite-sparta
                """)
                .dice(6, 1, 6)
                .march("ath-demosthenes", "pylos")
                .choose("intercept", "put-to-sea", "join spa-agis")
                .wonBy("peloponnese", "die 6, four hoplites, interceptor 1")
                .leaves("""
                        pylos   ath-nicias
                        pylos   ath-demosthenes   3 naval-piraeus 1 hoplite-athens
                        """);
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
                .run(new Armistice.Ask(Armistice.Terms.SPARTA_ON_ATHENS))
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
        position("""
                armistice   sparta         5
                plataea     spa-agis       2 hoplite-sparta
                plataea     the-pagondas   2 hoplite-thebes
                siege       plataea        peloponnese 3
                treasury    peloponnese    the-euboean-causeway
                """)
                .dice(6)
                .continuing("thebes", "plataea")
                .choose("discard the-euboean-causeway", "spare", "besiege")
                .leaves("control thebes plataea");
    }

    /** The operation is one of Corinth, whose only man there is Aristeus; the SPs are Spartans, at peace with Athens. */
    @Test
    @Covers("9.7.8-01")
    void treacheryOfThoseWhoAreAtPeaceGivesThemTheSpace() {
        position("""
                armistice   sparta         5
                naupactus   spa-agis       2 hoplite-sparta
                naupactus   cor-aristeus
                treasury    peloponnese    cor-treachery
                """)
                .continuing("corinth", "naupactus")
                .choose("play cor-treachery")
                .leaves("control sparta naupactus");
    }
}
