package org.polemarch.victory;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.RuleStep;

/** What the layers of every game do not say: cards and positions are below the rules, the view asks none. */
class VictoryLayersTest {

    private static final String BASE = "org.polemarch.victory";

    private final JavaClasses classes = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(BASE);

    @Test
    void cardsAndPositionsKnowNoRules() {
        noClasses()
                .that()
                .resideInAnyPackage(BASE + ".cards..", BASE + ".model..", BASE + ".data..", BASE + ".supply..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(BASE + ".rules..", BASE + ".view..", BASE + ".bot..", BASE + ".ui..")
                .because("rules read cards and positions, not the other way round")
                .check(classes);
    }

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
