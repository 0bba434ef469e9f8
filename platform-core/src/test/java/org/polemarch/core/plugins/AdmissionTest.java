package org.polemarch.core.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verifyNoMoreInteractions;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mockito.InOrder;
import org.polemarch.core.admission.Admission;
import org.polemarch.core.admission.Limits;
import org.polemarch.core.admission.Progress;
import org.polemarch.core.admission.Subject;
import org.polemarch.core.admission.Trouble;
import org.polemarch.core.admission.Trouble.Kind;
import org.polemarch.core.admission.Verdict;

/** Whatever a plugin does while it is examined, the examining program survives and knows what happened. */
class AdmissionTest {

    private static final String TAKING = "org/example/pebbles/Taking.java";

    private static final Limits LIMITS = new Limits(64, Duration.ofSeconds(90), 1);

    @TempDir
    private Path temp;

    private Installation program;

    @BeforeEach
    void install() {
        program = Installation.empty(temp.resolve("program"));
    }

    private Verdict examined(Path file, Limits limits) {
        return new Admission(program.folders(), "0.1.0", Admission.thisJava(), limits)
                .of(Subject.of(file), Progress.NONE);
    }

    /** The game with a line of Java at the beginning of every turn. */
    private Path pebbles(String line) {
        return PluginJar.pebbles()
                .replace(
                        TAKING,
                        "List<Take> takes = new ArrayList<>();",
                        line + " List<Take> takes = new ArrayList<>();")
                .into(temp);
    }

    private static Trouble only(Verdict verdict) {
        assertThat(verdict.troubles()).hasSize(1);
        return verdict.troubles().get(0);
    }

    @Test
    void aSoundGameIsAdmittedThoughNobodyTrustsItYet() {
        Path jar = PluginJar.pebbles().into(temp);
        Progress progress = mock(Progress.class);
        Verdict verdict =
                new Admission(program.folders(), "0.1.0", Admission.thisJava(), LIMITS).of(Subject.of(jar), progress);
        assertThat(verdict.troubles()).isEmpty();
        assertThat(verdict.checked())
                .containsExactly("Pebbles, 2 seats", "Pebbles, scenario half", "Pebbles, option first=cleon");
        InOrder heard = inOrder(progress);
        heard.verify(progress).planned(eq(3), any());
        for (int game = 1; game <= 3; game++) {
            heard.verify(progress).playing(verdict.checked().get(game - 1));
            heard.verify(progress).played(game);
        }
        verifyNoMoreInteractions(progress);
        assertThat(new CheckLog(program.folders()).of(jar))
                .hasValueSatisfying(check -> assertThat(check.passed()).isTrue());
        assertThat(program.folders().trustFile()).doesNotExist();
        assertThat(program.folders().startMark()).doesNotExist();
    }

    /** On a busy machine the other process ended long before its last words are read. */
    @Test
    void whoListensSlowlyHearsEverything() {
        Progress slow = new Progress() {
            @Override
            public void played(int games) {
                LockSupport.parkNanos(Duration.ofMillis(1500).toNanos());
            }
        };
        Verdict verdict = new Admission(program.folders(), "0.1.0", Admission.thisJava(), LIMITS)
                .of(Subject.of(PluginJar.pebbles().into(temp)), slow);
        assertThat(verdict.troubles()).isEmpty();
        assertThat(verdict.checked()).hasSize(3);
    }

    @Test
    void aVariantFileIsHeldToTheContractOfItsGame() throws IOException {
        PluginJar.pebbles().into(program.folders().bundled());
        Path file = Files.writeString(temp.resolve("none.variant.json"), """
                {"id": "none", "game": "pebbles", "title": "Nothing to take", "summary": "Nobody may take any.",
                 "patch": {"heap": {"most": 0}}}
                """);
        Verdict verdict = examined(file, LIMITS);
        assertThat(verdict.checked())
                .containsExactly(
                        "Pebbles, variant none",
                        "Pebbles, variant none, scenario half",
                        "Pebbles, variant none, option first=cleon");
        assertThat(only(verdict).kind()).isEqualTo(Kind.CANNOT_LOAD);
        assertThat(only(verdict).text())
                .contains("the game can't begin")
                .contains("lists no answer")
                .contains("variant none");
    }

