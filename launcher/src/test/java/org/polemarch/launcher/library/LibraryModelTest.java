package org.polemarch.launcher.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.core.plugins.Catalog;
import org.polemarch.core.plugins.InstalledGame;
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
}
