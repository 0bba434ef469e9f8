package org.polemarch.core.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.core.engine.Game;
import org.polemarch.core.plugins.PluginStatus.State;
import org.polemarch.core.save.SaveFault;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Replay;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.Terms;
import org.polemarch.core.wiring.PreparedGame;

/** A game and two variants of it from outside this build: installed, trusted, played, saved, resumed. */
class ForeignPluginTest {

    @TempDir
    private static Path made;

    private static Path pebbles;
    private static Path misere;
    private static Path bigHeap;

    @TempDir
    private Path temp;

    private Installation program;

    @BeforeAll
    static void make() {
        pebbles = PluginJar.pebbles().into(made);
        misere = PluginJar.misere(pebbles).into(made);
        bigHeap = PluginJar.bigHeap().processed().into(made);
    }

    @BeforeEach
    void install() {
        program = Installation.empty(temp);
        program.start();
        program.folder().install(pebbles);
        program.folder().install(misere);
        program.folder().install(bigHeap);
        program.start();
    }

    @AfterEach
    void close() {
        program.close();
    }

    private void trustAll() {
        program.host().plugins().forEach(plugin -> program.folder().trust(plugin.id()));
        program.start();
    }

    @Test
    void nothingRunsUntilItIsTrusted() {
        assertThat(program.host().plugins()).extracting(PluginStatus::state).containsOnly(State.UNTRUSTED);
        assertThat(program.catalog().games()).isEmpty();
        PluginStatus pebbles = program.status("pebbles");
        assertThat(pebbles.problem())
                .contains("not trusted")
                .endsWith("polemarch plugins trust " + pebbles.sha256().orElseThrow());
    }

    @Test
    void aProgramWithoutItsOwnPluginsSaysSo() throws IOException {
        assertThat(program.host().problems())
                .containsExactly("the plugins that came with the program are missing: there is no folder "
                        + program.folders().bundled());
        Files.createDirectories(program.folders().bundled());
        program.start();
        assertThat(program.host().problems()).isEmpty();
    }

    @Test
    void whatIsTrustedIsInTheCatalog() {
        trustAll();
        assertThat(program.host().plugins())
                .allSatisfy(
                        plugin -> assertThat(plugin.problem()).as(plugin.line()).isEmpty());
        InstalledGame game = program.catalog().game("pebbles");
        assertThat(game.info().title()).isEqualTo("Pebbles");
        assertThat(game.variantInfos()).extracting(info -> info.id()).containsExactlyInAnyOrder("misere", "big-heap");
        assertThat(game.view()).isEmpty();
        assertThat(game.plugin().ruleIndex().section("2").orElseThrow().heading())
                .isEqualTo("Taking");
        assertThat(game.versions(List.of("misere"))).isEqualTo(Map.of("pebbles", "1.0.0", "misere", "1.1.0"));
    }

    @Test
    void theGameIsPlayedToItsEnd() {
        trustAll();
        List<GameEvent> events = new ArrayList<>();
        PreparedGame<?> prepared = prepared("first=cleon");
        Game<?> game = prepared.start(1, events::add);

        assertThat(notations(game)).containsExactly("take 1", "take 2", "take 3");
        play(game, "take 3", "take 3", "take 1");

        assertThat(game.over()).isTrue();
        assertThat(winners(game)).containsExactly("cleon");
        assertThat(prepared.words().say(events.get(0))).isEqualTo("Cleon takes 3; 4 left.");
    }

    @Test
    void theOverridingVariantTurnsTheResultRound() {
        trustAll();
        Game<?> game = prepared("first=cleon", "misere").start(1);
        play(game, "take 3", "take 3", "take 1");
        assertThat(winners(game)).containsExactly("nicias");
    }

    @Test
    void theMergePatchChangesTheHeap() {
        trustAll();
        PreparedGame<?> prepared = prepared("first=cleon", "big-heap");
        Game<?> game = prepared.start(1);
        assertThat(notations(game)).containsExactly("take 1", "take 2", "take 3", "take 4");
        assertThat(prepared.data().provenance())
                .extracting(each -> each.source())
                .containsExactly("another street");
    }

    @Test
    void bothVariantsTogether() {
        trustAll();
        Game<?> game = prepared("first=cleon", "misere", "big-heap").start(1);
        play(game, "take 4", "take 4", "take 3");
        assertThat(winners(game)).containsExactly("nicias");
    }

    @Test
    void theBotsOfThePlatformPlayIt() {
        trustAll();
        assertThat(program.catalog().bots("pebbles").keySet())
                .containsExactly("beginner", "easy", "normal", "hard", "expert", "random", "greedy", "mcts");
        Session<?> session = session(prepared("first=cleon"), "greedy");
        while (!session.over()) {
            session.botMove();
        }
        assertThat(session.outcome().winners()).hasSize(1);
    }

    /** The classes of a new start are not the classes that made the save: nothing but text goes between them. */
    @Test
    void aGameIsSavedAndResumedAfterANewStart() {
        trustAll();
        Session<?> before = session(prepared("first=die", "misere", "big-heap"), "Pericles");
        before.play("take 4");
        String asked = before.toAct().id();
        String digest = before.digest();
        Path file = temp.resolve("saves").resolve("pebbles.json");
        new SaveFiles().write(file, before.save(Instant.EPOCH));

        program.start();
        SaveGame save = new SaveFiles().read(file);
        assertThat(save.plugins()).isEqualTo(Map.of("pebbles", "1.0.0", "misere", "1.1.0", "big-heap", "1.2.0"));
        Session<?> after = Replay.resume(file.toString(), save, library());

        assertThat(after.prepared().plugin().getClass())
                .isNotSameAs(before.prepared().plugin().getClass());
        assertThat(after.digest()).isEqualTo(digest);
        assertThat(after.toAct().id()).isEqualTo(asked);
        assertThat(after.save(Instant.EPOCH).variants())
                .as("what is resumed can be saved again")
                .isEqualTo(save.variants())
                .containsExactly("misere", "big-heap");
        after.play("take 4");
        after.play("take 3");
        assertThat(after.outcome().winners()).extracting(Seat::id).containsExactly(asked);
    }