    @Test
    void aCheckThatIsBrokenOffEndsItsProcessAndIsNotNoted() throws InterruptedException {
        Path jar = pebbles("java.util.concurrent.locks.LockSupport.parkNanos(100_000_000L);");
        List<ProcessHandle> before = ProcessHandle.current().children().toList();
        List<Verdict> verdicts = new ArrayList<>();
        Thread checking = new Thread(() -> verdicts.add(examined(jar, LIMITS)));
        checking.start();
        while (started(before).isEmpty()) {
            Thread.sleep(20);
        }
        List<ProcessHandle> started = started(before);
        checking.interrupt();
        checking.join();
        assertThat(only(verdicts.get(0)).kind()).isEqualTo(Kind.CANCELLED);
        started.forEach(process -> assertThat(process.onExit()).succeedsWithin(Duration.ofSeconds(20)));
        assertThat(new CheckLog(program.folders()).of(jar)).isEmpty();
    }

    private static List<ProcessHandle> started(List<ProcessHandle> before) {
        return ProcessHandle.current()
                .children()
                .filter(each -> !before.contains(each))
                .toList();
    }

    @Test
    void aGameThatBreaksAPromiseIsTold() {
        Trouble trouble = only(
                examined(pebbles("if (state.heap < 3) { throw new IllegalStateException(\"too few\"); }"), LIMITS));
        assertThat(trouble.kind()).isEqualTo(Kind.BROKEN_PROMISE);
        assertThat(trouble.text())
                .startsWith("Failed check: play goes on to the end")
                .contains("too few");
    }

    @Test
    void aPluginThatEndsTheMachineIsTold() {
        Trouble trouble = only(examined(pebbles("System.exit(0);"), LIMITS));
        assertThat(trouble.kind()).isEqualTo(Kind.ENDED_EARLY);
        assertThat(trouble.text())
                .isEqualTo("it ended its Java process (exit code 0) while playing Pebbles, 2 seats; a plugin must not"
                        + " call System.exit");
    }

    @Test
    void aPluginThatEndsTheMachineWhileItIsLoadedIsTold() {
        Path jar = PluginJar.of("exit", "org.example.Exit", """
                package org.example;
                public final class Exit implements org.polemarch.api.bot.BotPlugin {
                    public String id() { Runtime.getRuntime().halt(7); return "exit"; }
                    public String summary() { return ""; }
                    public boolean plays(String game) { return true; }
                    public org.polemarch.api.bot.Bot create(String strength) { return null; }
                }
                """).into(temp);
        Trouble trouble = only(examined(jar, LIMITS));
        assertThat(trouble.kind()).isEqualTo(Kind.ENDED_EARLY);
        assertThat(trouble.text()).contains("exit code 7").contains("while loading");
    }

    @Test
    void aPluginThatTakesAllMemoryIsTold() {
        Trouble trouble = only(examined(
                pebbles("List<long[]> all = new ArrayList<>(); while (state.heap > 0) { all.add(new long[1 << 20]); }"),
                LIMITS));
        assertThat(trouble.kind()).isEqualTo(Kind.OUT_OF_MEMORY);
        assertThat(trouble.text()).isEqualTo("it needed more than 64 MB of memory while playing Pebbles, 2 seats");
    }

    @Test
    void aPluginThatNeverReturnsIsGivenUp() {
        Trouble trouble = only(examined(
                pebbles("while (state.heap > 0) { Thread.onSpinWait(); }"), LIMITS.within(Duration.ofSeconds(3))));
        assertThat(trouble.kind()).isEqualTo(Kind.HANGS);
        assertThat(trouble.text()).startsWith("it did not finish within 3 s while ");
    }

    @Test
    void aPluginThatCannotBeLoadedIsTold() {
        Path jar = PluginJar.pebbles().noIndex().into(temp);
        Trouble trouble = only(examined(jar, LIMITS));
        assertThat(trouble.kind()).isEqualTo(Kind.CANNOT_LOAD);
        assertThat(trouble.text()).startsWith("it has no META-INF/extensions.idx");
    }
}
