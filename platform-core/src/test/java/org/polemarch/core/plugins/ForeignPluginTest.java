package org.polemarch.core.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
import org.polemarch.core.wiring.PreparedGame;

/** A game and two variants of it from outside this build: installed, trusted, played. */
class ForeignPluginTest {

    @TempDir
    private static Path made;

    private static Path pebbles;
    private static Path misere;
    private static Path bigHeap;

    @TempDir
    private Path temp;

    private PluginFolders folders;
    private PluginHost host;

    @BeforeAll
    static void make() {
        pebbles = PluginJar.pebbles().into(made);
        misere = PluginJar.misere(pebbles).into(made);
        bigHeap = PluginJar.bigHeap().processed().into(made);
    }

    @BeforeEach
    void install() {
        folders = new PluginFolders(temp.resolve("bundled"), temp.resolve("user"), temp.resolve("trust.json"));
        open();
        host.folder().install(pebbles);
        host.folder().install(misere);
        host.folder().install(bigHeap);
        open();
    }

    @AfterEach
    void close() {
        host.close();
    }

    private void open() {
        if (host != null) {
            host.close();
        }
        host = PluginHost.open(folders, "0.1.0");
    }

    private void trustAll() {
        host.plugins().forEach(plugin -> host.folder().trust(plugin.id()));
        open();
    }

    @Test
    void nothingRunsUntilItIsTrusted() {
        assertThat(host.plugins()).extracting(PluginStatus::state).containsOnly(State.UNTRUSTED);
        assertThat(host.catalog().games()).isEmpty();
        PluginStatus pebbles = status("pebbles");
        assertThat(pebbles.problem())
                .contains("not trusted")
                .endsWith("polemarch plugins trust " + pebbles.sha256().orElseThrow());
    }

    @Test
    void whatIsTrustedIsInTheCatalog() {
        trustAll();
        assertThat(host.plugins())
                .allSatisfy(
                        plugin -> assertThat(plugin.problem()).as(plugin.line()).isEmpty());
        InstalledGame game = host.catalog().game("pebbles");
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
    void aBotOfThePlatformPlaysIt() {
        trustAll();
        assertThat(host.catalog().bots("pebbles").keySet()).containsExactly("random", "greedy");
    }

    @Test
    void aJarThatChangedAfterItWasTrustedDoesNotRun() throws IOException {
        trustAll();
        Path installed = status("big-heap").file();
        host.close();
        PluginJar.bigHeap().with("Plugin-Provider", "somebody else").as(installed);
        open();
        assertThat(status("big-heap").state()).isEqualTo(State.UNTRUSTED);
        assertThat(status("pebbles").state()).isEqualTo(State.LOADED);
        assertThat(Files.exists(installed)).isTrue();
    }

    @Test
    void aVariantOfAnUntrustedGameIsNamedAndNothingElseFails() {
        host.folder().trust("misere");
        host.folder().trust("big-heap");
        open();
        assertThat(status("misere").problem())
                .isEqualTo("it needs plugin 'pebbles', which is not installed or not trusted");
        assertThat(status("big-heap").problem())
                .isEqualTo("its variant 'big-heap' is for game 'pebbles', which is not installed");
        assertThat(status("pebbles").state()).isEqualTo(State.UNTRUSTED);
    }

    private PluginStatus status(String id) {
        return host.plugins().stream()
                .filter(plugin -> plugin.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private PreparedGame<?> prepared(String option, String... variants) {
        InstalledGame game = host.catalog().game("pebbles");
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
