package org.polemarch.core.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.polemarch.core.session.TinyTable.ATHENS;
import static org.polemarch.core.session.TinyTable.BOTS;
import static org.polemarch.core.session.TinyTable.PEOPLE;
import static org.polemarch.core.session.TinyTable.ROLLER;
import static org.polemarch.core.session.TinyTable.SPARTA;
import static org.polemarch.core.session.TinyTable.TERMS;
import static org.polemarch.core.session.TinyTable.bid;
import static org.polemarch.core.session.TinyTable.people;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.log.PileShuffled;
import org.polemarch.api.play.Move;
import org.polemarch.core.engine.IllegalMove;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.save.SaveGame.SavedSeat;

/** A session asks, takes answers, and tells everybody what they may know. */
class SessionTest {

    @Test
    void asksTheSeatsInTurnAndRemembersWhatWasPlayed() {
        Session<?> session = bid(people(TERMS));
        Move first = session.question().moves().get(0);
        session.play(first);
        assertThat(session.toAct()).isEqualTo(SPARTA);
        assertThat(session.history()).hasSize(3);
        assertThat(session.history().get(2)).isEqualTo(new Played(3, ATHENS, 0, first, false));
    }

    @Test
    void refusesWhatIsNotListedAndChangesNothing() {
        Session<?> session = people(TERMS);
        String before = session.digest();
        assertThatThrownBy(() -> session.play("bid-for 9"))
                .isInstanceOf(IllegalMove.class)
                .hasMessageContaining("'bid-for 9'");
        assertThatThrownBy(() -> session.play(new TinyGame.Roll())).isInstanceOf(IllegalMove.class);
        assertThat(session.digest()).isEqualTo(before);
        assertThat(session.decisions()).isZero();
    }

    @Test
    void anAnswerThereIsNotChangesNothing() {
        Session<?> session = people(TERMS);
        String before = session.digest();
        assertThatThrownBy(() -> session.play(3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(session.digest()).isEqualTo(before);
        assertThat(session.decisions()).isZero();
    }

    @Test
    void whenTheGameIsOverNobodyIsAsked() {
        Session<?> session = Session.start(TinyGame.prepared("turns", "5"), 7, BOTS, TERMS);
        while (!session.over()) {
            session.botMove();
        }
        assertThat(session.botToAct()).isFalse();
        assertThatThrownBy(session::toAct).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> session.play(0)).hasMessage("the game is over");
        assertThat(session.decisions()).isEqualTo(7);
    }

    @Test
    void everySeatHasAHolder() {
        assertThatThrownBy(() -> Session.start(TinyGame.prepared(), 7, PEOPLE.subList(0, 1), TERMS))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("1 holders for 2 seats");
    }

    @Test
    void aSeatGoesToSomebodyElse() {
        Session<?> session = people(TERMS);
        List<SessionListener.Kind> told = new ArrayList<>();
        session.listen((changed, change) -> told.add(change.kind()));
        session.seat(ATHENS, ROLLER);
        assertThat(told).containsExactly(SessionListener.Kind.RESEATED);
        assertThat(session.botToAct()).isTrue();
        assertThat(session.firstHolder(ATHENS)).isInstanceOf(Holder.Person.class);
        assertThat(session.save(Instant.EPOCH).seats())
                .containsExactly(SavedSeat.bot("athens", "roller"), SavedSeat.person("sparta", "Bob"));
    }

    @Test
    void aSaveTellsTheTimeToTheSecond() {
        SaveGame save = people(TERMS).save(Instant.parse("2026-01-02T03:04:05.678Z"));
        assertThat(save.saved()).isEqualTo("2026-01-02T03:04:05Z");
    }

    /** What both may see, and nothing that only one of them may. */
    @Test
    void theOpenLogTellsNobodysSecret() {
        Session<?> session = bid(people(TERMS));
        session.play("draw");
        session.play("draw");
        assertThat(session.openLog())
                .noneMatch(entry -> entry.event() instanceof TinyGame.Drew)
                .contains(new LogEntry(3, new TinyGame.DrewSomething(ATHENS)))
                .contains(new LogEntry(4, new TinyGame.DrewSomething(SPARTA)))
                .hasSameSizeAs(session.fullLog());
    }

    @Test
    void theLogOfASeatHidesWhatTheSeatMayNotSee() {
        Session<?> session = bid(people(TERMS));
        session.play("draw");
        assertThat(session.log(ATHENS)).anyMatch(entry -> entry.event() instanceof TinyGame.Drew);
        assertThat(session.log(SPARTA))
                .noneMatch(entry -> entry.event() instanceof TinyGame.Drew)
                .contains(new LogEntry(3, new TinyGame.DrewSomething(ATHENS)));
        assertThat(session.fullLog().get(0)).isEqualTo(new LogEntry(0, new PileShuffled("deal")));
        assertThat(session.log(SPARTA, 2)).noneMatch(entry -> entry.decision() > 2);
    }

    @Test
    void listenersAreToldWhatChanged() {
        Session<?> session = bid(people(TERMS));
        List<SessionListener.Change> changes = new ArrayList<>();
        SessionListener listener = (changed, change) -> changes.add(change);
        session.listen(listener);
        session.play(0);
        session.undo();
        session.redo();
        session.forget(listener);
        session.play(0);
        assertThat(changes)
                .extracting(SessionListener.Change::kind)
                .containsExactly(SessionListener.Kind.PLAYED, SessionListener.Kind.UNDONE, SessionListener.Kind.REDONE);
        assertThat(changes.get(0).events()).hasSize(1).isEqualTo(changes.get(2).events());
        assertThat(changes.get(1).events()).isEmpty();
    }
}
