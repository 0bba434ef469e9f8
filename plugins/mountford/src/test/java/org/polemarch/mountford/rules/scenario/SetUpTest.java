package org.polemarch.mountford.rules.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.testkit.Covers;

/** 9.1: forces, tracks and treasuries at the start. */
@Cites("9.1")
class SetUpTest {

    @Test
    @Covers("9.1-01")
    void theSetUp() {
        MountfordState state = Field.start().state();
        assertThat(state.spCount())
                .isEqualTo(11 + 12 + 2 + 2 + 4 + 3 + 1 + 5 + 4 + 10 + 1 + 5 + 1 + 1 + 8 + 1 + 1 + 2 + 4 + 9);
        assertThat(at(state, "athens", "hoplite-athens")).isEqualTo(7);
        assertThat(at(state, "piraeus", "naval-piraeus")).isEqualTo(12);
        assertThat(at(state, "corcyra", "naval-corcyra-guard")).isEqualTo(3);
        assertThat(at(state, "sparta", "hoplite-sparta-guard")).isEqualTo(3);
        assertThat(at(state, "thebes", "cavalry-thebes")).isEqualTo(3);
        assertThat(at(state, "syracuse", "hoplite-syracuse-guard")).isEqualTo(2);
        assertThat(at(state, "larisa", "cavalry-larisa")).isEqualTo(5);
        assertThat(state.rebels().size()).isEqualTo(1);
        assertThat(state.rebels().has(space("potidaea"))).isTrue();
        assertThat(List.of(state.bellicosity(0), state.bellicosity(1), state.tributeRate()))
                .containsExactly(10, 10, 1);
    }

    @Test
    @Covers("9.1-02")
    void theTreasuries() {
        MountfordState state = Field.start().state();
        assertThat(state.held(TileSet.ATHENIAN)).isEqualTo(21);
        assertThat(state.held(TileSet.SPARTAN)).isEqualTo(16);
        assertThat(state.held(TileSet.CORINTHIAN)).isEqualTo(9);
        assertThat(state.held(TileSet.THEBAN)).isEqualTo(4);
        assertThat(state.held(TileSet.ARGIVE) + state.held(TileSet.SYRACUSAN) + state.held(TileSet.PERSIAN))
                .isZero();
        assertThat(state.chest().inBox(tile("ath-perdiccas"))).isTrue();
        assertThat(state.chest().inBox(tile("cor-alcibiades-betrays"))).isTrue();
    }
}
