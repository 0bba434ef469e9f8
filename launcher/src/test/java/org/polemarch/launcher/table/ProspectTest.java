package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.play.Move;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;

class ProspectTest {

    @TempDir
    private Path folder;

    @Test
    void aSiegeIsWeighedBeforeItIsLaid() {
        try (TestTable tables = TestTable.only(folder, "polis")) {
            Session<?> session = tables.session("polis", "Ann", "Bob");
            Chance chance = Chance.seeded(2);
            String told = "";
            for (int i = 0; i < 600 && told.isEmpty() && !session.over(); i++) {
                List<? extends Move> moves = session.question().moves();
                for (Move move : moves) {
                    if (told.isEmpty() && session.prepared().words().say(move).startsWith("Lay siege to")) {
                        told = Prospect.of(session, move, () -> false).get();
                    }
                }
                session.play(chance.below(moves.size()));
            }
            assertThat(told)
                    .matches("[A-Z].* (falls|holds out) in \\d{1,2}% of \\d+ imagined games\\. .* (falls|holds out) in"
                            + " \\d{1,2}%\\.");
        }
    }

    @Test
    void whatOthersHideIsNotTold() {
        assertThat(weighed("Write 1"))
                .as("the real tablet has no part in it")
                .isEqualTo(weighed("Write 3"))
                .contains("The tablets show 2 and 1 in ", "The tablets show 2 and 3 in ");
    }

    /** What Cleon reads about casting the die, after Nicias has written something. */
    private String weighed(String hidden) {
        try (TestTable tables = TestTable.of(folder, TestJar.tablets())) {
            Session<?> session = tables.session("tablets", "Ann", "Bob");
            answer(session, "Write 2");
            answer(session, hidden);
            return Prospect.of(session, session.question().moves().get(0), () -> false)
                    .get()
                    .replaceAll(" in \\d+% of \\d+ imagined games", " in …");
        }
    }

    private static void answer(Session<?> session, String text) {
        List<? extends Move> moves = session.question().moves();
        session.play(moves.stream()
                .filter(move -> session.prepared().words().say(move).equals(text))
                .findFirst()
                .orElseThrow());
    }

    /** A power that has answered everything draws cards, and the next one has its turn: that follows from nothing. */
    @Test
    void whatOthersDoInTurnsOfTheirOwnIsNotWeighed() {
        try (TestTable tables = TestTable.only(folder, "victory-or-death")) {
            Session<?> session = tables.session("victory-or-death", "Ann", "Bob", "Cleo", "Dion");
            Chance chance = Chance.seeded(4);
            int ends = 0;
            for (int i = 0; i < 400 && ends < 8 && !session.over(); i++) {
                List<? extends Move> moves = session.question().moves();
                for (Move move : moves) {
                    if (session.prepared().words().say(move).equals("Continue")) {
                        assertThat(Prospect.of(session, move, () -> false).get())
                                .isEmpty();
                        ends++;
                    }
                }
                session.play(chance.below(moves.size()));
            }
            assertThat(ends).isEqualTo(8);
        }
    }

    @Test
    void whatNobodyWantsToKnowAnyMoreIsNotWeighedToTheEnd() {
        try (TestTable tables = TestTable.of(folder, TestJar.tablets())) {
            Session<?> session = tables.session("tablets", "Ann", "Bob");
            answer(session, "Write 2");
            answer(session, "Write 2");
            AtomicInteger games = new AtomicInteger();
            assertThat(Prospect.of(session, session.question().moves().get(0), () -> games.incrementAndGet() > 0)
                            .get())
                    .isNotNull();
            assertThat(games).hasValue(2); // one to see whether anything is decided, one to weigh it
        }
    }
}
