package org.polemarch.mountford;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.contract.GameContract;
import org.polemarch.core.contract.Rigour;
import org.polemarch.core.wiring.Hook;

/** Mountford's variant keeps the contract, from the usual start, with Persia at war and with the war at Sparta's door. */
class MountfordContractTest extends GameContract {

    /** These games happen upon every question of the game twice, the fall of Argos and the rising of the helots included. */
    private static final long FIRST_SEED = 44;

    private static final int GAMES = 12;

    MountfordContractTest() {
        super(new MountfordPlugin());
    }

    @Override
    protected Rigour rigour() {
        return super.rigour()
                .withFirstSeed(Long.getLong("contract.seed", FIRST_SEED))
                .withGames(Integer.getInteger("contract.games", GAMES));
    }

    @Override
    protected List<VariantPlugin> variants() {
        return List.of(new WarInAsia(), new WarAtHome());
    }

    /** What cites a rule carries it out, so a variant must be able to put another in its place. */
    @Test
    void everyClassThatCitesARuleCanBeReplaced() {
        Set<Class<?>> hooks = usual().hooks().stream().map(Hook::type).collect(Collectors.toSet());
        assertThat(new ClassFileImporter()
                        .importPackages("org.polemarch.mountford.rules").stream()
                                .filter(type -> type.isAnnotatedWith(Cites.class))
                                .filter(type -> !type.isRecord() && !type.isEnum() && !type.isInterface())
                                .filter(type -> !type.getSimpleName().endsWith("Test"))
                                .map(JavaClass::reflect)
                                .filter(type -> !hooks.contains(type)))
                .isEmpty();
    }
}
