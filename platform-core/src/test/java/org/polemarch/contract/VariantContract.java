package org.polemarch.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.core.contract.SetupCase;
import org.polemarch.core.wiring.Hook;

/**
 * The contract a variant is held to: played alone, with each of its own scenarios and options, it keeps all that its game promises.
 * What the game itself must keep is not checked again.
 *
 * <pre>{@code
 * class GreatEnginesContractTest extends VariantContract {
 *     GreatEnginesContractTest() {
 *         super(new PolisPlugin(), new GreatEngines());
 *     }
 * }
 * }</pre>
 */
public abstract class VariantContract extends GameContract {

    private final VariantPlugin variant;

    protected VariantContract(GamePlugin game, VariantPlugin variant) {
        super(game);
        this.variant = variant;
    }

    @Override
    protected final List<VariantPlugin> variants() {
        return List.of(variant);
    }

    @Override
    protected List<SetupCase> setups() {
        return SetupCase.of(variant, plugin().info());
    }

    /**
     * The questions of the game itself are the game's to check; those the variant adds must come up. Override it to add one that
     * needs a rare position, and test that one by hand.
     */
    @Override
    protected Set<String> rarelyAsked() {
        Set<String> own = new HashSet<>();
        usual().book().rules().forEach(rule -> own.add(rule.getClass().getSimpleName()));
        return own;
    }

    /** Of the classes, only those that the variant brings. */
    @Override
    @Test
    void everyClassOfTheRulesCanBeReplaced() {
        List<Hook> own = usual().hooks();
        List<Hook> brought = setups().get(0).prepare(plugin()).hooks().stream()
                .filter(hook -> !own.contains(hook)
                        && !rarelyAsked().contains(hook.type().getSimpleName()))
                .toList();
        assertThat(new Replaceability(plugin(), setups(), GAMES_TO_BE_ASKED).obstacles(brought))
                .as("classes that another variant cannot replace in its turn")
                .isEmpty();
    }

    @Override
    void everyClassThatCitesTheBookIsMadeByTheInjector() {
        // What the variant brings is made by the injector or is not asked, which is checked above.
    }

    @Override
    void everyLayerKnowsOnlyWhatItMay() {
        // A variant is a handful of classes and lies in no layers.
    }
}
