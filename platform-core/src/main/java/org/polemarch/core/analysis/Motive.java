package org.polemarch.core.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.polemarch.api.bot.Appraisal;
import org.polemarch.api.bot.Appraisal.Part;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.LotDrawn;
import org.polemarch.api.log.PileShuffled;
import org.polemarch.api.log.Rolled;
import org.polemarch.core.engine.Game;
import org.polemarch.core.session.Played;
import org.polemarch.core.session.Session;

/**
 * What a seat achieved for itself with an answer and the answers that directly followed it, as somebody else can know
 * it. It compares imagined games, which the onlooker can't tell from the real one, before and after, so nothing hidden
 * goes into it. Differences that vary from one imagined game to the next are left out.
 *
 * @param seat who answered
 * @param changes the parts of the evaluation that changed for that seat, the largest change first
 * @param luck whether dice or lots played a part
 */
public record Motive(Seat seat, List<Part> changes, boolean luck) {

    private static final int IMAGINED = 16;

    /** Changes smaller than this share of the largest one aren't worth mentioning. */
    private static final double WORTH_SAYING = 0.2;

    /** Nor are those below this share of everything that is counted. */
    private static final double NEGLIGIBLE = 0.001;

    /** A change of fewer standard errors than this may be due to the imagined games alone. */
    private static final double SURE = 3;

    public Motive {
        Objects.requireNonNull(seat);
        changes = List.copyOf(changes);
    }

    /** The number of the answer with which a seat ended what it began with another. */
    public static int last(Session<?> session, int number) {
        List<Played> history = session.history();
        Seat seat = history.get(number - 1).seat();
        int last = number;
        while (last < history.size() && history.get(last).seat().equals(seat)) {
            last++;
        }
        return last;
    }

    /**
     * The motive as far as a seat can know it.
     *
     * @param number the answer; the first of a game is 1
     */
    public static <S extends GameState<S>> Motive seenBy(Seat eyes, int number, Session<S> session) {
        Seat seat = session.history().get(number - 1).seat();
        int last = last(session, number);
        boolean luck = session.log(eyes, last).stream()
                .filter(entry -> entry.decision() >= number)
                .anyMatch(entry -> entry.event() instanceof Rolled
                        || entry.event() instanceof LotDrawn
                        || entry.event() instanceof PileShuffled);
        return new Motive(
                seat,
                changes(
                        appraisals(session.replayTo(number - 1), eyes, seat),
                        appraisals(session.replayTo(last), eyes, seat)),
                luck);
    }

    private static <S extends GameState<S>> List<Appraisal> appraisals(Game<S> position, Seat eyes, Seat seat) {
        Chance chance = Chance.seeded(position.decisions());
        List<Appraisal> appraisals = new ArrayList<>();
        for (int i = 0; i < IMAGINED; i++) {
            Game<S> imagined = position.imagine(eyes, chance);
            appraisals.add(imagined.book().game().appraise(imagined.state(), seat));
        }
        return appraisals;
    }

    private static List<Part> changes(List<Appraisal> before, List<Appraisal> after) {
        List<Part> changes = new ArrayList<>();
        double largest = 0;
        double weight = 0;
        List<Part> parts = before.get(0).parts();
        for (int i = 0; i < parts.size(); i++) {
            double[] then = points(before, i);
            double[] now = points(after, i);
            double change = mean(now) - mean(then);
            weight += Math.abs(mean(then));
            if (Math.abs(change) > SURE * Math.sqrt((variance(then) + variance(now)) / IMAGINED)) {
                changes.add(new Part(parts.get(i).id(), parts.get(i).sense(), change));
                largest = Math.max(largest, Math.abs(change));
            }
        }
        double least = Math.max(WORTH_SAYING * largest, NEGLIGIBLE * weight);
        return changes.stream()
                .filter(part -> Math.abs(part.points()) >= least)
                .sorted(Comparator.comparingDouble((Part part) -> -Math.abs(part.points())))
                .toList();
    }

    private static double[] points(List<Appraisal> appraisals, int part) {
        return appraisals.stream()
                .mapToDouble(each -> each.parts().get(part).points())
                .toArray();
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum / values.length;
    }

    private static double variance(double[] values) {
        double mean = mean(values);
        double squares = 0;
        for (double value : values) {
            squares += (value - mean) * (value - mean);
        }
        return squares / (values.length - 1);
    }
}
