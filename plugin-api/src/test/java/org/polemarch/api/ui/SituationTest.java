package org.polemarch.api.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Question;
import org.polemarch.api.play.Target;

class SituationTest {

    private static final Seat SEAT = new Seat(0, "athens");
    private static final Target FLEET = Target.piece("fleet");
    private static final Target PYLOS = Target.space("pylos");
    private static final Target NAXOS = Target.space("naxos");
    private static final Move TO_PYLOS = new Go(List.of(FLEET, PYLOS));
    private static final Move TO_NAXOS = new Go(List.of(FLEET, NAXOS));
    private static final Move BY_LAND = new Go(List.of(PYLOS));

    private record Go(List<Target> targets) implements Move {}

    private record Ask() implements Frame {}

    private record Nothing() {}

    private static Situation situation(Optional<Question> question, Target... picked) {
        return new Situation(
                SEAT,
                new Nothing(),
                question,
                Set.of(),
                List.of(picked),
                List.of(),
                new Outcome(List.of(), Outcome.RUNNING));
    }

    private static Situation asked(Target... picked) {
        return situation(Optional.of(new Question(SEAT, new Ask(), "1", List.of(TO_PYLOS, TO_NAXOS, BY_LAND))), picked);
    }

    @Test
    void theAnswersLeftHoldEverythingPicked() {
        assertThat(asked().left()).containsExactly(TO_PYLOS, TO_NAXOS, BY_LAND);
        assertThat(asked(FLEET).left()).containsExactly(TO_PYLOS, TO_NAXOS);
        assertThat(asked(PYLOS, FLEET).left()).containsExactly(TO_PYLOS);
    }

    @Test
    void ofThoseSomeHoldATargetToo() {
        assertThat(asked().left(PYLOS)).containsExactly(TO_PYLOS, BY_LAND);
        assertThat(asked(FLEET).left(PYLOS)).containsExactly(TO_PYLOS);
    }

    @Test
    void whoIsNotAskedHasNone() {
        assertThat(situation(Optional.empty()).left()).isEmpty();
    }
}
