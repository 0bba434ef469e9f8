package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.core.session.LogEntry;

class WitnessesTest {

    private static final Seat ATHENS = new Seat(0, "athens");
    private static final Seat SPARTA = new Seat(1, "sparta");
    private static final Seat CORINTH = new Seat(2, "corinth");

    /** Its owner sees which card it was, the others that there was one. */
    private record Drew(Seat owner, String card) implements GameEvent {
        @Override
        public Optional<? extends GameEvent> seenBy(Seat seat) {
            return Optional.of(seat.equals(owner) ? this : new DrewUnseen(owner));
        }
    }

    private record DrewUnseen(Seat owner) implements GameEvent {}

    /** Nobody else knows that it happened. */
    private record Thought(Seat owner) implements GameEvent {
        @Override
        public Optional<? extends GameEvent> seenBy(Seat seat) {
            return seat.equals(owner) ? Optional.of(this) : Optional.empty();
        }
    }

    /** Athens sees what it gave and Sparta what it gave; nobody sees both. */
    private record Exchanged(String given, String taken) implements GameEvent {
        @Override
        public Optional<? extends GameEvent> seenBy(Seat seat) {
            return Optional.of(
                    seat.equals(ATHENS) ? new Half(given) : seat.equals(SPARTA) ? new Half(taken) : new Unknown());
        }
    }

    private record Half(String card) implements GameEvent {
        @Override
        public Optional<? extends GameEvent> seenBy(Seat seat) {
            return Optional.of(seat.equals(CORINTH) ? new Unknown() : this);
        }
    }

    private record Unknown() implements GameEvent {}

    private static List<GameEvent> seen(GameEvent event, Seat... seats) {
        return Witnesses.seen(new LogEntry(4, event), List.of(seats)).stream()
                .peek(entry -> assertThat(entry.decision()).isEqualTo(4))
                .map(LogEntry::event)
                .toList();
    }

    @Test
    void whoeverSawMostIsBelievedWhoeverIsAskedFirst() {
        Drew drew = new Drew(SPARTA, "siege");
        assertThat(seen(drew, ATHENS, SPARTA)).containsExactly(drew);
        assertThat(seen(drew, SPARTA, ATHENS)).containsExactly(drew);
    }

    @Test
    void whatNoneOfThemSawIsNotTold() {
        Drew drew = new Drew(SPARTA, "siege");
        assertThat(seen(drew, ATHENS, CORINTH)).containsExactly(new DrewUnseen(SPARTA));
        assertThat(seen(new Thought(SPARTA), ATHENS, CORINTH)).isEmpty();
    }

    @Test
    void whatOneAloneSawIsTold() {
        assertThat(seen(new Thought(SPARTA), ATHENS, SPARTA)).containsExactly(new Thought(SPARTA));
    }

    @Test
    void twoWhoSawDifferentSidesOfItTellBoth() {
        Exchanged exchanged = new Exchanged("siege", "march");
        assertThat(seen(exchanged, CORINTH, ATHENS, SPARTA)).containsExactly(new Half("siege"), new Half("march"));
        assertThat(seen(exchanged, ATHENS, CORINTH)).containsExactly(new Half("siege"));
        assertThat(seen(exchanged, CORINTH)).containsExactly(new Unknown());
    }
}
