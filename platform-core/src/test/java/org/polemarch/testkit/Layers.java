package org.polemarch.testkit;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Random;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.GameState;
import org.polemarch.api.play.RuleStep;

/**
 * The layers of a game plugin: what its rules, model, view, bot and ui may know. A plugin's test is one line:
 * {@code Layers.of("org.polemarch.perikles").check();}
 */
public final class Layers {

    private final String base;
    private final JavaClasses classes;

    private Layers(String base, JavaClasses classes) {
        this.base = base;
        this.classes = classes;
    }

    /** The layers of the plugin with that base package; its tests do not count. */
    public static Layers of(String base) {
        return new Layers(
                base,
                new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages(base));
    }

    static Layers of(String base, Class<?>... classes) {
        return new Layers(base, new ClassFileImporter().importClasses(classes));
    }

    /** Fails with every class that knows more than its layer may. */
    public void check() {
        rules().forEach(rule -> rule.allowEmptyShould(true).check(classes));
    }

    /** Fails if chapters of the rules depend on each other in a circle, and names them. */
    public void checkChapters() {
        slices().matching(base + ".rules.(*)..")
                .should()
                .beFreeOfCycles()
                .because("a chapter of the rulebook is read after those it builds on")
                .allowEmptyShould(true)
                .check(classes);
    }

    private List<ArchRule> rules() {
        return List.of(
                noClasses()
                        .that()
                        .resideInAnyPackage(in("rules"), in("model"), in("view"))
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(
                                "javafx..",
                                "org.pf4j..",
                                "tools.jackson..",
                                "com.fasterxml.jackson..",
                                "org.slf4j..",
                                "java.util.logging..",
                                "java.io..",
                                "java.nio..",
                                "org.polemarch.api.ui..")
                        .because("rules, model and view are plain Java: they are played headless, a thousand times a"
                                + " second, and know neither windows nor files"),
                noClasses()
                        .that()
                        .resideOutsideOfPackages(in("ui"))
                        .should()
                        .dependOnClassesThat()
                        .resideInAPackage("javafx..")
                        .because("only ui draws"),
                noClasses()
                        .that()
                        .resideInAnyPackage(in("ui"), in("text"))
                        .should()
                        .dependOnClassesThat(assignableTo(GameState.class).as("are a game state"))
                        .because("a view that cannot reach the state can show no secret"),
                noClasses()
                        .that()
                        .resideInAnyPackage(in("ui"), in("text"))
                        .should()
                        .dependOnClassesThat(behaviourOfRules())
                        .because("a board computes no rule: what can be clicked is told by the situation"),
                noClasses()
                        .that()
                        .resideInAPackage(in("bot"))
                        .should()
                        .dependOnClassesThat(behaviourOfRules())
                        .because("a bot judges positions; what may be done it is told by imagined games"),
                noClasses()
                        .that()
                        .resideInAnyPackage(in("rules"), in("model"))
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(in("ui"), in("view"), in("bot"), in("text"))
                        .because("rules do not know who looks at them"),
                noClasses()
                        .should()
                        .dependOnClassesThat(resideInAPackage("org.polemarch..")
                                .and(DescribedPredicate.not(resideInAnyPackage("org.polemarch.api..", base + "..")))
                                .as("are of the host or of another plugin"))
                        .because("a plugin compiles against plugin-api alone"),
                noClasses()
                        .that()
                        .resideOutsideOfPackages(base, in("data"), in("bot"), in("ui"))
                        .should()
                        .dependOnClassesThat(assignableTo(DataPack.class))
                        .because("figures are compiled once and then only looked up"),
                noClasses()
                        .that()
                        .resideInAPackage(base + ".rules")
                        .should()
                        .dependOnClassesThat()
                        .resideInAPackage(base + ".rules.*..")
                        .because("what all chapters share knows none of them"),
                noClasses()
                        .that()
                        .resideInAnyPackage(in("rules"), in("model"), in("view"), in("bot"))
                        .should()
                        .dependOnClassesThat(assignableTo(Random.class)
                                .or(assignableTo(java.util.random.RandomGenerator.class))
                                .or(assignableTo(java.time.Clock.class))
                                .as("are random generators or clocks"))
                        .orShould()
                        .callMethod(Math.class, "random")
                        .orShould()
                        .callMethod(System.class, "currentTimeMillis")
                        .orShould()
                        .callMethod(System.class, "nanoTime")
                        .orShould()
                        .callMethod(java.util.UUID.class, "randomUUID")
                        .because("chance comes from play alone and nothing depends on the time, else no game could be"
                                + " played again"));
    }

    /** Rules themselves; the frames, moves, events and reasons nested in them are records and may be named. */
    private static DescribedPredicate<JavaClass> behaviourOfRules() {
        return describe(
                "are rules",
                type -> type.isAssignableTo(RuleStep.class)
                        && !type.getPackageName().startsWith("org.polemarch.api"));
    }

    private String in(String layer) {
        return base + ".." + layer + "..";
    }
}
