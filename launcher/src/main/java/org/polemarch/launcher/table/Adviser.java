package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.bot.ImaginedGame;
import org.polemarch.api.bot.Thinking;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.api.text.Words;
import org.polemarch.core.bots.Counsel;
import org.polemarch.launcher.words.Say;

/**
 * A bot that can say why: it tries every answer in the same few imagined games and remembers how each of them stood
 * afterwards and what the best of them changes. One adviser gives one piece of advice.
 */
public final class Adviser implements Bot {

    private static final int IMAGINED = 6;

    private double[] value = {};
    private int imagined;
    private Optional<Counsel> counsel = Optional.empty();
    private Seat own;
    private List<Seat> seats = List.of();

    @Override
    public int choose(Thinking thinking) {
        double[] sum = new double[thinking.moves().size()];
        int games = 0;
        do {
            ImaginedGame game = thinking.imagine();
            for (int move = 0; move < sum.length; move++) {
                ImaginedGame tried = game.copy();
                tried.play(move);
                sum[move] += tried.value(thinking.seat());
            }
            games++;
        } while (games < IMAGINED && !thinking.interrupted());
        value = sum;
        imagined = games;
        int best = best(-1);
        if (sum.length > 1 && !thinking.interrupted()) {
            inquire(best, thinking);
        }
        return best;
    }

    private void inquire(int answer, Thinking thinking) {
        ImaginedGame game = thinking.imagine();
        own = thinking.seat();
        if (!game.appraise(own).parts().isEmpty()) {
            seats = game.outcome().scores().stream().map(Score::seat).toList();
            counsel = Optional.of(Counsel.on(answer, thinking));
        }
    }

    private int best(int except) {
        int best = -1;
        for (int move = 0; move < value.length; move++) {
            if (move != except && (best < 0 || value[move] > value[best])) {
                best = move;
            }
        }
        return best;
    }

    /** What it would do, why, and how it compares with the next best. */
    public String advice(List<? extends Move> moves, int chosen, Words words) {
        List<String> sentences = new ArrayList<>();
        sentences.add(Say.of("hint.would", words.say(moves.get(chosen))));
        counsel.ifPresent(found -> sentences.addAll(reasons(found, words)));
        sentences.add(comparison(moves, chosen, words));
        return String.join(" ", sentences);
    }

    private List<String> reasons(Counsel found, Words words) {
        List<String> reasons = new Reasons(words, own, seats).of(found);
        return reasons.isEmpty() ? List.of(Say.of("hint.even")) : reasons;
    }

    private String comparison(List<? extends Move> moves, int chosen, Words words) {
        int next = best(chosen);
        if (next < 0 || imagined == 0) {
            return Say.of("hint.only");
        }
        long mine = percent(chosen);
        return mine == percent(next)
                ? Say.of("hint.equal", mine, Reasons.quoted(words.say(moves.get(next))))
                : Say.of("hint.why", mine, Reasons.quoted(words.say(moves.get(next))), percent(next));
    }

    private long percent(int move) {
        return Math.round(100 * value[move] / imagined);
    }
}
