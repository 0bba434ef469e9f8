package org.polemarch.mountford.rules.politics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.owner;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.tileOf;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.rules.armies.Bars;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.mountford.rules.operations.ObjectiveChoice;
import org.polemarch.mountford.rules.operations.Stance;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 7.3: armistices, and who is neutral to whom while they last. */
@Cites({"4.2.7", "7.3"})
class ArmisticeTest {

    private final Relations relations = rule(Relations.class);
    private final Armistice armistice = rule(Armistice.class);

    private static Table<MountfordState> politics(Field field) {
        return field.run(new PoliticalPhase.Begin());
    }

    private static MountfordState after(Field field) {
        Table<MountfordState> table = politics(field);
        while (!table.game().over()) {
            table.choose("fight-on");
        }
        return table.state();
    }

    @Test
    @Covers("7.3-01")
    void spartaForcesAthens() {
        Armistice.Terms terms = Armistice.Terms.SPARTA_ON_ATHENS;
        assertThat(armistice.applies(Field.start().bellicosity(7, 9).state(), terms))
                .isFalse();
        assertThat(armistice.applies(Field.start().bellicosity(6, 9).state(), terms))
                .isTrue();
        Field six = Field.start()
                .treasury(
                        0, "ath-cleon", "ath-nicias", "ath-phormio", "ath-tactics-1", "ath-treachery", "ath-pericles");
        assertThat(armistice.applies(six.state(), terms)).isTrue();
        assertThat(armistice.applies(six.hold("ath-tactics-2").state(), terms)).isFalse();
        politics(Field.start().bellicosity(6, 9)).asks("peloponnese", Armistice.Ask.class);
    }

    @Test
    @Covers("7.3-02")
    void athensForcesSparta() {
        Armistice.Terms terms = Armistice.Terms.ATHENS_ON_SPARTA;
        assertThat(armistice.applies(Field.start().bellicosity(9, 5).state(), terms))
                .isFalse();
        assertThat(armistice.applies(Field.start().bellicosity(9, 4).state(), terms))
                .isTrue();
        Field four = Field.start().treasury(1, "spa-agis", "spa-colony", "spa-mindarus", "spa-rebellion");
        assertThat(armistice.applies(four.state(), terms)).isTrue();
        assertThat(armistice.applies(four.hold("spa-lysander").state(), terms)).isFalse();
        politics(Field.start().bellicosity(9, 4)).asks("athens", Armistice.Ask.class);
    }

    @Test
    @Covers({"7.3-03", "7.3-04", "7.3-06"})
    void athensForcesCorinthAndThebes() {
        assertThat(armistice.applies(
                        Field.start().treasury(1, "cor-plague", "cor-treachery").state(),
                        Armistice.Terms.ATHENS_ON_CORINTH))
                .isTrue();
        assertThat(armistice.applies(
                        Field.start()
                                .treasury(1, "cor-plague", "cor-treachery", "cor-perdiccas")
                                .state(),
                        Armistice.Terms.ATHENS_ON_CORINTH))
                .isFalse();
        assertThat(armistice.applies(
                        Field.start().control("corinth", Power.ATHENS).state(), Armistice.Terms.ATHENS_ON_CORINTH))
                .isTrue();
        assertThat(armistice.applies(Field.start().treasury(1).state(), Armistice.Terms.ATHENS_ON_THEBES))
                .isFalse();
        Field thebes = Field.start().control("thebes", Power.ATHENS);
        assertThat(armistice.applies(thebes.state(), Armistice.Terms.ATHENS_ON_THEBES))
                .isTrue();
        Table<MountfordState> table = politics(thebes).choose("impose");
        assertThat(relations.toSpace(table.state(), Power.ATHENS, space("tanagra")))
                .isEqualTo(Relation.NEUTRAL);
        assertThat(relations.toSpace(table.state(), Power.ATHENS, space("corinth")))
                .as("at war with the others all the same")
                .isEqualTo(Relation.UNFRIENDLY);
    }

