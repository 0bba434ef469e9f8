package org.polemarch.core.wiring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.play.Play;
import org.polemarch.api.plugin.Correction;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;

/** Variants and data over a game: what fits is wired, what does not is reported in one line. */
class PreparedGameTest {

    private static final String SIX = "{\"tax\": {\"drachmas\": 6}}";

    @Test
    void theGameByItself() {
        assertThat(drachmas(PreparedGame.of(new Tax(), List.of(), Tax.SETUP, Optional.empty())))
                .isEqualTo(10);
    }

    @Test
    void aVariantReplacesAHook() {
        assertThat(drachmas(prepared(rate("double", Doubled.class)))).isEqualTo(20);
    }

    @Test
    void patchesAreLaidOverInOrderAndThePlayersLast() {
        VariantPlugin five = patch("five", "{\"tax\": {\"drachmas\": 5}}");
        assertThat(drachmas(prepared(five))).isEqualTo(5);
        assertThat(drachmas(prepared(five, patch(VariantInfo.of("six", "tax").after("five"), SIX))))
                .isEqualTo(6);
        assertThat(drachmas(prepared(patch(VariantInfo.of("six", "tax").after("five"), SIX), five)))
                .as("whichever was chosen first")
                .isEqualTo(6);
        assertThat(drachmas(PreparedGame.of(
                        new Tax(),
                        List.of(five),
                        setup(five),
                        Optional.of(new Overlay("mine.json", "{\"tax\": {\"drachmas\": 7}}")))))
                .isEqualTo(7);
    }

    @Test
    void twoVariantsThatSetTheSameFigure() {
        refuses(
                "variants five and six both change tax/drachmas; choose one of them",
                patch("five", "{\"tax\": {\"drachmas\": 5, \"source\": \"one stele\"}}"),
                patch("six", SIX));
        assertThat(drachmas(prepared(patch("six", SIX), patch("also-six", SIX))))
                .isEqualTo(6);
    }

    @Test
    void twoVariantsThatReplaceTheSameHook() {
        refuses(
                "variants double and triple both replace Rate; choose one of them",
                rate("double", Doubled.class),
                rate("triple", Tripled.class));
    }

    @Test
    void variantsThatExcludeEachOther() {
        VariantPlugin first = variant("war", List.of("peace"), tax -> {}, Optional.empty());
        VariantPlugin second = variant("peace", List.of(), tax -> {}, Optional.empty());
        refuses("variants peace and war cannot be chosen together; choose one of them", second, first);
    }

    @Test
    void aPatchOfATableThereIsNot() {
        refuses(
                "variant odd changes table 'toll', which does not exist; there are tax",
                patch("odd", "{\"toll\": {}}"));
    }

    @Test
    void aPatchWithAFieldThereIsNot() {
        assertThatThrownBy(() -> prepared(patch("odd", "{\"tax\": {\"obols\": 6}}")))
                .isInstanceOf(SetupFault.class)
                .satisfies(fault -> assertThat(fault.getMessage())
                        .isEqualTo("variant odd changes tax/obols: there is no field" + " 'obols'; there are drachmas")
                        .doesNotContain("\n"));
    }

    @Test
    void aPatchWithTheWrongKindOfFigure() {
        refuses(
                "variant odd changes tax/drachmas: it must be a whole number, not 'ten'",
                patch("odd", "{\"tax\": {\"drachmas\": \"ten\"}}"));
        refuses(
                "variant odd changes tax/drachmas: it must be a whole number, not a list",
                patch("odd", "{\"tax\": {\"drachmas\": [10]}}"));
        refuses(
                "variant odd changes tax/drachmas: it is missing; it must be a whole number",
                patch("odd", "{\"tax\": {\"drachmas\": null}}"));
    }

    @Test
    void aVariantThatStandsOnAnotherReplacesItsReplacement() {
        VariantPlugin twice = rate("double", Doubled.class);
        VariantPlugin more = variant(
                VariantInfo.of("more", "tax").after("double"),
                tax -> tax.replace(Tax.Rate.class).with(DoubledAndMore.class),
                Optional.empty());
        assertThat(drachmas(prepared(twice, more))).isEqualTo(21);
        assertThat(drachmas(prepared(more, twice))).isEqualTo(21);
        assertThat(drachmas(prepared(more))).isEqualTo(21);
        refuses(
                "variant more comes after double, which replaces Rate by Doubled, so its Tripled must extend that",
                twice,
                variant(
                        VariantInfo.of("more", "tax").after("double"),
                        tax -> tax.replace(Tax.Rate.class).with(Tripled.class),
                        Optional.empty()));
        refuses(
                "variants a, b each come after another of them; their authors must mend that",
                variant(VariantInfo.of("a", "tax").after("b"), tax -> {}, Optional.empty()),
                variant(VariantInfo.of("b", "tax").after("a"), tax -> {}, Optional.empty()));
    }

