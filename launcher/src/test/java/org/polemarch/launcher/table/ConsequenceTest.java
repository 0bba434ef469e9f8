package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;

class ConsequenceTest {

    @TempDir
    private Path folder;

    private TestTable tables;
    private TableModel model;

    @BeforeEach
    void sit() {
        tables = TestTable.of(folder, TestJar.tablets());
        model = new TableModel(tables.session("tablets", "Ann", "Ann"));
    }

    @AfterEach
    void close() {
        tables.close();
    }

    private Consequence of(String typed) {
        return model.consequence(model.choices(typed).get(0).move());
    }

    private void choose(String typed) {
        model.choose(model.choices(typed).get(0).move());
    }

    @Test
    void whatIsCertainIsTold() {
        Consequence writing = of("2");
        assertThat(writing.certain()).isTrue();
        assertThat(writing.text()).isEqualTo("Cleon wrote the number 2.");
        assertThat(model.session().decisions()).as("nothing happened").isZero();
    }

    @Test
    void ofChanceAndSecretsNothingIsTold() {
        choose("2");
        choose("3");
        Consequence casting = of("cast");
        assertThat(casting.certain()).isFalse();
        assertThat(casting.lines()).isEmpty();
        assertThat(casting.text()).startsWith("Chance or a secret decides");
        assertThat(of("quiet").certain()).isTrue();
        choose("quiet");
        assertThat(of("quiet").certain()).as("the tablets would be opened").isFalse();
    }

    @Test
    void anUncertainAnswerMayHaveToBeConfirmed() {
        model.askFirst(true);
        choose("2");
        assertThat(model.session().decisions()).as("it can be taken back").isEqualTo(1);
        choose("3");
        choose("cast");
        assertThat(model.session().decisions()).isEqualTo(2);
        assertThat(model.doubtful()).isPresent();
        model.confirm(false);
        assertThat(model.doubtful()).isEmpty();
        choose("cast");
        model.confirm(true);
        assertThat(model.session().decisions()).isEqualTo(3);
    }

    @Test
    void theHistoryOfTheScoreGoesFromStartToEnd() {
        for (String typed : new String[] {"2", "3", "quiet", "quiet"}) {
            choose(typed);
        }
        Session<?> over = model.session();
        ScoreHistory history = ScoreHistory.of(over);
        assertThat(history.points()).hasSize(5);
        assertThat(history.points().get(0).scores()).containsExactly(0, 0);
        assertThat(history.points().get(4)).isEqualTo(new ScoreHistory.Point(4, 431, java.util.List.of(2, 3)));
    }
}
