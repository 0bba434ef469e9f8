package org.polemarch.mountford.rules.turn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.testkit.Covers;

/** 1.4: the phases of a turn. */
@Cites("1.4")
class TurnSequenceTest {

    @Test
    @Covers("1.4-01")
    void phasesInOrder() {
        var table = Field.start().run(new TurnSequence.Begin(1));
        List<String> phases = new ArrayList<>();
        for (int i = 0; i < 400 && table.state().turn() == 1; i++) {
            String phase = table.state().phase().name();
            if (phases.isEmpty() || !phases.get(phases.size() - 1).equals(phase)) {
                phases.add(phase);
            }
            List<String> answers = table.notations();
            String answer = answers.contains("pass") ? "pass" : answers.contains("done") ? "done" : answers.get(0);
            if (answers.contains("keep-tribute")) {
                answer = "keep-tribute";
            }
            table.lots(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0).choose(answer);
        }
        // Nobody is asked in a political phase without armistices.
        assertThat(phases).containsExactly("OPERATIONS", "MAINTENANCE", "ECONOMIC");
        assertThat(table.state().turn()).isEqualTo(2);
    }
}
