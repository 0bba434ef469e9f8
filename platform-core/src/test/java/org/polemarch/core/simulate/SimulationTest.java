package org.polemarch.core.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.game.Score;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.engine.Seed;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.save.SaveGame.SavedSeat;
import org.polemarch.core.session.Streams;
import org.polemarch.core.session.Terms;
import org.polemarch.core.session.TinyGame;
import org.polemarch.core.simulate.Simulation.Player;
import org.polemarch.core.wiring.PreparedGame;

class SimulationTest {

    private static final Player RANDOM = new Player("random", RandomBot::new);
    private static final Player GREEDY = new Player("greedy", () -> new GreedyBot(2));

    /** A random bot that is asked like any other. */
    private static final Player ASKED = new Player(
            "random", () -> thinking -> thinking.chance().below(thinking.moves().size()));

    private static SimulationReport run(PreparedGame<?> prepared, long games, int threads, Player... players)
            throws InterruptedException {
        return Simulation.run(prepared, List.of(players), games, 42, threads, done -> {});
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "six", "bound", "endless", "start"})
    void theNumberOfThreadsChangesNothing(String trap) throws InterruptedException {
        PreparedGame<?> prepared = TinyGame.prepared("trap", trap);
        String one = run(prepared, 60, 1, GREEDY, RANDOM).json();
        assertThat(run(prepared, 60, 2, GREEDY, RANDOM).json()).isEqualTo(one);
        assertThat(run(prepared, 60, 3, GREEDY, RANDOM).json()).isEqualTo(one);
    }

    @Test
    void theShortcutForRandomBotsChangesNothing() throws InterruptedException {
        PreparedGame<?> prepared = TinyGame.prepared();
        assertThat(run(prepared, 300, 2, RANDOM, RANDOM).json())
                .isEqualTo(run(prepared, 300, 2, ASKED, ASKED).json());
    }

    @Test
    void theReportAddsUp() throws InterruptedException {
        SimulationReport report = run(TinyGame.prepared(), 100, 2, GREEDY, RANDOM);
        assertThat(report.faults()).isEmpty();
        assertThat(report.finished()).isEqualTo(100);
        assertThat(report.decisions()).isEqualTo(100 * 26);
        assertThat(report.meanDecisions()).isEqualTo(new BigDecimal("26.0000"));
        assertThat(report.endings()).isEqualTo(Map.of("turns-over", 100L));
        BigDecimal wins = report.seats().get(0).wins().add(report.seats().get(1).wins());
        assertThat(wins).isEqualTo(new BigDecimal("100.0000"));
        assertThat(report.sides().get("athens")).isEqualTo(report.seats().get(0).wins());
    }

    /** Both bid two and roll whenever they can: counted again by hand, ties as halves. */
    @Test
    void winsAndScoresAreThoseOfTheGamesPlayed() throws InterruptedException {
        Player last = new Player("last", () -> thinking -> thinking.moves().size() - 1);
        PreparedGame<TinyGame.Position> prepared = TinyGame.prepared("turns", "5");
        SimulationReport report = run(prepared, 400, 3, last, last);
        int halves = 0;
        int ties = 0;
        int points = 0;
        for (int i = 0; i < 400; i++) {
            Game<TinyGame.Position> game = prepared.start(Streams.derive(42, Streams.Kind.GAME, i));
            while (!game.over()) {
                game.play(game.moves().size() - 1);
            }
            List<Score> scores = prepared.book().game().outcome(game.state()).scores();
            int lead = Integer.signum(scores.get(0).points() - scores.get(1).points());
            halves += 1 + lead;
            ties += lead == 0 ? 1 : 0;
            points += scores.get(0).points();
        }
        assertThat(ties).isPositive();
        SimulationReport.SeatLine athens = report.seats().get(0);
        assertThat(athens.wins()).isEqualByComparingTo(BigDecimal.valueOf(halves / 2.0));
        assertThat(athens.meanScore()).isEqualByComparingTo(BigDecimal.valueOf(points / 400.0));
    }

    @Test
    void theJsonHasTheDocumentedFieldsInOrder() throws InterruptedException {
        String json = run(TinyGame.prepared("turns", "5"), 1, 1, RANDOM, RANDOM).json();
        assertThat(json.replaceAll("[0-9]+\\.[0-9]{4}", "N")).isEqualTo("""
                        {
                          "game": "tiny",
                          "scenario": "short",
                          "variants": [],
                          "options": {
                            "turns": "5",
                            "trap": "none"
                          },
                          "seed": 42,
                          "games": 1,
                          "faults": [],
                          "decisions": 7,
                          "meanDecisions": N,
                          "meanBranching": N,
                          "seats": {
                            "athens": {
                              "bot": "random",
                              "wins": N,
                              "meanScore": N
                            },
                            "sparta": {
                              "bot": "random",
                              "wins": N,
                              "meanScore": N
                            }
                          },
                          "sides": {
                            "athens": {
                              "wins": N
                            },
                            "sparta": {
                              "wins": N
                            }
                          },
                          "endings": {
                            "turns-over": 1
                          }
                        }
                        """);
    }

    @Test
    void aFaultIsToldAndTheRunGoesOn() throws InterruptedException {
        PreparedGame<TinyGame.Position> prepared = TinyGame.prepared("trap", "six");
        SimulationReport report = run(prepared, 300, 2, RANDOM, RANDOM);
        assertThat(report.faults()).isNotEmpty();
        assertThat(report.finished() + report.faults().size()).isEqualTo(300);
        SimulationReport.FaultLine line = report.faults().get(0);
        assertThat(line.fault().message()).isEqualTo("the die fell off the table");
        assertThat(line.answer()).matches("(athens|sparta): roll");
        Terms terms = new Terms("a fault", false, "1", Map.of());
        SaveGame save = report.save(line, prepared, terms, Instant.EPOCH).orElseThrow();
        assertThat(save.moves()).hasSize(line.fault().move() - 1);
        assertThat(save.seed()).isEqualTo(Seed.of(line.fault().seed()));
        assertThat(save.seats()).containsExactly(SavedSeat.bot("athens", "random"), SavedSeat.bot("sparta", "random"));
    }

    @Test
    void aGameWithoutEndIsAFault() throws InterruptedException {
        SimulationReport report = run(TinyGame.prepared("trap", "endless"), 3, 1, RANDOM, RANDOM);
        assertThat(report.faults()).hasSize(3);
        assertThat(report.faults().get(0).fault().move()).isEqualTo(201);
        assertThat(report.faults().get(0).fault().message())
                .startsWith("the game has not ended after 200 answers, the most its GameInfo allows");
        assertThat(report.meanDecisions()).isEqualTo(new BigDecimal("0.0000"));
    }

    @Test
    void aGameThatDoesNotStartIsAFaultWithoutASave() throws InterruptedException {
        PreparedGame<TinyGame.Position> prepared = TinyGame.prepared("trap", "start");
        SimulationReport report = run(prepared, 2, 1, RANDOM, RANDOM);
        assertThat(report.faults()).hasSize(2);
        assertThat(report.faults().get(0).fault().message()).isEqualTo("no cards");
        assertThat(report.save(report.faults().get(0), prepared, new Terms("x", false, "1", Map.of()), Instant.EPOCH))
                .isEmpty();
    }

    @Test
    void aBotThatFailsIsAFault() throws InterruptedException {
        Player wild = new Player("wild", () -> thinking -> -1);
        SimulationReport report = run(TinyGame.prepared(), 1, 1, RANDOM, wild);
        assertThat(report.faults()).hasSize(1);
        assertThat(report.faults().get(0).fault().message()).contains("bot wild chose answer -1 of 3");
        assertThat(report.faults().get(0).fault().move()).isEqualTo(2);
        assertThat(report.faults().get(0).answer()).isEmpty();
    }

    @Test
    void aBotThatDoesNotReturnEndsTheRunAndIsNamed() {
        Player sleeper = new Player("sleeper", () -> thinking -> {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait(); // until the run is given up
            }
            return 0;
        });
        System.setProperty("polemarch.patience", "1");
        try {
            assertThatThrownBy(() -> run(TinyGame.prepared(), 4, 1, RANDOM, sleeper))
                    .isInstanceOf(RuleFault.class)
                    .hasMessageContaining("in the game of seed ")
                    .hasMessageContaining("did not return within 1 s");
        } finally {
            System.clearProperty("polemarch.patience");
        }
    }

    @Test
    void veryManyFaultsAreToldInPart() throws InterruptedException {
        SimulationReport report = run(TinyGame.prepared("trap", "start"), 2500, 2, RANDOM, RANDOM);
        assertThat(report.faults()).hasSize(Tally.MOST_FAULTS);
        assertThat(report.faults().get(999).fault().game()).isEqualTo(999);
    }

    @Test
    void progressEndsWithAllGames() throws InterruptedException {
        AtomicLong last = new AtomicLong();
        Simulation.run(TinyGame.prepared(), List.of(RANDOM, RANDOM), 50, 1, 2, last::set);
        assertThat(last).hasValue(50);
    }

    @Test
    void anInterruptedRunIsGivenUp() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> run(TinyGame.prepared(), Long.MAX_VALUE, 1, RANDOM, RANDOM))
                .isInstanceOf(InterruptedException.class);
    }

    @Test
    void theBenchMeasuresSomething() throws InterruptedException {
        Bench.Speed speed = new Bench<>(TinyGame.prepared(), 1, 2).run(Duration.ofMillis(20), Duration.ofMillis(50));
        assertThat(speed.decisionsPerSecond()).isPositive();
        assertThat(speed.copiesPerSecond()).isPositive();
        assertThat(speed.gamesPerSecond()).isPositive();
        assertThat(speed.json())
                .matches("\\{\"decisionsPerSecond\": \\d+, \"copiesPerSecond\": \\d+, \"gamesPerSecond\": \\d+\\.\\d,"
                        + " \"threads\": 2}");
    }
}
