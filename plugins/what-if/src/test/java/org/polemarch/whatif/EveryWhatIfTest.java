package org.polemarch.whatif;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.contract.ContractCheck;
import org.polemarch.core.contract.Finding;
import org.polemarch.core.contract.Rigour;
import org.polemarch.core.contract.SetupCase;
import org.polemarch.core.contract.trial.Style;
import org.polemarch.core.simulate.Simulation;
import org.polemarch.core.simulate.SimulationReport;
import org.polemarch.core.wiring.PreparedGame;

/** Every variant says what it is and where it comes from, keeps the contract, changes the game, and goes with the others. */
class EveryWhatIfTest {

    /** Where a variant changes what the usual scenario of its game hardly ever comes to. */
    private static final Map<Class<?>, String> AT_STAKE =
            Map.of(org.polemarch.whatif.pericles.NoPersianGold.class, "14.1.09A");

    private static final Rigour RIGOUR = Rigour.USUAL.withGames(2).withLooks(6);
    private static final int GAMES_A_RUN = 4;
    private static final int MOST_RUNS = 40;

    private static final Pattern SENTENCE = Pattern.compile("[.!?](\\s|$)(?=[A-Z]|$)");

    /** A passage of an author, or an inscription. */
    private static final Pattern SOURCE = Pattern.compile("(Thucydides|Xenophon|Plutarch|Andocides|IG I3)[^.]*\\d");

    @Test
    void everyGameHasSome() {
        assertThat(Shelf.all()).hasSizeGreaterThanOrEqualTo(20);
        for (GamePlugin game : Shelf.GAMES) {
            assertThat(Shelf.of(game)).as(game.info().title()).hasSizeGreaterThanOrEqualTo(5);
        }
    }

    private static Stream<DynamicTest> each(String what, java.util.function.Consumer<VariantPlugin> test) {
        return Shelf.all().stream().map(variant -> {
            VariantInfo info = variant.info();
            return dynamicTest(info.game() + ": " + info.id() + " " + what, () -> test.accept(variant));
        });
    }

    @TestFactory
    Stream<DynamicTest> saysWhatItIs() {
        return each("says what it is", variant -> {
            VariantInfo info = variant.info();
            assertThat(info.title()).isNotEqualTo(info.id());
            assertThat(info.summary()).endsWith(".");
            assertThat(SENTENCE.matcher(info.history()).results())
                    .as("sentences of: " + info.history())
                    .hasSize(2);
            assertThat(SOURCE.matcher(info.history()).find())
                    .as("a source in: " + info.history())
                    .isTrue();
        });
    }

    @TestFactory
    Stream<DynamicTest> writesItsRules() {
        return each("writes its rules", variant -> {
            RuleIndex index = Shelf.prepare(Shelf.game(variant), variant).ruleIndex();
            assertThat(variant.rules())
                    .isNotEmpty()
                    .allSatisfy(section -> assertThat(
                                    index.section(section.id()).orElseThrow().variant())
                            .isEqualTo(Optional.of(variant.info().title())));
        });
    }

    /** If a section is rewritten, the rulings about it still hold, or the section is gone. */
    @TestFactory
    Stream<DynamicTest> keepsTheRulings() {
        return each("keeps the rulings", variant -> {
            RuleIndex base = Shelf.prepare(Shelf.game(variant)).ruleIndex();
            assertThat(variant.rules())
                    .filteredOn(section -> base.section(section.id())
                            .flatMap(RuleIndex.Section::ruling)
                            .isPresent())
                    .allSatisfy(section -> assertThat(section.ruling().isPresent()
                                    || section.summary().startsWith("There is no "))
                            .as(section.id())
                            .isTrue());
        });
    }

    @TestFactory
    Stream<DynamicTest> keepsTheContract() {
        return each("keeps the contract", variant -> {
            GamePlugin game = Shelf.game(variant);
            for (SetupCase setup : SetupCase.of(variant, game.info())) {
                assertThat(new ContractCheck(RIGOUR, List.of()).run(setup.prepare(game)))
                        .extracting(Finding::text)
                        .as(setup.name())
                        .isEmpty();
            }
        });
    }

    /** As "simulate" shows: the same seeds give different games. A rare card may need many of them. */
    @TestFactory
    Stream<DynamicTest> changesTheGame() {
        return each("changes the game", variant -> {
            GamePlugin game = Shelf.game(variant);
            String scenario = AT_STAKE.getOrDefault(variant.getClass(), Shelf.scenario(game));
            PreparedGame<?> base = Shelf.prepare(game, setup -> setup.scenario(scenario));
            PreparedGame<?> with = Shelf.prepare(game, setup -> setup.scenario(scenario), variant);
            assertThat(LongStream.rangeClosed(1, MOST_RUNS)
                            .anyMatch(seed -> !simulated(base, seed).equals(simulated(with, seed))))
                    .as("a difference in " + MOST_RUNS * GAMES_A_RUN + " games")
                    .isTrue();
        });
    }

    /** What a simulation reports, apart from its title. */
    private static List<Object> simulated(PreparedGame<?> prepared, long seed) {
        List<Simulation.Player> players = new ArrayList<>();
        prepared.setup().seats().forEach(seat -> players.add(new Simulation.Player("greedy", () -> new GreedyBot(1))));
        try {
            SimulationReport report = Simulation.run(prepared, players, GAMES_A_RUN, seed, 1, done -> {});
            assertThat(report.faults()).isEmpty();
            return List.of(report.decisions(), report.branching(), report.seats(), report.endings());
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Every two variants of a game touch different rules and figures, so they are played together. */
    @TestFactory
    Stream<DynamicTest> goesWithTheOthers() {
        List<DynamicTest> tests = new ArrayList<>();
        for (GamePlugin game : Shelf.GAMES) {
            List<VariantPlugin> variants = Shelf.of(game);
            for (int i = 0; i < variants.size(); i++) {
                for (VariantPlugin other : variants.subList(i + 1, variants.size())) {
                    VariantPlugin one = variants.get(i);
                    tests.add(dynamicTest(
                            game.info().id() + ": " + one.info().id() + " with "
                                    + other.info().id(),
                            () -> assertThat(Shelf.events(Shelf.prepare(game, one, other), 1, Style.RANDOM))
                                    .isNotEmpty()));
                }
            }
        }
        return tests.stream();
    }

    @Test
    void allOfAGameGoTogether() {
        for (GamePlugin game : Shelf.GAMES) {
            PreparedGame<?> all = Shelf.prepare(game, Shelf.of(game).toArray(VariantPlugin[]::new));
            assertThat(Shelf.events(all, 2, Style.RANDOM))
                    .as(game.info().title())
                    .isNotEmpty();
        }
    }
}
