package org.polemarch.api.ui.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
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
            wishes.add(wish("space" + i, x, y, random.nextInt(4), width, 13));
        }
        return wishes;
    }

    /** A name beside a point, in full or else in as many letters as fit half of its width. */
    private static LabelPlacer.Wish wish(String id, double x, double y, int rank, double width, double height) {
        List<LabelSpot.Size> forms = List.of(new LabelSpot.Size(width, height), new LabelSpot.Size(width / 2, height));
        return new LabelPlacer.Wish(id, x, y, rank, LabelSpot.around(RADIUS, forms));
    }

    private static LabelPlacer.Box symbol(LabelPlacer.Wish wish) {
        return new LabelPlacer.Box(wish.x() - RADIUS, wish.y() - RADIUS, 2 * RADIUS, 2 * RADIUS);
    }

    private static Map<String, LabelPlacer.Box> place(List<LabelPlacer.Wish> wishes) {
        LabelPlacer placer = new LabelPlacer();
        wishes.forEach(wish -> placer.block(symbol(wish)));
        return boxes(placer, wishes);
    }

    private static Map<String, LabelPlacer.Box> boxes(LabelPlacer placer, List<LabelPlacer.Wish> wishes) {
        Map<String, LabelPlacer.Box> boxes = new LinkedHashMap<>();
        placer.place(wishes).forEach((id, placed) -> boxes.put(id, placed.box()));
        return boxes;
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
        List<LabelPlacer.Wish> wishes = List.of(wish("village", 90, 47, 0, 60, 12), wish("city", 90, 47, 3, 60, 12));
        placer.block(new LabelPlacer.Box(-400, 40, 486, 15));
        assertThat(placer.place(wishes).keySet().iterator().next()).isEqualTo("city");
    }

    @Test
    void aLabelKeepsItsPlaceWhileItIsFree() {
        Map<String, LabelSpot> habit = new HashMap<>();
        LabelPlacer.Wish wish = wish("athens", 100, 100, 0, 40, 12);
        LabelPlacer crowded = new LabelPlacer(habit);
        crowded.block(new LabelPlacer.Box(105, 80, 100, 40));
        LabelPlacer.Box moved = boxes(crowded, List.of(wish)).get("athens");
        LabelPlacer.Box later = boxes(new LabelPlacer(habit), List.of(wish)).get("athens");
        assertThat(later).isEqualTo(moved);
        assertThat(boxes(new LabelPlacer(), List.of(wish)).get("athens")).isNotEqualTo(moved);
    }

    @Test
    void aLabelIsNotCutOffAtTheEdgeOfSight() {
        LabelPlacer placer = new LabelPlacer();
        LabelPlacer.Box sight = new LabelPlacer.Box(0, 0, 200, 100);
        placer.within(sight);
        LabelPlacer.Wish byzantium = wish("byzantium", 190, 50, 0, 60, 12);
        assertThat(sight.holds(boxes(placer, List.of(byzantium)).get("byzantium")))
                .isTrue();
    }

    @Test
    void aLabelWithoutRoomIsCutShortAndThenLeftOutAndComesBackInFull() {
        Map<String, LabelSpot> habit = new HashMap<>();
        LabelPlacer.Wish megara = wish("megara", 100, 100, 0, 80, 10);
        LabelPlacer.Box gap = new LabelPlacer.Box(107, 94, 45, 14);
        LabelPlacer narrow = new LabelPlacer(habit);
        narrow.block(new LabelPlacer.Box(0, 0, 107, 200));
        narrow.block(new LabelPlacer.Box(107, 0, 200, 94));
        narrow.block(new LabelPlacer.Box(107, 108, 200, 94));
        narrow.block(new LabelPlacer.Box(152, 94, 200, 14));
        assertThat(narrow.place(List.of(megara)).get("megara").form()).isEqualTo(1);
        narrow.block(gap);
        assertThat(narrow.place(List.of(megara))).isEmpty();
        assertThat(new LabelPlacer(habit).place(List.of(megara)).get("megara").form())
                .isZero();
    }
}
