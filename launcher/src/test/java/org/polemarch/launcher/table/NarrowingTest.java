package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;

class NarrowingTest {

    private static final Target ATTICA = Target.space("attica");
    private static final Target MEGARA = Target.space("megara");
    private static final Target CORINTH = Target.space("corinth");

    private record March(String from, String to) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Target.space(from), Target.space(to));
        }
    }

    private record Pass() implements Move {}

    private static final March TO_MEGARA = new March("attica", "megara");
    private static final March TO_CORINTH = new March("attica", "corinth");
    private final Narrowing start = Narrowing.of(List.of(TO_MEGARA, TO_CORINTH, new Pass()));

    @Test
    void everythingThatIsATargetOfAMoveIsLit() {
        assertThat(start.lit()).containsExactly(ATTICA, MEGARA, CORINTH, Target.button("pass"));
        assertThat(start.decided()).isEmpty();
    }

    @Test
    void aPickLeavesTheMovesThatHaveIt() {
        Narrowing picked = start.pick(ATTICA).orElseThrow();
        assertThat(picked.candidates()).containsExactly(TO_MEGARA, TO_CORINTH);
        assertThat(picked.lit()).containsExactly(MEGARA, CORINTH);
        assertThat(picked.decided()).isEmpty();
    }

    @Test
    void oneMoveLeftIsTheAnswerWhateverTheOrderOfClicks() {
        assertThat(start.pick(CORINTH).orElseThrow().decided()).contains(TO_CORINTH);
        assertThat(start.pick(ATTICA).orElseThrow().pick(MEGARA).orElseThrow().decided())
                .contains(TO_MEGARA);
    }

    @Test
    void pickingAgainPutsBack() {
        Narrowing back = start.pick(ATTICA).orElseThrow().pick(ATTICA).orElseThrow();
        assertThat(back.picked()).isEmpty();
        assertThat(back.candidates()).isEqualTo(start.candidates());
    }

    @Test
    void whatIsNotLitCannotBePicked() {
        assertThat(start.pick(Target.space("thebes"))).isEmpty();
        assertThat(start.pick(ATTICA).orElseThrow().pick(Target.button("pass"))).isEmpty();
    }

    private record Sail(String to) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Target.button("sail"), Target.space(to));
        }
    }

    @Test
    void aPlaceHitByChanceDropsNoActionThatWasStarted() {
        Narrowing sailing = Narrowing.of(List.of(TO_MEGARA, TO_CORINTH, new Sail("corinth"), new Sail("aegina")))
                .pick(Target.button("sail"))
                .orElseThrow();
        assertThat(sailing.instead(MEGARA)).isEmpty();
        assertThat(start.pick(ATTICA).orElseThrow().instead(Target.button("pass")))
                .as("a button is meant")
                .isPresent();
    }

    @Test
    void aPlaceTakesThePlaceOfAnother() {
        Narrowing marching = Narrowing.of(
                        List.of(TO_MEGARA, TO_CORINTH, new March("elis", "thebes"), new March("elis", "argos")))
                .pick(ATTICA)
                .orElseThrow();
        assertThat(marching.instead(Target.space("elis")).orElseThrow().picked())
                .containsExactly(Target.space("elis"));
    }

    /** The only answer is not given before the player has said so. */
    @Test
    void anOnlyMoveWaitsForAPick() {
        assertThat(Narrowing.of(List.of(new Pass())).decided()).isEmpty();
    }
}
