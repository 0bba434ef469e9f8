package org.polemarch.api.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RefusalsTest {

    private record Go(String where) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Target.space(where));
        }
    }

    private record Why(String text) implements Reason {}

    private static final Target ATHENS = Target.space("athens");
    private static final Target SPARTA = Target.space("sparta");
    private static final Target ARGOS = Target.space("argos");
    private static final Target THEBES = Target.space("thebes");

    private final Refusals refusals = new Refusals(List.of(new Go("athens")));

    @Test
    void whatAnAnswerSpeaksOfIsNotRefused() {
        refusals.things(List.of(ATHENS, SPARTA), new Why("far"));
        assertThat(refusals.list()).containsExactly(Refusal.of(List.of(SPARTA), new Why("far")));
    }

    @Test
    void whatWasSaidFirstStands() {
        refusals.move(new Go("sparta"), new Why("hostile")).thing(ARGOS, new Why("neutral"));
        refusals.things(List.of(ATHENS, SPARTA, ARGOS, THEBES), new Why("far"));
        assertThat(refusals.list())
                .containsExactly(
                        new Refusal(new Go("sparta"), new Why("hostile")),
                        Refusal.of(List.of(ARGOS), new Why("neutral")),
                        Refusal.of(List.of(THEBES), new Why("far")));
        assertThat(refusals.speaksOf(THEBES)).isTrue();
    }

    @Test
    void equalReasonsAreGivenOnce() {
        refusals.thing(SPARTA, new Why("far")).thing(ARGOS, new Why("near")).thing(THEBES, new Why("far"));
        assertThat(refusals.list())
                .containsExactly(
                        Refusal.of(List.of(SPARTA, THEBES), new Why("far")),
                        Refusal.of(List.of(ARGOS), new Why("near")));
    }

    @Test
    void aMoveWithNothingInItsWayIsNotRefused() {
        refusals.move(new Go("sparta"), Optional.empty()).move(new Go("argos"), Optional.of(new Why("neutral")));
        assertThat(refusals.list()).containsExactly(new Refusal(new Go("argos"), new Why("neutral")));
        assertThat(refusals.speaksOf(SPARTA)).isFalse();
    }
}
