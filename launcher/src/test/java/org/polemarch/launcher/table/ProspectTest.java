package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.play.Move;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestTable;

class ProspectTest {

    @TempDir
    private Path folder;

    @Test
    void aSiegeIsWeighedBeforeItIsLaid() {
        try (TestTable tables = TestTable.only(folder, "polis")) {
            Session<?> session = tables.session("polis", "Ann", "Bob");
            Chance chance = Chance.seeded(2);
            List<String> told = List.of();
            for (int i = 0; i < 600 && told.isEmpty() && !session.over(); i++) {
                List<? extends Move> moves = session.question().moves();
                for (Move move : moves) {
                    if (told.isEmpty() && session.prepared().words().say(move).startsWith("Lay siege to")) {
                        told = Prospect.of(session, move).get();
                    }
                }
                session.play(chance.below(moves.size()));
            }
            assertThat(told).hasSizeGreaterThan(1).allMatch(line -> line.matches(".* (falls|holds out): \\d{1,2}%\\."));
        }
    }
}
