package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.core.session.Holder;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;

/** What tests of a table begin with: the game Tablets, in which Cleon and Nicias each write a number in secret. */
abstract class TableTest {

    @TempDir
    Path folder;

    TestTable tables;

    @BeforeEach
    void install() {
        tables = TestTable.of(folder, jar());
    }

    @AfterEach
    void close() {
        tables.close();
    }

    /** The game, perhaps changed. */
    TestJar jar() {
        return TestJar.tablets();
    }

    /** Tablets in which nothing is a secret but a three. */
    static TestJar onlyThreeIsSecret() {
        return TestJar.tablets()
                .replace(
                        "Tablets.java",
                        "private final Setup setup;",
                        "private final Setup setup;\n"
                                + "@Override public boolean hasSecret(State state, Seat seat) {"
                                + " return state.written[seat.index()] == 3; }");
    }

    TableModel table(String... holders) {
        return new TableModel(tables.session("tablets", holders));
    }

    /** A person and a bot at another game. */
    TableModel tableOf(TestJar jar) {
        tables.close();
        tables = TestTable.of(folder, jar);
        return table("Ann", "random");
    }

    Holder bot() {
        return new Holder.BotSeat("random", tables.library().bot("tablets", "random"));
    }

    static void choose(TableModel model, String typed) {
        List<Choice> choices = model.choices(typed);
        assertThat(choices).hasSize(1);
        model.choose(choices.get(0).move());
    }

    static void letBotsAnswer(TableModel model) {
        while (model.stage() == Stage.BOT) {
            model.session().play(model.session().ponder(() -> false).think());
        }
    }

    static List<String> log(TableModel model) {
        return model.log().stream()
                .filter(line -> !line.heading())
                .map(LogLine::text)
                .toList();
    }
}
