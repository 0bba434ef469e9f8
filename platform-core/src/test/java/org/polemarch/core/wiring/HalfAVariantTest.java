package org.polemarch.core.wiring;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.api.text.RuleIndex;

/** What a variant leaves out or gives as null is named with the method its author has to mend. */
class HalfAVariantTest {

    private static class Half implements VariantPlugin {
        @Override
        public VariantInfo info() {
            return VariantInfo.of("half", "tax");
        }
    }

    private static PreparedGame<?> prepared(VariantPlugin variant) {
        return PreparedGame.of(new Tax(), List.of(variant), Tax.SETUP.withVariants(List.of("half")), Optional.empty());
    }

    private static void refuses(String message, VariantPlugin variant) {
        assertThatThrownBy(() -> prepared(variant).changed())
                .isInstanceOf(SetupFault.class)
                .hasMessage(message);
    }

    private static VariantPlugin changing(Consumer<Variation> change) {
        return new Half() {
            @Override
            public void change(Variation game) {
                change.accept(game);
            }
        };
    }

    @Test
    void noPatch() {
        refuses("dataPatch() of variant half gives null", new Half() {
            @Override
            public Optional<String> dataPatch() {
                return null;
            }
        });
    }

    @Test
    void noWords() {
        refuses("words() of variant half gives null", new Half() {
            @Override
            public Map<String, String> words() {
                return null;
            }
        });
    }

    @Test
    void noRules() {
        refuses("rules() of variant half gives null", new Half() {
            @Override
            public List<RuleIndex.Section> rules() {
                return null;
            }
        });
    }

    @Test
    void rulesThatCannotBeRead() {
        refuses("rules() of variant half fails: the scribe is ill", new Half() {
            @Override
            public List<RuleIndex.Section> rules() {
                throw new IllegalStateException("the scribe is ill");
            }
        });
    }

    @Test
    void aReplacementThatIsNotNamed() {
        refuses(
                "variant half replaces Rate and does not say by which class; write replace(Rate.class).with(...)",
                changing(tax -> tax.replace(Tax.Rate.class)));
    }

    @Test
    void nullIsNoClass() {
        String told = "variant half gives null in the place of a class";
        refuses(told, changing(tax -> tax.replace(null)));
        refuses(told, changing(tax -> tax.replace(Tax.Rate.class).with(null)));
        refuses(told, changing(tax -> tax.add(null)));
        refuses(told, changing(tax -> tax.correct(null)));
        refuses(told, changing(tax -> tax.show(null)));
    }
}
