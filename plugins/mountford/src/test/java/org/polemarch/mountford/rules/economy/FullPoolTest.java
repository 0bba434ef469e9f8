package org.polemarch.mountford.rules.economy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.data;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 8.1 and 8.2: bellicosity rises by income that exceeds the tiles to be drawn, not by income that just exhausts them. */
@Cites({"8.1", "8.2"})
class FullPoolTest {

    private static void leave(Field field, TileSet set, int inPool) {
        int left = inPool;
        for (int tile = 0; tile < data().tiles().size() && left > 0; tile++) {
            if (data().tiles().setOf(tile) == set && field.state().chest().holds(tile)) {
                field.state().chest().toPool(tile);
                left--;
            }
        }
        assertThat(left).as("that many tiles are at hand").isZero();
    }

    /** Income of 10 and 7 tiles, with a few more or fewer in the pools; one lot is drawn for Syracuse. */
    private static MountfordState drawn(int more, int... lots) {
        Field field = Field.start().bellicosity(8, 7);
        leave(field, TileSet.ATHENIAN, 10 + more);
        leave(field, TileSet.SPARTAN, 7 + more);
        Table<MountfordState> table = field.table().lots(lots).run(new Income.Draw());
        assertThat(table.all(Income.Received.class))
                .filteredOn(each -> each.set() == TileSet.ATHENIAN || each.set() == TileSet.SPARTAN)
                .extracting(Income.Received::income)
                .containsExactly(10, 7);
        return table.state();
    }

    @Test
    @Covers({"8.1-06", "8.2-02"})
    void incomeThatEmptiesThePoolIsNoSurplus() {
        MountfordState state = drawn(0, 0);
        assertThat(state.chest().pool().meets(data().tiles().of(TileSet.ATHENIAN)))
                .isFalse();
        assertThat(state.bellicosity(0)).isEqualTo(8);
        assertThat(state.bellicosity(1)).isEqualTo(7);
    }

    @Test
    @Covers({"8.1-06", "8.2-02"})
    void oneTileShortIsASurplus() {
        MountfordState state = drawn(-1, 0);
        assertThat(state.bellicosity(0)).isEqualTo(10);
        assertThat(state.bellicosity(1)).isEqualTo(9);
    }
}
