package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CompareCommandTest {

    private static final String BASE = "perikles,players=3";
    private static final String OTHER = "perikles,players=3,earlyEnd=immediate";

    @TempDir
    private Path folder;

    @Test
    void writesAReportThatNeedsNothingElse() throws IOException {
        Path report = folder.resolve("report");
        Result result = TestProgram.installed(folder)
                .run(
                        "compare",
                        BASE,
                        OTHER,
                        "polis",
                        "--games",
                        "4",
                        "--bots",
                        "random",
                        "--report",
                        report.toString());
        assertThat(result.code()).isZero();
        assertThat(result.out()).contains("Wins of Red", "Distance to history, in places", "Share of chance");
        assertThat(result.complaint())
                .startsWith("polemarch: the report is in ")
                .endsWith("report.html");
        try (Stream<Path> files = Files.list(report)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder(
                            "report.html",
                            "findings.json",
                            "differences.csv",
                            "figures.csv",
                            "years.csv",
                            "places.csv");
        }
        String html = Files.readString(report.resolve("report.html"));
        assertThat(html)
                .contains("<svg", "The real war", "prefers-color-scheme: dark", "@media print", "How it was computed")
                .doesNotContain("<script", "http:", "https:", "NaN", "Infinity", "null");
        JsonNode findings = new JsonMapper().readTree(Files.readString(report.resolve("findings.json")));
        assertThat(findings.get("whats").size()).isEqualTo(3);
        assertThat(Files.readString(report.resolve("places.csv"))).startsWith("what,place,year,games,");
    }

    @Test
    void theSameBytesForEveryNumberOfThreads() {
        TestProgram program = TestProgram.installed(folder);
        String[] line = {"compare", BASE, OTHER, "--games", "5", "--bots", "random", "--json", "-", "--threads", "1"};
        Result one = program.run(line);
        line[line.length - 1] = "2";
        Result two = program.run(line);
        assertThat(one.code()).isZero();
        assertThat(one.err()).as("quiet in a pipe").isEmpty();
        assertThat(two.out()).isEqualTo(one.out()).startsWith("{");
    }

    /** Counting goes through the plugin's own class loader, and sees no bot think. */
    @Test
    void tellsHowOftenTheRuleOfAVariantWasAsked() {
        Path jar = TestJar.tablets()
                .source("org.example.tablets.Loud", """
                        package org.example.tablets;
                        import java.util.List;
                        import org.pf4j.Extension;
                        import org.polemarch.api.game.VariantInfo;
                        import org.polemarch.api.play.Move;
                        import org.polemarch.api.plugin.*;
                        @Extension
                        public final class Loud implements VariantPlugin {
                            public VariantInfo info() {
                                return new VariantInfo("loud", "tablets", "Loud", "Everybody casts.", List.of());
                            }
                            public void change(Variation game) {
                                game.replace(Tablets.Casting.class).with(Always.class);
                            }
                            public static class Always extends Tablets.Casting {
                                @Override
                                public List<Move> legal(Tablets.Cast cast, Tablets.State state) {
                                    return List.of(new Tablets.Throw());
                                }
                            }
                        }
                        """)
                .alsoIndexed("org.example.tablets.Loud")
                .as(folder.resolve("tablets.jar"));
        Result result = TestProgram.bundling(folder, jar)
                .run("compare", "tablets", "tablets+loud", "--games", "20", "--bots", "greedy");
        assertThat(result.code()).isZero();
        assertThat(result.out())
                .contains(
                        "The changed rule Always of “Loud” was asked 2 times a game on average, and at least once in 100%"
                                + " of games.")
                .contains("With “Loud”, a game has 2 instead of 4 decisions with more than one answer");
    }

    @Test
    void ablationFindsWhatElseThereIs() {
        Result result = TestProgram.installed(folder)
                .run("compare", BASE, "--ablate", "--games", "2", "--bots", "random", "--json", "-");
        JsonNode whats =
                new JsonMapper().readTree(result.out()).get("experiment").get("whats");
        assertThat(whats.valueStream().map(JsonNode::asString))
                .startsWith(BASE)
                .contains(OTHER)
                .hasSizeGreaterThan(4);
    }

    @Test
    void skillIsMeasuredWhereItIsAskedFor() {
        Result result = TestProgram.installed(folder)
                .run("compare", BASE, "--games", "2", "--bots", "random", "--skill=random,greedy:1");
        assertThat(result.code()).isZero();
        assertThat(result.out()).contains("greedy:1 beats random in");
    }

    @Test
    void whatIsWrongIsToldInOneLine() throws IOException {
        TestProgram program = TestProgram.installed(folder);
        assertThat(program.run("compare", "perikles").code()).isEqualTo(2);
        assertThat(program.run("compare", "perikels", "polis").complaint()).contains("did you mean perikles or");
        assertThat(program.run("compare", "perikles,earlyEnd=never", "polis").complaint())
                .contains("endOfTurn, immediate");
        assertThat(program.run("compare", "polis", "polis").complaint()).contains("is named twice");
        assertThat(program.run("compare", "polis", "perikles", "--bots", "mcts:100")
                        .complaint())
                .contains("write mcts:ROUNDSr");
        Path full = Files.createDirectory(folder.resolve("full"));
        Files.writeString(full.resolve("diary.txt"), "mine");
        Result refused =
                program.run("compare", BASE, "polis", "--games", "1", "--bots", "random", "--report", full.toString());
        assertThat(refused.code()).isEqualTo(1);
        assertThat(refused.complaint()).contains("there is something else in it");
        assertThat(full).isDirectoryNotContaining("glob:**.json");
    }
}
