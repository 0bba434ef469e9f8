package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;

/**
 * Every method of the API, failing or giving null. The plugin is compiled once and reads from a file in its jar which of its
 * methods is to go wrong, and how.
 */
class ApiFaultsTest {

    private static final String FAULT = """
            package org.example.tablets;
            import java.nio.charset.StandardCharsets;
            public final class Fault {
                private static final String WHAT = read();
                private static String read() {
                    try (var in = Fault.class.getResourceAsStream("fault.txt")) {
                        return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
                    } catch (java.io.IOException e) { return ""; }
                }
                public static boolean in(String method) {
                    if (WHAT.equals(method + " throws")) { throw new IllegalStateException("not today"); }
                    return WHAT.equals(method + " null");
                }
            }
            """;

    /** The game's part of the API by the beginning of each method; the last line of each is where the fault goes. */
    private static final List<String> GAME = List.of(
            "public List<Class<? extends RuleStep<State, ?>>> rules() {",
            "public State table() {",
            "public List<Frame> opening() {",
            "public Record project(State state, Seat seat) {",
            "public State imagine(State state, Seat seat, Chance chance) {",
            "public Outcome outcome(State state) {",
            "public Standing standing(State state) {",
            "public SortedMap<String, Integer> census(State state) {",
            "public Seat decider(Write write, State state) {",
            "public List<Number> legal(Write write, State state) {",
            "public List<Refusal> refusals(Write write, State state) {",
            "public State copy() {");

    private static final String MORE_OF_PLUGIN = """
                public org.polemarch.api.data.DataPack data() { if (Fault.in("data")) return null; return GamePlugin.super.data(); }
                public org.polemarch.api.text.Words words() { if (Fault.in("words")) return null; return GamePlugin.super.words(); }
                public org.polemarch.api.text.RuleIndex ruleIndex() { if (Fault.in("ruleIndex")) return null; return GamePlugin.super.ruleIndex(); }
                public org.polemarch.api.text.TextBoard textBoard() { if (Fault.in("textBoard")) return null; return GamePlugin.super.textBoard(); }
                @Override
                public GameInfo info() {
                    if (Fault.in("info")) return null;
            """;

    private static final String VARIANT = """
            package org.example.tablets;
            import java.util.*;
            import org.polemarch.api.game.*;
            import org.polemarch.api.plugin.*;
            import org.polemarch.api.text.*;
            public final class Odd implements VariantPlugin {
                public VariantInfo info() { return Fault.in("variant.info") ? null : VariantInfo.of("odd", "tablets").title("Odd"); }
                public void change(Variation game) { Fault.in("variant.change"); }
                public Optional<String> dataPatch() { return Fault.in("variant.dataPatch") ? null : Optional.empty(); }
                public Map<String, String> words() { return Fault.in("variant.words") ? null : Map.of(); }
                public List<RuleIndex.Section> rules() { return Fault.in("variant.rules") ? null : List.of(); }
            }
            """;

    private static final String BOT = """
            package org.example.tablets;
            import org.polemarch.api.bot.*;
            public final class First implements BotPlugin {
                public String id() { return Fault.in("bot.id") ? null : "first"; }
                public String summary() { return Fault.in("bot.summary") ? null : "the first answer"; }
                public boolean plays(String game) { Fault.in("bot.plays"); return true; }
                public Bot create(String strength) { return Fault.in("bot.create") ? null : thinking -> { Fault.in("bot.choose"); return 0; }; }
            }
            """;

    private static final String VIEW = """
            package org.example.tablets;
            import org.polemarch.api.ui.*;
            import org.polemarch.api.text.Words;
            public final class Picture implements BoardViewPlugin {
                public String game() { return Fault.in("view.game") ? null : "tablets"; }
                public BoardView create(BoardHost host, Words words) { return null; }
            }
            """;

    @TempDir
    private static Path shared;

    private static Path mosaic;

    @TempDir
    private Path folder;

    private TestProgram program;

    @BeforeAll
    static void make() {
        mosaic = TestJar.mosaic().as(shared.resolve("mosaic.jar"));
    }

    @BeforeEach
    void install() {
        program = TestProgram.bundling(folder, mosaic);
    }

    private static String nameOf(String beginning) {
        return beginning.replaceFirst("\\(.*", "").replaceFirst(".* ", "");
    }

