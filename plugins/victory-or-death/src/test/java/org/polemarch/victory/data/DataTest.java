package org.polemarch.victory.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.testkit.Covers;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.CardType;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Team;

/** The figures are those of the book. */
class DataTest {

    private static final VictoryData DATA = Position.DATA;

    @Test
    @Covers("R001")
    void twoTeamsOfTwoPowers() {
        assertThat(Team.values()).hasSize(2);
        assertThat(Power.CORINTH.team()).isEqualTo(Team.OLIGARCHS);
        assertThat(Power.SPARTA.team()).isEqualTo(Team.OLIGARCHS);
        assertThat(Power.DELIAN.team()).isEqualTo(Team.DEMOS);
        assertThat(Power.ATHENS.team()).isEqualTo(Team.DEMOS);
    }

    private static List<Integer> profile(Power power) {
        VictoryData.PowerFigures figures = DATA.power(power.ordinal());
        int cards = DATA.cards().stream()
                .filter(card -> card.power() == power)
                .mapToInt(CardText::copies)
                .sum();
        return List.of(cards, figures.hoplites(), figures.triremes(), figures.cities(), figures.tokens());
    }

    @Test
    @Covers({"R010", "R011", "R012", "R013"})
    @Cites("powers")
    void thePowerProfiles() {
        assertThat(profile(Power.CORINTH)).containsExactly(43, 4, 4, 4, 2);
        assertThat(profile(Power.SPARTA)).containsExactly(39, 5, 2, 3, 2);
        assertThat(profile(Power.DELIAN)).containsExactly(36, 3, 3, 4, 1);
        assertThat(profile(Power.ATHENS)).containsExactly(44, 4, 5, 3, 3);
    }

    @Test
    @Covers("R014")
    void theComponentTotals() {
        List<Integer> sums = new ArrayList<>(List.of(0, 0, 0, 0, 0));
        for (Power power : Power.values()) {
            for (int i = 0; i < sums.size(); i++) {
                sums.set(i, sums.get(i) + profile(power).get(i));
            }
        }
        assertThat(sums).containsExactly(162, 16, 14, 14, 8);
        assertThat(DATA.cards()).hasSize(99);
    }

    @Test
    @Covers({"R005", "R006", "R007"})
    @Cites("players")
    void whoPlaysWhat() {
        assertThat(DATA.assignment(2).people())
                .containsExactly(List.of(Power.CORINTH, Power.SPARTA), List.of(Power.DELIAN, Power.ATHENS));
        assertThat(DATA.assignment(3).people())
                .containsExactly(List.of(Power.CORINTH), List.of(Power.DELIAN, Power.ATHENS), List.of(Power.SPARTA));
        assertThat(DATA.assignment(4).people()).hasSize(4).allMatch(powers -> powers.size() == 1);
    }

    @Test
    @Covers("R054")
    @Cites("board")
    void adjacencyIsTheSharedBorder() {
        Atlas atlas = DATA.atlas();
        assertThat(atlas.size()).isEqualTo(51);
        int borders = 0;
        for (Space one : atlas.spaces()) {
            for (Space other : atlas.spaces()) {
                boolean there = (atlas.neighbours(one.index()) >> other.index() & 1) != 0;
                boolean back = (atlas.neighbours(other.index()) >> one.index() & 1) != 0;
                assertThat(there).isEqualTo(back);
                borders += there ? 1 : 0;
            }
        }
        assertThat(borders).isEqualTo(2 * 112);
        assertThat(atlas.reached(1, atlas.everywhere())).isEqualTo(atlas.everywhere());
    }

    @Test
    @Covers("R184")
    void theKeyLocations() {
        Atlas atlas = DATA.atlas();
        List<String> keys = atlas.spaces().stream()
                .filter(space -> atlas.keyValue(space.index()) > 0)
                .map(space -> space.id() + " " + atlas.keyValue(space.index()))
                .toList();
        assertThat(keys)
                .containsExactlyInAnyOrder(
                        "athens 3",
                        "laconia 3",
                        "corinth 1",
                        "boeotia 1",
                        "syracuse 1",
                        "corcyra 1",
                        "chios 1",
                        "lesbos 1");
    }

    @Test
    void everyDeckHasAllTypes() {
        for (Power power : Power.values()) {
            for (CardType type : CardType.values()) {
                assertThat(DATA.cards()).anyMatch(card -> card.power() == power && card.type() == type);
            }
        }
    }
}
