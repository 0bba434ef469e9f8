package org.polemarch.polis;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.core.wiring.Hook;
import org.polemarch.testkit.Layers;
import org.polemarch.testkit.RuleCoverage;

/** Every requirement is proved, every section of the book is cited, and every layer knows only what it may. */
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

    @Test
    void everyLayerKnowsOnlyWhatItMay() {
        Layers.of("org.polemarch.polis").check();
    }

    @Test
    void noChapterOfTheRulesGoesRoundInACircle() {
        slices().matching("org.polemarch.polis.rules.(*)..")
                .should()
                .beFreeOfCycles()
                .because("a chapter can be read once those it stands on are known")
                .check(new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("org.polemarch.polis"));
    }
}
