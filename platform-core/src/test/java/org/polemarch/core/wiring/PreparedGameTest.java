package org.polemarch.core.wiring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.inject.Binder;
import com.google.inject.Inject;
import com.google.inject.Module;
import com.google.inject.util.Modules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.BoardGame;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.game.VariantPlugin;
import org.polemarch.api.play.RuleStep;

/** Variants and data over a game: what fits is wired, what does not is told in one line. */
class PreparedGameTest {

    @Test
    void theGameByItself() {
        assertThat(drachmas(PreparedGame.of(new Tax(), List.of(), Tax.SETUP, Optional.empty())))
                .isEqualTo(10);
    }

    @Test
    void aVariantReplacesAHook() {
        assertThat(drachmas(prepared(rate("double", 2)))).isEqualTo(20);
    }

    @Test
    void patchesAreLaidOverInOrderAndThePlayersLast() {
        VariantPlugin five = patch("five", "{\"tax\": {\"drachmas\": 5}}");
        VariantPlugin six = patch("six", "{\"tax\": {\"drachmas\": 6}}");
        assertThat(drachmas(prepared(five, six))).isEqualTo(6);
        assertThat(drachmas(prepared(six, five))).isEqualTo(5);
        assertThat(drachmas(PreparedGame.of(
                        new Tax(),
                        List.of(five),
                        setup(five),
                        Optional.of(new Overlay("mine.json", "{\"tax\": {\"drachmas\": 7}}")))))
                .isEqualTo(7);
    }

    @Test
    void twoVariantsThatReplaceTheSameHook() {
        refuses(
                "variants double and triple both replace Rate; choose one of them",
                rate("double", 2),
                rate("triple", 3));
    }

    @Test
    void variantsThatExcludeEachOther() {
        VariantPlugin first = variant("war", List.of("peace"), Modules.EMPTY_MODULE, Optional.empty());
        VariantPlugin second = variant("peace", List.of(), Modules.EMPTY_MODULE, Optional.empty());
        refuses("variants war and peace cannot be chosen together; choose one of them", second, first);
    }

    @Test
    void aPatchOfATableThereIsNot() {
        refuses(
                "the data of Tax is at fault: variant odd changes table 'toll', which there is not; there are tax",
                patch("odd", "{\"toll\": {}}"));
    }

    @Test
    void aPatchWithAFieldThereIsNot() {
        assertThatThrownBy(() -> prepared(patch("odd", "{\"tax\": {\"obols\": 6}}")))
                .isInstanceOf(SetupFault.class)
                .satisfies(fault -> assertThat(fault.getMessage())
                        .startsWith("the data of Tax is at fault: tax/obols: ")
                        .contains("obols")
                        .doesNotContain("\n"));
    }

    @Test
    void aPatchThatIsNoJson() {
        assertThatThrownBy(() -> prepared(patch("odd", "{tax}")))
                .isInstanceOf(SetupFault.class)
                .satisfies(fault -> assertThat(fault.getMessage())
                        .startsWith("the data of Tax is at fault: variant odd: ")
                        .contains("line 1")
                        .doesNotContain("\n"));
    }

    @Test
    void aBindingThatCannotBeMade() {
        refuses(
                "Tax with odd cannot be wired: No implementation for PreparedGameTest$Collector was bound.",
                variant(
                        "odd",
                        List.of(),
                        module(binder -> binder.bind(Tax.Rate.class).to(Collected.class)),
                        Optional.empty()));
    }

    @Test
    void aConstructorThatThrows() {
        refuses(
                "Tax with odd cannot be wired: IllegalStateException: the treasury is empty",
                variant(
                        "odd",
                        List.of(),
                        module(binder -> binder.bind(Tax.Rate.class).to(Empty.class)),
                        Optional.empty()));
    }

    @Test
    void aModuleThatThrows() {
        refuses(
                "Tax with odd cannot be wired: IllegalStateException: no module",
                variant(
                        "odd",
                        List.of(),
                        module(binder -> {
                            throw new IllegalStateException("no module");
                        }),
                        Optional.empty()));
    }

    @Test
    void guiceLogsNothingBesides() {
        List<LogRecord> logged = new ArrayList<>();
        Handler listening = new Handler() {
            @Override
            public void publish(LogRecord message) {
                logged.add(message);
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger guice = Logger.getLogger("com.google.inject");
        guice.addHandler(listening);
        try {
            aModuleThatThrows();
        } finally {
            guice.removeHandler(listening);
        }
        assertThat(logged).isEmpty();
    }

    @Test
    void twoRulesForOneFrame() {
        refuses(
                "Tax with odd cannot be wired: both Collecting and Collecting deal with frame "
                        + Tax.Collecting.Collect.class.getName() + "; give each kind of frame one rule",
                variant(
                        "odd",
                        List.of(),
                        module(binder -> binder.bind(BoardGame.class).to(TwiceTaxed.class)),
                        Optional.empty()));
    }

    private static void refuses(String message, VariantPlugin... variants) {
        assertThatThrownBy(() -> prepared(variants))
                .isInstanceOf(SetupFault.class)
                .hasMessage(message);
    }

    private static PreparedGame<?> prepared(VariantPlugin... variants) {
        return PreparedGame.of(new Tax(), List.of(variants), setup(variants), Optional.empty());
    }

    private static Setup setup(VariantPlugin... variants) {
        return Tax.SETUP.withVariants(
                Arrays.stream(variants).map(variant -> variant.info().id()).toList());
    }

    private static int drachmas(PreparedGame<?> prepared) {
        return ((Tax.Purse) prepared.start(1).state()).drachmas;
    }

    private static VariantPlugin rate(String id, int factor) {
        return variant(
                id,
                List.of(),
                module(binder -> binder.bind(Tax.Rate.class).toInstance(sum -> sum * factor)),
                Optional.empty());
    }

    private static VariantPlugin patch(String id, String patch) {
        return variant(id, List.of(), Modules.EMPTY_MODULE, Optional.of(patch));
    }

    private static Module module(Consumer<Binder> configure) {
        return configure::accept;
    }

    private static VariantPlugin variant(String id, List<String> conflicts, Module rules, Optional<String> patch) {
        return new VariantPlugin() {
            @Override
            public VariantInfo info() {
                return new VariantInfo(id, "tax", id, "", conflicts);
            }

            @Override
            public Module rules() {
                return rules;
            }

            @Override
            public Optional<String> dataPatch() {
                return patch;
            }
        };
    }

    interface Collector {}

    static final class Collected implements Tax.Rate {
        @Inject
        Collected(Collector collector) {
            assertThat(collector).isNotNull();
        }

        @Override
        public int of(int sum) {
            return sum;
        }
    }

    static final class Empty implements Tax.Rate {
        @Inject
        Empty() {
            throw new IllegalStateException("the treasury is empty");
        }

        @Override
        public int of(int sum) {
            return sum;
        }
    }

    static final class TwiceTaxed extends Tax.Taxed {
        @Inject
        TwiceTaxed(Tax.Collecting collecting) {
            super(collecting);
        }

        @Override
        public List<RuleStep<Tax.Purse, ?>> rules() {
            return List.of(collecting, collecting);
        }
    }
}
