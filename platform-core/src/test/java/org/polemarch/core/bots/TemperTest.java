package org.polemarch.core.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.bot.Appraisal;
import org.polemarch.api.bot.Appraisal.Part;
import org.polemarch.api.bot.Appraisal.Sense;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.bot.ImaginedGame;
import org.polemarch.api.bot.Thinking;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;

class TemperTest {

    private static final Seat OWN = new Seat(0, "own");

    /** What an answer makes of the position. */
    private record Plan(double held, double hoped) implements Move {}

    private static final class Purse implements ImaginedGame {

        private final List<Plan> plans;
        private Plan now = new Plan(2, 2);

        Purse(List<Plan> plans) {
            this.plans = plans;
        }

        @Override
        public ImaginedGame copy() {
            return new Purse(plans);
        }

        @Override
        public boolean over() {
            return false;
        }

        @Override
        public Seat toAct() {
            return OWN;
        }

        @Override
        public List<? extends Move> moves() {
            return plans;
        }

        @Override
        public void play(int index) {
            now = plans.get(index);
        }

        @Override
        public double value(Seat seat) {
            return 1 / (1 + Math.exp(-appraise(seat).sum() / 10));
        }

        @Override
        public Appraisal appraise(Seat seat) {
            return new Appraisal(
                    List.of(new Part("silver", Sense.HELD, now.held()), new Part("luck", Sense.HOPED, now.hoped())));
        }

        @Override
        public Outcome outcome() {
            throw new UnsupportedOperationException("nobody asks");
        }
    }

    private record Thought(List<Plan> moves, Chance chance) implements Thinking {

        @Override
        public Seat seat() {
            return OWN;
        }

        @Override
        public Record view() {
            throw new UnsupportedOperationException("it needs no view");
        }

        @Override
        public ImaginedGame imagine() {
            return new Purse(moves);
        }

        @Override
        public Thinking aside() {
            return this;
        }

        @Override
        public boolean interrupted() {
            return false;
        }
    }

    private static Plan chosen(Bot bot, Plan... plans) {
        return plans[bot.choose(new Thought(List.of(plans), Chance.seeded(1)))];
    }

    @Test
    void theBoldGoForWhatMayComeAndTheCarefulKeepWhatTheyHave() {
        Plan safe = new Plan(6, 1);
        Plan daring = new Plan(1, 6);
        assertThat(chosen(Temper.BOLD.of(new GreedyBot(1)), safe, daring)).isEqualTo(daring);
        assertThat(chosen(Temper.CAREFUL.of(new GreedyBot(1)), daring, safe)).isEqualTo(safe);
    }

    @Test
    void noTemperTakesWhatIsPlainlyWorse() {
        Plan good = new Plan(5, 5);
        Plan bad = new Plan(1, 1);
        for (Temper temper : Temper.values()) {
            assertThat(chosen(temper.of(new GreedyBot(1)), bad, good)).isEqualTo(good);
            assertThat(chosen(temper.of(MctsBot.rounds(30)), bad, good)).isEqualTo(good);
        }
    }
}
