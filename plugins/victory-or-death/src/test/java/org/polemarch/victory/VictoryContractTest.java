package org.polemarch.victory;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.contract.GameContract;
import org.polemarch.core.wiring.Hook;

/** Victory or Death keeps the contract with two, three and four people, with every option, and with cards that do more than usual. */
class VictoryContractTest extends GameContract {
    VictoryContractTest() {
        super(new VictoryOrDeathPlugin());
    }

    @Override
    protected List<VariantPlugin> variants() {
        return List.of(new BusyCards());
    }

    /** What carries out a section of the book is made by the injector, so that a variant can put its own class there. */
    @Test
    void everythingThatCitesTheBookIsMadeByTheInjector() {
        Set<String> hooks =
                usual().hooks().stream().map(Hook::type).map(Class::getName).collect(Collectors.toSet());
        List<String> rules = new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("org.polemarch.victory.rules", "org.polemarch.victory.supply")
                        .stream()
                        .filter(type -> type.isAnnotatedWith(Cites.class))
                        .filter(type -> !type.isRecord() && !type.isEnum() && !type.isInterface())
                        .filter(type -> !type.getModifiers().contains(JavaModifier.ABSTRACT))
                        .map(type -> type.getName())
                        .toList();
        assertThat(rules).hasSizeGreaterThan(40);
        assertThat(hooks).containsAll(rules);
    }
}
