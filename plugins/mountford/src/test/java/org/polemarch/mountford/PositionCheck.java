package org.polemarch.mountford;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.polemarch.mountford.model.MountfordState;

/**
 * Compares a position with lines in the words of {@link Position}. An army or a space has exactly the SPs its line says; a
 * leader who has left the map is "off"; hostages are exactly those named, or "none".
 */
final class PositionCheck {

    private final MountfordState state;

    PositionCheck(MountfordState state) {
        this.state = state;
    }

    void agreesWith(String text) {
        Position.facts(text).forEach(words -> fact(words, String.join(" ", words)));
    }

    private void fact(String[] words, String line) {
        switch (words[0]) {
            case "off" -> assertThat(Field.where(state, words[1])).as(words[1]).isEqualTo("off");
            case "bellicosity" ->
                assertThat("bellicosity " + state.bellicosity(0) + " " + state.bellicosity(1))
                        .isEqualTo(line);
            case "hostages" -> assertThat("hostages " + hostages()).isEqualTo(line);
            case "treasury" -> assertThat(treasury(words[1])).as(line).containsExactlyInAnyOrderElementsOf(rest(words));
            case "control" ->
                rest(words)
                        .forEach(each -> assertThat(Field.owner(state, each))
                                .as("who holds " + each)
                                .isEqualTo(Position.power(words[1])));
            case "rebel" ->
                assertThat(Position.from(words, 1))
                        .allSatisfy(each -> assertThat(state.rebels().has(space(each)))
                                .as(each)
                                .isTrue());
            case "box" ->
                assertThat(state.chest().inBox(tile(words[1]))).as(line).isTrue();
            case "discarded" ->
                assertThat(state.chest().discard().has(tile(words[1]))).as(line).isTrue();
            case "siege" -> {
                int besieged = space(words[1]);
                assertThat(state.siegePoints(besieged)).as(line).isEqualTo(Integer.parseInt(words[3]));
                assertThat(state.siegeSeat(besieged)).as(line).isEqualTo(Position.seat(words[2]));
            }
            default -> forces(words, line);
        }
    }

    private void forces(String[] words, String line) {
        if (words[1].equals("home")) {
            int here = space(words[0]);
            assertThat(sps(kind -> state.loose(here, kind))).as(line).containsExactlyInAnyOrderElementsOf(named(words));
            return;
        }
        assertThat(Field.where(state, words[1])).as("where " + words[1] + " is").isEqualTo(words[0]);
        int army = tile(words[1]);
        assertThat(sps(kind -> state.armySp(army, kind))).as(line).containsExactlyInAnyOrderElementsOf(named(words));
    }

    private static List<String> named(String[] words) {
        return Position.sps(rest(words));
    }

    private static List<String> rest(String[] words) {
        return Position.from(words, 2);
    }

    private static List<String> sps(IntUnaryOperator number) {
        List<String> sps = new ArrayList<>();
        for (int kind = 0; kind < data().kinds().size(); kind++) {
            if (number.applyAsInt(kind) > 0) {
                sps.add(number.applyAsInt(kind) + " "
                        + data().kinds().kind(kind).id());
            }
        }
        return sps;
    }

    private String hostages() {
        if (!state.spartanHostages() && !state.athenianHostages()) {
            return "none";
        }
        return ((state.spartanHostages() ? "spartan " : "") + (state.athenianHostages() ? "athenian" : "")).trim();
    }

    private List<String> treasury(String seat) {
        List<String> held = new ArrayList<>();
        for (int i = 0; i < data().tiles().size(); i++) {
            if (data().tiles().setOf(i).seat() == Position.seat(seat)
                    && state.chest().holds(i)) {
                held.add(data().tiles().tile(i).id());
            }
        }
        return held;
    }
}
