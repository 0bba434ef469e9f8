package org.polemarch.core.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import org.polemarch.api.bot.Appraisal;
import org.polemarch.api.bot.Thinking;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.core.bots.Budget;
import org.polemarch.core.bots.Counsel;
import org.polemarch.core.bots.Deliberation;
import org.polemarch.core.bots.GameThinking;
import org.polemarch.core.engine.Game;
import org.polemarch.core.session.Played;
import org.polemarch.core.session.Session;

/**
 * How one seat played: its chances at each of its decisions, and the answers that cost it most. Every answer is judged
 * by what the seat could know when it gave it. So bad luck is never a mistake, and the analysis of an unfinished game
 * reveals nothing that the seat may not know. The same session and rounds always give the same analysis.
 *
 * @param decisions how many answers the game had
 * @param curve in order; in a finished game, the last point is the result
 * @param mistakes the costliest first; at most one per turn
 */
public record Analysis(Seat seat, int decisions, List<Point> curve, List<Mistake> mistakes) {

    private static final int MISTAKES = 3;

    /** How many of the answers that look worst are examined again, for longer. */
    private static final int SUSPECTS = 10;

    private static final int LONGER = 4;

    /** Nobody would regret an answer that costs less than this. */
    private static final double WORTH_REGRET = 0.01;

    public Analysis {
        Objects.requireNonNull(seat);
        curve = List.copyOf(curve);
        mistakes = List.copyOf(mistakes);
    }

    /**
     * How the seat stood.
     *
     * @param decision after how many answers
     * @param chances from 0, lost, to 1, won
     */
    public record Point(int decision, double chances) {}

    /**
     * An answer that cost something.
     *
     * @param decision the number of answers before it, which is where to branch to try another
     * @param chances the seat's chances after the better answer
     * @param left its chances after the answer it gave
     * @param instead how the better answer differs from it in the parts of the evaluation, the largest difference first
     */
    public record Mistake(
            int decision, Move played, Move better, double chances, double left, List<Appraisal.Part> instead) {
        public Mistake {
            Objects.requireNonNull(played);
            Objects.requireNonNull(better);
            instead = List.copyOf(instead);
        }

        public double cost() {
            return chances - left;
        }
    }

    /** How many steps the analysis of a seat reports. */
    public static long steps(Session<?> session, Seat seat) {
        return answers(session, seat) + SUSPECTS;
    }

    private static long answers(Session<?> session, Seat seat) {
        return session.history().stream()
                .filter(played -> played.seat().equals(seat))
                .count();
    }

    /**
     * Analyses how a seat played. This takes long, and the session belongs to the calling thread from now on.
     *
     * @param progress receives the number of steps done
     * @param cancelled whether nobody is waiting any longer; the result is then empty
     */
    public static <S extends GameState<S>> Optional<Analysis> of(
            Session<S> session, Seat seat, Budget budget, LongConsumer progress, BooleanSupplier cancelled) {
        Inquest<S> inquest = new Inquest<>(session, seat, budget, progress, cancelled);
        inquest.walk();
        List<Mistake> mistakes = inquest.mistakes();
        return cancelled.getAsBoolean()
                ? Optional.empty()
                : Optional.of(new Analysis(seat, session.decisions(), inquest.curve, mistakes));
    }

    /** An answer that looks bad at first glance. */
    private record Suspect<S extends GameState<S>>(Game<S> position, int turn, int played, int better, double cost) {}

    private static final class Inquest<S extends GameState<S>> {

        private final Session<S> session;
        private final Seat seat;
        private final Budget budget;
        private final LongConsumer progress;
        private final BooleanSupplier cancelled;
        private final List<Point> curve = new ArrayList<>();
        private final List<Suspect<S>> suspects = new ArrayList<>();
        private long steps;

        Inquest(Session<S> session, Seat seat, Budget budget, LongConsumer progress, BooleanSupplier cancelled) {
            this.session = session;
            this.seat = seat;
            this.budget = budget;
            this.progress = progress;
            this.cancelled = cancelled;
        }

        /** Looks once at every answer. */
        void walk() {
            Game<S> game = session.replayTo(0);
            int turn = 0;
            for (Played played : session.history()) {
                if (cancelled.getAsBoolean()) {
                    return;
                }
                if (!played.seat().equals(seat)) {
                    turn++;
                } else {
                    if (game.moves().size() > 1) {
                        look(game, turn, played.index());
                    }
                    progress.accept(++steps);
                }
                game.play(played.index());
            }
            if (game.over()) {
                Outcome outcome = session.outcome();
                boolean won = outcome.of(seat).rank() == 1;
                curve.add(new Point(
                        game.decisions(), won ? 1.0 / outcome.winners().size() : 0));
            }
        }

        private void look(Game<S> game, int turn, int played) {
            Deliberation found = Deliberation.on(thinking(game), budget);
            int best = found.best();
            curve.add(new Point(game.decisions(), found.chances(best)));
            double cost = found.chances(best) - found.chances(played);
            if (cost > 0) {
                suspects.add(new Suspect<>(game.copy(), turn, played, best, cost));
            }
        }

        /** The bot's thinking depends only on what the seat may know. */
        private Thinking thinking(Game<S> position) {
            return new GameThinking<>(position, Chance.seeded(position.decisions()), cancelled);
        }

        List<Mistake> mistakes() {
            suspects.sort(Comparator.comparingDouble((Suspect<S> each) -> -each.cost()));
            List<Mistake> proved = new ArrayList<>();
            List<Integer> turns = new ArrayList<>();
            for (Suspect<S> suspect : suspects.subList(0, Math.min(SUSPECTS, suspects.size()))) {
                if (cancelled.getAsBoolean()) {
                    return List.of();
                }
                Mistake mistake = proved(suspect);
                if (mistake.cost() >= WORTH_REGRET) {
                    int same = turns.indexOf(suspect.turn());
                    if (same < 0) {
                        proved.add(mistake);
                        turns.add(suspect.turn());
                    } else if (mistake.cost() > proved.get(same).cost()) {
                        proved.set(same, mistake);
                    }
                }
                progress.accept(++steps);
            }
            if (!cancelled.getAsBoolean()) {
                progress.accept(Analysis.steps(session, seat));
            }
            return proved.stream()
                    .sorted(Comparator.comparingDouble((Mistake each) -> -each.cost()))
                    .limit(MISTAKES)
                    .toList();
        }

        private Mistake proved(Suspect<S> suspect) {
            Thinking thinking = thinking(suspect.position());
            Budget longer = new Budget(LONGER * budget.rounds(), LONGER * budget.milliseconds());
            double[] chances = Deliberation.weigh(suspect.better(), suspect.played(), thinking, longer);
            return new Mistake(
                    suspect.position().decisions(),
                    thinking.moves().get(suspect.played()),
                    thinking.moves().get(suspect.better()),
                    chances[0],
                    chances[1],
                    Counsel.instead(suspect.better(), suspect.played(), thinking));
        }
    }
}
