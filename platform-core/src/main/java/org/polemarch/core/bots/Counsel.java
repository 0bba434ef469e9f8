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
 * Why an answer is given: what it changes in the evaluation's parts, which reply it has to fear and what that one changes.
 * All of it is seen in imagined games, so it tells nothing that the seat may not know.
 *
 * @param chances how the seat stands after the answer, from 0 to 1
 * @param gains the parts that the answer itself changes, the largest change first
 * @param reply what another seat is most likely to answer, if one is asked soon
 * @param risks the parts that this reply changes, the largest change first
 */
public record Counsel(double chances, List<Appraisal.Part> gains, Optional<Reply> reply, List<Appraisal.Part> risks) {

    public record Reply(Seat seat, Move move) {
        public Reply {
            Objects.requireNonNull(seat);
            Objects.requireNonNull(move);
        }
    }

    private static final int IMAGINED = 8;

    /** A plan of more picks than this is not followed to its end. */
    private static final int LONGEST_PLAN = 12;

    /** Smaller changes than this share of the largest are not worth a word. */
    private static final double WORTH_SAYING = 0.2;

    public Counsel {
        gains = List.copyOf(gains);
        Objects.requireNonNull(reply);
        risks = List.copyOf(risks);
    }

    /** The reasons for the answer at that position. */
    public static Counsel on(int answer, Thinking thinking) {
        return new Inquiry(thinking.seat()).about(answer, thinking);
    }

    private static List<Appraisal.Part> telling(Appraisal sum, int times) {
        double largest = sum.parts().stream()
                .mapToDouble(part -> Math.abs(part.points()))
                .max()
                .orElse(0);
        return sum.parts().stream()
                .filter(part -> largest > 0 && Math.abs(part.points()) >= WORTH_SAYING * largest)
                .sorted(Comparator.comparingDouble((Appraisal.Part part) -> -Math.abs(part.points())))
                .map(part -> new Appraisal.Part(part.id(), part.points() / times))
                .toList();
    }

    /** Follows one answer through some imagined games. */
    private static final class Inquiry {

        private static final class Seen {
            private int times;
            private Appraisal change = Appraisal.NONE;
        }

        private final Seat own;
        private final Map<Reply, Seen> replies = new LinkedHashMap<>();
        private Appraisal gains = Appraisal.NONE;
        private double value;

        Inquiry(Seat own) {
            this.own = own;
        }

        Counsel about(int answer, Thinking thinking) {
            for (int i = 0; i < IMAGINED; i++) {
                follow(thinking.imagine(), answer);
            }
            Optional<Map.Entry<Reply, Seen>> likely = replies.entrySet().stream()
                    .max(Comparator.comparingInt((Map.Entry<Reply, Seen> each) -> each.getValue().times));
            return new Counsel(
                    value / IMAGINED,
                    telling(gains, IMAGINED),
                    likely.map(Map.Entry::getKey),
                    likely.map(each -> telling(each.getValue().change, each.getValue().times))
                            .orElse(List.of()));
        }

        private void follow(ImaginedGame game, int answer) {
            Appraisal before = game.appraise(own);
            game.play(answer);
            Appraisal after = game.appraise(own);
            gains = gains.plus(after.since(before));
            value += game.value(own);
            for (int pick = 0; pick < LONGEST_PLAN && !game.over(); pick++) {
                Seat asked = game.toAct();
                int best = best(game, asked);
                if (!asked.equals(own) && game.moves().size() > 1) {
                    Reply reply = new Reply(asked, game.moves().get(best));
                    Appraisal unanswered = game.appraise(own);
                    game.play(best);
                    Seen seen = replies.computeIfAbsent(reply, any -> new Seen());
                    seen.times++;
                    seen.change = seen.change.plus(game.appraise(own).since(unanswered));
                    return;
                }
                game.play(best);
            }
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
