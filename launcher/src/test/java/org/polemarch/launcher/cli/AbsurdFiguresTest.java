package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;

/** A figure that no game can be played with is refused before it begins, with table, record and field, and in no word of Java. */
class AbsurdFiguresTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "polis | {'sides': {'athens': {'hoplites': {'attika': -3}}}} | sides/athens/hoplites/attika: it must be a number from 0 to 1000, not -3",
                "polis | {'components': {'dieSides': 0}} | components/dieSides: it must be a number from 1 to 1000, not 0",
                "polis | {'components': {'cubesPerPlayer': 0}} | the game can't begin: ATHENS has 0 CUBE, not 6",
                "pericles | {'pieces': {'ATHENS_LAND': {'supply': -3}}} | pieces/ATHENS_LAND/supply: it must be a number from 0 to 2000, not -3",
                "pericles | {'figures': {'hand': {'amount': 0}}} | figures/hand/amount: it must be a number from 1 to",
                "victory-or-death | {'powers': {'corinth': {'hoplites': -3}}} | powers/corinth/hoplites: it must be a number from 0 to 1000, not -3",
                "victory-or-death | {'game': {'openingDraw': 0}} | openingDraw: you draw 0 cards, but discard 3 of them",
                "mountford | {'figures': {'upkeepPer': 0}} | figures/upkeepPer: it must be a number from 1 to 1000, not 0",
                "mountford | {'figures': {'stormFrom': 5000000}} | figures/stormFrom: it must be a number from 0 to 1000, not 5000000",
                "perikles | {'powers': {'athens': {'hoplites': -3}}} | powers/athens/hoplites",
                "perikles | {'game': {'tokensToWin': 0}} | game/tokensToWin: it must be a number from 1 to 1000, not 0"
            })
    void isRefusedAtSetUp(String game, String patch, String told) throws IOException {
        Path mine = Files.writeString(folder.resolve("mine.json"), patch.replace('\'', '"'));
        TestProgram program = TestProgram.bundling(folder.resolve("home"), TestProgram.built(game));
        Result result = program.run("simulate", game, "--games", "1", "--data", mine.toString());
        assertThat(result.code()).isEqualTo(1);
        assertThat(result.complaint()).contains("mine.json").contains(told).doesNotContain("Exception");
    }
}