    private static TestJar faulty(String fault) {
        TestJar jar = TestJar.tablets()
                .replace("TabletsPlugin.java", "    @Override\n    public GameInfo info() {", MORE_OF_PLUGIN)
                .replace(
                        "TabletsPlugin.java",
                        "public Module rules(DataPack data, Setup setup) {",
                        "public Module rules(DataPack data, Setup setup) { if (Fault.in(\"module\")) return null;")
                .replace(
                        "Tablets.java",
                        "public double evaluate(State imagined, Seat seat) {",
                        "public double evaluate(State imagined, Seat seat) { if (Fault.in(\"evaluate\")) return"
                                + " Double.NaN;")
                .replace("Tablets.java", "/*writing*/", "Fault.in(\"apply\");")
                .source("org.example.tablets.Fault", FAULT)
                .source("org.example.tablets.Odd", VARIANT)
                .source("org.example.tablets.First", BOT)
                .source("org.example.tablets.Picture", VIEW)
                .entry("org/example/tablets/fault.txt", fault)
                .entry("META-INF/extensions.idx", """
                        org.example.tablets.TabletsPlugin
                        org.example.tablets.Odd
                        org.example.tablets.First
                        org.example.tablets.Picture
                        """);
        for (String beginning : GAME) {
            jar.replace(
                    "Tablets.java",
                    beginning,
                    beginning + " if (Fault.in(\"" + nameOf(beginning) + "\")) return null;");
        }
        return jar;
    }

    static Stream<String> faults() {
        Stream<String> game = GAME.stream().map(ApiFaultsTest::nameOf);
        Stream<String> more = Stream.of(
                "info",
                "data",
                "words",
                "ruleIndex",
                "textBoard",
                "module",
                "variant.info",
                "variant.dataPatch",
                "variant.words",
                "variant.rules",
                "bot.id",
                "bot.summary",
                "bot.create",
                "view.game");
        Stream<String> neverNull = Stream.of("evaluate", "apply", "variant.change", "bot.plays", "bot.choose")
                .map(each -> each + " throws");
        return Stream.concat(
                Stream.concat(game, more).flatMap(each -> Stream.of(each + " throws", each + " null")), neverNull);
    }

    /** What a player may do with the plugin; together it asks every method. */
    private Stream<Result> used() {
        return Stream.of(
                program.run("games"),
                program.run("rules", "tablets", "--variant", "odd"),
                program.run(
                        "simulate",
                        "tablets",
                        "--variant",
                        "odd",
                        "--games",
                        "1",
                        "--seat",
                        "cleon=first",
                        "--seat",
                        "nicias=greedy"),
                program.typing(
                        "why\nboard\n1\n1\n",
                        "play",
                        "tablets",
                        "--variant",
                        "odd",
                        "--text",
                        "--seed",
                        "1",
                        "--seat",
                        "cleon=human",
                        "--seat",
                        "nicias=greedy"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void isOneLine(String fault) {
        Path jar = faulty(fault).as(folder.resolve("tablets.jar"));
        assertThat(program.run("plugins", "install", jar.toString(), "--no-check", "--trust")
                        .code())
                .isZero();
        List<Result> results = used().toList();
        for (Result result : results) {
            assertThat(result.err().lines().count())
                    .as("of %s: %s", fault, result.err())
                    .isLessThanOrEqualTo(result.code() == 0 ? 1 : 2);
            assertThat(result.err()).doesNotContain("\tat ");
        }
        boolean told = results.stream()
                .anyMatch(result -> !result.err().isEmpty() || result.out().contains("! "));
        if (!told) {
            // What nobody but the contract asks for cannot spoil a game, and is found by the check.
            assertThat(fault).matches("census .*");
            assertThat(program.run("plugins", "check", "tablets", "--games", "1")
                            .code())
                    .as(fault)
                    .isEqualTo(1);
        }
        Result other = program.run("simulate", "mosaic", "--games", "1", "--bots", "random");
        assertThat(other.code()).as(other.err()).isZero();
        assertThat(program.run("plugins", "list").code()).isZero();
        assertThat(program.run("plugins", "remove", "tablets").code()).isZero();
        assertThat(program.run("games").err()).isEmpty();
    }

    @Test
    void withoutAFaultEverythingWorks() {
        program.run(
                "plugins",
                "install",
                faulty("").as(folder.resolve("tablets.jar")).toString(),
                "--no-check",
                "--trust");
        assertThat(used()).allSatisfy(result -> {
            assertThat(result.err()).isEmpty();
            assertThat(result.code()).isZero();
        });
    }
}
