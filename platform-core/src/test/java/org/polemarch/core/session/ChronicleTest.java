package org.polemarch.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.core.chronicle.Chronicle;

class ChronicleTest {

    @Test
    void isWrittenWheneverTheStandingChanges() {
        Session<TinyGame.Position> session = TinyTable.bid(TinyTable.people(TinyTable.TERMS));
        TinyTable.lay(session);
        session.play("roll");
        List<Chronicle.Entry> entries = Chronicle.of(session).entries();
        assertThat(entries).extracting(Chronicle.Entry::decision).containsExactly(0, 2, 3, 4);
        assertThat(entries).extracting(entry -> entry.standing().yearBc()).containsExactly(431, 431, 430, 429);
        assertThat(entries.get(0).standing().athens()).isEqualTo(0.5);
        assertThat(entries.get(1).standing().athens()).isEqualTo(2 / 5.0);
        assertThat(entries.get(1).events())
                .as("both bids are opened together")
                .extracting(LogEntry::event)
                .anyMatch(TinyGame.Opened.class::isInstance);
        assertThat(entries.get(2).events()).extracting(LogEntry::decision).containsOnly(3);
    }

    @Test
    void aSaveHasTheSame() {
        Session<TinyGame.Position> session = TinyTable.bid(TinyTable.people(TinyTable.TERMS));
        TinyTable.lay(session);
        Session<?> again = Replay.watch("save", session.save(Instant.EPOCH), new TinyLibrary("1"));
        assertThat(Chronicle.of(again).entries())
                .isEqualTo(Chronicle.of(session).entries());
    }

    @Test
    void tellsNoSecrets() {
        Session<TinyGame.Position> session = TinyTable.bid(TinyTable.people(TinyTable.TERMS));
        session.play("draw");
        assertThat(Chronicle.of(session).last().events())
                .extracting(LogEntry::event)
                .noneMatch(TinyGame.Drew.class::isInstance)
                .anyMatch(TinyGame.DrewSomething.class::isInstance);
    }
}
