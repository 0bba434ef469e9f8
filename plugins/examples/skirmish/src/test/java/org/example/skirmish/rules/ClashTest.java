package org.example.skirmish.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.example.skirmish.SkirmishTable;
import org.example.skirmish.model.SkirmishState;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.testkit.Table;

@Cites("4")
class ClashTest {

    @Test
    void theHigherSumTakesTheFieldAndTheBeatenArmyFalls() {
        Table<SkirmishState> table = SkirmishTable.of(20).dice(2, 6).run(new Clash.Fight(3, 1));
        table.asks("sparta", Pursuit.Offer.class).usedAllChance();
        assertThat(table.state().fields(1)).isEqualTo(1);
        assertThat(table.state().hoplites(0)).isEqualTo(17);
        assertThat(table.state().hoplites(1)).isEqualTo(20);
    }

    @Test
    @Cites({"1", "4"})
    void inTheLastSummerTheOmensCount() {
        Table<SkirmishState> table = SkirmishTable.of(20);
        table.state().begin(6);
        table.state().drawOmen(0, 2);
        table.dice(3, 4).run(new Clash.Fight(2, 2)).asks("athens", Pursuit.Offer.class);
        assertThat(table.last(Clash.OmensShown.class)).isEqualTo(new Clash.OmensShown(2, 0));
    }

    @Test
    void onEqualSumsNothingHappens() {
        Table<SkirmishState> table = SkirmishTable.of(20).dice(2, 4).run(new Clash.Fight(3, 1));
        table.asksNobody();
        assertThat(table.last(Clash.Drawn.class)).isNotNull();
        assertThat(table.state().hoplites(0)).isEqualTo(20);
    }
}
