package org.polemarch.core.wiring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.inject.AbstractModule;
import com.google.inject.Inject;
import com.google.inject.Module;
import com.google.inject.util.Modules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.BoardGame;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GamePlugin;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Scenario;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.Standing;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.game.VariantPlugin;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
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
                        module(binder -> binder.bind(Rate.class).to(Collected.class)),
                        Optional.empty()));
    }

    @Test
    void aConstructorThatThrows() {
        refuses(
                "Tax with odd cannot be wired: IllegalStateException: the treasury is empty",
                variant(
                        "odd",
                        List.of(),
                        module(binder -> binder.bind(Rate.class).to(Empty.class)),
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
                        + Collecting.Collect.class.getName() + "; give each kind of frame one rule",
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
        return ((Purse) prepared.start(1).state()).drachmas;
    }

    private static VariantPlugin rate(String id, int factor) {
        return variant(
                id,
                List.of(),
                module(binder -> binder.bind(Rate.class).toInstance(sum -> sum * factor)),
                Optional.empty());
    }

    private static VariantPlugin patch(String id, String patch) {
        return variant(id, List.of(), Modules.EMPTY_MODULE, Optional.of(patch));
    }

    private static Module module(java.util.function.Consumer<com.google.inject.Binder> configure) {
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

    /** A game without a decision: a tax is collected, and that is all. */
    private static final class Tax implements GamePlugin {

        static final GameInfo INFO = new GameInfo(
                "tax",
                "Tax",
                "",
                "",
                List.of(SeatInfo.alone("athens", "Athens")),
                1,
                List.of(new Scenario("year", "A year", "")),
                List.of(),
                1,
                "",
                "",
                1);
        static final Setup SETUP = Setup.of(INFO, 1);

        @Override
        public GameInfo info() {
            return INFO;
        }

        @Override
        public DataPack data() {
            return DataPack.ofTexts(Map.of("tax", "{\"source\": \"a stele\", \"drachmas\": 10}"));
        }

        @Override
        public Module rules(DataPack data, Setup setup) {
            Sum sum = data.document("tax", Sum.class);
            return new AbstractModule() {
                @Override
                protected void configure() {
                    bind(Sum.class).toInstance(sum);
                    bind(Rate.class).toInstance(each -> each);
                    bind(BoardGame.class).to(Taxed.class);
                }
            };
        }
    }

    record Sum(int drachmas) {}

    interface Rate {
        int of(int sum);
    }

    interface Collector {}

    static final class Collected implements Rate {
        @Inject
        Collected(Collector collector) {
            assertThat(collector).isNotNull();
        }

        @Override
        public int of(int sum) {
            return sum;
        }
    }

    static final class Empty implements Rate {
        @Inject
        Empty() {
            throw new IllegalStateException("the treasury is empty");
        }

        @Override
        public int of(int sum) {
            return sum;
        }
    }

    static final class Purse implements GameState<Purse> {
        int drachmas;

        @Override
        public Purse copy() {
            Purse copy = new Purse();
            copy.drachmas = drachmas;
            return copy;
        }
    }

    static final class Collecting implements Procedure<Purse, Collecting.Collect> {
        record Collect() implements Frame {}

        private final Sum sum;
        private final Rate rate;

        @Inject
        Collecting(Sum sum, Rate rate) {
            this.sum = sum;
            this.rate = rate;
        }

        @Override
        public Class<Collect> frame() {
            return Collect.class;
        }

        @Override
        public void run(Collect frame, Play<Purse> play) {
            play.state().drachmas += rate.of(sum.drachmas());
        }
    }

    static class Taxed implements BoardGame<Purse> {
        final Collecting collecting;

        @Inject
        Taxed(Collecting collecting) {
            this.collecting = collecting;
        }

        @Override
        public List<RuleStep<Purse, ?>> rules() {
            return List.of(collecting);
        }

        @Override
        public Purse table() {
            return new Purse();
        }

        @Override
        public List<Frame> opening() {
            return List.of(new Collecting.Collect());
        }

        @Override
        public Record project(Purse state, Seat seat) {
            return new Sum(state.drachmas);
        }

        @Override
        public Purse imagine(Purse state, Seat seat, Chance chance) {
            return state.copy();
        }

        @Override
        public Outcome outcome(Purse state) {
            return new Outcome(List.of(), Outcome.RUNNING);
        }

        @Override
        public Standing standing(Purse state) {
            return new Standing(431, Map.of(), Map.of());
        }

        @Override
        public double evaluate(Purse imagined, Seat seat) {
            return 0;
        }

        @Override
        public SortedMap<String, Integer> census(Purse state) {
            return new TreeMap<>();
        }
    }

    static final class TwiceTaxed extends Taxed {
        @Inject
        TwiceTaxed(Collecting collecting) {
            super(collecting);
        }

        @Override
        public List<RuleStep<Purse, ?>> rules() {
            return List.of(collecting, collecting);
        }
    }
}
