package org.polemarch.pericles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.pericles.rules.BattleDecks;
import org.polemarch.pericles.rules.FinalScoring;
import org.polemarch.pericles.rules.Granaries;
import org.polemarch.pericles.rules.Honors;
import org.polemarch.pericles.rules.assembly.CardLines;
import org.polemarch.pericles.rules.military.BattleHonor;
import org.polemarch.pericles.rules.military.HeldUnits;
import org.polemarch.pericles.rules.military.Routes;
import org.polemarch.pericles.scoring.Yardstick;
import org.polemarch.pericles.view.Projection;
import org.polemarch.testkit.RuleCoverage;

/** Every requirement of the checklist is proved, every enforced section cited by a rule and by a test. */
class PericlesCoverageTest {

    private final RuleCoverage coverage = new RuleCoverage(PericlesCoverageTest.class);

    @Test
    void everyRequirementIsProved() {
        assertThat(coverage.faults()).isEmpty();
    }

    @Test
    void everyEnforcedSectionIsCited() {
        assertThat(coverage.citationFaults(
                        new PericlesPlugin().ruleIndex(),
                        PericlesTable.book("14.2").rules(),
                        Honors.class,
                        BattleDecks.class,
                        CardLines.class,
                        FinalScoring.class,
                        Granaries.class,
                        BattleHonor.class,
                        HeldUnits.class,
                        Routes.class,
                        Projection.class,
                        Yardstick.class))
                .isEmpty();
    }
}