    @Test
    @Covers("7.3-05")
    void aTakenCityRevertsWithOneSpOfEachType() {
        Field field = Field.bare()
                .control("thebes", Power.ATHENS)
                .army("the-pagondas", "tanagra", "3 hoplite-thebes", "2 cavalry-thebes");
        field.state().setAside(Field.kind("hoplite-thebes-guard"), 3);
        MountfordState state = politics(field).choose("impose").state();
        assertThat(owner(state, "thebes")).isEqualTo(Power.THEBES);
        assertThat(in(state, "the-pagondas", "hoplite-thebes")).isEqualTo(1);
        assertThat(in(state, "the-pagondas", "cavalry-thebes")).isEqualTo(1);
        assertThat(at(state, "thebes", "hoplite-thebes-guard"))
                .as("the home guard is back")
                .isEqualTo(3);
        assertThat(state.setAside(Field.kind("hoplite-thebes-guard")))
                .as("and is not kept for another time")
                .isZero();
    }

    @Test
    @Covers("7.3-05")
    void ofThoseAtHomeOneOfEachTypeStaysToo() {
        Field field = Field.bare()
                .control("corinth", Power.ATHENS)
                .home("3 hoplite-corinth", "2 naval-corinth")
                .army("cor-aristeus", "tegea", "1 hoplite-corinth", "2 hoplite-thebes");
        MountfordState state = politics(field).choose("impose").state();
        assertThat(in(state, "cor-aristeus", "hoplite-corinth"))
                .as("those in the field go first")
                .isZero();
        assertThat(in(state, "cor-aristeus", "hoplite-thebes"))
                .as("those of other cities stay")
                .isEqualTo(2);
        assertThat(at(state, "corinth", "hoplite-corinth")).isEqualTo(1);
        assertThat(at(state, "corinth", "naval-corinth")).isEqualTo(1);
    }

    @Test
    @Covers("7.3-06")
    void whoDeclinesOneArmisticeIsAskedForTheNext() {
        Table<MountfordState> table =
                politics(Field.bare().control("corinth", Power.ATHENS).control("thebes", Power.ATHENS));
        table.choose("fight-on").asks("athens", Armistice.Ask.class).choose("impose");
        assertThat(table.state().armistice(Power.CORINTH)).isFalse();
        assertThat(table.state().armistice(Power.THEBES)).isTrue();
    }

    @Test
    @Covers("7.3-07")
    void threeFullTurns() {
        Table<MountfordState> table =
                politics(Field.start().turn(2).bellicosity(6, 9)).choose("impose");
        assertThat(table.state().armisticeUntil(Power.SPARTA)).isEqualTo(5);
        assertThat(after(Field.start().turn(4).armistice(Power.SPARTA, 5)).armistice(Power.SPARTA))
                .isTrue();
        MountfordState end = after(Field.start().turn(5).bellicosity(8, 8).armistice(Power.SPARTA, 5));
        assertThat(end.armistice(Power.SPARTA)).isFalse();
        assertThat(end.bellicosity(1)).as("it still counted in this phase").isEqualTo(9);
        assertThat(end.relation(Power.ATHENS, Power.SPARTA)).as("at war again").isEqualTo(Relation.UNFRIENDLY);
    }

    @Test
    @Covers({"7.3-08", "7.3-12", "E-08"})
    void thePartiesAreNeutral() {
        MountfordState state = Field.start().armistice(Power.SPARTA, 5).state();
        assertThat(state.relation(Power.ATHENS, Power.SPARTA)).isEqualTo(Relation.NEUTRAL);
        assertThat(relations.toLoose(state, Power.ATHENS, Field.kind("hoplite-phlius"), space("phlius")))
                .as("and their allies")
                .isEqualTo(Relation.NEUTRAL);
        assertThat(relations.toSpace(state, Power.SPARTA, space("thebes"))).isEqualTo(Relation.NEUTRAL);
        assertThat(relations.toLoose(state, Power.SPARTA, Field.kind("hoplite-corinth"), space("corinth")))
                .isEqualTo(Relation.NEUTRAL);
        assertThat(state.relation(Power.CORINTH, Power.THEBES))
                .as("both at war")
                .isEqualTo(Relation.FRIENDLY);
        assertThat(state.relation(Power.ATHENS, Power.CORINTH)).isEqualTo(Relation.UNFRIENDLY);
    }

    private Relation hostile(Power power, String space, Field field) {
        MountfordState state = field.state();
        Field.continuing(state, space, power);
        state.op().takeStance(true, false);
        return relations.toSpace(state, power, space(space));
    }

