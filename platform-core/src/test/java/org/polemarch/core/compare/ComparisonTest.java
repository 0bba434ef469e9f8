package org.polemarch.core.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.api.game.Camp;

class ComparisonTest {

    @TempDir
    private Path folder;

    private Shelf shelf;

    @BeforeEach
    void put() throws IOException {
        shelf = Skirmish.shelf(Files.writeString(folder.resolve("skirmish.jar"), "bytes"));
    }

    private Results play(long seed, long games, String... whats) throws IOException, InterruptedException {
        Path file = Files.createTempDirectory(folder, "run").resolve("results.jsonl");
        Experiment experiment = new Experiment(List.of(whats), List.of("random"), games, seed, List.of());
        Run.start(experiment, Shard.ALL, shelf, file).play(1, done -> {});
        return Results.open(file);
    }

    /** The game against itself on other seeds: what is found there is found by chance. */
    @Test
    void aGameDoesNotDifferFromItself() throws IOException, InterruptedException {
        Header header = play(1, 1, "skirmish", "skirmish+handicap").header();
        int runs = 20;
        int found = 0;
        for (int run = 0; run < runs; run++) {
            List<GameLine> base = lines(play(1_000 + 2 * run, 100, "skirmish"));
            List<GameLine> other = lines(play(1_001 + 2 * run, 100, "skirmish"));
            Reckoning reckoning = new Reckoning(header);
            for (int i = 0; i < base.size(); i++) {
                reckoning.add(base.get(i));
                reckoning.add(inArm(other.get(i)));
            }
            Findings findings = reckoning.findings();
            assertThat(findings.differences()).isNotEmpty();
            found += findings.differences().stream().anyMatch(Findings.Difference::found) ? 1 : 0;
        }
        assertThat(found).isLessThanOrEqualTo(1);
    }

    private static List<GameLine> lines(Results results) throws IOException {
        List<GameLine> lines = new ArrayList<>();
        results.forEach(lines::add);
        return lines;
    }

    private static GameLine inArm(GameLine line) {
        return GameLine.read(line.json().replace("\"arm\":0", "\"arm\":1"));
    }

    @Test
    void aHandicapIsFoundWithTheRightSign() throws IOException, InterruptedException {
        Findings findings = Reckoning.of(play(3, 200, "skirmish", "skirmish+handicap"));
        Findings.Difference wins = findings.differences().get(0);
        assertThat(wins.figure()).isEqualTo("ATHENS");
        assertThat(wins.found()).isTrue();
        assertThat(wins.difference()).isGreaterThan(0.2);
        assertThat(wins.interval().excludesZero()).isTrue();
        assertThat(wins.sentence())
                .matches("With “Handicap”, Athens wins [\\d.]+% instead of [\\d.]+% of games: \\+[\\d.]+ points,"
                        + " 95% interval [\\d.]+ to [\\d.]+\\.");
        assertThat(findings.sentences()).contains(new Findings.Sentence(1, true, wins.sentence()));
    }

    @Test
    void aPortraitCountsEverything() throws IOException, InterruptedException {
        Findings.Portrait base = Reckoning.of(play(3, 60, "skirmish")).base();
        assertThat(base.games()).isEqualTo(60);
        assertThat(base.camps().get(Camp.ATHENS).count()
                        + base.camps().get(Camp.SPARTA).count()
                        + base.shared().count())
                .isEqualTo(60);
        assertThat(base.measures().get(Measure.DECISIONS).mean()).isEqualTo(12);
        assertThat(base.measures().get(Measure.CHOICES).mean()).isEqualTo(11);
        assertThat(base.measures().get(Measure.BRANCHING).mean()).isEqualTo(1.91);
        assertThat(base.years()).extracting(Findings.Band::at).containsExactly(431, 430, 429, 428, 427, 426, 425);
        assertThat(base.years())
                .allSatisfy(band -> assertThat(band.share().games()).isEqualTo(60));
        assertThat(base.course()).hasSize(21);
        assertThat(base.course().get(0).share().mean()).isEqualTo(0.5);
        assertThat(base.holders()).hasSize(7);
        assertThat(base.endings()).containsOnlyKeys("peace");
        assertThat(base.chance().orElseThrow().pairs()).isEqualTo(30);
        assertThat(base.measures().get(Measure.FROM_HISTORY_IN_PLACES).mean()).isBetween(1.0, 99.0);
    }

