package org.polemarch.polis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.core.wiring.Hook;
import org.polemarch.testkit.RuleCoverage;

/** Every requirement is proved, and every section of the book is cited. */
class PolisCoverageTest {

    @Test
    void everyRequirementIsProved() {
        assertThat(new RuleCoverage(PolisCoverageTest.class).faults()).isEmpty();
    }

    @Test
    void everySectionIsCitedByARuleAndByATest() {
        assertThat(new RuleCoverage(PolisCoverageTest.class)
                        .citationFaults(
                                new PolisPlugin().ruleIndex(),
                                PolisTable.book().rules(),
                                PolisTable.prepare(Optional.empty()).hooks().stream()
                                        .map(Hook::type)
                                        .toArray(Class<?>[]::new)))
                .isEmpty();
    }
}
