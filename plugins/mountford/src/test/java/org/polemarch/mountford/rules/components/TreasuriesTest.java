package org.polemarch.mountford.rules.components;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.tile;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.view.MountfordView;
import org.polemarch.testkit.Covers;

/** 1.3: where tiles lie, and who sees what of them. */
@Cites({"1.3", "1.3.1"})
class TreasuriesTest {

    @Test
    @Covers("1.3-01")
    void aTileIsInOnePlace() {
        MountfordState state = Field.start().state();
        int tile = tile("ath-cleon");
        state.chest().toMap(tile);
        state.chest().toDiscard(tile);
        assertThat(state.chest().holds(tile)).isFalse();
        assertThat(state.chest().onMap(tile)).isFalse();
        assertThat(state.chest().discard()).isEqualTo(IndexSet.of(tile));
        assertThat(Field.rules().game().census(state))
                .containsEntry("tiles athenian", 22)
                .containsEntry("tiles persian", 4);
    }

    @Test
    @Covers("1.3-02")
    void theOtherTreasuryIsSeenByItsBacks() {
        MountfordState state = Field.start()
                .treasury(1, "spa-agis", "spa-bravery-1", "cor-plague")
                .state();
        state.chest().blur(data().tiles().ofSeat(1));
        MountfordView seen = (MountfordView) Field.rules().game().project(state, Seats.ATHENS);
        assertThat(seen.peloponnesianTiles()).containsEntry("spartan", 2).containsEntry("corinthian", 1);
        assertThat(seen.treasury()).noneMatch(id -> id.startsWith("spa"));
        assertThat(seen.enemyTilesKnown()).isEmpty();
        assertThat(((MountfordView) Field.rules().game().project(state, Seats.PELOPONNESE)).treasury())
                .containsExactlyInAnyOrder("spa-agis", "spa-bravery-1", "cor-plague");
    }

    @Test
    @Covers("1.3-03")
    void discardsReturnToTheirPool() {
        MountfordState state = Field.start().discarded("ath-cleon", "spa-agis").state();
        state.chest().discardsToPools();
        assertThat(state.chest().discard()).isEqualTo(IndexSet.EMPTY);
        assertThat(state.chest().pool().and(data().tiles().of(TileSet.ATHENIAN)))
                .isEqualTo(IndexSet.of(tile("ath-cleon")));
        assertThat(state.chest().pool().and(data().tiles().of(TileSet.SPARTAN)))
                .isEqualTo(IndexSet.of(tile("spa-agis")));
    }

    @Test
    @Covers({"1.3.1-01", "9.X-01"})
    void leadersAndTileCounts() {
        Tiles.Leader thrasybulus = data().tiles().leader(tile("ath-thrasybulus"));
        assertThat(List.of(thrasybulus.land(), thrasybulus.naval())).containsExactly(2, 2);
        assertThat(thrasybulus.headOfState()).isFalse();
        assertThat(data().tiles().leader(tile("ath-pericles")).headOfState()).isTrue();
        int[] counts = new int[7];
        for (int i = 0; i < data().tiles().size(); i++) {
            counts[data().tiles().setOf(i).index()]++;
        }
        assertThat(counts).containsExactly(22, 4, 16, 10, 4, 4, 4);
    }
}
