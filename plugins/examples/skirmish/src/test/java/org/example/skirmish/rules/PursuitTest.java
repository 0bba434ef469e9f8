package org.example.skirmish.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.example.skirmish.SkirmishTable;
import org.example.skirmish.model.SkirmishState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.testkit.Table;

@Cites("5")
class PursuitTest {

    @ParameterizedTest
    @CsvSource({"4, 20, 19", "3, 19, 20"})
    void aHighRollCatchesOneAndALowOneCostsOne(int roll, int athens, int sparta) {
        Table<SkirmishState> table =
                SkirmishTable.of(20).dice(roll).run(new Pursuit.Offer(0)).choose("pursue");
        assertThat(table.state().hoplites(0)).isEqualTo(athens);
        assertThat(table.state().hoplites(1)).isEqualTo(sparta);
    }

    @Test
    void nobodyIsPursuedWhereNobodyIsLeft() {
        Table<SkirmishState> table = SkirmishTable.of(1);
        table.state().fall(1, 1);
        table.run(new Pursuit.Offer(0))
                .offersOnly("hold")
                .refuses("pursue", new Pursuit.NobodyLeft(new Seat(1, "sparta")));
    }
}
