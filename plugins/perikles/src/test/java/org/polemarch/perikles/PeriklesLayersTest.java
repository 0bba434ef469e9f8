package org.polemarch.perikles;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.time.Clock;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.play.RuleStep;
import org.polemarch.perikles.model.PeriklesState;

/** Which part of the plugin may know which. */
class PeriklesLayersTest {

    private static final String BASE = "org.polemarch.perikles";

    private final JavaClasses classes = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(BASE);

    @Test
    void rulesKnowNoWindowsAndNoFiles() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        BASE + ".rules..",
                        BASE + ".model..",
                        BASE + ".view..",
                        BASE + ".bot..",
                        BASE + ".text..",
                        BASE + ".combat..",
                        BASE + ".scoring..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "javafx..", "org.pf4j..", "tools.jackson..", "org.slf4j..", "java.io..", "java.nio..")
                .because("a rule must run anywhere")
                .check(classes);
    }

    @Test
    void onlyTheDataPackageReadsTheDataPack() {
        noClasses()
                .that()
                .resideOutsideOfPackages(BASE, BASE + ".data..")
                .should()
                .dependOnClassesThat()
                .areAssignableTo(DataPack.class)
                .because("figures are compiled once and then only looked up")
                .check(classes);
    }

    @Test
    void botsAndViewsKnowNoRules() {
        noClasses()
                .that()
                .resideInAnyPackage(BASE + ".bot..", BASE + ".view..", BASE + ".text..", BASE + ".ui..")
                .should()
                .dependOnClassesThat()
                .areAssignableTo(RuleStep.class)
                .because("what is allowed is told by the legal moves")
                .check(classes);
    }

    @Test
    void whoeverDrawsSeesOnlyTheView() {
        noClasses()
                .that()
                .resideInAnyPackage(BASE + ".text..", BASE + ".ui..")
                .should()
                .dependOnClassesThat()
                .areAssignableTo(PeriklesState.class)
                .because("the state holds the secrets of all seats")
                .check(classes);
    }

    @Test
    void noChapterOfTheRulesKnowsOneThatKnowsIt() {
        slices().matching(BASE + ".rules.(*)..")
                .should()
                .beFreeOfCycles()
                .because("a chapter is read after those it stands on")
                .check(classes);
    }

    @Test
    void chanceComesFromTheGameOnly() {
        noClasses()
                .that()
                .resideInAnyPackage(BASE + ".rules..", BASE + ".model..", BASE + ".view..", BASE + ".bot..")
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(Random.class, ThreadLocalRandom.class, Clock.class)
                .because("the same seed gives the same game")
                .check(classes);
    }
}
