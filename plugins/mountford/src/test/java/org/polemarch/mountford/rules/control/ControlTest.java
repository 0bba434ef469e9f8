package org.polemarch.mountford.rules.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.kind;
import static org.polemarch.mountford.Field.owner;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.where;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.rules.components.Desk;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.Zones;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 1.1.2: who controls a space, and what a rebellion makes of it. */
@Cites("1.1.2")
class ControlTest {

    private final Atlas atlas = data().atlas();
    private final Relations relations = rule(Relations.class);
    private final Zones zones = rule(Zones.class);
    private final Control control = rule(Control.class);

    @Test
    @Covers({"1.1.2-01", "1.1.2-02"})
    void everySpaceHasOneController() {
        MountfordState state = Field.start().state();
        for (int i = 0; i < atlas.size(); i++) {
            if (!state.rebels().has(i)) {
                assertThat(state.owner(i)).isEqualTo(atlas.colour(i)).isNotEqualTo(Power.REBEL);
            }
        }
        assertThat(relations.toSpace(state, Power.ATHENS, space("samos"))).isEqualTo(Relation.FRIENDLY);
        assertThat(relations.toSpace(state, Power.SPARTA, space("samos"))).isEqualTo(Relation.UNFRIENDLY);
        assertThat(relations.toSpace(state, Power.CORINTH, space("sparta"))).isEqualTo(Relation.FRIENDLY);
        assertThat(relations.toSpace(state, Power.THEBES, space("athens"))).isEqualTo(Relation.UNFRIENDLY);
        assertThat(relations.toSpace(state, Power.ATHENS, space("delphi"))).isEqualTo(Relation.NEUTRAL);
    }

    @Test
    @Covers({"1.1.2-03", "1.1.2-04"})
    void aGarrisonGivesControlAndTheOldOwnerNeedsNone() {
        Field field = Field.bare();
        var table = field.run();
        MountfordState state = table.state();
        control.seize(play(table), space("amphipolis"), Power.SPARTA);
        assertThat(owner(state, "amphipolis")).isEqualTo(Power.SPARTA);
        assertThat(state.garrisoned(space("amphipolis"))).isTrue();
        control.seize(play(table), space("amphipolis"), Power.ATHENS);
        assertThat(owner(state, "amphipolis")).isEqualTo(Power.ATHENS);
        assertThat(state.garrisoned(space("amphipolis")))
                .as("no garrison is left")
                .isFalse();
    }

    private static Play<MountfordState> play(Table<MountfordState> table) {
        return new Desk(table.state());
    }

    @Test
    @Covers({"1.1.2-05", "1.2.2-02"})
    void spsAndLeadersDoNotChangeControl() {
        MountfordState state = Field.bare()
                .army("spa-brasidas", "amphipolis", "3 hoplite-phlius")
                .home("1 hoplite-plataea-guard")
                .control("plataea", Power.THEBES)
                .state();
        assertThat(owner(state, "amphipolis")).isEqualTo(Power.ATHENS);
        assertThat(owner(state, "plataea")).as("a home guard does not hold it").isEqualTo(Power.THEBES);
        assertThat(zones.unfriendlyReach(state, Power.THEBES, space("thebes")))
                .as("but reaches beyond it")
                .isTrue();
        Table<MountfordState> table = ask(Field.bare().home("2 hoplite-thebes"), 1)
                .choose(
                        "lead the-pagondas",
                        "place thebes thebes",
                        "objective cytinium",
                        "take hoplite-thebes",
                        "advance");
        assertThat(where(table.state(), "the-pagondas")).isEqualTo("cytinium");
        assertThat(owner(table.state(), "cytinium")).as("marched into").isEqualTo(Power.NEUTRAL);
    }

    @Test
    @Covers({"1.1.2-06", "1.1.2-07"})
    void aRebelSpaceIsNobodysAndHostileToAthensAndArgosOnly() {
        MountfordState state = Field.start()
                .rebel("samos")
                .argosAtWar()
                .armistice(Power.SPARTA, 5)
                .state();
        int samos = space("samos");
        assertThat(state.owner(samos)).isEqualTo(Power.REBEL);
        assertThat(relations.toSpace(state, Power.ATHENS, samos)).isEqualTo(Relation.UNFRIENDLY);
        assertThat(relations.toSpace(state, Power.ARGOS, samos)).isEqualTo(Relation.UNFRIENDLY);
        assertThat(relations.toSpace(state, Power.SPARTA, samos))
                .as("even at peace with Athens")
                .isEqualTo(Relation.FRIENDLY);
        assertThat(relations.toSpace(state, Power.SYRACUSE, samos)).isEqualTo(Relation.FRIENDLY);
    }

    @Test
    @Covers("1.1.2-08")
    void alliedSpsInARebelSpaceAreUnfriendlyToAthens() {
        MountfordState state = Field.start().rebel("mytilene").state();
        int guard = kind("naval-mytilene-guard");
        assertThat(relations.toLoose(state, Power.ATHENS, guard, space("mytilene")))
                .isEqualTo(Relation.UNFRIENDLY);
        assertThat(relations.toLoose(state, Power.ARGOS, guard, space("mytilene")))
                .isEqualTo(Relation.UNFRIENDLY);
        assertThat(relations.toLoose(state, Power.SPARTA, guard, space("mytilene")))
                .isEqualTo(Relation.FRIENDLY);
        assertThat(relations.toLoose(state, Power.ATHENS, kind("naval-chios-guard"), space("chios")))
                .isEqualTo(Relation.FRIENDLY);
    }

    @Test
    @Covers("1.1.2-09")
    void onlyAthenianSpacesOfTheEmpireRebel() {
        MountfordState state = Field.start().state();
        assertThat(control.mayRebel(state, space("samos"))).isTrue();
        assertThat(control.mayRebel(state, space("athens"))).isFalse();
        assertThat(control.mayRebel(state, space("naupactus"))).isFalse();
        assertThat(control.mayRebel(state, space("melos"))).as("Spartan").isFalse();
        control.rebel(new Desk(state), space("athens"));
        assertThat(state.rebels().has(space("athens"))).isFalse();
    }
}
