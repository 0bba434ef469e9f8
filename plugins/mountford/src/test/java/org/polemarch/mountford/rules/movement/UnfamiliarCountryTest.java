package org.polemarch.mountford.rules.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Section 3.4: the toll of unfamiliar country and of passes. */
@Cites({"3.4", "3.4.1", "3.4.2"})
class UnfamiliarCountryTest {

    private final UnfamiliarCountry country = rule(UnfamiliarCountry.class);

    @Test
    @Covers({"3.4-01", "3.4.2-02", "3.4.2-03", "3.4.2-01"})
    void whenCountryIsUnfamiliar() {
        MountfordState state = Field.bare().state();
        assertThat(country.unfamiliar(state, Power.SPARTA, space("lamia"), false))
                .as("neutral and far")
                .isTrue();
        assertThat(country.unfamiliar(state, Power.SPARTA, space("tegea"), false))
                .as("friendly")
                .isFalse();
        assertThat(country.unfamiliar(state, Power.SPARTA, space("athens"), false))
                .as("near Megara")
                .isFalse();
        assertThat(country.unfamiliar(state, Power.SPARTA, space("athens"), true))
                .as("over a pass")
                .isTrue();
        assertThat(country.unfamiliar(state, Power.SPARTA, space("ithome"), true))
                .as("a friendly space over a pass")
                .isFalse();
        assertThat(country.unfamiliar(state, Power.ATHENS, space("delphi"), true))
                .as("neutral over a pass, whoever holds the space left")
                .isTrue();
        Table<MountfordState> table = ask(Field.bare().home("2 hoplite-thebes"), 1, 1)
                .choose(
                        "lead the-pagondas",
                        "place thebes thebes",
                        "objective delphi",
                        "take hoplite-thebes",
                        "advance");
        assertThat(table.all(UnfamiliarCountry.TollTaken.class))
                .as("from friendly Charonea over the pass")
                .hasSize(1);
    }

    @Test
    @Covers("3.4-02")
    void theToll() {
        int[][] cases = {{2, 0}, {3, 1}, {4, 1}, {5, 2}, {6, 2}};
        for (int[] each : cases) {
            Table<MountfordState> table = Field.bare()
                    .army("spa-pleistoanax", "lamia", "5 hoplite-sparta")
                    .table()
                    .dice(each[0])
                    .run(new UnfamiliarCountry.Toll(tile("spa-pleistoanax")));
            assertThat(in(table.state(), "spa-pleistoanax", "hoplite-sparta"))
                    .as("a roll of " + each[0])
                    .isEqualTo(5 - each[1]);
        }
        Table<MountfordState> led = Field.bare()
                .army("spa-brasidas", "lamia", "3 hoplite-phlius", "2 hoplite-ambracia")
                .table()
                .dice(6)
                .run(new UnfamiliarCountry.Toll(tile("spa-brasidas")))
                .offersOnly("leave hoplite-phlius", "leave hoplite-ambracia")
                .choose("leave hoplite-ambracia");
        assertThat(led.state().armySize(tile("spa-brasidas")))
                .as("6 - 2 = 4: one SP of his choice")
                .isEqualTo(4);
        assertThat(in(led.state(), "spa-brasidas", "hoplite-ambracia")).isEqualTo(1);
    }

    @Test
    @Covers("3.4.1-01")
    void fleetsSpareTheToll() {
        MountfordState state = Field.bare()
                .army("spa-brasidas", "lamia", "3 naval-gythium", "2 hoplite-phlius")
                .army("spa-mindarus", "lamia", "2 naval-gythium", "2 hoplite-phlius")
                .state();
        assertThat(country.demandsRoll(state, tile("spa-brasidas"), space("lamia"), false))
                .isFalse();
        assertThat(country.demandsRoll(state, tile("spa-mindarus"), space("lamia"), false))
                .isTrue();
    }
}
