package org.polemarch.polis;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.contract.GameContract;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.polis.model.PolisState;

/** The usual set-up, and war from the first turn on, so that every promise is also kept in battles. */
class PolisContractTest extends GameContract {
    PolisContractTest() {
        super(new PolisPlugin());
    }

    @Override
    protected List<VariantPlugin> variants() {
        return List.of(new War());
    }

    /** What decides something and says by which rule can be replaced: nobody makes it with new or calls it statically. */
    @Test
    void everyClassThatCitesARuleIsAHook() {
        Set<String> hooks = new TreeSet<>();
        usual().hooks().forEach(hook -> hooks.add(hook.type().getName()));
        assertThat(new ClassFileImporter()
                                .withImportOption(new ImportOption.DoNotIncludeTests())
                                .importPackages("org.polemarch.polis.rules")
                                .stream()
                                .filter(type -> type.isAnnotatedWith(Cites.class)
                                        && !type.isRecord()
                                        && !type.isEnum()
                                        && !type.isInterface())
                                .map(JavaClass::getName))
                .isNotEmpty()
                .isSubsetOf(hooks);
    }

    @Test
    void warIsFullOfBattles() {
        PreparedGame<PolisState> war = War.prepare();
        int inBattle = 0;
        for (int seed = 0; seed < 20; seed++) {
            Game<PolisState> game = war.start(seed);
            Chance chance = Chance.seeded(seed);
            while (!game.over()) {
                inBattle += game.state().combat().isOn() ? 1 : 0;
                game.play(chance.below(game.moves().size()));
            }
        }
        assertThat(inBattle).as("decisions in battles of 20 games").isGreaterThan(400);
    }
}
