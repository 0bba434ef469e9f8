package org.polemarch.mountford.rules.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.kind;
import static org.polemarch.mountford.Field.owner;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.Entry;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.armies.Bars;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.mountford.rules.turn.TurnSequence;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 9.3.4: Argos enters the war, and falls. */
@Cites("9.3.4")
class ArgosTest {

    private final Relations relations = rule(Relations.class);

    @Test
    @Covers({"9.3.4-01", "9.3.4-02"})
    void argosEntersInTurnFour() {
        MountfordState before = Field.start().state();
        assertThat(relations.argosClosed(before, Power.SPARTA)).isTrue();
        assertThat(before.relation(Power.ATHENS, Power.ARGOS)).isEqualTo(Relation.NEUTRAL);
        MountfordState state = Field.start().run(new TurnSequence.Begin(4)).state();
        assertThat(state.held(TileSet.ARGIVE)).isEqualTo(4);
        assertThat(state.relation(Power.SPARTA, Power.ARGOS)).isEqualTo(Relation.UNFRIENDLY);
        assertThat(state.relation(Power.ATHENS, Power.ARGOS)).isEqualTo(Relation.FRIENDLY);
        assertThat(relations.argosClosed(state, Power.ATHENS)).isFalse();
        MountfordState peace =
                Field.start().argosAtWar().armistice(Power.SPARTA, 7).state();
        assertThat(peace.relation(Power.SPARTA, Power.ARGOS)).isEqualTo(Relation.UNFRIENDLY);
        assertThat(peace.relation(Power.ATHENS, Power.ARGOS)).isEqualTo(Relation.NEUTRAL);
        assertThat(relations.argosClosed(peace, Power.ATHENS))
                .as("closed again")
                .isTrue();
        assertThat(peace.relation(Power.CORINTH, Power.ARGOS)).isEqualTo(Relation.NEUTRAL);
    }

    @Test
    @Covers("9.3.4-03")
    void theFallOfArgos() {
        Table<MountfordState> table = Field.bare()
                .turn(4)
                .argosAtWar()
                .hold("arg-earthquake", "arg-influence")
                .control("olympia", Power.ARGOS)
                .home("2 hoplite-argos")
                .army("ath-nicias", "epidaurus", "1 hoplite-argos", "1 hoplite-athens")
                .army("arg-the-thousand", "tegea", "1 hoplite-argos")
                .siege("argos", 1, 3)
                .army("spa-agis", "argos", "5 hoplite-sparta")
                .table()
                .dice(6)
                .run(new OperationChoice.Ask(1))
                .choose("continue argos sparta", "discard spa-colony", "attack", "stay-in");
        while (!table.notations().contains("besiege")) {
            table.choose(table.notations().contains("enough") ? "enough" : "spare");
        }
        table.choose("besiege").asks("peloponnese", ArgiveSpoils.Ask.class).choose("garrison-all");
        MountfordState state = table.state();
        assertThat(state.argos()).isEqualTo(Entry.REMOVED);
        assertThat(in(state, "ath-nicias", "hoplite-argos")).isZero();
        assertThat(in(state, "ath-nicias", "hoplite-athens")).isEqualTo(1);
        assertThat(state.armySpace(tile("arg-the-thousand")))
                .as("with all he led")
                .isNegative();
        assertThat(owner(state, "nauplia")).isEqualTo(Power.SPARTA);
        assertThat(owner(state, "cleonae")).isEqualTo(Power.SPARTA);
        assertThat(owner(state, "olympia")).as("the garrison is gone").isEqualTo(Power.SPARTA);
        assertThat(state.chest().removed()).isEqualTo(data().tiles().of(TileSet.ARGIVE));
    }

    @Test
    @Covers({"9.3.4-04", "9.5.1-01"})
    void athenianLeadersActivateArgives() {
        Field.start()
                .turn(4)
                .argosAtWar()
                .run(new OperationChoice.Ask(0))
                .choose("lead ath-nicias", "place argos athens", "objective argos")
                .offers("take hoplite-argos");
        Field.start()
                .turn(4)
                .argosAtWar()
                .armistice(Power.SPARTA, 7)
                .run(new OperationChoice.Ask(0))
                .choose("lead ath-nicias")
                .offersNot("place argos athens")
                .choose("place athens athens")
                .offersNot("objective argos");
        assertThat(data().tiles()
                        .leader(tile("arg-the-thousand"))
                        .activates()
                        .minus(data().kinds().of(Nationality.ARGIVE))
                        .isEmpty())
                .isTrue();
        assertThat(data().tiles().leader(tile("arg-the-thousand")).headOfState())
                .isTrue();
    }

    @Test
    @Covers("9.3.4-05")
    void spartanAlliesKeepOutOfTheArgolid() {
        MountfordState state = Field.bare().argosAtWar().state();
        assertThat(rule(Armies.class)
                        .range(state, IndexSet.of(kind("hoplite-phlius")), false)
                        .has(space("argos")))
                .isFalse();
        assertThat(rule(Armies.class)
                        .range(state, IndexSet.of(kind("hoplite-sparta")), false)
                        .has(space("argos")))
                .isTrue();
        assertThat(rule(Bars.class).barred(state, space("cleonae")).has(kind("hoplite-phlius")))
                .isTrue();
        assertThat(rule(Bars.class)
                        .barred(Field.bare().state(), space("cleonae"))
                        .isEmpty())
                .isTrue();
    }
}
