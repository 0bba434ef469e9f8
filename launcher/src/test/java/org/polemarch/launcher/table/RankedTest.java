package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Score;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestTable;

class RankedTest {

    @TempDir
    private Path folder;

    private List<String> lines(Session<?> session) {
        return Ranked.of(session.outcome().scores(), session).stream()
                .map(each -> each.rank() + ". " + each.name(session.prepared().words()::name))
                .toList();
    }

    private Session<?> played(TestTable tables, String game, String... holders) {
        Session<?> session = tables.session(game, holders);
        Chance chance = Chance.seeded(3);
        for (int i = 0; i < 80; i++) {
            session.play(chance.below(session.question().moves().size()));
        }
        return session;
    }

    @Test
    void aTeamHasOneLine() {
        try (TestTable tables = TestTable.only(folder, "victory-or-death")) {
            Session<?> session = played(tables, "victory-or-death", "Ann", "Bob", "Cleo", "Dion");
            assertThat(lines(session)).hasSize(2).satisfies(lines -> {
                assertThat(lines.get(0)).startsWith("1. ");
                assertThat(lines.get(1)).startsWith("2. ");
            });
            assertThat(String.join(" ", lines(session)))
                    .contains("Delian League, Athens")
                    .contains("Corinth, Sparta");
        }
    }

    @Test
    void whoeverPlaysForThemselvesHasALineEachAndTiesShareARank() {
        try (TestTable tables = TestTable.only(folder, "perikles")) {
            Session<?> session = played(tables, "perikles", "Ann", "Bob", "Cleo");
            List<Score> scores = session.outcome().scores();
            assertThat(Ranked.of(scores, session))
                    .extracting(Ranked::rank)
                    .containsExactlyElementsOf(scores.stream()
                            .sorted(Comparator.comparingInt(Score::rank))
                            .map(Score::rank)
                            .toList());
        }
    }
}
