package org.polemarch.mountford.rules.sieges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.owner;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 5: sieges next to neutrals, whom an armistice keeps from fighting. */
@Cites({"5", "7.3"})
class BesiegersTest {

    @Test
    @Covers("5.0-11")
    void nobodyBuildsOnTheSiegeworksOfTheOtherSide() {
        Table<MountfordState> table = Field.bare()
                .armistice(Power.CORINTH, 5)
                .siege("delphi", 0, 1)
                .army("ath-nicias", "delphi", "2 hoplite-athens")
                .army("cor-aristeus", "delphi", "2 hoplite-corinth")
                .treasury(1, "cor-plague")
                .table()
                .dice(1)
                .run(new OperationChoice.Ask(1))
                .choose("continue delphi corinth", "stance as-it-is", "discard cor-plague", "besiege");
        assertThat(table.last(Siege.Progressed.class).points())
                .as("a first point, not a second one")
                .isEqualTo(1);
        assertThat(owner(table.state(), "delphi")).isEqualTo(Power.NEUTRAL);
    }

    @Test
    @Covers("5.0-07")
    void neutralsInAFallenCityAreSpared() {
        // Phlius is Corinthian, its hoplites are allies of Sparta, and Sparta has an armistice.
        Table<MountfordState> table = Field.bare()
                .armistice(Power.SPARTA, 5)
                .siege("phlius", 0, 3)
                .home("2 hoplite-phlius")
                .army("spa-brasidas", "phlius", "1 hoplite-sparta")
                .army("ath-nicias", "phlius", "3 hoplite-athens")
                .treasury(0, "ath-cleon")
                .table()
                .dice(1)
                .run(new OperationChoice.Ask(0))
                .choose("continue phlius athens", "stance as-it-is", "discard ath-cleon", "spare", "besiege");
        assertThat(table.last(Siege.Taken.class).space().id()).isEqualTo("phlius");
        assertThat(owner(table.state(), "phlius")).isEqualTo(Power.ATHENS);
        assertThat(at(table.state(), "phlius", "hoplite-phlius")).isEqualTo(2);
        assertThat(in(table.state(), "spa-brasidas", "hoplite-sparta")).isEqualTo(1);
    }
}