    @Test
    @Covers({"7.3-09", "7.3-10", "7.3-11"})
    void spheres() {
        assertThat(hostile(Power.ATHENS, "megara", Field.start().armistice(Power.SPARTA, 5)))
                .isEqualTo(Relation.UNFRIENDLY);
        assertThat(hostile(Power.ATHENS, "melos", Field.start().armistice(Power.SPARTA, 5)))
                .as("in the empire")
                .isEqualTo(Relation.UNFRIENDLY);
        assertThat(hostile(Power.ATHENS, "tegea", Field.start().armistice(Power.SPARTA, 5)))
                .as("outside")
                .isEqualTo(Relation.NEUTRAL);
        assertThat(hostile(Power.ATHENS, "sardis", Field.start().armistice(Power.SPARTA, 5)))
                .as("no party to the armistice")
                .isEqualTo(Relation.NEUTRAL);
        for (String own : new String[] {"troezen", "thyrea", "tegea", "elis", "pylos", "gythium"}) {
            assertThat(hostile(
                            Power.SPARTA,
                            own,
                            Field.start().armistice(Power.SPARTA, 5).control(own, Power.ATHENS)))
                    .as(own)
                    .isEqualTo(Relation.UNFRIENDLY);
        }
        assertThat(hostile(Power.SPARTA, "samos", Field.start().armistice(Power.SPARTA, 5)))
                .isEqualTo(Relation.NEUTRAL);
        assertThat(hostile(Power.CORINTH, "stratus", Field.start().armistice(Power.CORINTH, 5)))
                .isEqualTo(Relation.UNFRIENDLY);
        assertThat(hostile(Power.THEBES, "plataea", Field.start().armistice(Power.THEBES, 5)))
                .isEqualTo(Relation.UNFRIENDLY);
        assertThat(hostile(Power.THEBES, "athens", Field.start().armistice(Power.THEBES, 5)))
                .isEqualTo(Relation.NEUTRAL);
        Field.start()
                .armistice(Power.THEBES, 5)
                .run(new OperationChoice.Ask(1))
                .choose("lead the-pagondas", "place thebes thebes")
                .asks("peloponnese", Stance.Ask.class)
                .offersOnly("stance as-it-is", "stance hostile");
    }

    @Test
    @Covers({"7.3-13", "9.6.1-02"})
    void spartansLeadOthersDuringTheArmistice() {
        Table<MountfordState> table = Field.start()
                .armistice(Power.SPARTA, 5)
                .run(new OperationChoice.Ask(1))
                .choose("lead spa-brasidas")
                .offers("place corinth corinth", "place thebes thebes", "place sparta sparta")
                .offersNot("place corinth sparta")
                .choose("place corinth corinth");
        assertThat(relations.toArmy(table.state(), Power.ATHENS, tile("spa-brasidas")))
                .as("unfriendly to Athens as a Corinthian")
                .isEqualTo(Relation.UNFRIENDLY);
        Field.start()
                .armistice(Power.SPARTA, 5)
                .run(new OperationChoice.Ask(1))
                .choose("lead spa-agis")
                .offersOnly("place sparta sparta");
    }

    @Test
    @Covers("7.3-14")
    void tilesMarkedWNeedTheirCityAtWar() {
        Field field = Field.start().rebel("samos").armistice(Power.CORINTH, 5);
        field.run(new OperationChoice.Ask(1))
                .refuses("play cor-perdiccas", new OperationChoice.NotAtWar(tileOf("cor-perdiccas"), Power.CORINTH));
        Field.start().run(new OperationChoice.Ask(1)).offers("play cor-perdiccas");
    }

    @Test
    @Covers("4.2.7-04")
    void anArmisticeWithSpartaFreesTheHostages() {
        Field field = Field.start().bellicosity(6, 9);
        field.state().takeHostages(true);
        field.state().takeHostages(false);
        MountfordState state = politics(field).choose("impose").state();
        assertThat(state.spartanHostages() || state.athenianHostages()).isFalse();
        assertThat(rule(Bars.class).barred(state, space("athens")).isEmpty()).isTrue();
    }

    @Test
    @Covers("4.2.7-04")
    void onlyThenAreHostagesToldFree() {
        assertThat(politics(Field.start().bellicosity(6, 9)).choose("impose").all(Armistice.HostagesReleased.class))
                .as("there are none")
                .isEmpty();
        Field held = Field.start().bellicosity(6, 9);
        held.state().takeHostages(true);
        assertThat(politics(held).choose("impose").all(Armistice.HostagesReleased.class))
                .hasSize(1);
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
}
