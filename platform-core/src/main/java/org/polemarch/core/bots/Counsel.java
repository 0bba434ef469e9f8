package org.polemarch.core.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.polemarch.api.bot.Appraisal;
import org.polemarch.api.bot.ImaginedGame;
import org.polemarch.api.bot.Thinking;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;

/**
 * The reasons for an answer: which parts of the evaluation it changes, what it leads to, which reply to fear, and what
 * that reply changes. All of this comes from imagined games, so it reveals nothing that the seat may not know. Each
 * list begins with the largest change.
 *
 * @param chances how the seat stands after the answer, from 0 to 1
 * @param gains the parts that the answer itself changes
 * @param leads the parts that have changed by the time the plan it begins is finished
 * @param spares the parts by which it is better or worse than the average answer
 * @param reply the likely answer of another seat, if one is asked soon, usually answers the same, and does harm with it
 * @param risks the parts that this reply changes
 */
public record Counsel(
        double chances,
        List<Appraisal.Part> gains,
        List<Appraisal.Part> leads,
        List<Appraisal.Part> spares,
        Optional<Reply> reply,
        List<Appraisal.Part> risks) {

    public record Reply(Seat seat, Move move) {
        public Reply {
            Objects.requireNonNull(seat);
            Objects.requireNonNull(move);
        }
    }

    private static final int IMAGINED = 8;

    /** Plans with more picks than this are cut off. */
    private static final int LONGEST_PLAN = 12;

    /** Changes smaller than this share of the largest one aren't worth mentioning. */
    private static final double WORTH_SAYING = 0.2;

    /** Nor are those below this share of everything that is counted. */
    private static final double NEGLIGIBLE = 0.001;

    /** A reply that costs less than this, compared with the average reply, counts as harmless. */
    private static final double HARM = 0.02;

    public Counsel {
        gains = List.copyOf(gains);
        leads = List.copyOf(leads);
        spares = List.copyOf(spares);
        Objects.requireNonNull(reply);
        risks = List.copyOf(risks);
    }

    /** The reasons for the answer at that position. */
    public static Counsel on(int answer, Thinking thinking) {
        return new Inquiry(thinking.seat()).about(answer, thinking);
    }

    /** How one answer differs from another once the plans they begin are finished, the largest difference first. */
    public static List<Appraisal.Part> instead(int better, int given, Thinking thinking) {
        return new Inquiry(thinking.seat()).instead(better, given, thinking);
    }

    /** Follows one answer through some imagined games. */
    private static final class Inquiry {

        private static final class Seen {
            private int times;
            private double harm;
            private Appraisal change = Appraisal.NONE;
        }

        private final Seat own;
        private final Map<Reply, Seen> replies = new LinkedHashMap<>();
        private Appraisal gains = Appraisal.NONE;
        private Appraisal leads = Appraisal.NONE;
        private Appraisal spares = Appraisal.NONE;
        private double value;

        /** The sum of everything that is counted, regardless of sign. */
        private double weight;

        Inquiry(Seat own) {
            this.own = own;
        }

        Counsel about(int answer, Thinking thinking) {
            for (int i = 0; i < IMAGINED; i++) {
                follow(thinking.imagine(), answer);
            }
            Optional<Map.Entry<Reply, Seen>> likely = replies.entrySet().stream()
                    .filter(each -> 2 * each.getValue().times >= IMAGINED)
                    .filter(each -> each.getValue().harm >= HARM * each.getValue().times)
                    // A reply that only passes is nothing to fear: what follows would have followed anyway.
                    .filter(each -> !(each.getKey().move() instanceof Move.Ending))
                    .max(Comparator.comparingInt((Map.Entry<Reply, Seen> each) -> each.getValue().times));
            return new Counsel(
                    value / IMAGINED,
                    telling(gains, IMAGINED),
                    telling(leads, IMAGINED),
                    telling(spares, IMAGINED),
                    likely.map(Map.Entry::getKey),
                    likely.map(each -> telling(each.getValue().change, each.getValue().times))
                            .orElse(List.of()));
        }

        List<Appraisal.Part> instead(int better, int given, Thinking thinking) {
            Appraisal sum = Appraisal.NONE;
            for (int i = 0; i < IMAGINED; i++) {
                ImaginedGame game = thinking.imagine();
                weigh(game.appraise(own));
                sum = sum.plus(after(better, game.copy()).since(after(given, game)));
            }
            return telling(sum, IMAGINED);
        }

        private Appraisal after(int answer, ImaginedGame game) {
            Class<?> kind = game.moves().get(answer).getClass();
            game.play(answer);
            return finished(game, kind);
        }

        private void weigh(Appraisal position) {
            weight += position.parts().stream()
                    .mapToDouble(part -> Math.abs(part.points()))
                    .sum();
        }

        private List<Appraisal.Part> telling(Appraisal sum, int times) {
            double largest = sum.parts().stream()
                    .mapToDouble(part -> Math.abs(part.points()))
                    .max()
                    .orElse(0);
            double least = Math.max(WORTH_SAYING * largest, NEGLIGIBLE * times * weight / IMAGINED);
            return sum.parts().stream()
                    .filter(part -> part.points() != 0 && Math.abs(part.points()) >= least)
                    .sorted(Comparator.comparingDouble((Appraisal.Part part) -> -Math.abs(part.points())))
                    .map(part -> new Appraisal.Part(part.id(), part.sense(), part.points() / times))
                    .toList();
        }

        private void follow(ImaginedGame game, int answer) {
            Appraisal before = game.appraise(own);
            weigh(before);
            Appraisal average = average(game);
            Class<?> kind = game.moves().get(answer).getClass();
            game.play(answer);
            Appraisal after = game.appraise(own);
            gains = gains.plus(after.since(before));
            spares = spares.plus(after.since(average));
            value += game.value(own);
            leads = leads.plus(finished(game, kind).since(before));
            for (int pick = 0; pick < LONGEST_PLAN && !game.over() && !asksAnother(game); pick++) {
                game.play(best(game, game.toAct()));
            }
            if (!game.over() && asksAnother(game)) {
                reply(game, game.toAct());
            }
        }

        /** A plan is finished when another seat is asked, or when the same could be done again. */
        private Appraisal finished(ImaginedGame game, Class<?> kind) {
            for (int pick = 0; pick < LONGEST_PLAN && !game.over(); pick++) {
                if (asksAnother(game) || game.moves().stream().anyMatch(kind::isInstance)) {
                    break;
                }
                game.play(best(game, game.toAct()));
            }
            return game.appraise(own);
        }

        private boolean asksAnother(ImaginedGame game) {
            return !game.toAct().equals(own) && game.moves().size() > 1;
        }

        private Appraisal average(ImaginedGame game) {
            Appraisal sum = Appraisal.NONE;
            int count = game.moves().size();
            for (int i = 0; i < count; i++) {
                ImaginedGame tried = game.copy();
                tried.play(i);
                sum = sum.plus(tried.appraise(own));
            }
            return new Appraisal(sum.parts().stream()
                    .map(part -> new Appraisal.Part(part.id(), part.sense(), part.points() / count))
                    .toList());
        }

        private void reply(ImaginedGame game, Seat asked) {
            int best = best(game, asked);
            double average = 0;
            for (int i = 0; i < game.moves().size(); i++) {
                ImaginedGame tried = game.copy();
                tried.play(i);
                average += tried.value(own) / game.moves().size();
            }
            Seen seen = replies.computeIfAbsent(new Reply(asked, game.moves().get(best)), any -> new Seen());
            Appraisal unanswered = game.appraise(own);
            game.play(best);
            seen.times++;
            seen.harm += average - game.value(own);
            seen.change = seen.change.plus(game.appraise(own).since(unanswered));
        }

        private static int best(ImaginedGame game, Seat seat) {
            List<Double> values = new ArrayList<>();
            for (int i = 0; i < game.moves().size(); i++) {
                ImaginedGame tried = game.copy();
                tried.play(i);
                values.add(tried.value(seat));
            }
            return values.indexOf(values.stream().max(Comparator.naturalOrder()).orElseThrow());
        }
    }
}
