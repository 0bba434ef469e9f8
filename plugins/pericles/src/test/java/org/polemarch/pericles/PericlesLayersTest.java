package org.polemarch.pericles;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.polemarch.testkit.Layers;

/** What rules, model, view, bot and board may know of each other. */
class PericlesLayersTest {

    @Test
    void theLayersAreKept() {
        Layers.of("org.polemarch.pericles").check();
    }

    @Test
    void theChaptersOfTheRulesDoNotGoInCircles() {
        slices().matching("org.polemarch.pericles.rules.(*)..")
                .should()
                .beFreeOfCycles()
                .because("what two chapters share stands below both, in rules itself")
                .check(new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("org.polemarch.pericles.rules"));
    }

    @Test
    void whatIsSharedKnowsNoChapter() {
        noClasses()
                .that()
                .resideInAPackage("org.polemarch.pericles.rules")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.polemarch.pericles.rules.*..")
                .check(new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("org.polemarch.pericles.rules"));
    }
}
