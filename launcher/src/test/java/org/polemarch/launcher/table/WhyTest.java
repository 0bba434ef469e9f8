package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.api.game.Seat;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;

class WhyTest {

    @TempDir
    private Path folder;

    private static void play(Session<?> session, int answers) {
        for (int i = 0; i < answers && !session.over(); i++) {
            if (session.botToAct()) {
                session.botMove();
            } else {
                session.play(0);
            }
        }
    }

    private static Seat seat(Session<?> session, int index) {
        return session.setup().seats().get(index);
    }

    @Test
    void aBotsMoveIsToldByWhatItBringsIt() {
        try (TestTable tables = TestTable.only(folder, "polis")) {
            Session<?> session = tables.session("polis", "Ann", "easy");
            assertThat(new Why(session).last(Optional.of(seat(session, 0)))).isEqualTo("No bot has moved yet.");
            while (session.history().stream().noneMatch(each -> each.seat().equals(seat(session, 1)) && !each.follows())
                    || session.botToAct()) {
                play(session, 1);
            }
            String told = new Why(session).last(Optional.of(seat(session, 0)));
            assertThat(told).containsPattern("That helped Sparta's|It hurt your|the reason is further ahead");
            assertThat(told).startsWith("“").doesNotContain("{");
        }
    }

    @Test
    void aPersonAnswersForThemselves() {
        try (TestTable tables = TestTable.only(folder, "polis")) {
            Session<?> session = tables.session("polis", "Ann", "Ben");
            play(session, 1);
            String name = session.holder(session.history().get(0).seat()).name();
            assertThat(new Why(session).about(1, Optional.empty()))
                    .isEqualTo("Ask " + name + ": no bot made that move.");
        }
    }

    @Test
    void whereSeveralPeopleLookNobodysSecretIsUsed() {
        try (TestTable tables = TestTable.of(folder, TestJar.tablets())) {
            Session<?> session = tables.session("tablets", "Ann", "random");
            play(session, 2);
            assertThat(new Why(session).last(Optional.empty()))
                    .startsWith("That would reveal a secret of somebody at this screen.");
            assertThat(new Why(session).last(Optional.of(seat(session, 0))))
                    .contains("the reason is further ahead, or hidden from you");
        }
    }
}
