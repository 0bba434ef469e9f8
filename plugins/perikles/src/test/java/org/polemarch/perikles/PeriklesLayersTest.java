package org.polemarch.perikles;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.RuleStep;

/** What the layers of every game do not say: the view asks no rules. */
class PeriklesLayersTest {

    private static final String BASE = "org.polemarch.perikles";

    private final JavaClasses classes = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(BASE);

    @Test
    void theViewKnowsNoRuleSteps() {
        noClasses()
                .that()
                .resideInAPackage(BASE + ".view..")
                .should()
                .dependOnClassesThat()
                .areAssignableTo(RuleStep.class)
                .because("what is allowed is told by the legal moves")
                .check(classes);
    }
}
