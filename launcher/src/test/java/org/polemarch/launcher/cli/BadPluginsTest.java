package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;

/** Whatever a plugin does, the player reads one line that names it, the exit code is right, and everything else works. */
class BadPluginsTest {

    private static final String WRITING = "public static class Bad extends Tablets.Writing { @Override public"
            + " List<Tablets.Number> legal(Tablets.Write write, Tablets.State state) { %s return super.legal(write, state); } }"
            + " public void change(Variation game) { game.replace(Tablets.Writing.class).with(Bad.class); }";

    @TempDir
    private static Path shared;

    private static Path tablets;

    @TempDir
    private Path folder;

    private TestProgram program;

    @BeforeAll
    static void make() {
        tablets = TestJar.tablets().as(shared.resolve("tablets.jar"));
        System.setProperty("polemarch.patience", "5");
    }

    @AfterAll
    static void bePatientAgain() {
        System.clearProperty("polemarch.patience");
    }

    @BeforeEach
    void install() {
        program = TestProgram.bundling(folder, tablets);
    }

    private Path jar(TestJar jar) {
        return jar.as(folder.resolve("bad.jar"));
    }

    private Path variant(String body) {
        return jar(TestJar.variant("bad", body, tablets));
    }

    /** The one line with which a command refuses. */
    private String refusal(String... args) {
        Result result = program.run(args);
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.out()).isEmpty();
        return result.complaint();
    }

    private String notInstalled(Path file) {
        String line = refusal("plugins", "install", file.toString());
        assertThat(program.home().userPlugins())
                .satisfiesAnyOf(
                        none -> assertThat(none).doesNotExist(),
                        empty -> assertThat(empty).isEmptyDirectory());
        return line;
    }

    /** Forces it in, as a careless player can. */
    private void force(Path file) {
        assertThat(program.run("plugins", "install", file.toString(), "--no-check", "--trust")
                        .code())
                .isZero();
    }

    private void theOthersWorkAndItCanBeRemoved(String id) {
        Result games = program.run("simulate", "tablets", "--games", "1", "--bots", "random");
        assertThat(games.code()).as(games.err()).isZero();
        assertThat(games.err().lines().count()).isLessThanOrEqualTo(1);
        assertThat(program.run("plugins", "list").code()).isZero();
        assertThat(program.run("plugins", "remove", id).code()).isZero();
        assertThat(program.run("games").err()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a rule       | while playing Tablets, variant bad
            constructor  | while loading
            static block | while loading
            info()       | while loading
            """)
    void aPluginThatExitsFailsItsCheck(String where, String when) {
        Path jar = switch (where) {
            case "a rule" -> variant(WRITING.formatted("System.exit(0);"));
            case "constructor" -> variant("public Loud() { System.exit(0); }");
            case "static block" -> variant("static { System.exit(0); }");
            default -> variant("public VariantInfo info() { System.exit(0); return null; }");
        };
        assertThat(refusal("plugins", "check", jar.toString()))
                .isEqualTo("polemarch check: " + jar + ": it ended its Java process (exit code 0) " + when
                        + "; a plugin must not call System.exit");
    }

    @Test
    void aTrustedPluginThatExitsWhileItIsLoadedLocksNobodyOut() {
        force(variant("public Loud() { System.exit(0); }"));
        Result died = program.started("games");
        assertThat(died.code()).isEqualTo(1);
        assertThat(died.complaint())
                .startsWith("polemarch: a plugin ended the program: org.example.loud.Loud.<init> (line ")
                .endsWith("calls System.exit; find out which: polemarch plugins doctor");
        Result next = program.run("games");
        assertThat(next.code()).isZero();
        assertThat(next.out()).contains("Tablets");
        assertThat(next.complaint())
                .isEqualTo("polemarch: the last start failed while loading plugin 'bad', so this one leaves out the"
                        + " plugins you installed; it is no longer trusted");
        theOthersWorkAndItCanBeRemoved("bad");
    }

    @Test
    void aTrustedPluginThatExitsInARuleDoesNotLookLikeSuccess() {
        force(variant(WRITING.formatted("System.exit(0);")));
        Result died = program.started("simulate", "tablets", "--variant", "bad", "--games", "1");
        assertThat(died.code()).isEqualTo(1);
        assertThat(died.complaint()).contains("org.example.loud.Loud$Bad.legal");
        theOthersWorkAndItCanBeRemoved("bad");
    }

    @Test
    void whatAPluginPrintsIsNoPartOfTheAnswer() {
        force(variant("public Loud() { System.out.println(\"noise\"); System.out.close(); System.err.close(); }"));
        Result games = program.started("games", "--json");
        assertThat(games.code()).as(games.err()).isZero();
        assertThat(games.out()).startsWith("[").doesNotContain("noise");
        theOthersWorkAndItCanBeRemoved("bad");
    }

    @Test
    void aPluginThatKeepsTheProgramFromEnding() {
        force(
                variant(
                        "public Loud() { Runtime.getRuntime().addShutdownHook(new Thread(() -> {"
                                + " while (System.nanoTime() != 0) { java.util.concurrent.locks.LockSupport.parkNanos(1_000_000_000L); } })); }"));
        Result games = program.started("games");
        assertThat(games.code()).isZero();
        assertThat(games.out()).contains("Tablets");
        assertThat(games.complaint())
                .isEqualTo(
                        "polemarch: a plugin kept the program from ending; --safe starts it without the plugins you installed");
    }

    @Test
    void doctorNamesThePluginThatExits() {
        force(variant("public VariantInfo info() { System.exit(0); return null; }"));
        Result doctor = program.run("plugins", "doctor");
        assertThat(doctor.code()).isEqualTo(1);
        assertThat(doctor.out())
                .contains(
                        "bad 1.0.0: it ended its Java process (exit code 0) while loading; a plugin must not call"
                                + " System.exit; get another version from its author, or remove it: polemarch plugins remove bad")
                .contains("tablets 1.0.0: plugin 'bad' ended its Java process");
        theOthersWorkAndItCanBeRemovedByHand();
    }

    private void theOthersWorkAndItCanBeRemovedByHand() {
        assertThat(program.run("plugins", "remove", "bad").code()).isZero();
        assertThat(program.run("plugins", "doctor").out()).isEqualTo("tablets 1.0.0: OK\n");
    }

    @Test
    void anEndlessLoopInARule() {
        Path jar = variant(WRITING.formatted(
                "while (state != null) { java.util.concurrent.locks.LockSupport.parkNanos(1_000_000_000L); }"));
        assertThat(notInstalled(jar))
                .startsWith("polemarch install: " + jar + " was not installed: ")
                .contains("org.example.loud.Loud$Bad.legal")
                .contains("did not return within 5 s; look there for an endless loop");
    }

    @Test
    void anEndlessLoopWhileItIsLoaded() {
        Path jar = variant(
                "public VariantInfo info() { while (System.nanoTime() != 0) { java.util.concurrent.locks.LockSupport.parkNanos(1_000_000_000L); } return"
                        + " null; }");
        assertThat(notInstalled(jar)).contains("Loud.info").contains("did not return within 5 s");
        force(jar);
        theOthersWorkAndItCanBeRemoved("bad");
    }

    @Test
    void allTheMemory() {
        Path jar = variant(WRITING.formatted(
                "List<long[]> all = new ArrayList<>(); while (state != null) { all.add(new long[1 << 20]); }"));
        assertThat(refusal("plugins", "check", jar.toString(), "--memory", "64"))
                .isEqualTo("polemarch check: " + jar
                        + ": it needed more than 64 MB of memory while playing Tablets, variant bad");
    }

    @Test
    void moreTimeThanItMayTake() {
        Path jar = variant(WRITING.formatted("try { Thread.sleep(50); } catch (InterruptedException e) { }"));
        assertThat(refusal("plugins", "check", jar.toString(), "--minutes", "0.05"))
                .contains("it did not finish within 3 s while ");
    }

    @Test
    void aBaseThatIsNotThere() {
        Path jar = jar(TestJar.variant("bad", "", tablets).with("Plugin-Dependencies", "nowhere"));
        assertThat(notInstalled(jar))
                .isEqualTo("polemarch install: " + jar
                        + " cannot be used: it needs plugin 'nowhere', which is not installed or not trusted");
    }

    @Test
    void aBaseOfAnotherVersion() {
        Path jar = jar(TestJar.variant("bad", "", tablets).with("Plugin-Dependencies", "tablets@>=2.0.0"));
        assertThat(notInstalled(jar)).endsWith("it needs plugin 'tablets' >=2.0.0, but 1.0.0 is installed");
        Path fits =
                variant("public VariantInfo info() { return VariantInfo.of(\"bad\", \"tablets\").fits(\">=2.0.0\"); }");
        assertThat(notInstalled(fits)).endsWith("its variant 'bad' needs tablets >=2.0.0, but 1.0.0 is installed");
        force(fits);
        theOthersWorkAndItCanBeRemoved("bad");
    }

    @Test
    void wordsThatAreMissing() {
        Path jar = variant("public record Shout() implements Move {} public static class Bad extends Tablets.Casting {"
                + " @Override public List<Move> legal(Tablets.Cast cast, Tablets.State state) { return List.of(new"
                + " Tablets.Quiet(), new Shout()); } } public void change(Variation game) {"
                + " game.replace(Tablets.Casting.class).with(Bad.class); }");
        assertThat(notInstalled(jar)).contains("everything has its words").contains("Loud.Shout");
        force(jar);
        theOthersWorkAndItCanBeRemoved("bad");
    }

    @Test
    void anOverrideThatHitsNothing() {
        Path jar = variant("public static class Bad {} public static class Worse extends Bad {} public void"
                + " change(Variation game) { game.replace(Bad.class).with(Worse.class); }");
        assertThat(notInstalled(jar)).contains("variant bad replaces Bad, which nothing in the game asks for");
        force(jar);
        assertThat(refusal("simulate", "tablets", "--variant", "bad", "--games", "1"))
                .contains("replaces Bad, which nothing in the game asks for");
        theOthersWorkAndItCanBeRemoved("bad");
    }

    @Test
    void twoOfTheSameId() throws IOException {
        Path jar = variant("");
        force(jar);
        assertThat(refusal("plugins", "install", jar.toString())).contains("'bad' is already installed");
        Path twin = Files.copy(jar, program.home().userPlugins().resolve("twin.jar"));
        Result games = program.run("games");
        assertThat(games.code()).isZero();
        assertThat(games.complaint()).contains("twin.jar").contains("the id 'bad' is taken by");
        assertThat(program.run("plugins", "remove", "twin.jar").code()).isZero();
        assertThat(twin).doesNotExist();
        theOthersWorkAndItCanBeRemoved("bad");
    }

    /** Seldom enough that two games hardly ever show it: only a check where the variant differs does. */
    @Test
    void aRefusalThatIsFalseOnceInTwentyGames() {
        Path jar = variant("public static class Bad extends Tablets.Casting { @Override public List<Refusal>"
                + " refusals(Tablets.Cast cast, Tablets.State state) { return cast.seat().index() == 1 &&"
                + " state.written[1] == 2 && (state.cast == 4 || state.cast == 5) ? List.of(new Refusal(new Tablets.Quiet(), new"
                + " Tablets.TooLarge(\"1\"))) : List.of(); } } public void change(Variation game) {"
                + " game.replace(Tablets.Casting.class).with(Bad.class); }");
        assertThat(notInstalled(jar))
                .contains("Bad.refusals says why 'quiet' is not allowed, but it is among the answers");
    }
}
