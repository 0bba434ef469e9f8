package org.polemarch.core.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.core.disk.OutputFile;
import org.polemarch.core.report.HtmlReport;
import org.polemarch.core.wiring.SetupFault;

class RunTest {

    private static final Experiment EXPERIMENT = new Experiment(
            List.of("skirmish", "skirmish+handicap"), List.of("greedy", "random"), 25, 7, List.of("random", "greedy"));

    @TempDir
    private Path folder;

    private Shelf shelf;
    private Path whole;

    @BeforeEach
    void playOnce() throws IOException, InterruptedException {
        shelf = Skirmish.shelf(Files.writeString(folder.resolve("skirmish.jar"), "bytes"));
        whole = play(Shard.ALL, 1);
    }

    private Path play(Shard shard, int threads) throws IOException, InterruptedException {
        Path file = folder.resolve(shard.number() + "-of-" + shard.of() + "-by-" + threads + ".jsonl");
        Run.start(EXPERIMENT, shard, shelf, file).play(threads, done -> {});
        return file;
    }

    @Test
    void threadsChangeNothing() throws IOException, InterruptedException {
        assertThat(play(Shard.ALL, 2)).hasSameBinaryContentAs(whole);
    }

    @Test
    void shardsMergeToTheSameBytesInAnyOrder() throws IOException, InterruptedException {
        List<Path> shards = new ArrayList<>();
        for (int i = 4; i >= 1; i--) {
            shards.add(play(new Shard(i, 4), 2));
        }
        OutputFile merged = new OutputFile(folder.resolve("merged.jsonl"), OutputFile.Kind.RESULTS, false);
        Results.merge(shards, merged);
        assertThat(merged.file()).hasSameBinaryContentAs(whole);
        assertThatThrownBy(() -> Results.merge(shards.subList(1, 4), merged))
                .isInstanceOf(SetupFault.class)
                .hasMessageContaining("are missing; give every shard");
        shards.add(shards.get(0));
        assertThatThrownBy(() -> Results.merge(shards, merged)).hasMessageContaining("in more than one file");
    }

    @Test
    void resumesFromTheLastWholeSeedAfterBeingCutOff() throws IOException, InterruptedException {
        byte[] all = Files.readAllBytes(whole);
        for (int cut : new int[] {all.length - 1, all.length / 2, all.length / 3 + 17, headerLength(all)}) {
            Path file = Files.write(folder.resolve("cut-" + cut), all);
            try (RandomAccessFile cutting = new RandomAccessFile(file.toFile(), "rw")) {
                cutting.setLength(cut);
            }
            Run run = Run.resume(file, shelf);
            List<Long> progress = new ArrayList<>();
            run.play(2, progress::add);
            assertThat(file).hasSameBinaryContentAs(whole);
            assertThat(progress.get(progress.size() - 1)).isEqualTo(run.games()).isEqualTo(100);
        }
    }

    private static int headerLength(byte[] all) {
        int length = 0;
        while (all[length] != '\n') {
            length++;
        }
        return length + 1;
    }

    @Test
    void doesNotResumeWithOtherPlugins() throws IOException {
        Files.writeString(folder.resolve("skirmish.jar"), "other bytes");
        assertThatThrownBy(() -> Run.resume(whole, shelf)).hasMessageContaining("other plugins");
    }

    @Test
    void neverReplacesResults() {
        assertThatThrownBy(() -> play(Shard.ALL, 1)).hasMessageContaining("is there already; resume it");
    }

    @Test
    void faultsAreLinesToo() throws IOException, InterruptedException {
        Path file = folder.resolve("faulty.jsonl");
        Experiment faulty = new Experiment(List.of("skirmish"), List.of("greedy", "faulty"), 4, 1, List.of());
        Run.start(faulty, Shard.ALL, shelf, file).play(2, done -> {});
        Findings findings = Reckoning.of(Results.open(file));
        assertThat(findings.base().failed()).isEqualTo(4);
        assertThat(findings.base().faults()).first().asString().contains("after 1 decisions: out of order");
        assertThat(findings.json()).contains("out of order");
        assertThat(HtmlReport.of(findings))
                .contains("4 of 4 games of Skirmish failed and are not counted in any figure. The first: game 0 after 1"
                        + " decisions:");
    }

    @Test
    void theFindingsTellWhatWasAskedAndWhatDiffered() throws IOException {
        Findings findings = Reckoning.of(Results.open(whole));
        Findings.Change change = findings.whats().get(1).change().orElseThrow();
        assertThat(change.asked()).singleElement().satisfies(rule -> {
            assertThat(rule.rule()).isEqualTo("LongSpears");
            assertThat(rule.times()).as("twelve strikes a game").isEqualTo(25 * 12);
        });
        assertThat(change.differed().count()).isEqualTo(25);
        assertThat(change.first().orElseThrow().q50()).isEqualTo(1);
        assertThat(findings.skill()).hasSize(2).allSatisfy(rung -> {
            assertThat(rung.stronger()).isEqualTo("greedy");
            assertThat(rung.wins().games()).isPositive();
        });
        assertThat(findings.base().chance()).as("the bots were not equal").isEmpty();
    }

