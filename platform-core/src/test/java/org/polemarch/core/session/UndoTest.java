package org.polemarch.core.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.polemarch.core.session.TinyTable.AGAINST_BOT;
import static org.polemarch.core.session.TinyTable.ATHENS;
import static org.polemarch.core.session.TinyTable.CASUAL;
import static org.polemarch.core.session.TinyTable.PEOPLE;
import static org.polemarch.core.session.TinyTable.ROLLER;
import static org.polemarch.core.session.TinyTable.SPARTA;
import static org.polemarch.core.session.TinyTable.TERMS;
import static org.polemarch.core.session.TinyTable.bid;
import static org.polemarch.core.session.TinyTable.lay;
import static org.polemarch.core.session.TinyTable.people;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.core.session.Holder.Person;

/** What can be undone, what prevents it, and how to redo it. */
class UndoTest {

    @Test
    void aPersonTakesBackTheLastDecision() {
        Session<?> session = bid(people(TERMS));
        String before = session.digest();
        lay(session);
        assertThat(session.canUndo()).isEqualTo(new TakeBack(true, 2, ""));
        session.undo();
        assertThat(session.digest()).isEqualTo(before);
        assertThat(session.log(ATHENS)).noneMatch(entry -> entry.event() instanceof TinyGame.Laid);
    }

    @Test
    void whatFollowsADecisionIsTakenBackWithIt() {
        Session<?> session = bid(people(TERMS));
        String before = session.digest();
        lay(session);
        session.follow(0);
        session.follow(0);
        assertThat(session.canUndo()).isEqualTo(new TakeBack(true, 2, ""));
        session.undo();
        assertThat(session.digest()).isEqualTo(before);
        session.redo();
        assertThat(session.history().get(3).follows()).isTrue();
        assertThat(session.canUndo().to()).isEqualTo(2);
    }

    @Test
    void aSealedBidCanBeTakenBackUntilTheBidsAreOpened() {
        Session<?> session = people(TERMS);
        String before = session.digest();
        session.play("bid-for 1");
        session.undo();
        assertThat(session.digest()).isEqualTo(before);
        session.play("bid-for 1");
        session.play("bid-for 2");
        assertThat(session.canUndo().reason()).contains("move 2").contains("Something hidden became known");
    }

    @Test
    void undoDoesNotCrossARoll() {
        Session<?> session = bid(people(TERMS));
        session.play("roll");
        String before = session.digest();
        assertThatThrownBy(session::undo)
                .isInstanceOf(UndoRefused.class)
                .hasMessageContaining("move 3 can't be taken back: Rolled ")
                .hasMessageContaining("a gamble");
        assertThat(session.digest()).isEqualTo(before);
    }

    @Test
    void undoDoesNotCrossAReveal() {
        Session<?> session = bid(people(TERMS));
        session.play("draw");
        assertThat(session.canUndo().allowed()).isFalse();
        assertThat(session.canUndo().reason()).contains("Something hidden became known");
    }

    @Test
    void afterABarrierOnlyWhatCameLaterIsTakenBack() {
        Session<?> session = bid(people(TERMS));
        session.play("roll");
        String barrier = session.digest();
        lay(session);
        lay(session);
        session.undo();
        session.undo();
        assertThat(session.digest()).isEqualTo(barrier);
        assertThat(session.canUndo().allowed()).isFalse();
    }

    @Test
    void barriersAreRememberedInALongGameToo() {
        Session<?> session = Session.start(TinyGame.prepared("turns", "100"), 7, PEOPLE, TERMS);
        session.play("bid-for 1");
        session.play("bid-for 2");
        while (session.decisions() < 63) {
            session.play("roll");
        }
        lay(session);
        assertThat(session.canUndo()).isEqualTo(new TakeBack(true, 63, ""));
        session.undo();
        assertThat(session.canUndo().reason()).contains("move 63 can't be taken back");
    }

    @Test
    void theBarrierThatIsNamedIsTheFirstSinceThePersonDecided() {
        Session<?> session = Session.start(TinyGame.prepared(), 7, List.of(new Person("Ann"), ROLLER), TERMS);
        session.play("bid-for 1");
        session.botMove();
        lay(session);
        session.botMove();
        assertThat(session.canUndo().to()).isEqualTo(2);
        assertThat(session.canUndo().reason()).startsWith("move 4 can't be taken back: Rolled ");
    }

    @Test
    void aBranchKnowsTheBarriersBehindIt() {
        Session<?> session = bid(people(TERMS));
        session.play("roll");
        lay(session);
        Session<?> branch = session.branchAt(4);
        branch.undo();
        assertThat(branch.canUndo().reason()).startsWith("move 3 can't be taken back: Rolled ");
    }

    @Test
    void undoSkipsTheMovesOfBotsAndRedoBringsThemBack() {
        Session<?> session = Session.start(TinyGame.prepared(), 7, AGAINST_BOT, CASUAL);
        session.play("bid-for 1");
        session.botMove();
        String question = session.digest();
        lay(session);
        assertThat(session.botToAct()).isTrue();
        session.botMove();
        String after = session.digest();
        session.undo();
        assertThat(session.digest()).isEqualTo(question);
        session.redo();
        assertThat(session.digest()).isEqualTo(after);
    }

    @Test
    void casualPlayGoesBackOverEverything() {
        Session<?> session = people(CASUAL);
        String start = session.digest();
        session.play("bid-for 0");
        session.play("bid-for 0");
        session.play("roll");
        session.play("draw");
        for (int i = 0; i < 4; i++) {
            session.undo();
        }
        assertThat(session.digest()).isEqualTo(start);
        assertThatThrownBy(session::undo)
                .isInstanceOf(UndoRefused.class)
                .hasMessage("no person has decided anything yet");
    }

    @Test
    void redoPlaysTheSameAgainWithTheSameEvents() {
        Session<?> session = people(CASUAL);
        session.play("bid-for 0");
        session.play("bid-for 0");
        session.play("roll");
        String after = session.digest();
        List<LogEntry> log = List.copyOf(session.fullLog());
        session.undo();
        session.undo();
        session.redo();
        session.redo();
        assertThat(session.digest()).isEqualTo(after);
        assertThat(session.fullLog()).isEqualTo(log);
        assertThat(session.canRedo()).isFalse();
        assertThatThrownBy(session::redo).isInstanceOf(UndoRefused.class);
    }

    /** Whether a rule throws the second time or offers less. */
    @ParameterizedTest
    @CsvSource({"fickle, not now", "stingy, out of bounds"})
    void redoBringsEverythingBackOrNothing(String trap, String why) {
        Session<?> session = Session.start(TinyGame.prepared("trap", trap), 7, AGAINST_BOT, CASUAL);
        session.seat(SPARTA, ROLLER);
        session.play("bid-for 1");
        session.botMove();
        session.play("roll");
        session.botMove();
        String after = session.digest();
        session.undo();
        String before = session.digest();
        TinyGame.FICKLE.set(true);
        try {
            assertThatThrownBy(session::redo).hasMessageContaining(why);
        } finally {
            TinyGame.FICKLE.set(false);
        }
        assertThat(session.digest()).isEqualTo(before);
        assertThat(session.canRedo()).isTrue();
        session.redo();
        assertThat(session.digest()).isEqualTo(after);
    }

    @Test
    void anotherMoveForgetsWhatWasUndone() {
        Session<?> session = bid(people(TERMS));
        session.play(0);
        session.undo();
        session.play(1);
        assertThat(session.canRedo()).isFalse();
        assertThat(session.save(Instant.EPOCH).moves()).hasSize(3);
    }
}
