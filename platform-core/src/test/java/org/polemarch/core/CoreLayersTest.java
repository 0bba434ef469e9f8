package org.polemarch.core;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.polemarch.api.ui.BoardViewPlugin;

/** launcher -> platform-core -> plugin-api <- plugins, and nothing else. */
@AnalyzeClasses(packages = "org.polemarch", importOptions = ImportOption.DoNotIncludeTests.class)
class CoreLayersTest {

    @ArchTest
    static final ArchRule theHostKnowsNoWindows = noClasses()
            .that()
            .resideInAPackage("org.polemarch.core..")
            .should()
            .dependOnClassesThat(resideInAnyPackage("javafx..", "org.polemarch.api.ui..", "org.polemarch.launcher..")
                    .and(not(type(BoardViewPlugin.class))))
            .because("everything but the windows runs where there is no display; of views the host only knows who makes"
                    + " them");

    @ArchTest
    static final ArchRule theApiKnowsNobody = noClasses()
            .that()
            .resideInAPackage("org.polemarch.api..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.polemarch.core..", "org.polemarch.launcher..")
            .because("a plugin sees only the API");

    @ArchTest
    static final ArchRule onlyTheUiOfTheApiDraws = noClasses()
            .that()
            .resideInAPackage("org.polemarch.api..")
            .and()
            .resideOutsideOfPackage("org.polemarch.api.ui..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx..", "org.polemarch.api.ui..")
            .because("games are played without windows");

    @ArchTest
    static final ArchRule noPackageOfTheHostStandsOnItself = slices().matching("org.polemarch.core.(**)")
            .should()
            .beFreeOfCycles()
            .because("who reads a package first must not have to read another first");

    @ArchTest
    static final ArchRule noPackageOfTheApiStandsOnItself = slices().matching("org.polemarch.api.(*)")
            .should()
            .beFreeOfCycles()
            .because("a plugin author reads the API package by package");

    @ArchTest
    static final ArchRule theEngineKnowsNeitherBotsNorContract = noClasses()
            .that()
            .resideInAPackage("org.polemarch.core.engine..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.polemarch.core.bots..", "org.polemarch.core.contract..", "tools.jackson..")
            .because("the engine is what all others stand on, and it is fast");
}
