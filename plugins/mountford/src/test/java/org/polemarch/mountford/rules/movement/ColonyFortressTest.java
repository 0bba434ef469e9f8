package org.polemarch.mountford.rules.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.owner;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.mountford.rules.turn.TurnEnd;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 9.6.4 and 3.4: the colony is a Spartan fortress from the end of its turn, and the country around it familiar. */
@Cites({"3.4", "9.6.4"})
class ColonyFortressTest {

    private final UnfamiliarCountry country = rule(UnfamiliarCountry.class);

    private boolean strange(MountfordState state, Power power, String space) {
        return country.unfamiliar(state, power, space(space), false);
    }

    @Test
    @Covers({"9.6.4-01", "3.4-01"})
    void theCountryAroundAColonyIsFamiliarOnceItIsAFortress() {
        Table<MountfordState> table =
                Field.start().run(new OperationChoice.Ask(1)).choose("play spa-colony", "found heraclea");
        MountfordState state = table.state();
        assertThat(strange(state, Power.SPARTA, "lamia")).as("no fortress yet").isTrue();
        table.run(new TurnEnd.Run());
        assertThat(owner(state, "heraclea")).isEqualTo(Power.SPARTA);
        assertThat(strange(state, Power.SPARTA, "lamia")).as("one step").isFalse();
        assertThat(strange(state, Power.SPARTA, "pharsalus")).as("two steps").isFalse();
        assertThat(strange(state, Power.SPARTA, "pagasae")).as("three steps").isTrue();
    }

    @Test
    @Covers({"9.6.4-01", "3.4-01"})
    void aColonyInOtherHandsIsNoComfortToSparta() {
        Field field = Field.bare();
        field.state().foundColony(space("heraclea"));
        field.state().fortifyColony();
        field.control("heraclea", Power.ATHENS);
        assertThat(strange(field.state(), Power.SPARTA, "lamia")).isTrue();
        assertThat(strange(field.control("heraclea", Power.SPARTA).state(), Power.SPARTA, "lamia"))
                .isFalse();
    }
}
