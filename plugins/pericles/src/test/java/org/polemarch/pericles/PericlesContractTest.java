package org.polemarch.pericles;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.contract.GameContract;

/** Pericles keeps the contract in every scenario and with every option. */
class PericlesContractTest extends GameContract {
    PericlesContractTest() {
        super(new PericlesPlugin());
    }

    /** They need a card, a captive or a Peace that random play seldom meets; the tests of the rules ask them all. */
    @Override
    protected Set<String> rarelyAsked() {
        return Set.of(
                "CardUnits",
                "CentreStop",
                "Citizenship",
                "Colony",
                "Hostages",
                "Maintenance",
                "PeaceOfCallias",
                "PersianGold",
                "PlagueLosses",
                "SendHome",
                "TreacheryRemoval");
    }

    /** Whatever carries out a section of the book can be replaced: it is a rule, or something that rules ask for. */
    @Test
    void everyClassThatCitesTheBookIsAHook() {
        Set<String> hooks =
                usual().hooks().stream().map(hook -> hook.type().getName()).collect(Collectors.toSet());
        List<String> citing = new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("org.polemarch.pericles.rules")
                        .stream()
                        .filter(type -> type.isAnnotatedWith(Cites.class))
                        .filter(type -> !type.isRecord() && !type.isEnum() && !type.isInterface())
                        .map(JavaClass::getName)
                        .toList();
        assertThat(citing).hasSizeGreaterThan(70);
        assertThat(hooks).containsAll(citing);
    }
}
