package org.polemarch.core.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.polemarch.api.bot.Appraisal;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.bot.ImaginedGame;
import org.polemarch.api.bot.Thinking;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;

/** The search on games so small that the right answer is known. */
class MctsBotTest {

    private static final Seat OWN = new Seat(0, "own");
    private static final Seat OTHER = new Seat(1, "other");

    record Say(String what) implements Move {}

    @Test
    void whoDawdlesGainsNothing() {
        assertThat(answer(MctsBot.rounds(200), () -> new Dawdling(0, 0.5))).isEqualTo("strike");
    }

    @Test
    void looksBeyondTheNextAnswer() {
        assertThat(answer(new GreedyBot(1), () -> new Trap(0, 0.5))).isEqualTo("bait");
        assertThat(answer(MctsBot.rounds(200), () -> new Trap(0, 0.5))).isEqualTo("guard");
    }

    @Test
    void smallDifferencesAreSeen() {
        assertThat(answer(MctsBot.rounds(200), () -> new Steps(0, 0.5))).isEqualTo("step 7");
    }

    @Test
    void whoIsInterruptedAnswersWithWhatItHas() {
        int[] asked = {0};
        BooleanSupplier afterThree = () -> asked[0]++ >= 3;
        int answer = MctsBot.milliseconds(600_000).choose(new Stub(() -> new Trap(0, 0.5), afterThree));
        assertThat(answer).isBetween(0, 1);
        assertThat(asked[0]).isEqualTo(4);
    }

    @Test
    void whoIsInterruptedWhileItLooksAtManyAnswersTriesNoneMore() {
        int[] asked = {0};
        BooleanSupplier afterFive = () -> asked[0]++ >= 5;
        int[] tried = {0};
        MctsBot.milliseconds(600_000).choose(new Stub(() -> new Many(0, 0.5, tried), afterFive));
        assertThat(tried[0]).as("of a hundred answers").isLessThanOrEqualTo(5);
        assertThat(asked[0]).as("it is told once").isEqualTo(6);
    }

    @Test
    void theSameRoundsOnTheSameThreadsGiveTheSameAnswer() {
        for (long seed = 0; seed < 20; seed++) {
            Stub once = new Stub(() -> new Many(0, 0.5, new int[1]), () -> false, Chance.seeded(seed));
            Stub again = new Stub(() -> new Many(0, 0.5, new int[1]), () -> false, Chance.seeded(seed));
            assertThat(MctsBot.rounds(50).on(2).choose(once))
                    .as("seed %s", seed)
                    .isEqualTo(MctsBot.rounds(50).on(2).choose(again));
        }
    }

    @Test
    void theSecondPickOfAPlanKnowsWhatTheFirstFound() {
        boolean[] stop = {false};
        MctsBot bot = MctsBot.rounds(200);
        assertThat(bot.choose(new Stub(() -> new Picks(0, 0.5), () -> stop[0]))).isEqualTo(1);
        stop[0] = true;
        assertThat(bot.choose(new Stub(() -> new Picks(0, 0.5).after(1), () -> stop[0])))
                .as("without another round")
                .isEqualTo(2);
    }

    @Test
    void oneLuckyDealDoesNotSettleTheMatter() {
        int[] dealt = {-2}; // the first two only list the answers
        Supplier<Tiny> deals = () -> new Gamble(0, 0.5, dealt[0]++ % 5 == 0);
        assertThat(answer(MctsBot.rounds(8), deals)).isEqualTo("hold");
    }

    @Test
    void aTreeStopsGrowing() {
        int trees = 1_000;
        SearchTree tree = new SearchTree(OWN, trees);
        Chance chance = Chance.seeded(7);
        for (int round = 0; round < 500; round++) {
            tree.round(new Many(0, 0.5, new int[1]), chance, () -> false);
        }
        assertThat(tree.size())
                .as("a thousandth of a million, and the last hundred")
                .isBetween(1_000, 1_099);
    }

    private static String answer(Bot bot, Supplier<Tiny> game) {
        Stub thinking = new Stub(game, () -> false);
        return ((Say) thinking.moves().get(bot.choose(thinking))).what();
    }

    private record Stub(Supplier<Tiny> game, BooleanSupplier stop, Chance chance) implements Thinking {

        Stub(Supplier<Tiny> game, BooleanSupplier stop) {
            this(game, stop, Chance.seeded(7));
        }

        @Override
        public Seat seat() {
            return OWN;
        }

        @Override
        public Record view() {
            throw new AssertionError("the search needs no view");
        }

        @Override
        public List<? extends Move> moves() {
            return game.get().moves();
        }

        @Override
        public ImaginedGame imagine() {
            return game.get();
        }

        @Override
        public Thinking aside() {
            return new Stub(game, () -> false, Chance.seeded(chance.below(1_000)));
        }

        @Override
        public boolean interrupted() {
            return stop.getAsBoolean();
        }
    }