    private List<String> sentences(String... whats) throws IOException, InterruptedException {
        Path file = folder.resolve("said.jsonl");
        Experiment experiment = new Experiment(List.of(whats), List.of("greedy"), 10, 1, List.of());
        Run.start(experiment, Shard.ALL, shelf, file).play(1, done -> {});
        return Reckoning.of(Results.open(file)).sentences().stream()
                .map(Findings.Sentence::text)
                .toList();
    }

    @Test
    void aVariantOfFiguresBringsNoRuleThatCouldBeAsked() throws IOException, InterruptedException {
        assertThat(sentences("skirmish", "skirmish+reach"))
                .contains("“Reach” changes figures only; it replaces no rule.")
                .anyMatch(text ->
                        text.matches("[\\d.]+% of the games with “Reach” ran differently from the game of Skirmish"
                                + " on the same seed; half of those diverged .*"))
                .noneMatch(text -> text.contains("changed rule"));
    }

    @Test
    void theScenarioOfAVariantGoesWithIt() throws IOException, InterruptedException {
        assertThat(sentences("skirmish", "skirmish:raid+raid"))
                .anyMatch(text -> text.contains("The changed rule LongSpears of “Raid” was asked"));
    }

    @Test
    void nothingIsSaidOfAClassThatCannotBeWatched() throws IOException, InterruptedException {
        assertThat(sentences("skirmish", "skirmish+sealed"))
                .noneMatch(text -> text.contains("never asked"))
                .noneMatch(text -> text.contains("figures only"));
    }

    @Test
    void whatIsDamagedIsNamedByItsLine() throws IOException, InterruptedException {
        sentences("skirmish", "skirmish+idle");
        List<String> lines = Files.readAllLines(folder.resolve("said.jsonl"));
        Path missing = folder.resolve("missing.jsonl");
        List<String> fewer = new ArrayList<>(lines);
        fewer.remove(1);
        Files.write(missing, fewer);
        assertThatThrownBy(() -> Reckoning.of(Results.open(missing)))
                .hasMessageEndingWith(
                        "missing.jsonl is damaged in line 2: it is game 0 of arm 1, where game 0 of arm 0 belongs");
        Path odd = folder.resolve("odd.jsonl");
        List<String> wrong = new ArrayList<>(lines);
        wrong.set(2, "{,}");
        Files.write(odd, wrong);
        assertThatThrownBy(() -> Reckoning.of(Results.open(odd)))
                .hasMessageContaining("odd.jsonl is damaged in line 3: ");
        assertThatThrownBy(() -> Results.merge(
                        List.of(odd), new OutputFile(folder.resolve("merged.jsonl"), OutputFile.Kind.RESULTS, false)))
                .hasMessageContaining("odd.jsonl is damaged in line 3: ");
    }

    /** A line can be read and still be nonsense. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"ranks\":\\[\\d,\\d\\] | \"ranks\":[1,0] | its ranks are [1, 0], and the first rank is 1",
                "\"leads\":\\d+ | \"leads\":-1 | its counts can't be those of a game",
                "\"ledFrom\":\\d+ | \"ledFrom\":13 | its counts can't be those of a game",
                "\"course\":\\[5000, | \"course\":[10001, | its course leaves 0 to 10000",
                "\\[430, | [431, | 431 BC does not come after 431 BC"
            })
    void whatCannotBeIsDamage(String part, String wrong, String told) throws IOException, InterruptedException {
        sentences("skirmish");
        List<String> lines = new ArrayList<>(Files.readAllLines(folder.resolve("said.jsonl")));
        String changed = lines.get(1).replaceFirst(part, wrong);
        assertThat(changed).isNotEqualTo(lines.get(1));
        lines.set(1, changed);
        Path file = Files.write(folder.resolve("wrong.jsonl"), lines);
        assertThatThrownBy(() -> Reckoning.of(Results.open(file)))
                .hasMessageEndingWith("wrong.jsonl is damaged in line 2: " + told);
    }

    @Test
    void resultsOfOtherPlacesAreNotRead() throws IOException, InterruptedException {
        sentences("skirmish");
        Path file = folder.resolve("said.jsonl");
        Files.writeString(file, Files.readString(file).replaceFirst("ATHENS\",", "ATLANTIS\","));
        assertThatThrownBy(() -> Results.open(file)).hasMessageContaining("knows other places than this program");
    }

    @Test
    void aRuleThatIsNeverAskedIsTold() throws IOException, InterruptedException {
        Path file = folder.resolve("idle.jsonl");
        Experiment idle = new Experiment(List.of("skirmish", "skirmish+idle"), List.of("greedy"), 10, 1, List.of());
        Run.start(idle, Shard.ALL, shelf, file).play(1, done -> {});
        Findings findings = Reckoning.of(Results.open(file));
        assertThat(findings.sentences())
                .extracting(Findings.Sentence::text)
                .contains(
                        "The changed rule NoSurrender of “Idle” was never asked in 10 games.",
                        "Every game with “Idle” ran exactly like the game of Skirmish on the same seed.");
        assertThat(findings.differences()).noneMatch(Findings.Difference::found);
        assertThat(findings.differences().get(0).interval().high())
                .as("five seeds prove little")
                .isCloseTo(0.5218, within(1e-4));
    }
}
