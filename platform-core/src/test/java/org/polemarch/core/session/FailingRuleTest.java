package org.polemarch.core.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.polemarch.core.session.TinyTable.PEOPLE;
import static org.polemarch.core.session.TinyTable.TERMS;
import static org.polemarch.core.session.TinyTable.bid;
import static org.polemarch.core.session.TinyTable.lay;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.core.engine.RuleFault;

/** A rule that fails is named, and the session is as it was before the answer. */
class FailingRuleTest {

    @Test
    void aRuleThatFailsLeavesTheSessionAsItWas() {
        Session<TinyGame.Position> session = bid(Session.start(TinyGame.prepared("trap", "six"), 1, PEOPLE, TERMS));
        assertThat(rolledUntilItFails(session))
                .hasMessageContaining("roll'")
                .hasMessageContaining("the die fell off the table");
        lay(session);
        assertThat(session.replayTo(session.decisions()).digest()).isEqualTo(session.digest());
    }

    @ParameterizedTest(name = "watched: {0}")
    @ValueSource(booleans = {false, true})
    void aRuleThatThrowsAnErrorLeavesTheSessionAsItWas(boolean watched) {
        Session<TinyGame.Position> session = Session.start(TinyGame.prepared("trap", "assertion"), 1, PEOPLE, TERMS);
        if (watched) {
            session.watch();
        }
        assertThat(rolledUntilItFails(bid(session)))
                .hasMessageContaining("there is no six")
                .hasCauseInstanceOf(AssertionError.class);
        lay(session);
    }

    /** The fault of the first roll that fails; nothing of that roll may be left in the session. */
    private static RuleFault rolledUntilItFails(Session<?> session) {
        while (true) {
            String before = session.digest();
            List<LogEntry> log = List.copyOf(session.fullLog());
            try {
                session.play("roll");
            } catch (RuleFault fault) {
                assertThat(session.digest()).isEqualTo(before);
                assertThat(session.fullLog()).isEqualTo(log);
                return fault;
            }
        }
    }

    @Test
    void aRuleThatHangsIsGivenUpAndHeardNoMore() throws InterruptedException {
        Session<TinyGame.Position> session = Session.start(TinyGame.prepared("trap", "hang"), 1, PEOPLE, TERMS);
        session.watch();
        bid(session);
        String before = session.digest();
        List<LogEntry> log = List.copyOf(session.fullLog());
        System.setProperty("polemarch.patience", "1");
        try {
            assertThatThrownBy(() -> session.play("roll"))
                    .isInstanceOf(RuleFault.class)
                    .hasMessageContaining("the rules fail at move 3, 'athens: roll'")
                    .hasMessageContaining("did not return within 1 s");
        } finally {
            System.clearProperty("polemarch.patience");
        }
        TinyGame.STUCK.open();
        assertThat(session.fullLog())
                .as("what it reports afterwards is not heard")
                .isEqualTo(log);
        assertThat(session.digest()).isEqualTo(before);
        lay(session);
        assertThat(session.decisions()).isEqualTo(3);
    }
}
