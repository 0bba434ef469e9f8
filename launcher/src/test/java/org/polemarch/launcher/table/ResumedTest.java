package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.core.session.Session;

/** A table at which somebody sits down in the middle of a game. */
class ResumedTest extends TableTest {

    @Test
    void whatHappenedLongAgoIsNoNews() {
        Session<?> session = tables.session("tablets", "Ann", "Bob");
        session.play(0);
        session.play(1);
        TableModel resumed = new TableModel(session);
        resumed.liftCurtain();
        assertThat(resumed.log()).as("the log tells it all").hasSizeGreaterThan(1);
        assertThat(resumed.situation().news()).hasSize(1);
    }
}
