package org.polemarch.launcher.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.core.plugins.Catalog;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.library.LibraryModel.Order;

class LibraryModelTest {

    private static final Painter NOT_DRAWN = (game, sample, dark, file) -> {
        Files.writeString(file, "half");
        throw new IOException("interrupted");
    };

    @TempDir
    private Path folder;

    private TestTable tables;
    private Catalog catalog;

    @BeforeEach
    void install() {
        tables = TestTable.installed(folder);
        catalog = tables.desk().catalog();
    }

    @AfterEach
    void close() {
        tables.close();
    }

    private List<String> found(String typed, int players, Order order) {
        return new LibraryModel(catalog)
                .games(typed, players, order).stream().map(InstalledGame::id).toList();
    }

    @Test
    void gamesAreFoundByWordsAndByPlayers() {
        assertThat(found("", 0, Order.TITLE)).hasSize(5);
        assertThat(found("wallace", 0, Order.TITLE)).containsExactly("perikles");
        assertThat(found("", 5, Order.TITLE)).containsExactly("perikles");
        assertThat(found("", 2, Order.TITLE)).contains("polis").doesNotContain("perikles");
    }

    @Test
    void onlyNumbersOfSeatsThatThereAreAreOffered() {
        assertThat(new LibraryModel(catalog).seats()).containsExactly(2, 3, 4, 5);
    }

    @Test
    void gamesArePutInOrder() {
        assertThat(found("", 0, Order.MOST_SEATS)).first().isEqualTo("perikles");
        assertThat(found("", 0, Order.SHORTEST)).isEqualTo(reversedByMinutes());
    }

    private List<String> reversedByMinutes() {
        return catalog.games().stream()
                .sorted((one, other) -> {
                    int by = Integer.compare(one.info().minutes(), other.info().minutes());
                    return by != 0
                            ? by
                            : one.info().title().compareTo(other.info().title());
                })
                .map(InstalledGame::id)
                .toList();
    }

    @Test
    void everyGameHasTheSameFacts() {
        List<String> names = catalog.games().stream()
                .map(game -> GameFacts.of(game, OptionalInt.of(9)).stream()
                        .map(GameFacts.Fact::name)
                        .toList()
                        .toString())
                .distinct()
                .toList();
        assertThat(names).hasSize(1);
        assertThat(GameFacts.decisions(OptionalInt.of(9))).isEqualTo("about 9 decisions");
        assertThat(GameFacts.decisions(OptionalInt.of(164))).isEqualTo("about 160 decisions");
        assertThat(GameFacts.decisions(OptionalInt.of(1362))).isEqualTo("about 1,400 decisions");
    }

    @Test
    void decisionsAreCountedOnceAndKept() {
        Pictures pictures = new Pictures(folder.resolve("pictures"), folder, NOT_DRAWN);
        InstalledGame polis = catalog.game("polis");
        assertThat(pictures.decisions(polis)).isEmpty();
        int counted = pictures.count(polis, tables.library());
        assertThat(counted)
                .as("bots play on, where random players ruin themselves")
                .isGreaterThan(100);
        assertThat(new Pictures(folder.resolve("pictures"), folder, NOT_DRAWN).decisions(polis))
                .hasValue(counted);
        assertThat(pictures.sample(polis).situation().lit()).isEmpty();
    }

    @Test
    void onlyWholePicturesAreKept() throws IOException {
        Path kept = folder.resolve("pictures");
        InstalledGame polis = catalog.game("polis");
        Pictures failing = new Pictures(kept, folder, NOT_DRAWN);
        Pictures.Sample sample = failing.sample(polis);
        assertThatThrownBy(() -> failing.draw(polis, sample, true)).hasMessage("interrupted");
        assertThat(failing.file(polis, true)).doesNotExist();
        Pictures drawing = new Pictures(kept, folder, (game, played, dark, file) -> Files.writeString(file, "whole"));
        assertThat(drawing.draw(polis, sample, true))
                .isEqualTo(failing.file(polis, true))
                .hasContent("whole");
    }

    @Test
    void whatTheBuildDrewIsNotDrawnAgain() throws IOException {
        Path prepared = folder.resolve("prepared");
        Path own = folder.resolve("own");
        InstalledGame polis = catalog.game("polis");
        Pictures build = new Pictures(prepared, folder, (game, played, dark, file) -> Files.writeString(file, "drawn"));
        Path drawn = build.draw(polis, build.sample(polis), false);
        Pictures player = new Pictures(own, prepared, NOT_DRAWN);
        assertThat(player.file(polis, false)).isEqualTo(drawn);
        assertThat(player.file(polis, true)).hasParentRaw(own);
    }

    /** A package has dates of its own: its pictures are still found, and two builds give them the same names. */
    @Test
    void whatTheBuildDrewBelongsToTheSameJarOfAnyDate() throws IOException {
        Path prepared = folder.resolve("prepared");
        InstalledGame polis = catalog.game("polis");
        Path jar = Files.copy(polis.from().file(), folder.resolve("polis.jar"));
        Files.setLastModifiedTime(jar, FileTime.from(Instant.parse("2026-01-01T00:00:00Z")));
        Pictures build = new Pictures(prepared, folder, (game, played, dark, file) -> Files.writeString(file, "drawn"));
        Path drawn = build.draw(polis, build.sample(polis), false);
        build.count(polis, tables.library());
        Pictures player = new Pictures(folder.resolve("own"), prepared, NOT_DRAWN);
        assertThat(player.file(packed(polis, jar), false)).isEqualTo(drawn);
        assertThat(player.decisions(packed(polis, jar))).isEqualTo(build.decisions(polis));
        assertThat(Files.readString(Path.of(drawn.toString().replace(".png", ".properties"))))
                .matches("typical-decisions=\\d+\n");
        Files.writeString(jar, "another version");
        assertThat(new Pictures(folder, prepared, NOT_DRAWN).file(packed(polis, jar), false))
                .doesNotExist();
    }

    private static InstalledGame packed(InstalledGame game, Path jar) {
        PluginStatus from = game.from();
        PluginStatus there = new PluginStatus(
                from.id(), from.version(), jar, from.sha256(), from.origin(), from.state(), from.problem());
        return new InstalledGame(game.plugin(), game.info(), there, game.variants(), game.view());
    }
}