    /** A game of two: a value for the first, the rest for the second. It never ends by itself. */
    private abstract static class Tiny implements ImaginedGame {
        int asked;
        double value;

        Tiny(int asked, double value) {
            this.asked = asked;
            this.value = value;
        }

        @Override
        public boolean over() {
            return false;
        }

        @Override
        public Seat toAct() {
            return asked == 0 ? OWN : OTHER;
        }

        static List<Say> say(String... what) {
            return List.of(what).stream().map(Say::new).toList();
        }

        @Override
        public double value(Seat seat) {
            return seat.equals(OWN) ? value : 1 - value;
        }

        @Override
        public Appraisal appraise(Seat seat) {
            return Appraisal.NONE;
        }

        @Override
        public Outcome outcome() {
            throw new AssertionError("it never ends");
        }
    }

    /**
     * In a turn, a player may dawdle at a small cost; after the strike that ends the turn, the opponent takes more than
     * it gained.
     */
    private static final class Dawdling extends Tiny {

        Dawdling(int asked, double value) {
            super(asked, value);
        }

        @Override
        public ImaginedGame copy() {
            return new Dawdling(asked, value);
        }

        @Override
        public List<? extends Move> moves() {
            return asked == 0 ? say("dawdle", "strike") : say("take", "take more");
        }

        @Override
        public void play(int index) {
            if (asked == 1) {
                value -= index == 0 ? 0.01 : 0.02;
                asked = 0;
            } else if (index == 1) {
                value += 0.01;
                asked = 1;
            } else {
                value -= 0.003;
            }
        }
    }

    /** The bait looks better until the other answers. */
    private static final class Trap extends Tiny {
        private boolean baited;

        Trap(int asked, double value) {
            super(asked, value);
        }

        @Override
        public ImaginedGame copy() {
            Trap copy = new Trap(asked, value);
            copy.baited = baited;
            return copy;
        }

        @Override
        public List<? extends Move> moves() {
            return asked == 0 ? say("guard", "bait") : say("wait", "pounce");
        }

        @Override
        public void play(int index) {
            if (asked == 0) {
                baited = index == 1;
                value += baited ? 0.05 : 0.02;
                asked = 1;
            } else {
                value -= index == 0 ? 0.03 : baited ? 0.2 : 0;
                asked = 0;
            }
        }
    }

    /** Eight steps whose values differ by a thousandth. */
    private static final class Steps extends Tiny {

        Steps(int asked, double value) {
            super(asked, value);
        }

        @Override
        public ImaginedGame copy() {
            return new Steps(asked, value);
        }

        @Override
        public List<? extends Move> moves() {
            return asked == 0
                    ? IntStream.range(0, 8).mapToObj(i -> new Say("step " + i)).toList()
                    : say("nod");
        }

        @Override
        public void play(int index) {
            if (asked == 0) {
                value += index / 1000.0 - 0.0035;
            }
            asked = 1 - asked;
        }
    }

    /** Three picks in a row, of which each is worth more the further down the list it stands; only the first has two answers. */
    private static final class Picks extends Tiny {
        private int made;

        Picks(int asked, double value) {
            super(asked, value);
        }

        Picks after(int index) {
            play(index);
            return this;
        }

        @Override
        public ImaginedGame copy() {
            Picks copy = new Picks(asked, value);
            copy.made = made;
            return copy;
        }

        @Override
        public List<? extends Move> moves() {
            return asked == 1 ? say("nod") : made == 0 ? say("low", "high") : say("one", "two", "three");
        }

        @Override
        public void play(int index) {
            value += asked == 0 ? index * 0.01 : 0;
            made = asked == 0 ? made + 1 : 0;
            asked = made == 3 ? 1 : 0;
        }
    }

    /** One answer of which it depends on the deal how it ends; then nothing happens any more. */
    private static final class Gamble extends Tiny {
        private final boolean lucky;
        private boolean answered;

        Gamble(int asked, double value, boolean lucky) {
            super(asked, value);
            this.lucky = lucky;
        }

        @Override
        public ImaginedGame copy() {
            Gamble copy = new Gamble(asked, value, lucky);
            copy.answered = answered;
            return copy;
        }

        @Override
        public List<? extends Move> moves() {
            return answered ? say("nod") : say("gamble", "hold");
        }

        @Override
        public void play(int index) {
            if (!answered && index == 0) {
                value = lucky ? 0.9 : 0.1;
            }
            answered = true;
            asked = 1 - asked;
        }
    }

    /** A hundred answers to each question; it counts those that are tried. */
    private static final class Many extends Tiny {

        private final int[] tried;

        Many(int asked, double value, int[] tried) {
            super(asked, value);
            this.tried = tried;
        }

        @Override
        public ImaginedGame copy() {
            return new Many(asked, value, tried);
        }

        @Override
        public List<? extends Move> moves() {
            return IntStream.range(0, 100).mapToObj(i -> new Say("try " + i)).toList();
        }

        @Override
        public void play(int index) {
            tried[0]++;
            asked = 1 - asked;
        }
    }
}