    /** Two games of a seed with the same seats are often won by the same bot; then they prove less than two games. */
    @Test
    void twinsOnTheLadderCountAsFewer() throws IOException, InterruptedException {
        Path file = folder.resolve("ladder.jsonl");
        Experiment experiment =
                new Experiment(List.of("skirmish"), List.of("greedy"), 100, 5, List.of("random", "greedy"));
        Run.start(experiment, Shard.ALL, shelf, file).play(1, done -> {});
        Results results = Results.open(file);
        Climbing climbing = new Climbing(results.header().arms().get(1));
        List<GameLine> lines = new ArrayList<>();
        results.forEach(lines::add);
        for (int i = 1; i < lines.size(); i += 4) {
            climbing.add(List.of(lines.get(i), lines.get(i))); // as alike as can be
        }
        Share wins = climbing.rung().wins();
        assertThat(wins.games()).isGreaterThan(60);
        assertThat(wins.interval()).isEqualTo(Share.wilson((int) wins.games() / 2, wins.share()));
    }

    /** Points are counted by each game in its own way. */
    @Test
    void marginsAreComparedWithinAGameOnly() throws IOException, InterruptedException {
        Header.ArmInfo base = play(1, 1, "skirmish").header().arms().get(0);
        Header.ArmInfo other = new Header.ArmInfo("hoplites", "Hoplites", base.bots(), false, base.seats(), List.of());
        GameLine line = lines(play(1, 1, "skirmish")).get(0);
        assertThat(measures(base, base, line)).contains("MARGIN");
        assertThat(measures(base, other, line)).doesNotContain("MARGIN").contains("DECISIONS");
    }

    /** Where several seats make up a camp, a variant may help one of them against the other. */
    @Test
    void eachSeatOfALargeGameIsCompared() throws IOException, InterruptedException {
        Header.ArmInfo small = play(1, 1, "skirmish").header().arms().get(0);
        List<Header.ArmInfo.SeatLine> seats = new ArrayList<>(small.seats());
        seats.add(new Header.ArmInfo.SeatLine("delos", "Delos", "athens", Camp.ATHENS));
        Header.ArmInfo large = new Header.ArmInfo("skirmish", "Skirmish", small.bots(), false, seats, List.of());
        assertThat(new Comparing(small, small, 1).figures())
                .extracting(Comparing.Figure::name)
                .contains("ATHENS")
                .doesNotContain("athens");
        assertThat(new Comparing(large, large, 1).figures())
                .extracting(Comparing.Figure::name)
                .contains("ATHENS", "athens", "sparta", "delos");
    }

    private static List<String> measures(Header.ArmInfo base, Header.ArmInfo arm, GameLine line) {
        Comparing comparing = new Comparing(base, arm, 1);
        comparing.add(List.of(line), List.of(line));
        return comparing.figures().stream().map(Comparing.Figure::name).toList();
    }

    @Test
    void fewGamesSaySo() throws IOException, InterruptedException {
        assertThat(Reckoning.of(play(3, 1, "skirmish", "skirmish+handicap")).sentences())
                .extracting(Findings.Sentence::text)
                .contains("1 game is too few to tell “Handicap” from Skirmish.");
    }

    @Test
    void theJsonIsReadableAndTheSameEachTime() throws IOException, InterruptedException {
        Results results = play(3, 20, "skirmish", "skirmish,die=8");
        String json = Reckoning.of(results).json();
        assertThat(json).isEqualTo(Reckoning.of(results).json()).contains("\"DECISIONS\"", "\"sentences\"");
        assertThat(Json.COMPACT.readTree(json).get("whats").size()).isEqualTo(2);
        assertThat(json)
                .as("JDKs differ in the digits after the sixth")
                .doesNotContainPattern("\\d\\.\\d{10}|NaN|Infin");
    }
}