    @Test
    void aSaveOfAGameThatWasRemovedSaysSo() {
        trustAll();
        SaveGame save = session(prepared("first=die"), "Pericles").save(Instant.EPOCH);
        program.folder().remove("pebbles");
        program.start();
        assertThatThrownBy(() -> Replay.resume("pebbles.json", save, library()))
                .isInstanceOf(SaveFault.class)
                .hasMessageStartingWith("pebbles.json: the game 'pebbles' is not installed");
    }

    @Test
    void noCodeOfAJarRunsBeforeItIsTrusted() {
        String ran = "org.example.loud.ran";
        Path loud = PluginJar.of("loud", "org.example.loud.Loud", """
                        package org.example.loud;
                        public final class Loud implements org.polemarch.api.bot.BotPlugin {
                            static { System.setProperty("org.example.loud.ran", "yes"); }
                            public String id() { return "loud"; }
                            public String summary() { return "tells that it ran"; }
                            public boolean plays(String game) { return game.equals("pebbles"); }
                            public org.polemarch.api.bot.Bot create(String strength) { return thinking -> 0; }
                        }
                        """).into(temp);
        try {
            program.folder().install(loud);
            program.start();
            program.folder().trust("pebbles");
            assertThat(System.getProperty(ran)).isNull();
            program.folder().trust("loud");
            assertThat(System.getProperty(ran)).isNull();
            program.start();
            assertThat(System.getProperty(ran)).isEqualTo("yes");
            assertThat(program.catalog().bots("pebbles").keySet()).endsWith("loud");
            assertThat(program.catalog().bots("another").keySet()).doesNotContain("loud");
        } finally {
            System.clearProperty(ran);
        }
    }

    @Test
    void aPluginMayBringTheViewOfAGame() {
        Path pictures =
                PluginJar.of("pictures", "org.example.pictures.Pictures", """
                        package org.example.pictures;
                        public final class Pictures implements org.polemarch.api.ui.BoardViewPlugin {
                            public String game() { return "pebbles"; }
                            public org.polemarch.api.ui.BoardView create(
                                    org.polemarch.api.ui.BoardHost host, org.polemarch.api.text.Words words) {
                                throw new IllegalStateException("only in a window");
                            }
                        }
                        """).into(temp);
        program.folder().install(pictures);
        program.start();
        trustAll();
        assertThat(program.status("pictures").problem()).isEmpty();
        assertThat(program.catalog().game("pebbles").view().orElseThrow().game())
                .isEqualTo("pebbles");
    }

    @Test
    void aJarThatChangedAfterItWasTrustedDoesNotRun() throws IOException {
        trustAll();
        Path installed = program.status("big-heap").file();
        program.close();
        PluginJar.bigHeap().with("Plugin-Provider", "somebody else").as(installed);
        program.start();
        assertThat(program.status("big-heap").state()).isEqualTo(State.UNTRUSTED);
        assertThat(program.status("pebbles").state()).isEqualTo(State.LOADED);
        assertThat(Files.exists(installed)).isTrue();
    }

    @Test
    void aVariantOfAnUntrustedGameIsNamedAndNothingElseFails() {
        program.folder().trust("misere");
        program.folder().trust("big-heap");
        program.start();
        assertThat(program.status("misere").problem())
                .isEqualTo("it needs plugin 'pebbles', which is not installed or not trusted");
        assertThat(program.status("big-heap").problem())
                .isEqualTo("its variant 'big-heap' is for game 'pebbles', which is not installed");
        assertThat(program.status("pebbles").state()).isEqualTo(State.UNTRUSTED);
    }

    private InstalledLibrary library() {
        return new InstalledLibrary(program.catalog(), "0.1.0");
    }

    /** Both seats are held by the same: a bot if there is one of that name, else a person. */
    private <S extends GameState<S>> Session<S> session(PreparedGame<S> prepared, String holder) {
        boolean bot = program.catalog().bots("pebbles").containsKey(holder);
        Holder each = bot ? new Holder.BotSeat(holder, library().bot("pebbles", holder)) : new Holder.Person(holder);
        List<String> variants = prepared.setup().variants();
        return Session.start(
                prepared,
                7,
                List.of(each, each),
                new Terms("Pebbles", false, "0.1.0", library().versions("pebbles", variants)));
    }

    private PreparedGame<?> prepared(String option, String... variants) {
        InstalledGame game = program.catalog().game("pebbles");
        var builder = game.setup().option(option);
        for (String variant : variants) {
            builder.variant(variant);
        }
        Setup setup = builder.build();
        return game.prepare(setup, Optional.empty());
    }

    private static List<String> notations(Game<?> game) {
        return game.moves().stream().map(Move::notation).toList();
    }

    private static void play(Game<?> game, String... notations) {
        for (String notation : notations) {
            game.play(notation);
        }
    }

    private static <S extends GameState<S>> List<String> winners(Game<S> game) {
        return game.book().game().outcome(game.state()).winners().stream()
                .map(Seat::id)
                .toList();
    }
}
