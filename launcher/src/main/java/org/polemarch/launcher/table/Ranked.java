package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.core.session.Session;

/**
 * A line of the score: that of a seat, or of all the seats of a side that score as one.
 *
 * @param rank among the lines, 1 for the best
 * @param score what each of the seats has
 */
public record Ranked(int rank, List<Seat> seats, Score score) {

    public Ranked {
        seats = List.copyOf(seats);
    }

    /** The lines for these scores, best first. */
    public static List<Ranked> of(List<Score> scores, Session<?> session) {
        List<SeatInfo> infos = session.prepared().info().seats();
        List<Ranked> lines = new ArrayList<>();
        for (Score score :
                scores.stream().sorted(Comparator.comparingInt(Score::rank)).toList()) {
            String side = infos.get(score.seat().index()).side();
            List<Seat> together = scores.stream()
                    .filter(other -> infos.get(other.seat().index()).side().equals(side) && isSame(score, other))
                    .map(Score::seat)
                    .toList();
            Ranked last = lines.isEmpty() ? null : lines.get(lines.size() - 1);
            if (together.get(0).equals(score.seat())) {
                boolean tied = last != null && last.score.rank() == score.rank();
                lines.add(new Ranked(tied ? last.rank : lines.size() + 1, together, score));
            }
        }
        return lines;
    }

    private static boolean isSame(Score one, Score other) {
        return one.rank() == other.rank()
                && one.points() == other.points()
                && one.breakdown().equals(other.breakdown());
    }

    /** "Corinth, Sparta". */
    public String name(Function<Seat, String> named) {
        return seats.stream().map(named).collect(Collectors.joining(", "));
    }
}
