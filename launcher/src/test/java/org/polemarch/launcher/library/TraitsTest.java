package org.polemarch.launcher.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.api.game.Camp;
import org.polemarch.core.compare.Experiment;
import org.polemarch.core.compare.Figures;
import org.polemarch.core.compare.Figures.Part;
import org.polemarch.core.compare.Figures.Range;
import org.polemarch.core.compare.Figures.SeatWins;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.TestTable;

class TraitsTest {

    @TempDir
    private Path folder;

    private TestTable tables;
    private List<InstalledGame> games;

    @BeforeEach
    void install() {
        tables = TestTable.installed(folder);
        games = tables.desk().catalog().games();
    }

    @AfterEach
    void close() {
        tables.close();
    }

    /** A library that says "not measured" helps nobody to choose. */
    @Test
    void everyGameShipsWhatWasMeasuredOfIt() {
        assertThat(games).hasSize(5).allSatisfy(game -> {
            Figures figures = Traits.figures(game).orElseThrow();
            assertThat(figures.game()).isEqualTo(game.id());
            assertThat(figures.experiment().games()).isGreaterThanOrEqualTo(200);
            assertThat(figures.seats())
                    .extracting(SeatWins::seat)
                    .isSubsetOf(
                            game.info().seats().stream().map(seat -> seat.id()).toList());
            assertThat(Traits.of(figures, game.info()))
                    .hasSize(Trait.Kind.values().length)
                    .allSatisfy(trait -> {
                        assertThat(trait.dots()).hasSize(Trait.MOST);
                        assertThat(trait.meaning()).endsWith(".").doesNotContain("{", "NaN");
                    });
        });
    }

    @Test
    void oneGameIsTheOneToStartWith() {
        List<Figures> all =
                games.stream().flatMap(game -> Traits.figures(game).stream()).toList();
        assertThat(Traits.startHere(all)).contains("polis");
        assertThat(Traits.startHere(all.subList(0, 1))).isEmpty();
    }

    @Test
    void levelsFollowTheFigures() {
        InstalledGame polis = tables.desk().catalog().game("polis");
        List<Trait> calm = Traits.of(figures(30, 100, 2, 0.5), polis.info());
        List<Trait> wild = Traits.of(figures(200, 1_500, 800, 0.9), polis.info());
        assertThat(calm).extracting(Trait::level).containsExactly(1, 1, 1, 1, 1, 5);
        assertThat(wild).extracting(Trait::level).containsExactly(5, 5, 5, 1, 1, 1);
        assertThat(calm.get(2).meaning())
                .startsWith("A game has 2 dice rolls, draws and shuffles: 0.2 for every 10 choices.");
        assertThat(calm.get(5).meaning()).contains("Athens").contains("Sparta");
    }

    private static Figures figures(int rules, double choices, double chances, double athens) {
        return new Figures(
                "polis",
                new Experiment(List.of("polis"), List.of("greedy"), 200, 1, List.of()),
                rules,
                new Range(choices, choices, choices),
                10,
                0,
                0,
                chances,
                50,
                new Part(0.02, 0.01, 0.05),
                List.of(
                        new SeatWins("athens", Camp.ATHENS, new Part(athens, athens, athens)),
                        new SeatWins("sparta", Camp.SPARTA, new Part(1 - athens, 1 - athens, 1 - athens))));
    }
}
