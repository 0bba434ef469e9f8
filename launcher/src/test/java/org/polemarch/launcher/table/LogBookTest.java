package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Seat;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestJar;

class LogBookTest extends TableTest {

    private Session<?> session;
    private LogBook book;
    private Seat cleon;
    private Seat nicias;

    /** The number on Cleon's tablet is a number of years. */
    @Override
    TestJar jar() {
        return TestJar.tablets()
                .replace("Tablets.java", "Standing.ofTwo(431,", "Standing.ofTwo(431 - state.written[0],");
    }

    @BeforeEach
    void sit() {
        session = tables.session("tablets", "Ann", "Ann");
        book = new LogBook(session, new Years());
        cleon = session.setup().seats().get(0);
        nicias = session.setup().seats().get(1);
    }

    private List<String> told(Seat seat) {
        return book.told(session.log(seat)).stream().map(LogLine::text).toList();
    }

    @Test
    void whatHappenedStandsUnderTheYearItHappenedIn() {
        session.play("number 2");
        session.play("number 1");
        assertThat(told(cleon))
                .containsExactly("431 BC", "Cleon wrote the number 2.", "429 BC", "Nicias wrote something.");
        session.play("quiet");
        assertThat(told(cleon)).as("it goes on").hasSize(5).endsWith("Cleon keeps quiet.");
    }

    @Test
    void otherEyesReadTheirOwn() {
        session.play("number 2");
        assertThat(told(cleon)).containsExactly("431 BC", "Cleon wrote the number 2.");
        assertThat(told(nicias)).containsExactly("431 BC", "Cleon wrote something.");
    }

    /** Nicias reads the same words of both games, but not the same years. */
    @Test
    void whatWasTakenBackIsForgotten() {
        session.play("number 2");
        session.play("number 1");
        assertThat(told(nicias)).contains("429 BC");
        session.undo();
        session.undo();
        book.cut();
        session.play("number 3");
        session.play("number 1");
        assertThat(told(nicias))
                .containsExactly("431 BC", "Cleon wrote something.", "428 BC", "Nicias wrote the number 1.");
    }
}
