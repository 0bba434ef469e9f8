package org.polemarch.launcher.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.polemarch.api.game.Scenario;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.save.SaveFiles;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Replay;
import org.polemarch.core.session.Session;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.launcher.TestTable;

/**
 * Saves of every release stay in the tests, one of each game and scenario, and are resumed. They are never recorded again: where a
 * rule changes for good reason, the move from which an old save differs is expected here, and the change log names it.
 *
 * <p>{@code main} records those of a new release.
 */
class OldReleasesTest {

    private static final String CURRENT = "0.1.0";
    private static final int LONGEST = 160;

    @TempDir
    Path folder;

    private TestTable tables;

    @BeforeEach
    void open() {
        tables = TestTable.installed(folder);
    }

    @AfterEach
    void close() {
        tables.close();
    }

    static List<Path> saves() throws IOException, URISyntaxException {
        Path root = Path.of(OldReleasesTest.class.getResource("/saves").toURI());
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(each -> each.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("saves")
    void aSaveOfAReleaseIsResumedMoveByMove(Path file) {
        SaveGame save = new SaveFiles().read(file);
        assertThat(save.edited()).isFalse();
        Session<?> resumed = Replay.resume(file.toString(), save, tables.library());
        assertThat(resumed.decisions()).isEqualTo(save.moves().size());
        assertThat(resumed.save(Instant.EPOCH).digests()).isEqualTo(save.digests());
    }

    @Test
    void everyGameAndScenarioIsAmongThem() throws IOException, URISyntaxException {
        List<String> there = new ArrayList<>();
        for (Path file : saves()) {
            SaveGame save = new SaveFiles().read(file);
            there.add(save.program() + " " + save.game() + " " + save.scenario());
        }
        for (InstalledGame game : tables.catalog().games()) {
            for (Scenario scenario : game.info().scenarios()) {
                assertThat(there).contains(CURRENT + " " + game.id() + " " + scenario.id());
            }
        }
    }

    /** Records the saves of this release: with the folder they belong in. */
    public static void main(String[] args) throws IOException {
        Path release = Files.createDirectories(Path.of(args[0], CURRENT));
        try (TestTable tables = TestTable.installed(Files.createTempDirectory("corpus"))) {
            for (InstalledGame game : tables.catalog().games()) {
                for (Scenario scenario : game.info().scenarios()) {
                    Path file = release.resolve(game.id() + "-" + scenario.id() + ".json");
                    new SaveFiles().write(file, played(tables, game, scenario));
                }
            }
        }
    }

    private static SaveGame played(TestTable tables, InstalledGame game, Scenario scenario) {
        PreparedGame<?> prepared =
                game.prepare(game.setup().scenario(scenario.id()).build(), Optional.empty());
        List<Holder> holders = new ArrayList<>();
        prepared.setup()
                .seats()
                .forEach(seat -> holders.add(
                        new Holder.BotSeat("greedy", tables.library().bot(game.id(), "greedy"))));
        Session<?> session = Session.start(prepared, 431, holders, game.terms(prepared, false, CURRENT));
        while (!session.over() && session.decisions() < LONGEST) {
            session.botMove();
        }
        session.seat(prepared.setup().seats().get(0), new Holder.Person("Ann"));
        return session.save(Instant.parse("2026-11-18T12:00:00Z"));
    }
}
