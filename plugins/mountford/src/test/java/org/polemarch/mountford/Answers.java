package org.polemarch.mountford;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Predicate;
import java.util.stream.Stream;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.testkit.Table;

/** Answers to questions on the way to what a test is about: one of those preferred where it is offered, else the first. */
public final class Answers {

    /** Farther than any way to it. */
    private static final int MOST = 20;

    private Answers() {}

    /** Until something has happened. */
    public static Table<MountfordState> untilEvent(
            Table<MountfordState> table, Class<? extends GameEvent> event, String... preferred) {
        answer(table, now -> !now.all(event).isEmpty(), preferred);
        assertThat(table.all(event)).as("what was to happen").isNotEmpty();
        return table;
    }

    /** Until an answer is offered. */
    public static Table<MountfordState> untilOffered(Table<MountfordState> table, String wanted, String... preferred) {
        answer(table, now -> now.notations().contains(wanted), preferred);
        return table.offers(wanted);
    }

    /** Until such a question is asked. */
    public static Table<MountfordState> untilAsked(
            Table<MountfordState> table, Class<? extends Frame> wanted, String... preferred) {
        answer(table, now -> wanted.isInstance(now.game().question().frame()), preferred);
        assertThat(table.game().question().frame()).isInstanceOf(wanted);
        return table;
    }

    private static void answer(
            Table<MountfordState> table, Predicate<Table<MountfordState>> there, String... preferred) {
        for (int i = 0; i < MOST && !there.test(table); i++) {
            table.choose(Stream.of(preferred)
                    .filter(table.notations()::contains)
                    .findFirst()
                    .orElse(table.notations().get(0)));
        }
    }
}
