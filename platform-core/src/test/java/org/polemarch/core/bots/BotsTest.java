package org.polemarch.core.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.bot.Appraisal;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.bot.ImaginedGame;
import org.polemarch.api.bot.Thinking;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.core.engine.Game;
import org.polemarch.core.session.TinyGame;

/** The bots of the platform at a game whose best play is known: take one to three of a heap, the last one wins. */
class BotsTest {

    private static final List<Seat> SEATS = List.of(new Seat(0, "athens"), new Seat(1, "sparta"));

    record Take(int pebbles) implements Move {}

    /** The game. Of a heap that is not empty nobody but the bot itself can tell who wins. */
    private static final class Heap implements ImaginedGame {

        private int pebbles;
        private int turn;
        private final double[] hunch;

        /** A heap; the hunch is what the game's evaluation says when a number of pebbles is left. */
        Heap(int pebbles, int turn, double... hunch) {
            this.pebbles = pebbles;
            this.turn = turn;
            this.hunch = hunch;
        }

        @Override
        public ImaginedGame copy() {
            return new Heap(pebbles, turn, hunch);
        }

        @Override
        public boolean over() {
            return pebbles == 0;
        }

        @Override
        public Seat toAct() {
            return SEATS.get(turn);
        }

        @Override
        public List<? extends Move> moves() {
            List<Take> moves = new ArrayList<>();
            for (int n = 1; n <= Math.min(3, pebbles); n++) {
                moves.add(new Take(n));
            }
            return moves;
        }

        @Override
        public void play(int index) {
            pebbles -= index + 1;
            turn = 1 - turn;
        }

        @Override
        public double value(Seat seat) {
            if (over()) {
                return seat.index() == turn ? 0 : 1; // whoever took last is not to move
            }
            return pebbles < hunch.length ? hunch[pebbles] : 0.5;
        }

        @Override
        public Appraisal appraise(Seat seat) {
            return Appraisal.NONE;
        }

        @Override
        public Outcome outcome() {
            throw new UnsupportedOperationException("no bot asks");
        }
    }

    private record Thought(ImaginedGame game, Chance chance, BooleanSupplier stop, AtomicInteger imagined)
            implements Thinking {

        static Thought of(ImaginedGame game, long seed) {
            return new Thought(game, Chance.seeded(seed), () -> false, new AtomicInteger());
        }

        @Override
        public Seat seat() {
            return game.toAct();
        }

        @Override
        public Record view() {
            throw new UnsupportedOperationException("these bots need no view");
        }

        @Override
        public List<? extends Move> moves() {
            return game.moves();
        }

        @Override
        public ImaginedGame imagine() {
            imagined.incrementAndGet();
            return game.copy();
        }

        @Override
        public Thinking aside() {
            return this;
        }

        @Override
        public boolean interrupted() {
            return stop.getAsBoolean();
        }
    }

    private static int taken(Bot bot, ImaginedGame game, long seed) {
        return 1 + bot.choose(Thought.of(game, seed));
    }

    @ParameterizedTest(name = "{0} pebbles: take {1}")
    @CsvSource({"3, 3", "5, 1", "6, 2", "7, 3", "9, 1", "10, 2"})
    void theSearchFindsTheWinningMove(int pebbles, int best) {
        for (long seed = 1; seed <= 5; seed++) {
            assertThat(taken(MctsBot.rounds(3_000), new Heap(pebbles, 0), seed))
                    .as("seed %s", seed)
                    .isEqualTo(best);
            assertThat(taken(MctsBot.rounds(3_000), new Heap(pebbles, 1), seed))
                    .as("at the other seat, seed %s", seed)
                    .isEqualTo(best);
        }
    }

    @Test
    void theSameChanceGivesTheSameAnswer() {
        for (long seed = 1; seed <= 20; seed++) {
            assertThat(taken(MctsBot.rounds(40), new Heap(8, 0), seed))
                    .isEqualTo(taken(MctsBot.rounds(40), new Heap(8, 0), seed));
        }
    }

    @Test
    void theSearchThinksForAsManyRoundsAsItIsTold() {
        Thought thought = Thought.of(new Heap(7, 0), 1);
        MctsBot.rounds(25).choose(thought);
        assertThat(thought.imagined()).hasValue(25);
    }

    @Test
    void aBotThatIsInterruptedAnswersAtOnce() {
        Thought thought = new Thought(new Heap(7, 0), Chance.seeded(1), () -> true, new AtomicInteger());
        assertThat(MctsBot.milliseconds(600_000).choose(thought)).isBetween(0, 2);
        assertThat(new GreedyBot(1_000).choose(thought)).isBetween(0, 2);
        assertThat(thought.imagined()).hasValue(0);
    }

    @Test
    void whereThereIsOneAnswerNobodyThinks() {
        Thought thought = Thought.of(new Heap(1, 0), 1);
        assertThat(MctsBot.rounds(100).choose(thought)).isZero();
        assertThat(new GreedyBot(4).choose(thought)).isZero();
        assertThat(thought.imagined()).hasValue(0);
    }

    @Test
    void theGreedyBotTakesWhatTheEvaluationLikesBest() {
        assertThat(taken(new GreedyBot(2), new Heap(7, 0, 0, 0, 0, 0, 0.2, 0.9, 0.4), 1))
                .as("five left is liked best")
                .isEqualTo(2);
        assertThat(taken(new GreedyBot(1), new Heap(3, 0), 1))
                .as("winning is better than any hope")
                .isEqualTo(3);
    }

    @Test
    void whatTheGreedyBotLikesAlikeItTakesAlike() {
        int[] counts = new int[3];
        for (long seed = 0; seed < 3_000; seed++) {
            counts[taken(new GreedyBot(1), new Heap(9, 0), seed) - 1]++;
        }
        // Six standard deviations of a binomial with n = 3000 and p = 1/3 are 155.
        assertThat(counts).satisfies(each -> {
            for (int count : each) {
                assertThat(count).isBetween(845, 1_155);
            }
        });
    }

    @Test
    void theRandomBotTakesAnyAnswer() {
        boolean[] seen = new boolean[3];
        for (long seed = 0; seed < 100; seed++) {
            seen[taken(new RandomBot(), new Heap(9, 0), seed) - 1] = true;
        }
        assertThat(seen).containsOnly(true);
    }

    @Test
    void aSharedWinIsWorthItsPart() {
        for (long seed = 1; seed < 2_000; seed++) {
            Game<TinyGame.Position> game = TinyGame.prepared("turns", "5").start(seed);
            Chance chance = Chance.seeded(seed);
            while (!game.over()) {
                game.play(chance.below(game.moves().size()));
            }
            Imagined<TinyGame.Position> end = new Imagined<>(game);
            List<Seat> winners = end.outcome().winners();
            for (Seat seat : SEATS) {
                assertThat(end.value(seat)).isEqualTo(winners.contains(seat) ? 1.0 / winners.size() : 0);
            }
            if (winners.size() == 2) {
                return;
            }
        }
        throw new AssertionError("no game was shared");
    }
}
