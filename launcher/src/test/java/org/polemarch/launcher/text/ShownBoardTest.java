package org.polemarch.launcher.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ShownBoardTest {

    private static List<String> board(int changed) {
        return new ArrayList<>(IntStream.range(0, 30)
                .mapToObj(i -> "line " + i + (i < changed ? " changed" : ""))
                .toList());
    }

    private final ShownBoard shown = new ShownBoard();

    @Test
    void theFirstBoardIsWhole() {
        assertThat(shown.since(board(0))).hasSize(30);
    }

    @Test
    void whatDidNotChangeIsNotPrintedAgain() {
        shown.since(board(0));
        assertThat(shown.since(board(0))).isEmpty();
    }

    @Test
    void aFewChangesStandForTheBoard() {
        shown.since(board(0));
        assertThat(shown.since(board(2))).containsExactly("line 0 changed", "line 1 changed");
    }

    @Test
    void manyChangesAreReadInTheirPlaces() {
        shown.since(board(0));
        assertThat(shown.since(board(13))).hasSize(30);
    }

    @Test
    void anotherReaderSeesTheWholeBoard() {
        shown.since(board(0));
        shown.forget();
        assertThat(shown.since(board(0))).hasSize(30);
    }
}
