package org.polemarch.mountford.rules.components;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.data.DataPack;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.MountfordPlugin;
import org.polemarch.mountford.data.Area;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.PathType;
import org.polemarch.mountford.data.Paths;
import org.polemarch.mountford.data.SpaceType;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.view.MountfordView;
import org.polemarch.testkit.Covers;

/** 1.1: the map, its areas, the powers and the displays beside it. */
@Cites({"1.1", "1.1.1", "1.1.3", "1.1.4"})
class MapTest {

    private final Atlas atlas = data().atlas();

    @Test
    @Covers({"1.0-01", "1.1.1-02"})
    void twoPlayersShareThePowers() {
        assertThat(new MountfordPlugin().info().seats()).hasSize(2);
        assertThat(new MountfordPlugin().info().fewestSeats()).isEqualTo(2);
        assertThat(List.of(Power.ATHENS.seat(), Power.ARGOS.seat())).containsOnly(0);
        assertThat(List.of(Power.SPARTA.seat(), Power.CORINTH.seat(), Power.THEBES.seat(), Power.SYRACUSE.seat()))
                .containsOnly(1);
        assertThat(TileSet.PERSIAN.seat()).isEqualTo(1);
        for (Nationality nationality : Nationality.values()) {
            assertThat(nationality.peloponnesian())
                    .isEqualTo(nationality.power().seat() == 1);
        }
    }

    @Test
    @Covers({"1.1-01", "1.1-02", "1.1-03", "1.1-04"})
    void theMapHasItsSpacesPathsAndAreas() {
        assertThat(atlas.size()).isEqualTo(152);
        assertThat(atlas.paths().all()).hasSize(277);
        assertThat(atlas.areas()).hasSize(29);
        Map<SpaceType, Integer> types = new EnumMap<>(SpaceType.class);
        for (int i = 0; i < atlas.size(); i++) {
            types.merge(atlas.type(i), 1, Integer::sum);
        }
        assertThat(types).containsOnlyKeys(SpaceType.values());
        assertThat(types.values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(152);
        for (Paths.Path path : atlas.paths().all()) {
            assertThat(path.type()).isIn((Object[]) PathType.values());
            if (path.type() == PathType.NAVAL) {
                assertThat(atlas.type(path.a())).isNotEqualTo(SpaceType.LAND);
                assertThat(atlas.type(path.b())).isNotEqualTo(SpaceType.LAND);
            }
        }
        assertThat(atlas.fortress(space("athens"))).isTrue();
        assertThat(atlas.fortifiedHarbor(space("athens"))).isFalse();
        assertThat(atlas.fortress(space("piraeus")) && atlas.fortifiedHarbor(space("piraeus")))
                .isTrue();
        Set<Integer> seen = new HashSet<>();
        for (Area area : atlas.areas()) {
            for (int space : area.spaces()) {
                assertThat(seen.add(space)).as("one area only").isTrue();
                assertThat(atlas.areaOf(space)).isEqualTo(area.index());
            }
        }
        assertThat(atlas.areaOf(space("delphi"))).isEqualTo(-1);
    }

    @Test
    @Covers({"1.1-05", "8.1.1-06"})
    void theEmpireIsTheAreasWithTribute() {
        List<String> empire = new ArrayList<>();
        int[] numbers = new int[4];
        for (Area area : atlas.areas()) {
            if (area.empire()) {
                empire.add(area.id());
            }
            for (int number : area.tribute()) {
                numbers[number]++;
            }
        }
        assertThat(empire).hasSize(15).doesNotContain("attica");
        assertThat(numbers).containsExactly(0, 6, 6, 6);
        assertThat(atlas.empire().has(space("athens"))).isFalse();
        assertThat(atlas.empire().has(space("samos"))).isTrue();
    }

    @Test
    @Covers("1.1.1-01")
    void alliedSpsAreOfTheirOwnNationality() {
        assertThat(Field.kindOf("hoplite-phlius").nationality()).isEqualTo(Nationality.SPARTAN_ALLIED);
        assertThat(Field.kindOf("hoplite-sparta").nationality()).isEqualTo(Nationality.SPARTAN);
        assertThat(Field.kindOf("naval-samos").nationality()).isEqualTo(Nationality.ATHENIAN_ALLIED);
        assertThat(Field.kindOf("hoplite-ambracia").nationality()).isEqualTo(Nationality.CORINTHIAN_ALLIED);
        assertThat(data().kinds().of(Nationality.SPARTAN).meets(data().kinds().of(Nationality.SPARTAN_ALLIED)))
                .isFalse();
    }

    @Test
    @Covers("1.1.3-01")
    void theSituationBoxShowsMacedonAndAlcibiades() {
        Field field = Field.start();
        MountfordState state = field.state();
        assertThat(view(state).situationBox()).containsExactlyInAnyOrder("ath-perdiccas", "cor-alcibiades-betrays");
        assertThat(view(state).diplomacy().macedon()).isEqualTo("athens");
        state.chest().toDiscard(tile("ath-perdiccas"));
        field.box("cor-perdiccas");
        assertThat(view(state).diplomacy().macedon()).isEqualTo("peloponnese");
    }

    private static MountfordView view(MountfordState state) {
        return (MountfordView) Field.rules().game().project(state, Seats.ATHENS);
    }

    @Test
    @Covers("1.1.4-01")
    void tracksAreShown() {
        MountfordView view = view(Field.start().turn(3).bellicosity(9, 7).state());
        assertThat(view.turn()).isEqualTo(3);
        assertThat(view.years()).isEqualTo("425-423 BC");
        assertThat(view.tracks()).isEqualTo(new MountfordView.Tracks(9, 7, 1, false));
    }

    @Test
    void badDataIsRefused() {
        DataPack broken =
                new MountfordPlugin().data().with("test", "{\"paths\": {\"athens--piraeus\": {\"b\": \"atlantis\"}}}");
        assertThatThrownBy(() -> new MountfordData(broken)).hasMessageContaining("atlantis");
    }
}
