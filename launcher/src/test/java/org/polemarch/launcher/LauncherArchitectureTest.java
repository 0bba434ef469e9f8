package org.polemarch.launcher;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Who may use what inside the launcher. */
class LauncherArchitectureTest {

    private static final JavaClasses LAUNCHER = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.polemarch.launcher");

    /** From the root, so that the package of the entry point is a slice too. */
    @Test
    void noPackagesDependOnEachOtherInACircle() {
        slices().matching("org.polemarch.(**)").should().beFreeOfCycles().check(LAUNCHER);
    }

    @Test
    void onlyTheWindowTouchesTheToolkit() {
        noClasses()
                .that()
                .resideOutsideOfPackage("..launcher.window..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("javafx..", "atlantafx..", "org.kordamp..")
                .because("commands start without a display and without loading it")
                .check(LAUNCHER);
    }

    @Test
    void onlyTheDrawingCommandsKnowTheWindow() {
        noClasses()
                .that()
                .doNotHaveSimpleName("WindowCommand")
                .and()
                .doNotHaveSimpleName("RenderCommand")
                .and()
                .resideOutsideOfPackage("..launcher.window..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("..launcher.window..")
                .check(LAUNCHER);
    }

    @Test
    void theWindowKnowsNoCommandAndNoTerminal() {
        noClasses()
                .that()
                .resideInAnyPackage("..launcher.window..", "..launcher.table..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("..launcher.cli..", "..launcher.text..", "picocli..", "org.jline..")
                .check(LAUNCHER);
    }

    @Test
    void tablesKnowNoTrueState() {
        noClasses()
                .that()
                .resideInAnyPackage("..launcher.window..", "..launcher.text..")
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("org.polemarch.core.engine.Game")
                .because("what a table shows is a projection")
                .check(LAUNCHER);
    }

    @Test
    void nothingKnowsAGame() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.polemarch.perikles..",
                        "org.polemarch.polis..",
                        "org.polemarch.pericles..",
                        "org.polemarch.mountford..",
                        "org.polemarch.victory..")
                .check(LAUNCHER);
    }
}
