package org.polemarch.api.ui.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LabelPlacerTest {

    private static final int SPACES = 152;
    private static final double RADIUS = 6;

    private static List<LabelPlacer.Wish> wishes(long seed, double zoom) {
        SplittableRandom random = new SplittableRandom(seed);
        List<LabelPlacer.Wish> wishes = new ArrayList<>();
        for (int i = 0; i < SPACES; i++) {
            double x = random.nextDouble() * 900 * zoom;
            double y = random.nextDouble() * 600 * zoom;
            double width = 30 + random.nextInt(60);
            wishes.add(new LabelPlacer.Wish("space" + i, x, y, width, 13, RADIUS, random.nextInt(4), false));
        }
        return wishes;
    }

    private static LabelPlacer.Box symbol(LabelPlacer.Wish wish) {
        return new LabelPlacer.Box(wish.x() - RADIUS, wish.y() - RADIUS, 2 * RADIUS, 2 * RADIUS);
    }

    private static Map<String, LabelPlacer.Box> place(List<LabelPlacer.Wish> wishes) {
        LabelPlacer placer = new LabelPlacer();
        wishes.forEach(wish -> placer.block(symbol(wish)));
        return placer.place(wishes);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void noLabelCoversAnotherOrASymbolAtAnyZoom(long seed) {
        for (double zoom : new double[] {0.6, 1, 3}) {
            List<LabelPlacer.Wish> wishes = wishes(seed, zoom);
            List<LabelPlacer.Box> boxes = new ArrayList<>(place(wishes).values());
            for (int i = 0; i < boxes.size(); i++) {
                for (int j = i + 1; j < boxes.size(); j++) {
                    assertThat(boxes.get(i).meets(boxes.get(j)))
                            .as("seed %d zoom %s: %s over %s", seed, zoom, boxes.get(i), boxes.get(j))
                            .isFalse();
                }
                LabelPlacer.Box box = boxes.get(i);
                assertThat(wishes).noneMatch(wish -> symbol(wish).meets(box));
            }
        }
    }

    @Test
    void enlargingMakesRoomForAll() {
        int far = place(wishes(7, 0.6)).size();
        int near = place(wishes(7, 1)).size();
        int close = place(wishes(7, 5)).size();
        assertThat(far).isLessThan(near);
        assertThat(near).isLessThan(close);
        assertThat(close).isEqualTo(SPACES);
    }

    @Test
    void aLabelStandsBesideItsOwnPoint() {
        List<LabelPlacer.Wish> wishes = wishes(7, 1);
        place(wishes).forEach((id, box) -> {
            LabelPlacer.Wish wish = wishes.get(Integer.parseInt(id.substring(5)));
            double dx = Math.max(0, Math.abs(box.x() + box.width() / 2 - wish.x()) - box.width() / 2);
            double dy = Math.max(0, Math.abs(box.y() + box.height() / 2 - wish.y()) - box.height() / 2);
            assertThat(Math.hypot(dx, dy)).as(id).isLessThan(RADIUS + 12);
        });
    }

    @Test
    void whereOnlyOneHasRoomTheHigherRankHasIt() {
        LabelPlacer placer = new LabelPlacer();
        placer.block(new LabelPlacer.Box(0, 0, 100, 40));
        placer.block(new LabelPlacer.Box(0, 55, 100, 60));
        placer.block(new LabelPlacer.Box(-60, 30, 60, 40));
        List<LabelPlacer.Wish> wishes = List.of(
                new LabelPlacer.Wish("village", 90, 47, 60, 12, 4, 0, false),
                new LabelPlacer.Wish("city", 90, 47, 60, 12, 4, 3, false));
        placer.block(new LabelPlacer.Box(-400, 40, 486, 15));
        Map<String, LabelPlacer.Box> placed = placer.place(wishes);
        assertThat(placed.keySet().iterator().next()).isEqualTo("city");
    }

    @Test
    void aLabelKeepsItsPlaceWhileItIsFree() {
        Map<String, Integer> habit = new HashMap<>();
        LabelPlacer.Wish wish = new LabelPlacer.Wish("athens", 100, 100, 40, 12, 6, 0, false);
        LabelPlacer crowded = new LabelPlacer(habit);
        crowded.block(new LabelPlacer.Box(105, 80, 100, 40));
        LabelPlacer.Box moved = crowded.place(List.of(wish)).get("athens");
        LabelPlacer.Box later = new LabelPlacer(habit).place(List.of(wish)).get("athens");
        assertThat(later).isEqualTo(moved);
        assertThat(new LabelPlacer().place(List.of(wish)).get("athens")).isNotEqualTo(moved);
    }

    @Test
    void aLabelIsNotCutOffAtTheEdgeOfSight() {
        LabelPlacer placer = new LabelPlacer();
        LabelPlacer.Box sight = new LabelPlacer.Box(0, 0, 200, 100);
        placer.within(sight);
        LabelPlacer.Wish byzantium = new LabelPlacer.Wish("byzantium", 190, 50, 60, 12, 6, 0, false);
        assertThat(sight.holds(placer.place(List.of(byzantium)).get("byzantium")))
                .isTrue();
    }

    @Test
    void aLabelWithoutRoomStandsAsideAndComesBack() {
        Map<String, Integer> habit = new HashMap<>();
        LabelPlacer.Wish megara = new LabelPlacer.Wish("megara", 100, 100, 40, 10, 0, 0, true, true);
        LabelPlacer.Wish left = new LabelPlacer.Wish("left out", 100, 100, 40, 10, 0, 0, true);
        LabelPlacer crowded = new LabelPlacer(habit);
        LabelPlacer.Box crowd = new LabelPlacer.Box(50, 60, 100, 80);
        crowded.block(crowd);
        Map<String, LabelPlacer.Box> placed = crowded.place(List.of(megara, left));
        assertThat(placed).containsOnlyKeys("megara");
        assertThat(crowd.meets(placed.get("megara"))).isFalse();
        assertThat(megara.isAside(placed.get("megara"))).isTrue();
        LabelPlacer.Box back = new LabelPlacer(habit).place(List.of(megara)).get("megara");
        assertThat(megara.isAside(back)).isFalse();
    }

    /** A name that had to go far comes nearer as soon as there is room, and where there is none near by it is left out. */
    @Test
    void aLabelStandsAsideNoFartherThanNeedBe() {
        Map<String, Integer> habit = new HashMap<>();
        LabelPlacer.Wish megara = new LabelPlacer.Wish("megara", 400, 300, 60, 12, 6, 2, false, true);
        LabelPlacer crowded = new LabelPlacer(habit);
        crowded.block(new LabelPlacer.Box(400 - 75, 300 - 48, 150, 96));
        LabelPlacer.Box far = crowded.place(List.of(megara)).get("megara");
        LabelPlacer looser = new LabelPlacer(habit);
        looser.block(new LabelPlacer.Box(400 - 45, 300 - 24, 90, 48));
        LabelPlacer.Box near = looser.place(List.of(megara)).get("megara");
        assertThat(distance(megara, near)).isLessThan(distance(megara, far));
        LabelPlacer full = new LabelPlacer(habit);
        full.block(new LabelPlacer.Box(400 - 200, 300 - 120, 400, 240));
        assertThat(full.place(List.of(megara))).isEmpty();
    }

    private static double distance(LabelPlacer.Wish wish, LabelPlacer.Box box) {
        return Math.hypot(box.x() + box.width() / 2 - wish.x(), box.y() + box.height() / 2 - wish.y());
    }
}
