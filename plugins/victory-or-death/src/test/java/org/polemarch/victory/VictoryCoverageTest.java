package org.polemarch.victory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.testkit.RuleCoverage;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.SupplyLines;
import org.polemarch.victory.rules.cards.Discards;
import org.polemarch.victory.rules.muster.Arrival;
import org.polemarch.victory.rules.muster.Mustering;
import org.polemarch.victory.rules.reactions.Answers;
import org.polemarch.victory.rules.scoring.Result;
import org.polemarch.victory.rules.tokens.Liberties;
import org.polemarch.victory.rules.turn.DrawCards;

/** Every requirement is proved, every enforced section cited by a rule and by a test. */
class VictoryCoverageTest {

    private final RuleCoverage coverage = new RuleCoverage(getClass());

    @Test
    void everyRequirementIsProved() {
        assertThat(coverage.faults()).isEmpty();
    }

    @Test
    void everySectionIsCited() {
        assertThat(coverage.citationFaults(
                        new VictoryOrDeathPlugin().ruleIndex(),
                        Position.start().book().rules(),
                        VictoryData.class,
                        Seating.class,
                        Discards.class,
                        Arrival.class,
                        Mustering.class,
                        Answers.class,
                        Result.class,
                        SupplyLines.class,
                        Liberties.class,
                        DrawCards.class))
                .isEmpty();
    }
}
