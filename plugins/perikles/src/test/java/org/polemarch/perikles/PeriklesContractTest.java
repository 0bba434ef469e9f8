package org.polemarch.perikles;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.contract.GameContract;

/** Perikles keeps the contract, with three, four and five players and every option. */
class PeriklesContractTest extends GameContract {
    PeriklesContractTest() {
        super(new PeriklesPlugin());
    }

    /** What carries out a section is asked for by the game, so that a variant can replace it. */
    @Test
    void everyClassThatCitesTheRulesIsAHook() {
        List<String> hooks =
                usual().hooks().stream().map(hook -> hook.type().getName()).toList();
        assertThat(new ClassFileImporter()
                                .withImportOption(new ImportOption.DoNotIncludeTests())
                                .importPackages("org.polemarch.perikles")
                                .stream()
                                .filter(type -> type.isAnnotatedWith(Cites.class))
                                .filter(type -> !type.isRecord() && !type.isEnum() && !type.isInterface())
                                .map(JavaClass::getName))
                .hasSizeGreaterThan(40)
                .isSubsetOf(hooks);
    }
}
