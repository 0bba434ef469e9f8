package org.polemarch.core.contract.promises;

import java.util.List;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.Look;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;
import org.polemarch.core.engine.Game;

/**
 * An outcome has one score per seat in seat order, whose lines add up; ranks begin at 1; sides win as a whole;
 * and a game says that it runs while it does and why it ended when it has.
 */
public final class OutcomesAddUp implements Promise {

    @Override
    public String name() {
        return "outcomes add up";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watch<>() {

            @Override
            public void looked(Look<S> look) {
                Outcome outcome = trial.rules().outcome(look.game().state());
                check(outcome);
                if (!outcome.ending().equals(Outcome.RUNNING)) {
                    throw new BrokenPromise("outcome says the game ended ('" + outcome.ending()
                            + "') while a question stands; it must say Outcome.RUNNING until the game is over, or the"
                            + " rule that ends it must call play.end()");
                }
            }

            @Override
            public void ended(Game<S> game) {
                Outcome outcome = trial.rules().outcome(game.state());
                check(outcome);
                if (outcome.ending().equals(Outcome.RUNNING)) {
                    throw new BrokenPromise("the game is over, but its outcome says it runs; the rule that ends it must"
                            + " note in the state why it ended");
                }
                checkSides(outcome);
            }

            private void check(Outcome outcome) {
                List<Seat> seats = trial.seats();
                List<Seat> scored = outcome.scores().stream().map(Score::seat).toList();
                if (!scored.equals(seats)) {
                    throw new BrokenPromise("the outcome has scores for " + scored + ", but the seats are " + seats
                            + "; give one score per seat, in seat order");
                }
                for (Score score : outcome.scores()) {
                    int sum = score.breakdown().stream()
                            .mapToInt(Score.Line::points)
                            .sum();
                    if (sum != score.points()) {
                        throw new BrokenPromise("the score of " + score.seat() + " is " + score.points()
                                + ", but its lines add up to " + sum + ": " + score.breakdown()
                                + "; list everything that counts");
                    }
                    if (score.rank() < 1 || score.rank() > seats.size()) {
                        throw new BrokenPromise("the rank of " + score.seat() + " is " + score.rank()
                                + "; ranks go from 1 to the number of seats");
                    }
                }
                if (outcome.winners().isEmpty()) {
                    throw new BrokenPromise("nobody has rank 1 in " + outcome
                            + "; whoever stands best has rank 1, and so have all who tie with it");
                }
            }

            /**
             * A side may contain rivals, but no seat of another side may be ranked between two of them or level with
             * them.
             */
            private void checkSides(Outcome outcome) {
                for (Seat one : trial.seats()) {
                    for (Seat other : trial.seats()) {
                        int rank = outcome.of(one).rank();
                        if (side(one).equals(side(other))
                                && rank < outcome.of(other).rank()) {
                            checkBetween(outcome, one, other);
                        }
                    }
                }
            }

            private void checkBetween(Outcome outcome, Seat one, Seat other) {
                for (Seat third : trial.seats()) {
                    int rank = outcome.of(third).rank();
                    if (!side(third).equals(side(one))
                            && rank >= outcome.of(one).rank()
                            && rank <= outcome.of(other).rank()) {
                        throw new BrokenPromise(one + " and " + other + " are both of side " + side(one)
                                + " and have ranks " + outcome.of(one).rank() + " and "
                                + outcome.of(other).rank() + ", but " + third + " of another side has rank " + rank
                                + "; seats of one side win and lose together, others need sides of their own in"
                                + " GameInfo");
                    }
                }
            }

            private String side(Seat seat) {
                return trial.prepared().info().seats().get(seat.index()).side();
            }
        };
    }
}
