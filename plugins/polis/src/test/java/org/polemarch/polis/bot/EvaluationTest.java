package org.polemarch.polis.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.endofround.Projects;

class EvaluationTest {

    /** Else a bot would burn its Wheat, action by action, only to put off what the opponent is sure of. */
    @Test
    void whoHasPassedCountsOnTheProjectsUnderWay() {
        PolisTable table = PolisTable.of("passed athens | athens prestige 1 wheat 9 | site skini athinae");
        double before = ofSparta(table);
        assertThat(ofSparta(table.run(new Projects.Step()).prestige("athens", 1 + 3)))
                .isCloseTo(before, within(0.01));
    }

    private static double ofSparta(PolisTable table) {
        return PolisTable.book().game().evaluate(table.state(), Side.SPARTA.seat());
    }
}