    @Test
    void anEventOfAReplacedRuleCitesTheVariantsSection() {
        PreparedGame<?> usual = prepared();
        PreparedGame<?> strict = prepared(variant(
                "strict", List.of(), tax -> tax.replace(Tax.Collecting.class).with(Strict.class), Optional.empty()));
        assertThat(usual.cites(new Tax.Collecting.Collected(10))).isEqualTo("tax");
        assertThat(strict.cites(new Tax.Collecting.Collected(10))).isEqualTo("strict/tax");
        assertThat(strict.cites(new Tax.Collecting.Kept(10)))
                .as("a section of the same chapter")
                .isEqualTo("strict/tax");
        assertThat(strict.cites(new Tax.Collecting.Thanked()))
                .as("a rule of another chapter")
                .isEqualTo("manners");
        PreparedGame<?> same = prepared(variant(
                "twice", List.of(), tax -> tax.replace(Tax.Collecting.class).with(Twice.class), Optional.empty()));
        assertThat(same.cites(new Tax.Collecting.Collected(10)))
                .as("it names none itself")
                .isEqualTo("tax");
    }

    @Test
    void aVariantCorrectsTheEvaluation() {
        PreparedGame<?> prepared =
                prepared(variant("rich", List.of(), tax -> tax.correct(Richer.class), Optional.empty()));
        assertThat(worth(prepared)).isEqualTo(0.1);
    }

    private static <S extends GameState<S>> double worth(PreparedGame<S> prepared) {
        return prepared.book()
                .game()
                .evaluate(prepared.start(1).state(), prepared.setup().seats().get(0));
    }

    @Test
    void aGameIsNamedWithItsVariants() {
        assertThat(prepared().title()).isEqualTo("Tax");
        assertThat(prepared(
                                patch(VariantInfo.of("five", "tax").title("Five drachmas"), "{}"),
                                patch(VariantInfo.of("late", "tax").title("Late payment"), "{}"))
                        .title())
                .isEqualTo("Tax with Five drachmas, Late payment");
    }

    @Test
    void aFaultTheGameFindsByItselfNamesWhoChangedTheData() {
        assertThatThrownBy(() -> prepared(patch("odd", "{\"tax\": {\"drachmas\": 999}}")))
                .hasMessage("variant odd breaks the data of Tax: nobody pays 999 drachmas");
    }

    @Test
    void aPatchThatChangesNothingIsNamedWhenAGameIsSetUpAndNotWhenItIsResumed() {
        PreparedGame<?> idle = prepared(patch("same", "{\"tax\": {\"drachmas\": 10}}"));
        assertThatThrownBy(idle::changed)
                .isInstanceOf(SetupFault.class)
                .hasMessage("variant same changes nothing: Tax already has these figures");
        PreparedGame<?> other = prepared(patch("more", "{\"tax\": {\"drachmas\": 11}}"));
        assertThat(other.changed()).isSameAs(other);
    }

    @Test
    void aPatchThatIsNoJson() {
        assertThatThrownBy(() -> prepared(patch("odd", "{tax}")))
                .isInstanceOf(SetupFault.class)
                .satisfies(fault -> assertThat(fault.getMessage())
                        .startsWith("variant odd: ")
                        .contains("line 1")
                        .doesNotContain("\n"));
    }

    @Test
    void aBindingThatCannotBeMade() {
        refuses(
                "Tax with odd can't be set up: No implementation for PreparedGameTest$Collector was bound.",
                variant("odd", List.of(), tax -> tax.replace(Tax.Rate.class).with(Collected.class), Optional.empty()));
    }

    @Test
    void aConstructorThatThrows() {
        refuses(
                "Tax with odd can't be set up: the treasury is empty",
                variant("odd", List.of(), tax -> tax.replace(Tax.Rate.class).with(Empty.class), Optional.empty()));
    }

