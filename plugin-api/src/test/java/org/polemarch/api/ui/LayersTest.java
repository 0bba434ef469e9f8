package org.polemarch.api.ui;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "org.polemarch.api", importOptions = ImportOption.DoNotIncludeTests.class)
class LayersTest {

    @ArchTest
    static final ArchRule NO_PACKAGES_DEPEND_ON_EACH_OTHER_IN_A_CIRCLE =
            slices().matching("org.polemarch.api.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule ONLY_THE_VIEW_KIT_KNOWS_WINDOWS = noClasses()
            .that()
            .resideOutsideOfPackage("..api.ui..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx..", "org.locationtech..", "..api.ui..")
            .because("rules, bots and the command line run without a display");

    @ArchTest
    static final ArchRule THE_VIEW_KIT_KNOWS_NO_RULES = noClasses()
            .that()
            .resideInAPackage("..api.ui..")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("org.polemarch.api.play.RuleStep")
            .because("a view computes no rule");
}
