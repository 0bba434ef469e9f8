package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.api.play.Move;
import org.polemarch.launcher.TestTable;

/** "All": a pick is given as often as it can be taken back, and then asked about. */
class RepeatingTest {

    @TempDir
    Path folder;

    private static void answer(TableModel model, String notation) {
        model.choose(model.session().question().moves().stream()
                .filter(move -> move.notation().equals(notation))
                .findFirst()
                .orElseThrow());
    }

    @Test
    void thePickThatTheEnemyMayAnswerWaitsToBeConfirmed() {
        try (TestTable tables = TestTable.only(folder, "mountford")) {
            TableModel model = new TableModel(tables.session("mountford", "Ann", "random"));
            model.askFirst(true);
            answer(model, "lead ath-demosthenes");
            answer(model, "place athens athens");
            answer(model, "objective thebes");
            answer(model, "take hoplite-athens");
            assertThat(model.again()).isPresent();
            model.repeat();
            assertThat(model.session().decisions()).as("four hoplites").isEqualTo(7);
            assertThat(model.doubtful()).map(Move::notation).contains("take hoplite-athens");
            assertThat(Consequence.of(model.session(), model.doubtful().orElseThrow())
                            .text())
                    .as("what follows is told first")
                    .matches("Demosthenes picks up .*enters Thebes.* undo it\\.");
        }
    }
}
