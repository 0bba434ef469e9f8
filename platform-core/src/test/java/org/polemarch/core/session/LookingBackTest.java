package org.polemarch.core.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.polemarch.core.session.TinyTable.BOTS;
import static org.polemarch.core.session.TinyTable.CASUAL;
import static org.polemarch.core.session.TinyTable.PEOPLE;
import static org.polemarch.core.session.TinyTable.TERMS;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.core.session.Holder.BotSeat;

/** Every position of a session can be seen again, and play can go another way from there. */
class LookingBackTest {

    @Test
    void everyPositionCanBeSeenAgain() {
        Session<?> session = Session.start(TinyGame.prepared("turns", "60"), 11, BOTS, TERMS);
        List<String> digests = new ArrayList<>();
        digests.add(session.digest());
        while (!session.over()) {
            session.botMove();
            digests.add(session.digest());
        }
        assertThat(session.decisions()).isEqualTo(62);
        for (int n = 0; n < digests.size(); n++) {
            assertThat(session.replayTo(n).digest()).as("after move " + n).isEqualTo(digests.get(n));
        }
        assertThatThrownBy(() -> session.replayTo(63)).hasMessage("move 63 of 62");
    }

    @Test
    void afterALongWayBackAnotherLineIsPlayedAndSeenAgain() {
        Session<?> session = Session.start(TinyGame.prepared("turns", "60"), 7, PEOPLE, CASUAL);
        while (session.decisions() < 45) {
            session.play(0);
        }
        while (session.decisions() > 17) {
            session.undo();
        }
        List<String> digests = new ArrayList<>();
        while (!session.over()) {
            digests.add(session.digest());
            session.play(session.question().moves().size() - 1);
        }
        for (int i = 0; i < digests.size(); i++) {
            assertThat(session.replayTo(17 + i).digest()).isEqualTo(digests.get(i));
        }
    }

    @Test
    void aBranchGoesItsOwnWay() {
        Session<?> session = Session.start(TinyGame.prepared("turns", "60"), 11, BOTS, TERMS);
        while (!session.over()) {
            session.botMove();
        }
        String end = session.digest();
        for (int n : new int[] {0, 1, 19, 20, 21, 40, 61}) {
            Session<?> branch = session.branchAt(n);
            assertThat(branch.decisions()).isEqualTo(n);
            assertThat(branch.digest()).isEqualTo(session.replayTo(n).digest());
            branch.play(branch.question().moves().size() - 1);
            assertThat(branch.replayTo(n + 1).digest()).isEqualTo(branch.digest());
            assertThat(branch.terms().title()).isEqualTo("test (from move " + n + ")");
            assertThat(branch.branchAt(n).terms().title())
                    .as("a branch of a branch")
                    .isEqualTo("test (from move " + n + ")");
        }
        assertThat(session.digest()).isEqualTo(end);
        assertThat(session.decisions()).isEqualTo(62);
    }

    /** Whoever looks after the rules of a session looks after its branches too. */
    @Test
    void aBranchOfAWatchedSessionIsWatched() {
        List<String> threads = new ArrayList<>();
        BotSeat curious = new BotSeat("curious", thinking -> {
            threads.add(Thread.currentThread().getName());
            return 0;
        });
        Session<?> session = Session.start(TinyGame.prepared(), 7, List.of(curious, curious), TERMS);
        session.branchAt(0).botMove();
        session.watch();
        session.branchAt(0).botMove();
        assertThat(threads).containsExactly(Thread.currentThread().getName(), "watched");
    }
}