    @Test
    void aChangeThatThrows() {
        refuses(
                "Tax with odd can't be set up: no change",
                variant(
                        "odd",
                        List.of(),
                        tax -> {
                            throw new IllegalStateException("no change");
                        },
                        Optional.empty()));
    }

    @Test
    void aReplacementNobodyAsksFor() {
        refuses(
                "variant odd replaces Rates, which nothing in the game asks for; did you mean Rate?",
                variant("odd", List.of(), tax -> tax.replace(Rates.class).with(MoreRates.class), Optional.empty()));
    }

    @Test
    void twoVariantsThatReplaceDifferentClasses() {
        VariantPlugin twice = variant(
                "twice", List.of(), tax -> tax.replace(Tax.Collecting.class).with(Twice.class), Optional.empty());
        assertThat(drachmas(prepared(rate("double", Doubled.class), twice))).isEqualTo(40);
        assertThat(drachmas(prepared(twice, rate("double", Doubled.class)))).isEqualTo(40);
    }

    @Test
    void theHooksOfAGameAreItsRulesAndWhatTheyAskFor() {
        assertThat(PreparedGame.of(new Tax(), List.of(), Tax.SETUP, Optional.empty())
                        .hooks())
                .extracting(Hook::type)
                .containsExactly(Tax.Collecting.class, Tax.Simple.class);
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
            aChangeThatThrows();
        } finally {
            guice.removeHandler(listening);
        }
        assertThat(logged).isEmpty();
    }

    @Test
    void twoRulesForOneFrame() {
        refuses(
                "Tax with odd can't be set up: both Collecting and AlsoCollecting deal with frame "
                        + Tax.Collecting.Collect.class.getName() + "; give each kind of frame one rule",
                variant("odd", List.of(), tax -> tax.add(AlsoCollecting.class), Optional.empty()));
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

    private static VariantPlugin rate(String id, Class<? extends Tax.Rate> rate) {
        return variant(id, List.of(), tax -> tax.replace(Tax.Rate.class).with(rate), Optional.empty());
    }

    private static VariantPlugin patch(String id, String patch) {
        return patch(VariantInfo.of(id, "tax"), patch);
    }

    private static VariantPlugin patch(VariantInfo info, String patch) {
        return variant(info, tax -> {}, Optional.of(patch));
    }

    private static VariantPlugin variant(
            String id, List<String> conflicts, Consumer<Variation> change, Optional<String> patch) {
        return variant(VariantInfo.of(id, "tax").conflicts(conflicts.toArray(String[]::new)), change, patch);
    }

    private static VariantPlugin variant(VariantInfo info, Consumer<Variation> change, Optional<String> patch) {
        return new VariantPlugin() {
            @Override
            public VariantInfo info() {
                return info;
            }

            @Override
            public void change(Variation game) {
                change.accept(game);
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

    static class AlsoCollecting extends Tax.Collecting {
        @Inject
        AlsoCollecting(Tax.Sum sum, Tax.Rate rate) {
            super(sum, rate);
        }
    }

    @Cites("strict/tax")
    static class Strict extends Tax.Collecting {
        @Inject
        Strict(Tax.Sum sum, Tax.Rate rate) {
            super(sum, rate);
        }
    }

    static final class Richer implements Correction<Tax.Purse> {
        private final Tax.Sum sum;

        @Inject
        Richer(Tax.Sum sum) {
            this.sum = sum;
        }

        @Override
        public double of(Tax.Purse imagined, Seat seat) {
            return sum.drachmas() / 100.0;
        }
    }

    static class DoubledAndMore extends Doubled {
        @Override
        public int of(int sum) {
            return super.of(sum) + 1;
        }
    }

    static class Doubled extends Tax.Simple {
        @Override
        public int of(int sum) {
            return sum * 2;
        }
    }

    static final class Tripled extends Tax.Simple {
        @Override
        public int of(int sum) {
            return sum * 3;
        }
    }

    static class Twice extends Tax.Collecting {
        @Inject
        Twice(Tax.Sum sum, Tax.Rate rate) {
            super(sum, rate);
        }

        @Override
        public void run(Collect frame, Play<Tax.Purse> play) {
            super.run(frame, play);
            super.run(frame, play);
        }
    }

    static class Rates extends Tax.Simple {}

    static class MoreRates extends Rates {}
}
