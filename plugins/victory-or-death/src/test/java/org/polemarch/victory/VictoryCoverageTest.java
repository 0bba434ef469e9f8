package org.polemarch.victory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.polemarch.core.wiring.Hook;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.testkit.RuleCoverage;
import org.polemarch.victory.data.VictoryData;

/** Every requirement is proved, every enforced section cited by a rule and by a test. */
class VictoryCoverageTest {

    private final VictoryOrDeathPlugin plugin = new VictoryOrDeathPlugin();
    private final RuleCoverage coverage = new RuleCoverage(getClass());

    @Test
    void everyRequirementIsProved() {
        assertThat(coverage.faults()).isEmpty();
    }

    @Test
    void everySectionIsCited() {
        PreparedGame<?> usual = PreparedGame.of(plugin, List.of(), plugin.info().defaultSetup(), Optional.empty());
        Class<?>[] cited = Stream.concat(usual.hooks().stream().map(Hook::type), Stream.of(VictoryData.class))
                .toArray(Class<?>[]::new);
        assertThat(coverage.citationFaults(plugin.ruleIndex(), usual.book().rules(), cited))
                .isEmpty();
    }
}
