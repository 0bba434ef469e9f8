package org.polemarch.core.bots;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.polemarch.api.bot.Appraisal;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.bot.ImaginedGame;
import org.polemarch.api.bot.Thinking;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;

/**
 * What a bot values more or less than the game's evaluation does: what it has, what it may yet achieve, and what its
 * rivals have. It judges only its own seat this way and expects the others to play by the plain evaluation. In a game
 * whose evaluation doesn't name its parts, tempers have no effect.
 */
public enum Temper {
    CAREFUL(1.3, 0.6, 1.0),
    BOLD(0.8, 1.7, 1.3);

    private final double held;
    private final double hoped;
    private final double rival;

    Temper(double held, double hoped, double rival) {
        this.held = held;
        this.hoped = hoped;
        this.rival = rival;
    }

    /** The word by which it is chosen: "bold". */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Temper> named(String id) {
        return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
    }

    /** The same bot with this temper. */
    public Bot of(Bot bot) {
        return thinking -> bot.choose(new Tempered(thinking, this));
    }

    private double sum(Appraisal appraisal) {
        double sum = 0;
        for (Appraisal.Part part : appraisal.parts()) {
            sum += part.points()
                    * switch (part.sense()) {
                        case HELD -> held;
                        case HOPED -> hoped;
                        case RIVAL -> rival;
                    };
        }
        return sum;
    }

    /** A question as a bot of some temper sees it. */
    private record Tempered(Thinking plain, Temper temper) implements Thinking {

        @Override
        public Seat seat() {
            return plain.seat();
        }

        @Override
        public Record view() {
            return plain.view();
        }

        @Override
        public List<? extends Move> moves() {
            return plain.moves();
        }

        @Override
        public ImaginedGame imagine() {
            return new Judged(plain.imagine(), plain.seat(), temper);
        }

        @Override
        public Chance chance() {
            return plain.chance();
        }

        @Override
        public Thinking aside() {
            return new Tempered(plain.aside(), temper);
        }

        @Override
        public boolean interrupted() {
            return plain.interrupted();
        }
    }

    /** An imagined game in which one seat is judged with some temper. */
    private record Judged(ImaginedGame game, Seat own, Temper temper) implements ImaginedGame {

        /** Below this, the position is even, and the scale of the evaluation can't be inferred. */
        private static final double EVEN = 1e-9;

        @Override
        public ImaginedGame copy() {
            return new Judged(game.copy(), own, temper);
        }

        @Override
        public boolean over() {
            return game.over();
        }

        @Override
        public Seat toAct() {
            return game.toAct();
        }

        @Override
        public List<? extends Move> moves() {
            return game.moves();
        }

        @Override
        public void play(int index) {
            game.play(index);
        }

        /** The evaluation squashes the sum of its parts; comparing the two shows how strongly. */
        @Override
        public double value(Seat seat) {
            double value = game.value(seat);
            if (game.over() || !seat.equals(own) || value <= 0 || value >= 1) {
                return value;
            }
            Appraisal appraisal = game.appraise(seat);
            double sum = appraisal.sum();
            double logit = Math.log(value / (1 - value));
            return Math.abs(sum) < EVEN || Math.abs(logit) < EVEN
                    ? value
                    : 1 / (1 + Math.exp(-temper.sum(appraisal) * logit / sum));
        }

        @Override
        public Appraisal appraise(Seat seat) {
            return game.appraise(seat);
        }

        @Override
        public Outcome outcome() {
            return game.outcome();
        }
    }
}
