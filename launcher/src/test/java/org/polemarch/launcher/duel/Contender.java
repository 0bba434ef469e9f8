package org.polemarch.launcher.duel;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.bot.ImaginedGame;
import org.polemarch.api.bot.Thinking;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;

/**
 * A bot that is interrupted when the processor has worked so long for it on one answer. A busy machine takes nothing from it, as
 * it would by the clock on the wall.
 */
final class Contender {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    final String name;
    private final Supplier<? extends Bot> bots;
    private final long nanos;
    private long rounds;
    private long answers;
    private long used;

    Contender(String name, Supplier<? extends Bot> bots, long nanos) {
        this.name = Objects.requireNonNull(name);
        this.bots = Objects.requireNonNull(bots);
        this.nanos = nanos;
    }

    /** For one seat of one game. */
    Bot bot() {
        Bot bot = bots.get();
        return thinking -> {
            if (thinking.moves().size() == 1) {
                return bot.choose(thinking);
            }
            long start = THREADS.getCurrentThreadCpuTime();
            int answer = bot.choose(new Rationed(thinking, start + nanos));
            used += THREADS.getCurrentThreadCpuTime() - start;
            answers++;
            return answer;
        };
    }

    @Override
    public String toString() {
        return String.format(
                "%s: %.0f rounds and %.1f ms of the processor an answer, %.0f rounds a second",
                name, (double) rounds / answers, used / 1e6 / answers, rounds * 1e9 / used);
    }

    private final class Rationed implements Thinking {
        private final Thinking thinking;
        private final long end;

        Rationed(Thinking thinking, long end) {
            this.thinking = thinking;
            this.end = end;
        }

        @Override
        public Seat seat() {
            return thinking.seat();
        }

        @Override
        public Record view() {
            return thinking.view();
        }

        @Override
        public List<? extends Move> moves() {
            return thinking.moves();
        }

        @Override
        public ImaginedGame imagine() {
            rounds++;
            return thinking.imagine();
        }

        @Override
        public Chance chance() {
            return thinking.chance();
        }

        @Override
        public Thinking aside() {
            throw new UnsupportedOperationException("one thread is what is measured");
        }

        @Override
        public boolean interrupted() {
            return THREADS.getCurrentThreadCpuTime() >= end;
        }
    }
}
