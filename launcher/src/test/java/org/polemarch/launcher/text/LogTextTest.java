package org.polemarch.launcher.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.api.log.Rolled;
import org.polemarch.core.session.LogEntry;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.rules.Citing;

/** Dice that belong together are read together. */
class LogTextTest {

    @TempDir
    Path folder;

    private static LogEntry roll(int decision, int result) {
        return new LogEntry(decision, new Rolled(6, result, "why.cast"));
    }

    @Test
    void diceOfOneRollStandInOneLineWithTheirSum() {
        try (TestTable tables = TestTable.of(folder, TestJar.tablets())) {
            Session<?> session = tables.session("tablets", "Ann", "Ben");
            LogText text = new LogText(session.prepared().words().forgiving(), new Citing(session.prepared()));
            List<String> lines = text.lines(List.of(roll(1, 3), roll(1, 5), roll(1, 2), roll(2, 6)));
            assertThat(lines).hasSize(2);
            assertThat(lines.get(0)).contains("3d6", "3 + 5 + 2 = 10");
            assertThat(lines.get(1)).contains("6 on a d6");
        }
    }
}
