package org.polemarch.launcher.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.api.game.Seat;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;

class NewsTest {

    @TempDir
    private Path folder;

    private TestTable tables;

    @BeforeEach
    void install() {
        tables = TestTable.of(folder, TestJar.tablets());
    }

    @AfterEach
    void close() {
        tables.close();
    }

    private static List<String> take(News news, Session<?> session, int seat) {
        Seat whose = session.setup().seats().get(seat);
        return news.take(whose).stream()
                .map(entry -> session.prepared().words().say(entry.event()))
                .toList();
    }

    private Session<?> quiet(String... holders) {
        Session<?> session = tables.session("tablets", holders);
        session.play("number 3");
        session.play("number 1");
        session.play("quiet");
        return session;
    }

    @Test
    void twoPersonsAreEachToldEverythingOnce() {
        Session<?> session = quiet("Ann", "Bob");
        News news = new News(session);
        assertThat(take(news, session, 0))
                .containsExactly("Cleon wrote the number 3.", "Nicias wrote something.", "Cleon keeps quiet.");
        assertThat(take(news, session, 0)).isEmpty();
        assertThat(take(news, session, 1))
                .containsExactly("Cleon wrote something.", "Nicias wrote the number 1.", "Cleon keeps quiet.");
    }

    @Test
    void onePersonIsToldOnceWhatEitherOfTheirSeatsSaw() {
        Session<?> session = quiet("Ann", "Ann");
        News news = new News(session);
        assertThat(take(news, session, 0))
                .containsExactly("Cleon wrote the number 3.", "Nicias wrote the number 1.", "Cleon keeps quiet.");
        assertThat(take(news, session, 1)).isEmpty();
    }

    @Test
    void whatWasTakenBackIsNewsWhenItHappensAgain() {
        Session<?> session = quiet("Ann", "Ann");
        News news = new News(session);
        take(news, session, 0);
        session.undo();
        news.cut();
        session.play("quiet");
        assertThat(take(news, session, 0)).containsExactly("Cleon keeps quiet.");
    }
}
